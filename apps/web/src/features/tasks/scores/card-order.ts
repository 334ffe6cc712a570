// The order of a board's cards in the address: that of the board, or by score.
import type { CardOrder } from '@app/contract/views/views.rules.ts';

export function cardOrderFrom(search: URLSearchParams): CardOrder {
  return search.get('cards') === 'score' ? 'score' : 'board';
}

/** Returns the address with this order. */
export function withCardOrder(search: URLSearchParams, byScore: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (byScore) next.set('cards', 'score');
  else next.delete('cards');
  return next;
}
