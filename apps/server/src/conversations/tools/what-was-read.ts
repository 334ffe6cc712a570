// Remembers what a conversation has read, so that nothing of it is written at once where people read who may not see it.
import { sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { taskVisibleToUser } from '#tasks/task-visibility.sql.ts';

/** The tasks that were read, and whether there was more, such as counts over many of them. */
export interface Reads {
  taskIds: readonly number[];
  more: boolean;
}

export const nothingRead: Reads = { taskIds: [], more: false };

/** Joins what was read. */
export function allReads(reads: readonly Reads[]): Reads {
  return { taskIds: [...new Set(reads.flatMap(({ taskIds }) => taskIds))], more: reads.some(({ more }) => more) };
}

/** Returns what a list of tasks says: with more of them than it names, something about the others too. */
export function readsOfList({ count, tasks }: { count: number | null; tasks: readonly { id: number }[] }): Reads {
  return { taskIds: tasks.map(({ id }) => id), more: (count ?? 0) > tasks.length };
}

/** Returns whether everybody who sees these tasks also sees all that was read. */
export async function isKnownToReaders(db: Db, targetIds: readonly number[], { taskIds, more }: Reads): Promise<boolean> {
  if (more) return false;
  const others = taskIds.filter((id) => !targetIds.includes(id) || targetIds.length > 1);
  if (others.length === 0) return true;
  const row = await firstRow<{ known: boolean }>(
    db,
    sql`select not exists (
        select from users u where u.deleted_at is null
          and exists (select from tasks t where t.id = any(${intArray(targetIds)}) and ${taskVisibleToUser})
          and (select count(*) from tasks t where t.id = any(${intArray(others)}) and ${taskVisibleToUser}) < ${others.length}::int) as known`,
  );
  return row?.known === true;
}
