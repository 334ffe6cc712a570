// Reads and writes the URL of My work: the order, and one board. Pure.
import { screenId } from '@app/contract/screens.ts';
import type { MyAsked } from '#features/my-work/my-sections.ts';

/** Returns what is shown. */
export function askedIn(search: URLSearchParams): MyAsked {
  const by = search.get('sort') === 'score' ? 'score' : 'due';
  return { by, workspaceId: screenId(search.get('board') ?? undefined) || undefined };
}

/** Returns the address with another order or board. */
export function withAsked(search: URLSearchParams, { by, workspaceId }: MyAsked): URLSearchParams {
  const next = new URLSearchParams(search);
  if (by === 'score') next.set('sort', by);
  else next.delete('sort');
  if (workspaceId === undefined) next.delete('board');
  else next.set('board', String(workspaceId));
  return next;
}
