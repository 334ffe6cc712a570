// Reads and writes the URL of My work: the order, and one board. Pure.
import { screenId } from '@app/contract/screens.ts';
import type { MyWorkRequest } from '#features/my-work/my-sections.ts';

/** Returns what is shown. */
export function requestIn(search: URLSearchParams): MyWorkRequest {
  const by = search.get('sort') === 'score' ? 'score' : 'due';
  return { by, workspaceId: screenId(search.get('board') ?? undefined) || undefined };
}

/** Returns the address with another order or board. */
export function withRequest(search: URLSearchParams, { by, workspaceId }: MyWorkRequest): URLSearchParams {
  const next = new URLSearchParams(search);
  if (by === 'score') next.set('sort', by);
  else next.delete('sort');
  if (workspaceId === undefined) next.delete('board');
  else next.set('board', String(workspaceId));
  return next;
}
