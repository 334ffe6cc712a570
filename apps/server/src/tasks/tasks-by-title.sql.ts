// Finds tasks by words of their titles, on the screens of tasks that boards do not list.
import type { Actor } from '@app/contract/access.ts';
import { filterWords } from '@app/contract/tasks/task-filter.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

export interface AskedByTitle {
  /** The condition on the tasks `t` of the board. */
  tasks: SQL;
  search: string;
}

/** Returns the condition that a task `t` is of the board, has the words in its title, and that the person sees it. */
export function matchesTitle(actor: Actor, { tasks, search }: AskedByTitle): SQL {
  const words = filterWords(search).map((word) => sql`strpos(filter_text(t.title), ${word}) > 0`);
  return sql.join([tasks, taskVisibleTo(actor), ...words], sql` and `);
}

/** Returns how many tasks `t` meet a condition. */
export async function countWhere(db: Db, condition: SQL): Promise<number> {
  const row = await firstRow<{ count: number }>(db, sql`select count(*)::int as count from tasks t where ${condition}`);
  return row?.count ?? 0;
}
