// Sends a file to an endpoint and reports how much of it has gone; `call.ts` does everything else.
import type { Endpoint, Params, ResponseBody } from '@app/contract/endpoint.ts';
import { timing } from '@app/contract/limits.ts';
import { errorBody, hasPromisedShape, noResponseError, refusedError, unreadableError } from '#lib/error-response.ts';
import { addressOf, requestOf } from '#lib/request.ts';
import { emitResponse } from '#lib/response-events.ts';
import { askBeforeLeaving } from '#lib/under-way.ts';

interface Upload<E extends Endpoint> {
  params: Params<E>;
  upload: File;
  /** An Idempotency-Key: a file that is sent again under it is added once. */
  key: string;
  signal: AbortSignal;
  /** Gets the part that has gone, 0 to 1. */
  onProgress: (share: number) => void;
}

/** A line on which nothing moves for so long is broken, in milliseconds. */
const stalled = 30_000;

/** Sends the file. Rejects with a RequestError, or with the signal's reason after an abort. */
export async function callUpload<E extends Endpoint & { upload: string }>(
  endpoint: E,
  { params, upload, key, signal, onProgress }: Upload<E>,
): Promise<ResponseBody<E>> {
  const path = addressOf(endpoint.path, { params: params as Record<string, unknown> });
  const { headers, body } = requestOf(endpoint, { upload }, key, true);
  const request = new XMLHttpRequest();
  const stopAsking = askBeforeLeaving();
  const answer = await new Promise<Response | Error>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        resolve(new DOMException('The time is over.', 'TimeoutError'));
        request.abort();
      }, milliseconds);
    };
    request.open(endpoint.method, path);
    for (const [name, value] of Object.entries(headers as Record<string, string>)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      wait(stalled);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => wait(timing.writeTimeout);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => resolve(new TypeError('no response'));
    request.onabort = () => resolve(new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) resolve(new DOMException('Aborted', 'AbortError'));
    else request.send(body as FormData);
    wait(stalled);
  });
  stopAsking();
  signal.throwIfAborted();
  if (answer instanceof Error) {
    emitResponse({ endpoint, status: 0, timedOut: answer.name === 'TimeoutError' });
    throw noResponseError(endpoint, path, answer);
  }
  const text = await answer.text();
  const json = parsed(text);
  emitResponse({ endpoint, status: answer.status, body: errorBody(json) });
  if (!answer.ok) throw refusedError(endpoint, path, answer, { text, json });
  if (!hasPromisedShape(endpoint, json)) throw unreadableError(endpoint, path);
  return json as ResponseBody<E>;
}

function responseOf(request: XMLHttpRequest): Response | Error {
  const { status, statusText, responseText } = request;
  if (status < 200) return new TypeError('no response');
  const retry = request.getResponseHeader('Retry-After');
  return new Response(status === 204 ? null : responseText, {
    status,
    statusText,
    headers: retry === null ? {} : { 'Retry-After': retry },
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
