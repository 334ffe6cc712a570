// An event for each response of the server; the session and the connectivity subscribe.
import type { Endpoint } from '@app/contract/endpoint.ts';
import type { ErrorBody } from '#lib/request-error.ts';

interface ResponseEvent {
  endpoint: Endpoint;
  /** 0 where there was no response. */
  status: number;
  /** The tasks that the call changes. */
  changed?: readonly number[] | undefined;
  /** The body of an error; undefined where it could not be read. */
  body?: ErrorBody | undefined;
  /** The request timed out. */
  timedOut?: boolean | undefined;
  /** A gateway has answered in place of the server. */
  ofGateway?: boolean | undefined;
  /** It does not have the shape of its endpoint: nobody knows who wrote it. */
  unreadable?: boolean | undefined;
}

type ResponseListener = (event: ResponseEvent) => void;

const listeners = new Set<ResponseListener>();

/** Subscribes to responses and returns a function that unsubscribes. */
export function onResponse(listener: ResponseListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies every subscriber of a response. */
export function emitResponse(event: ResponseEvent): void {
  for (const listener of listeners) listener(event);
}
