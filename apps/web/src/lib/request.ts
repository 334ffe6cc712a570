// Builds the HTTP request of a call: address, headers, body.
import type { Endpoint } from '@app/contract/endpoint.ts';
import { currentLocale } from '#lib/text.ts';

/** The input of a call without the types of its endpoint. */
export interface RequestInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  upload?: Blob | undefined;
  signal?: AbortSignal | undefined;
  unchecked?: boolean | undefined;
}

/** Returns the path with its parameters filled in, followed by the query. */
export function addressOf(pattern: string, { params, query }: RequestInput): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Always sends cookies, a content type only with a JSON body, and an idempotency key with a POST, so that a retry does nothing
 * twice.
 */
export function requestOf(
  endpoint: Endpoint,
  { body, upload }: RequestInput,
  key: string | undefined,
  fresh: boolean,
): RequestInit {
  // Before sign-in only this header sends the server the language of the page.
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': currentLocale() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key !== undefined) headers['Idempotency-Key'] = key;
  return {
    method: endpoint.method,
    credentials: 'include',
    headers,
    cache: fresh ? 'no-store' : 'default',
    body: upload && endpoint.upload ? formOf(endpoint.upload, upload) : body === undefined ? null : JSON.stringify(body),
  };
}

function formOf(name: string, file: Blob): FormData {
  const form = new FormData();
  form.append(name, file);
  return form;
}
