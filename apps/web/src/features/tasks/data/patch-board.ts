// Pure patches of a board's cached cards, for optimistic writes and their reverts.
import type { Task, TaskCard, TaskChangeInput } from '@app/contract/tasks/tasks.contract.ts';

/** The place of a card. */
export type CardPosition = Pick<TaskCard, 'columnId' | 'status' | 'order'>;

/** Returns the card of a whole task; keeps fields that only the old card has. */
export function cardOf(task: Task | TaskCard, before?: TaskCard): TaskCard {
  if ('checklistTotal' in task) return task;
  const {
    updatedAt: _at,
    createdBy: _by,
    customFields: _fields,
    checklistItems,
    checklistTemplateId: _id,
    type: _type,
    repeatWhen: _when,
    archivedAt: _archived,
    ...rest
  } = task;
  return {
    ...rest,
    checklistDone: checklistItems.filter((item) => item.completed).length,
    checklistTotal: checklistItems.length,
    commentCount: before?.commentCount ?? 0,
    ...(before && { attachmentCount: before.attachmentCount, coverId: before.coverId }),
  };
}

/** Patches one card; every other card stays the same object. */
export function patchCard(cards: readonly TaskCard[], taskId: number, change: Partial<TaskCard>): TaskCard[] {
  return cards.map((card) => (card.id === taskId ? { ...card, ...change } : card));
}

/** Moves one card. */
export function moveCard(cards: readonly TaskCard[], taskId: number, position: CardPosition): TaskCard[] {
  return patchCard(cards, taskId, position);
}

export function removeCard(cards: readonly TaskCard[], taskId: number): TaskCard[] {
  return cards.filter((card) => card.id !== taskId);
}

/** Adds or replaces a card: at its old index, else at the end. */
export function putCard(cards: readonly TaskCard[], task: Task | TaskCard): TaskCard[] {
  const before = cards.find((card) => card.id === task.id);
  const after = cardOf(task, before);
  return before ? cards.map((card) => (card === before ? after : card)) : [...cards, after];
}

/** Reverts only what a failed write changed: keeps values that have changed again since, and restores a removed card. */
export function revertChange(cards: readonly TaskCard[], before: TaskCard, change: Partial<TaskCard> | null): TaskCard[] {
  const now = cards.find((card) => card.id === before.id);
  if (!now) return change === null ? [...cards, before] : [...cards];
  if (change === null) return [...cards];
  const restored = Object.fromEntries(
    Object.entries(change)
      .filter(([field, value]) => isEqual(now[field as keyof TaskCard], value))
      .map(([field]) => [field, before[field as keyof TaskCard]]),
  );
  return patchCard(cards, before.id, restored);
}

/** Whether two values of a card are the same. A list counts by what is in it: the query cache stores copies. */
export function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the card fields that a change of a task affects. */
export function cardChange(change: TaskChangeInput): Partial<TaskCard> {
  const { checklistItems, customFields: _fields, checklistTemplateId: _id, type: _type, ...others } = change;
  const { version: _version, base: _base, repeatWhen: _when, following: _following, ...rest } = others;
  const card: Record<string, unknown> = { ...rest };
  if (checklistItems) {
    card['checklistDone'] = checklistItems.filter((item) => item.completed).length;
    card['checklistTotal'] = checklistItems.length;
  }
  if (change.startDate === '') card['startDate'] = null;
  if (change.dueDate === '') card['dueDate'] = null;
  for (const field of Object.keys(card)) if (card[field] === undefined) delete card[field];
  return card;
}

/** Returns one more than the highest order. */
export function orderAtEnd(cards: readonly Pick<TaskCard, 'order'>[]): number {
  return Math.floor(cards.reduce((highest, card) => Math.max(highest, card.order), 0)) + 1;
}

/**
 * Returns the order of a card before another one. `send` is the order of the card below, where the server makes room; `local`
 * lies between the neighbours, so that no other card changes until the server responds.
 */
export function orderBefore(
  cards: readonly Pick<TaskCard, 'id' | 'order'>[],
  beforeId: number,
  movingId: number,
): { send: number; local: number } {
  const others = cards.filter((card) => card.id !== movingId);
  const index = others.findIndex((card) => card.id === beforeId);
  const below = others[index];
  if (!below) return { send: orderAtEnd(others), local: orderAtEnd(others) };
  const above = others[index - 1];
  return { send: Math.ceil(below.order), local: above ? (above.order + below.order) / 2 : below.order - 1 };
}
