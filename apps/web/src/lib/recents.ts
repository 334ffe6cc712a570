// Stores what a person opened lately, for the command menu. It stays in this browser until they log out (`app/log-out.ts`).
import { storageKeys } from '@app/contract/limits.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';

/** A task by id, or a place by path. */
export type Recent = { taskId: number; title: string } | { path: string };

interface Stored {
  userId: number;
  items: Recent[];
}

/** How many are kept. */
const maxRecents = 12;

/** Returns what this person opened, the latest first. */
export function recentsOf(userId: number): readonly Recent[] {
  const stored = read();
  return stored?.userId === userId ? stored.items : [];
}

/** Puts what was opened first. What somebody else opened in this browser before is deleted. */
export function rememberRecent(userId: number, recent: Recent): void {
  const others = recentsOf(userId).filter((each) => keyOf(each) !== keyOf(recent));
  write({ userId, items: [recent, ...others].slice(0, maxRecents) });
}

/** Forgets a task that no longer exists, or that the person may no longer see. */
export function forgetRecentTask(taskId: number): void {
  const stored = read();
  if (stored) write({ ...stored, items: stored.items.filter((each) => !('taskId' in each) || each.taskId !== taskId) });
}

function keyOf(recent: Recent): string {
  return 'taskId' in recent ? `task ${recent.taskId}` : recent.path;
}

function read(): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(readLocal(storageKeys.recent, '') || 'null');
    return isStored(stored) ? { userId: stored.userId, items: stored.items.filter(isRecent).slice(0, maxRecents) } : undefined;
  } catch {
    return undefined;
  }
}

function write(stored: Stored): void {
  writeLocal(storageKeys.recent, JSON.stringify(stored));
}

function isStored(value: unknown): value is { userId: number; items: unknown[] } {
  return isObject(value) && typeof value['userId'] === 'number' && Array.isArray(value['items']);
}

function isRecent(value: unknown): value is Recent {
  if (!isObject(value)) return false;
  return typeof value['path'] === 'string' || (typeof value['taskId'] === 'number' && typeof value['title'] === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
