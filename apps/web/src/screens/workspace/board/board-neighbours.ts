// Where the focus or a card moves from a card. Pure, on the visible columns.
import type { TaskCard } from '@app/contract';
import type { Direction } from '#screens/workspace/surface/task-commands.ts';

export interface Lane {
  columnId: number;
  /** The visible cards, top to bottom. */
  cards: readonly TaskCard[];
  /** No card can be moved into it. */
  foreign?: boolean | undefined;
}

export interface Position {
  lane: number;
  index: number;
}

/** The position of a card. */
export function positionOf(lanes: readonly Lane[], taskId: number): Position | undefined {
  for (const [lane, { cards }] of lanes.entries()) {
    const index = cards.findIndex((card) => card.id === taskId);
    if (index >= 0) return { lane, index };
  }
  return undefined;
}

/** Returns the card in a direction. Sideways it skips empty columns and stays as near to the same height as possible. */
export function neighbour(lanes: readonly Lane[], taskId: number, to: Direction): TaskCard | undefined {
  const spot = positionOf(lanes, taskId);
  if (!spot) return undefined;
  const { cards } = lanes[spot.lane] as Lane;
  if (to === 'first') return cards[0];
  if (to === 'last') return cards.at(-1);
  if (to === 'up') return cards[spot.index - 1];
  if (to === 'down') return cards[spot.index + 1];
  const step = to === 'left' ? -1 : 1;
  for (let lane = spot.lane + step; lane >= 0 && lane < lanes.length; lane += step) {
    const found = lanes[lane]?.cards;
    if (found && found.length > 0) return found[Math.min(spot.index, found.length - 1)];
  }
  return undefined;
}

/** Returns the card that takes the focus when this one disappears: the one below, else the one above. */
export function nextFocusOf(lanes: readonly Lane[], taskId: number): TaskCard | undefined {
  return neighbour(lanes, taskId, 'down') ?? neighbour(lanes, taskId, 'up');
}

/** Returns the card that takes the focus after this one has disappeared: one of its column that is still there, else one beside it. */
export function focusAfterLoss(before: readonly Lane[], now: readonly Lane[], taskId: number): TaskCard | undefined {
  const still = new Set(now.flatMap(({ cards }) => cards.map(({ id }) => id))).add(taskId);
  const rest = before.map((lane) => ({ ...lane, cards: lane.cards.filter(({ id }) => still.has(id)) }));
  return nextFocusOf(rest, taskId) ?? neighbour(rest, taskId, 'right') ?? neighbour(rest, taskId, 'left');
}

/** Returns the card before which a card must be put to move one place up or down; null is the end, undefined no move. */
export function reorderBefore(cards: readonly TaskCard[], taskId: number, to: 'up' | 'down'): number | null | undefined {
  const index = cards.findIndex((card) => card.id === taskId);
  if (index < 0) return undefined;
  if (to === 'up') return cards[index - 1]?.id;
  if (index === cards.length - 1) return undefined;
  return cards[index + 2]?.id ?? null;
}
