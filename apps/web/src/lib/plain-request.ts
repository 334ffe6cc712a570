// Sends a request as it is and returns the answer as it is, whatever its status. For the API reference.

interface PlainRequest {
  method: string;
  address: string;
  headers?: Record<string, string>;
  body?: string | FormData | undefined;
  /** Sends no cookies: the request has a credential of its own, or none. */
  anonymous?: boolean;
  signal?: AbortSignal | undefined;
}

export interface PlainAnswer {
  status: number;
  headers: Headers;
  type: string;
  text: string;
  /** Bytes of the answer. */
  size: number;
  /** Milliseconds until the whole answer was there. */
  duration: number;
}

/** Rejects if there is no answer. */
export async function sendPlain({ method, address, headers = {}, body, anonymous, signal }: PlainRequest): Promise<PlainAnswer> {
  const started = performance.now();
  const response = await fetch(address, {
    method,
    headers: { Accept: 'application/json, */*', ...headers },
    credentials: anonymous ? 'omit' : 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  const bytes = await response.arrayBuffer();
  const type = response.headers.get('Content-Type') ?? '';
  const isText = /json|^text\/|xml|javascript/.test(type);
  return {
    status: response.status,
    headers: response.headers,
    type,
    text: isText ? new TextDecoder().decode(bytes) : '',
    size: bytes.byteLength,
    duration: Math.round(performance.now() - started),
  };
}
