// The product's only fetch: calls an endpoint of the contract and throws a RequestError where it is refused.
import { type Answer, api, type BodyInput, type Endpoint, type Params, type QueryInput, timing } from '@app/contract';
import { tellAnswer } from '#lib/answers.ts';
import { errorBody, refused, unanswered } from '#lib/refusal.ts';
import { addressOf, type Given, requestOf } from '#lib/request.ts';
import { RequestError } from '#lib/request-error.ts';
import { isAuthCall, retryWaits, withRetries } from '#lib/retry.ts';
import { isTimeout, timeLimit } from '#lib/time-limit.ts';

export { RequestError } from '#lib/request-error.ts';

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };

/** What an endpoint needs: its params, query and body, a signal to give up, and whether a refusal is an answer like others. */
export type CallInput<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'body', BodyInput<E>> & {
    query?: QueryInput<E> | undefined;
    signal?: AbortSignal | undefined;
    unchecked?: boolean | undefined;
  } & (E extends { upload: string } ? { upload: Blob } : { upload?: undefined });

/** What a call gives: what the endpoint answers, or the file that it is. */
type Called<E extends Endpoint> = E extends { file: string } ? Blob : Answer<E>;

/** Calls an endpoint. Sign-in, registration and the current user are tried again where the server cannot be reached. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Called<E>> {
  const given = input as Given;
  const path = addressOf(endpoint.path, given);
  const isAuth = isAuthCall(endpoint);
  const request = requestOf(endpoint, given, isAuth);
  const run = () => attempt(endpoint, path, request, given);
  return (await withRetries(isAuth ? retryWaits() : [], given.signal, run)) as Called<E>;
}

/** Calls an endpoint; null where nobody is signed in. */
export async function callOrNull<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Called<E> | null> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

async function attempt(endpoint: Endpoint, path: string, request: RequestInit, { signal, unchecked }: Given): Promise<unknown> {
  const limit = endpoint === api.auth.currentUser ? timeLimit(timing.currentUserTimeout, signal) : undefined;
  let response: Response;
  let text = '';
  let file: Blob | undefined;
  try {
    response = await fetch(path, { ...request, signal: limit?.signal ?? signal ?? null });
    if (endpoint.file && response.ok) file = await response.blob();
    else if (response.status !== 204) text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    tellAnswer({ endpoint, status: 0, timedOut: isTimeout(error) });
    throw unanswered(endpoint, path, error);
  } finally {
    limit?.stop();
  }
  const json = parsed(text);
  tellAnswer({ endpoint, status: response.status, body: errorBody(json) });
  if (!response.ok && !unchecked) throw refused(endpoint, path, response, { text, json });
  if (file) return file;
  if (response.ok && (response.status === 204 || endpoint.method === 'DELETE')) return { success: true };
  return json === undefined ? { success: response.ok, status: response.status } : json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
