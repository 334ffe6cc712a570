// Puts into the queue what pages have left that ended before their writes had an answer.
import { offline } from '@app/contract/limits.ts';
import { removeLocal } from '#lib/local-storage.ts';
import { changeRows } from '#lib/offline-db.ts';
import { namesOfLeft, type PageSnapshot, readLeft } from '#lib/unanswered-writes.ts';
import type { WaitingWrite } from '#lib/waiting-writes.ts';

/** Takes over this person's writes, in their order, and deletes those of others. Returns whether there were any. */
export async function takeLeftWrites(userId: number): Promise<boolean> {
  let isMore = false;
  for (const name of namesOfLeft()) {
    const left = readLeft(name);
    // A page that may still be there gets its answers itself.
    if (left && !left.isOver && Date.now() - left.at < offline.livingPage) continue;
    const own = left?.writes.filter((write) => write.userId === userId) ?? [];
    if (own.length > 0) await put(userId, own);
    removeLocal(name);
    isMore ||= own.length > 0;
  }
  return isMore;
}

/** A write that the page has put into the queue itself is there already, under the same key. */
function put(userId: number, writes: PageSnapshot['writes']): Promise<void> {
  return changeRows<WaitingWrite>('writes', userId, (rows) => {
    const next = Math.max(Date.now(), (rows.at(-1)?.place ?? 0) + 1);
    const fresh = writes.filter(({ key }) => !rows.some((row) => row.key === key));
    return { rows: fresh.map((write, at) => ({ ...write, place: next + at })), gone: [] };
  });
}
