// The ids of new items of a checklist. Pure.
import type { ChecklistItem } from '#tasks/tasks.contract.ts';

/** Ids stay below 2 ** 52, so that the next free one is an integer, too. */
const highest = 2 ** 20;
const prime = 16_777_619;

/**
 * Returns the id of a new item: it follows from the text, and is the next free one if the list has that. So a repeated request adds
 * nothing twice, and an item never gets the id of a removed one with another text: a change that was made from the list before
 * would hit it.
 */
export function newItemId(items: readonly ChecklistItem[], text: string): number {
  const taken = new Set(items.map(({ id }) => id));
  let id = (hashOf(text, 2_166_136_261) % highest) * 2 ** 32 + hashOf(text, prime);
  while (taken.has(id)) id += 1;
  return id;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash >>> 0;
}
