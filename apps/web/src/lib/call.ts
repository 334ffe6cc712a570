// Calls an endpoint of the contract and throws a RequestError when the call is refused or fails; `call-stream.ts` reads a stream.
import * as api from '@app/contract/api.ts';
import type { BodyInput, Endpoint, Params, QueryInput, ResponseBody } from '@app/contract/endpoint.ts';
import { timing } from '@app/contract/limits.ts';
import {
  errorBody,
  hasPromisedShape,
  noResponseError,
  type ReadBody,
  refusedError,
  unreadableError,
} from '#lib/error-response.ts';
import { withIdempotencyKey } from '#lib/idempotency-keys.ts';
import { nextPageOf } from '#lib/next-page.ts';
import { addressOf, type RequestInput, requestOf } from '#lib/request.ts';
import { RequestError } from '#lib/request-error.ts';
import { emitResponse } from '#lib/response-events.ts';
import { isAuthCall, retryDelays, withRetries } from '#lib/retry.ts';
import { isSessionResponse } from '#lib/session-rules.ts';
import { isTimeout, startTimeout } from '#lib/timeout.ts';
import { isNoted } from '#lib/unanswered-writes.ts';
import { startRequest } from '#lib/under-way.ts';

export { RequestError } from '#lib/request-error.ts';

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };

/** The input of an endpoint: params, query, body, an abort signal, and whether an error status is a normal result. */
export type CallInput<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'body', BodyInput<E>> & {
    query?: QueryInput<E> | undefined;
    signal?: AbortSignal | undefined;
    unchecked?: boolean | undefined;
    /** Sends an auth call without retries. */
    once?: boolean | undefined;
    /** An Idempotency-Key that outlives this call; without it a POST gets one of its own. */
    key?: string | undefined;
  } & (E extends { upload: string } ? { upload: Blob } : { upload?: undefined });

/** The result of a call: the endpoint's response, or the file that it returns. */
type Called<E extends Endpoint> = E extends { file: string } ? Blob : ResponseBody<E>;

/** Calls an endpoint. Retries sign-in, registration and the current user when the server cannot be reached. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Called<E>> {
  const given = input as RequestInput;
  const path = addressOf(endpoint.path, given);
  const isAuth = isAuthCall(endpoint);
  function send(key?: string): Promise<unknown> {
    const request = requestOf(endpoint, given, key, isAuth);
    return withRetries(isAuth && !input.once ? retryDelays() : [], given.signal, () => attempt(endpoint, path, request, given));
  }
  async function sendProved(key?: string): Promise<unknown> {
    try {
      return await send(key);
    } catch (error) {
      if (!(error instanceof RequestError) || error.body.error !== 'reauthentication_required') throw error;
      const { proveIdentity } = await import('#lib/reauthentication.ts');
      if (!(await proveIdentity(error.body.methods ?? []))) throw error;
      return send(key);
    }
  }
  const { key } = input;
  if (key !== undefined || endpoint.method !== 'POST') return (await sendProved(key)) as Called<E>;
  return (await withIdempotencyKey(given.upload ?? `${path} ${JSON.stringify(given.body)}`, sendProved)) as Called<E>;
}

/** Calls an endpoint. Returns null when nobody is signed in. */
export async function callOrNull<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Called<E> | null> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

async function attempt(endpoint: Endpoint, path: string, request: RequestInit, given: RequestInput): Promise<unknown> {
  const { signal, unchecked } = given;
  const timeout = startTimeout(timeoutFor(endpoint), signal);
  const underWay = isRead(endpoint) ? undefined : startRequest(request.body, losesWork(endpoint, request));
  let response: Response;
  let text = '';
  let file: Blob | undefined;
  try {
    response = await (underWay?.send ?? fetch)(path, { ...request, signal: timeout.signal });
    // A body that has begun may take longer on a slow line.
    if (endpoint !== api.auth.currentUser) timeout.restart(timing.bodyTimeout);
    if (endpoint.file && response.ok) file = await response.blob();
    else if (response.status !== 204) text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    emitResponse({ endpoint, status: 0, timedOut: isTimeout(error) });
    throw noResponseError(endpoint, path, error);
  } finally {
    timeout.stop();
    underWay?.end();
  }
  const json = parsed(text);
  const answer = resultOf(endpoint, response, { text, json });
  const isRightFile = file !== undefined && isFile(endpoint, response);
  const isReadable = !response.ok || isRightFile || (file === undefined && hasPromisedShape(endpoint, answer));
  emitResponse({
    endpoint,
    status: response.status,
    changed: isRead(endpoint) || endpoint.effect === 'passing' ? undefined : tasksOf(given),
    body: errorBody(json),
    ofGateway: isOfGateway(endpoint, response, { text, json }),
    unreadable: !isReadable || undefined,
  });
  if (!response.ok && !unchecked) throw refusedError(endpoint, path, response, { text, json });
  if (isRightFile) return file;
  if (!isReadable) throw unreadableError(endpoint, path);
  const next = nextPageOf(response, path);
  if (next === undefined || !Array.isArray(answer)) return answer;
  return [...answer, ...((await attempt(endpoint, next, request, given)) as unknown[])];
}

/** What only reads ends with its page, and a failed attempt is not sent a second time for the browser's quota. */
function isRead(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint.effect === 'none';
}

/** Returns the tasks that a call is about: one by its path, or several by its body. */
function tasksOf({ params, body }: RequestInput): number[] | undefined {
  const one = params?.['taskId'];
  if (typeof one === 'number') return [one];
  const { tasks } = (body ?? {}) as { tasks?: unknown };
  return Array.isArray(tasks) ? tasks.flatMap(({ taskId }) => (typeof taskId === 'number' ? [taskId] : [])) : undefined;
}

/** Returns whether a request that ends with the page loses what a person did; a write that the next page sends again does not. */
function losesWork(endpoint: Endpoint, { headers }: RequestInit): boolean {
  const key = new Headers(headers).get('Idempotency-Key');
  return !isAuthCall(endpoint) && endpoint.effect !== 'passing' && !(key !== null && isNoted(key));
}

/** Returns the timeout for the response headers. What is passing may ask another server, as the test of mails does. */
function timeoutFor(endpoint: Endpoint): number {
  if (endpoint === api.auth.currentUser) return timing.currentUserTimeout;
  const isQuick = isRead(endpoint) && endpoint.effect !== 'passing' && endpoint.file === undefined;
  return isQuick ? timing.readTimeout : timing.writeTimeout;
}

/** Returns whether the response is the kind of file that was requested, and not a page that a proxy wrote. */
function isFile({ file = '' }: Endpoint, { headers }: Response): boolean {
  return headers.get('Content-Type')?.split(';')[0] === file.split(';')[0];
}

/**
 * Returns whether a gateway wrote the response: a page in place of data, a 503 that is not ours, or something else in place of who
 * is signed in. Other data of a wrong shape may be a fault of one endpoint.
 */
function isOfGateway(endpoint: Endpoint, { ok, status }: Response, { text, json }: ReadBody): true | undefined {
  const isNobody = ok && endpoint === api.auth.currentUser && !isSessionResponse(json);
  return isNobody || (json === undefined && (status === 503 || (ok && text.trimStart().startsWith('<')))) || undefined;
}

/** Returns the result for the caller. A 204 and every DELETE succeed; a response without a body has only its status. */
function resultOf({ method }: Endpoint, { ok, status }: Response, { text, json }: ReadBody): unknown {
  const isPage = json === undefined && text.trimStart().startsWith('<');
  if (ok && isPage) return undefined;
  if (ok && (status === 204 || method === 'DELETE')) return { success: true };
  return json === undefined ? { success: ok, status } : json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
