// Takes the responses of calls that `public/start.js` began before the application was loaded.

declare global {
  var begunCalls: Map<string, { response: Promise<Response>; control: AbortController }> | undefined;
}

/** Milliseconds since the page began after which nothing is taken: events since then might be missed. */
const fresh = 10_000;

/** Forgets what nobody has taken: it grows old, or was answered to nobody. */
export function forgetBegunCalls(): void {
  globalThis.begunCalls?.clear();
}

/** Sends a request like `fetch`, or takes the response of the same GET, once, if the page has begun it. */
export function fetchOrTake(path: string, request: RequestInit): Promise<Response> {
  const { begunCalls } = globalThis;
  const begun = request.method === 'GET' && performance.now() < fresh ? begunCalls?.get(path) : undefined;
  if (!begun) return fetch(path, request);
  begunCalls?.delete(path);
  const { signal } = request;
  signal?.addEventListener('abort', () => begun.control.abort(signal.reason));
  // An abort that came before rejects here, too.
  return begun.response.catch(() => fetch(path, request));
}
