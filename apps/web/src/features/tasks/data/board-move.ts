// The rules of a move on a board: its request, the card's optimistic place, and the announcement. Pure.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { orderBefore } from '#features/tasks/data/patch-board.ts';

export interface Move {
  workspaceId: number;
  card: TaskCard;
  from: BoardColumn;
  to: BoardColumn;
  /** The card below the new place; null appends. */
  beforeId: number | null;
}

export type MovePlan =
  | { kind: 'none' }
  /**
   * In the company view, and for a task of another workspace: the server finds the column of the status in the task's own
   * workspace.
   */
  | { kind: 'status'; status: string; order: number }
  | { kind: 'column'; columnId: number; status: string; send: number; local: number };

/** Returns the request of a move. */
export function movePlan({ workspaceId, card, from, to, beforeId }: Move): MovePlan {
  const stays = from.column.id === to.column.id;
  const status = to.column.name;
  if (workspaceId === companyWorkspaceId || card.workspaceId !== workspaceId) {
    return stays ? { kind: 'none' } : { kind: 'status', status, order: to.nextOrder };
  }
  if (stays && isSamePlace(to.cards, card.id, beforeId)) return { kind: 'none' };
  const cards = to.whole ?? to.cards;
  const anchor = ownCardFrom(cards, beforeId, card);
  const order = anchor ? orderBefore(cards, anchor.id, card.id) : { send: to.nextOrder, local: to.nextOrder };
  return { kind: 'column', columnId: to.column.id, status, ...order };
}

/** Returns the card's position after the move, counted from 1, and the number of cards. */
export function placeAfter({ card, from, to, beforeId }: Move): { position: number; of: number } {
  const others = to.cards.filter((each) => each.id !== card.id);
  const index = beforeId === null ? -1 : others.findIndex((each) => each.id === beforeId);
  const of = from.column.id === to.column.id ? Math.max(1, to.shown) : to.shown - (to.cards.length - others.length) + 1;
  return { position: index < 0 ? of : index + 1, of };
}

/** Returns the card below a card, also one that the filter hides, to undo a move later. */
export function cardBelow({ cards, whole = cards }: BoardColumn, taskId: number): number | null {
  const index = whole.findIndex((each) => each.id === taskId);
  return whole[index + 1]?.id ?? null;
}

function isSamePlace(cards: readonly TaskCard[], taskId: number, beforeId: number | null): boolean {
  const index = cards.findIndex((each) => each.id === taskId);
  if (index < 0) return false;
  return beforeId === taskId || (cards[index + 1]?.id ?? null) === beforeId;
}

/** Returns the first card from the drop line down that belongs to this board; cards of other boards have their own order. */
function ownCardFrom(cards: readonly TaskCard[], beforeId: number | null, moving: TaskCard): TaskCard | undefined {
  if (beforeId === null) return undefined;
  const index = cards.findIndex((each) => each.id === beforeId);
  if (index < 0) return undefined;
  return cards.slice(index).find((each) => each.id !== moving.id && each.workspaceId === moving.workspaceId);
}
