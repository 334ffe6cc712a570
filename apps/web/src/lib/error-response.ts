// Makes the error of a call: what the specification wants in the log, and a sentence for a person.
import type { Endpoint } from '@app/contract';
import { type ErrorBody, RequestError } from '#lib/request-error.ts';
import { currentText } from '#lib/text.ts';
import { isTimeout } from '#lib/time-limit.ts';

/** An answer as it was read: its text, and what that is as JSON. */
export interface ReadAnswer {
  text: string;
  json: unknown;
}

/** The error of an answer that is none of success: `{status}: {message}`, wrapped. */
export function refused(endpoint: Endpoint, path: string, response: Response, { text, json }: ReadAnswer): RequestError {
  const { method } = endpoint;
  const { status } = response;
  const body = errorBody(json) ?? {};
  const said = (json === undefined ? text : body.message) || response.statusText || currentText().errors.unexpected;
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  const message = wrapped(endpoint, path, `${status}: ${said}`);
  // The dialog that asks for the password says the same.
  const isEnded = status === 401 && body.recovery === 'login';
  const reason = isEnded ? currentText().shell.signInAgain : forPerson(json, said, body.requestId);
  return new RequestError({ method, path, status, body, reason, message, retryAfter });
}

/** The error of a call that was not answered; status 0. */
export function unanswered(endpoint: Endpoint, path: string, cause: unknown): RequestError {
  const words = currentText().shell;
  const reason = isTimeout(cause) ? words.session.timedOut : words.unreachable;
  const message = wrapped(endpoint, path, `0: ${reason}`);
  const error = new RequestError({ method: endpoint.method, path, status: 0, body: {}, reason, message });
  error.cause = cause;
  return error;
}

/** The code of an answer that was none, as no server writes it. */
export const unreadableCode = 'unreadable';

/** The error of an answer that is not what the endpoint promises: as of a gateway that passes on nonsense. */
export function unreadable(endpoint: Endpoint, path: string): RequestError {
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

/** The body of an answer, if it is one that says anything. */
export function errorBody(json: unknown): ErrorBody | undefined {
  return typeof json === 'object' && json !== null ? json : undefined;
}

/** What was said, with the number of a failure; a page that a proxy wrote is no sentence for a person. */
function forPerson(json: unknown, said: string, requestId: string | undefined): string {
  const { errors } = currentText();
  const isPage = json === undefined && (said.trimStart().startsWith('<') || said.length > 300);
  if (isPage) return errors.unexpected;
  return requestId === undefined ? said : `${said} (${errors.reference(requestId)})`;
}

function wrapped(endpoint: Endpoint, path: string, message: string): string {
  const { errors } = currentText();
  return endpoint.method === 'GET' ? errors.query(path, message) : errors.request(endpoint.method, path, message);
}
