// Pure patches of many cards of a board at once.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isEqual } from '#features/tasks/data/patch-board.ts';

/** What becomes of cards, by id; null takes a card away. */
export type CardChanges = ReadonlyMap<number, Partial<TaskCard> | null>;

/** Applies the changes in one pass; the other cards stay the same objects. */
export function patchCards(cards: readonly TaskCard[], changes: CardChanges): TaskCard[] {
  return cards.flatMap((card) => {
    const change = changes.get(card.id);
    if (change === null) return [];
    return change === undefined ? [card] : [{ ...card, ...change }];
  });
}

/** Puts whole cards in place of older ones; one that is new to the board comes last. */
export function putCards(
  cards: readonly TaskCard[],
  fresh: ReadonlyMap<number, TaskCard | null>,
  adds: ReadonlySet<number>,
): TaskCard[] {
  const listedIds = new Set(cards.map(({ id }) => id));
  const patched = cards.flatMap((card) => {
    const now = fresh.get(card.id);
    if (now === null) return [];
    return now === undefined || now.version < card.version ? [card] : [now];
  });
  const added = [...fresh.values()].filter((card) => card !== null && !listedIds.has(card.id) && adds.has(card.id));
  return [...patched, ...(added as TaskCard[])];
}

/** Takes back what failed changes have left; what has changed again since stays. */
export function revertCards(cards: readonly TaskCard[], before: ReadonlyMap<number, TaskCard>, changes: CardChanges): TaskCard[] {
  const here = new Set(cards.map(({ id }) => id));
  const gone = [...before.values()].filter(({ id }) => changes.get(id) === null && !here.has(id));
  const restored = cards.map((card) => {
    const [old, change] = [before.get(card.id), changes.get(card.id)];
    if (!old || !change) return card;
    const names = Object.keys(change) as (keyof TaskCard)[];
    const own = names.filter((name) => isEqual(card[name], change[name]));
    return { ...card, ...Object.fromEntries(own.map((name) => [name, old[name]])) };
  });
  return [...restored, ...gone];
}
