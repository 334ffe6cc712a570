// A list that was too long for one answer: where it goes on, and the parts put together.

/** The address of what follows, of this server alone; undefined where the list is whole, or its reader asked for a page. */
export function nextPageOf(response: Response, path: string): string | undefined {
  if (new URLSearchParams(path.split('?')[1]).has('limit')) return undefined;
  return /<(\/api\/[^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
}

/** Both parts as one; what has moved from one into the other meanwhile is there once. */
export function joinedPages(first: readonly unknown[], rest: readonly unknown[]): unknown[] {
  const known = new Set(first.map(idOf));
  return [...first, ...rest.filter((item) => !known.has(idOf(item)))];
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
