// Pagination of lists that are too long for one response: the address of the next page.

/**
 * Returns the address of the next page, on this server only. Undefined when the list is complete or the caller asked for one
 * page.
 */
export function nextPageOf(response: Response, path: string): string | undefined {
  if (new URLSearchParams(path.split('?')[1]).has('limit')) return undefined;
  return /<(\/api\/[^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
}
