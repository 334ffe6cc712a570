// The text of a filter: the tasks whose title and beginning of the description contain its terms. No index knows parts of words, so
// all texts are read, once for all queries of an answer, which then name the found tasks.
import { filterTerms } from '@app/contract/tasks/task-filter.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rowsReplanned } from '#db/rows.ts';

/** With at most `few` tasks, reading these is cheaper than looking for them; of more than `named`, a query reads the texts itself. */
export const textLimits = { few: 5_000, named: 100_000 };

/** The tasks that contain the terms, as a condition on `t`, and whether they are few. */
export interface FoundByText {
  condition: SQL;
  areFew: boolean;
}

/** Finds the tasks whose texts contain the words of a filter and none of those with a minus; undefined if it has no words. */
export async function findByText(db: Db, text: string): Promise<FoundByText | undefined> {
  const { few, named } = textLimits;
  const terms = filterTerms(text);
  if (terms.length === 0) return undefined;
  const tests = terms.map(({ term, not }) => (not ? sql`strpos(s.filter, ${term}) = 0` : sql`strpos(s.filter, ${term}) > 0`));
  const containing = sql`select s.task_id from search_tasks s where ${sql.join(tests, sql` and `)}`;
  const [found] = await rowsReplanned<{ count: number; ids: string | null }>(
    db,
    sql`select count(*)::int as count, array_agg(task_id)::text as ids from (${containing} limit ${named + 1}) f`,
  );
  const { count = 0, ids } = found ?? {};
  const idArray = sql`${ids ?? '{}'}::int[]`;
  if (count <= few) return { condition: sql`t.id = any(${idArray})`, areFew: true };
  // 'is true' keeps it a set that is computed once; a join would be computed for every stretch of a column.
  const set = count <= named ? sql`select unnest(${idArray})` : containing;
  return { condition: sql`((t.id in (${set})) is true)`, areFew: false };
}
