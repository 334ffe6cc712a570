// Makes the error of a call: the log message that the specification asks for, and a sentence for a person.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { type ErrorBody, RequestError } from '#lib/request-error.ts';
import { currentText } from '#lib/text.ts';
import { isTimeout } from '#lib/timeout.ts';

/** A response body as text and as parsed JSON. */
export interface ReadBody {
  text: string;
  json: unknown;
}

/** Returns the error of an error status: `{status}: {message}`, wrapped. */
export function refusedError(endpoint: Endpoint, path: string, response: Response, { text, json }: ReadBody): RequestError {
  const { method } = endpoint;
  const { status } = response;
  const body = errorBody(json) ?? { error: gatewayCode };
  const original = (json === undefined ? text : body.message) || response.statusText || currentText().errors.unexpected;
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  const message = wrapped(endpoint, path, `${status}: ${original}`);
  // The dialog that asks for the password shows the same sentence.
  const isEnded = status === 401 && body.recovery === 'login';
  const reason = isEnded ? currentText().shell.signInAgain : readableMessage(json, original, body.requestId);
  return new RequestError({ method, path, status, body, reason, message, retryAfter });
}

/** Returns the error of a call without a response; its status is 0. */
export function noResponseError(endpoint: Endpoint, path: string, cause: unknown): RequestError {
  const strings = currentText().shell;
  const reason = isTimeout(cause) ? strings.session.timedOut : strings.unreachable;
  const message = wrapped(endpoint, path, `0: ${reason}`);
  const error = new RequestError({ method: endpoint.method, path, status: 0, body: {}, reason, message });
  error.cause = cause;
  return error;
}

/** The error code of an error status without our words: a gateway or a proxy wrote it. No server sends it. */
export const gatewayCode = 'gateway';

/** The error code of a response that the page cannot read. No server sends it. */
export const unreadableCode = 'unreadable';

/** Returns the error of a response that does not match its endpoint, treated like nonsense from a gateway. */
export function unreadableError(endpoint: Endpoint, path: string): RequestError {
  const reason = currentText().errors.unreadable;
  const status = 502;
  const message = wrapped(endpoint, path, `${status}: ${reason}`);
  return new RequestError({
    method: endpoint.method,
    path,
    status,
    body: { message: reason, error: unreadableCode },
    reason,
    message,
  });
}

/** Returns the body as an error body, if it has one of its fields. */
export function errorBody(json: unknown): ErrorBody | undefined {
  return typeof json === 'object' && json !== null ? json : undefined;
}

/** Adds the request id of a failure to the message. A page that a proxy wrote is no sentence for a person. */
function readableMessage(json: unknown, message: string, requestId: string | undefined): string {
  const { errors } = currentText();
  const isPage = json === undefined && (message.trimStart().startsWith('<') || message.length > 300);
  if (isPage) return errors.unexpected;
  return requestId === undefined ? message : `${message} (${errors.reference(requestId)})`;
}

function wrapped(endpoint: Endpoint, path: string, message: string): string {
  const { errors } = currentText();
  return endpoint.method === 'GET' ? errors.query(path, message) : errors.request(endpoint.method, path, message);
}

/** What is read of a schema. */
interface Definition {
  type: string;
  element?: Endpoint['response'];
  options?: readonly Endpoint['response'][];
  shape?: Record<string, Endpoint['response']>;
}

/**
 * Returns whether a response is a list or an object as it was promised, with the fields that may not be missing. What they hold is
 * trusted: the server sends what the schema allows, and a page that is older than the server does not know all that it may hold.
 * Something else is the answer of a proxy.
 */
export function hasPromisedShape(endpoint: Endpoint, answer: unknown): boolean {
  // These two say who is signed in in several shapes, which their callers parse.
  const isParsed = endpoint === api.auth.login || endpoint === api.auth.currentUser;
  return isParsed ? typeof answer === 'object' && answer !== null : hasFields(endpoint.response, answer);
}

function hasFields(schema: Endpoint['response'], answer: unknown): boolean {
  const { type, element, options, shape } = schema._zod.def as Definition;
  if (element) return Array.isArray(answer) && (answer.length === 0 || hasFields(element, answer[0]));
  if (options) return options.some((option) => hasFields(option, answer));
  if (type === 'string') return typeof answer === 'string';
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  return Object.entries(shape ?? {}).every(([key, { _zod }]) => key in answer || _zod.optout === 'optional');
}
