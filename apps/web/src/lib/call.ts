// The product's only fetch: calls an endpoint of the contract and throws a RequestError where it is refused.
import { type Answer, api, type BodyInput, type Endpoint, type Params, type QueryInput, timing } from '@app/contract';
import { type ErrorBody, RequestError } from '#lib/request-error.ts';
import { currentLocale, currentText } from '#lib/text.ts';

export { RequestError } from '#lib/request-error.ts';

type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };

/** What an endpoint needs: its params, query and body, and a signal to give up. */
export type CallInput<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'body', BodyInput<E>> & { query?: QueryInput<E> | undefined; signal?: AbortSignal | undefined } & (E extends {
    upload: string;
  }
    ? { upload: Blob }
    : { upload?: undefined });

interface Given {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  upload?: Blob | undefined;
  signal?: AbortSignal | undefined;
}

/** Hears of every answer, refused or not; `status` 0 means that there was none. */
export type AnswerListener = (answer: { endpoint: Endpoint; status: number; body?: ErrorBody | undefined }) => void;

const listeners = new Set<AnswerListener>();

/** Registers a listener for answers and returns how to stop. */
export function onAnswer(listener: AnswerListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls an endpoint. Sign-in, registration and the current user are tried again where the server cannot be reached. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  const given = input as Given;
  const path = addressOf(endpoint.path, given);
  const request = requestOf(endpoint, given);
  const waits = isAuth(endpoint) ? retryWaits() : [];
  for (;;) {
    try {
      return (await attempt(endpoint, path, request, given.signal)) as Answer<E>;
    } catch (error) {
      const wait = isPassing(error) ? waits.shift() : undefined;
      if (wait === undefined) throw error;
      await pause(wait, given.signal);
    }
  }
}

/** The waits between the tries of an auth call, in milliseconds: 1000, 1500, 2250. */
export function retryWaits(): number[] {
  return Array.from({ length: timing.authRetries }, (_, n) => timing.authRetryFirst * timing.authRetryFactor ** n);
}

function isAuth(endpoint: Endpoint): boolean {
  const tried: Endpoint[] = [api.auth.login, api.auth.currentUser, api.users.register];
  return tried.includes(endpoint);
}

function isPassing(error: unknown): boolean {
  return error instanceof RequestError && !isTimeout(error.cause) && [0, 502, 503, 504].includes(error.status);
}

async function attempt(endpoint: Endpoint, path: string, request: RequestInit, signal: AbortSignal | undefined) {
  const signals = signal ? [signal] : [];
  if (endpoint === api.auth.currentUser) signals.push(AbortSignal.timeout(timing.currentUserTimeout));
  let response: Response;
  let text = '';
  let file: Blob | undefined;
  try {
    response = await fetch(path, { ...request, signal: signals.length > 0 ? AbortSignal.any(signals) : null });
    if (endpoint.file && response.ok) file = await response.blob();
    else if (response.status !== 204) text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    tell(endpoint, 0);
    throw unreachable(endpoint, path, error);
  }
  const body = parsed(text);
  tell(endpoint, response.status, body);
  if (!response.ok) throw refused(endpoint, path, response, text, body);
  if (file) return file;
  if (response.status === 204 || endpoint.method === 'DELETE') return { success: true };
  return body === undefined ? { success: true, status: response.status } : body;
}

function tell(endpoint: Endpoint, status: number, body?: unknown): void {
  for (const listener of listeners) listener({ endpoint, status, body: errorBody(body) });
}

function addressOf(pattern: string, { params, query }: Given): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

function requestOf(endpoint: Endpoint, { body, upload }: Given): RequestInit {
  // Before sign-in the server knows no other way to answer in the language of the page.
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLocale() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (endpoint.method === 'POST') headers['Idempotency-Key'] = randomKey();
  const cache = isAuth(endpoint) ? 'no-store' : 'default';
  return {
    method: endpoint.method,
    credentials: 'include',
    headers,
    cache,
    body: upload && endpoint.upload ? formOf(endpoint.upload, upload) : body === undefined ? null : JSON.stringify(body),
  };
}

function formOf(name: string, file: Blob): FormData {
  const form = new FormData();
  form.append(name, file);
  return form;
}

/** A random UUID, also where `crypto.randomUUID` is missing because the page came over plain http. */
function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorBody(body: unknown): ErrorBody | undefined {
  return typeof body === 'object' && body !== null ? body : undefined;
}

function refused(endpoint: Endpoint, path: string, response: Response, text: string, json: unknown): RequestError {
  const body = errorBody(json) ?? {};
  const reason =
    (json === undefined ? text.slice(0, 300) : body.message) || response.statusText || currentText().errors.unexpected;
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  const message = wrapped(endpoint, path, response.status, reason);
  return new RequestError({ method: endpoint.method, path, status: response.status, body, reason, message, retryAfter });
}

function unreachable(endpoint: Endpoint, path: string, cause: unknown): RequestError {
  const words = currentText().shell;
  const reason = isTimeout(cause) ? words.session.timedOut : words.unreachable;
  const message = wrapped(endpoint, path, 0, reason);
  const error = new RequestError({ method: endpoint.method, path, status: 0, body: {}, reason, message });
  error.cause = cause;
  return error;
}

function wrapped(endpoint: Endpoint, path: string, status: number, reason: string): string {
  const { errors } = currentText();
  const message = `${status}: ${reason}`;
  return endpoint.method === 'GET' ? errors.query(path, message) : errors.request(endpoint.method, path, message);
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function pause(wait: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, wait);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
