// Completes a list of compact cards.
import type { CompactCard, TaskCard } from '#tasks/tasks.contract.ts';

/** Returns the complete cards. One that is on two pages of the list, because it moved meanwhile, is returned once. */
export function completeCards(list: readonly CompactCard[]): TaskCard[] {
  const cards = new Map<number, TaskCard>();
  let card = {} as TaskCard;
  for (const differences of list) {
    card = { ...card, ...differences } as TaskCard;
    cards.set(card.id, card);
  }
  return [...cards.values()];
}
