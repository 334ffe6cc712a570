// Which notifications of an answer are new: they were not there before, or have something to add.
import type { Notification } from '@app/contract';

type Known = Pick<Notification, 'id' | 'createdAt' | 'isRead'>;

/** Of a list those that are unread and that the list before did not know as they are; of the first list, none. */
export function newsOf<T extends Known>(before: readonly Known[] | undefined, list: readonly T[]): T[] {
  if (!before) return [];
  const known = new Map(before.map(({ id, createdAt }) => [id, createdAt]));
  const oldest = before.at(-1)?.createdAt ?? '';
  // What is older than all that was known has moved up because others have gone.
  return list.filter(({ id, createdAt, isRead }) => !isRead && createdAt > (known.get(id) ?? oldest));
}
