// Who wants to hear of every answer: the session, and whether the server can be reached at all.
import type { Endpoint } from '@app/contract';
import type { ErrorBody } from '#lib/request-error.ts';

interface HeardAnswer {
  endpoint: Endpoint;
  /** 0 where there was no answer. */
  status: number;
  /** What the answer holds; undefined where it could not be read. */
  body?: ErrorBody | undefined;
  /** There was no answer because the time was over. */
  timedOut?: boolean | undefined;
}

type AnswerListener = (answer: HeardAnswer) => void;

const listeners = new Set<AnswerListener>();

/** Registers a listener for answers and returns how to stop. */
export function onAnswer(listener: AnswerListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells every listener of an answer. */
export function tellAnswer(answer: HeardAnswer): void {
  for (const listener of listeners) listener(answer);
}
