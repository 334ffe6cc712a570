// Pagination of lists that are too long for one response: the address of the next page, and the joined pages.

/**
 * Returns the address of the next page, on this server only. Undefined when the list is complete or the caller asked for one
 * page.
 */
export function nextPageOf(response: Response, path: string): string | undefined {
  if (new URLSearchParams(path.split('?')[1]).has('limit')) return undefined;
  return /<(\/api\/[^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
}

/** Joins two pages. A row that moved from one into the other meanwhile appears once. */
export function joinedPages(first: readonly unknown[], rest: readonly unknown[]): unknown[] {
  const known = new Set(first.map(idOf));
  return [...first, ...rest.filter((item) => !known.has(idOf(item)))];
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
