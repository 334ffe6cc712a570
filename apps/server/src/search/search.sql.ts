// Finding tasks by the words of their titles, descriptions and comments; a task that the person may not see is never found.
import type { Actor, SearchHit } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsPlannedAnew } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

export type FoundTask = Omit<SearchHit, 'foundIn' | 'titlePieces' | 'snippet'>;

// Which index serves best depends on how common the words are; what follows is planned for the words that are asked.

const fields = sql`t.id, t.title, t.status, t.priority, t.department, t.departments, t.workspace_id as "workspaceId",
  t.due_date::text as "dueDate"`;

/** Words of which many tasks are full are found among the newest already. */
const newestTasks = 1_000;
const newestComments = 4_000;

/** What is asked: the words of a query as the index knows words, and after which rows the newest ones begin. */
export interface Asked {
  words: string[];
  newestTasksAfter: number;
  newestCommentsAfter: number;
}

export async function ask(db: Db, query: string): Promise<Asked | undefined> {
  return firstRow(
    db,
    sql`select folded_words(${query}) as words,
      (select coalesce(max(task_id), 0) from search_tasks) - ${newestTasks}::int as "newestTasksAfter",
      (select coalesce(max(id), 0) from task_comments) - ${newestComments}::int as "newestCommentsAfter"`,
  );
}

/** Which task, if the person sees it. */
export async function taskByNumber(db: Db, actor: Actor, taskId: number): Promise<FoundTask[]> {
  return rowsPlannedAnew(
    db,
    sql`select ${fields} from tasks t where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)}`,
  );
}

/** What is still looked for: so many, without those that were found already. */
export interface Wanted {
  actor: Actor;
  count: number;
  without: number[];
}

/** A sum is in no index: rare words are looked up, and what was found is sorted, whatever the planner thinks of them. */
const newestFirst = sql`order by t.id + 0 desc`;

function those({ actor, without }: Wanted): SQL {
  return sql`t.deleted_at is null and ${taskVisibleTo(actor)} and t.id <> all(${intArray(without)})`;
}

/** The newest tasks whose title, or whose title and description, answer a text query; only those after a number. */
export async function tasksWith(
  db: Db,
  where: 'title' | 'words',
  textQuery: string,
  wanted: Wanted,
  after?: number,
): Promise<FoundTask[]> {
  const [slice, order] = after === undefined ? [sql``, newestFirst] : [sql`and s.task_id > ${after}`, sql`order by t.id desc`];
  return rowsPlannedAnew(
    db,
    sql`select ${fields} from search_tasks s join tasks t on t.id = s.task_id
      where ${sql.raw(`s.${where}`)} @@ ${textQuery}::tsquery ${slice} and ${those(wanted)} ${order} limit ${wanted.count}`,
  );
}

/** The tasks of which one comment answers a text query, by their newest such comment; only comments after a number. */
export async function tasksWithComment(db: Db, textQuery: string, wanted: Wanted, after?: number): Promise<FoundTask[]> {
  const slice = after === undefined ? sql`` : sql`and c.id > ${after}`;
  return rowsPlannedAnew(
    db,
    sql`select ${fields} from (
        select c.task_id, max(c.id) as newest from task_comments c where c.words @@ ${textQuery}::tsquery ${slice} group by c.task_id) said
      join tasks t on t.id = said.task_id
      where ${those(wanted)} order by said.newest desc limit ${wanted.count}`,
  );
}

/** The newest tasks that answer every one of the text queries somewhere: in the title, the description or any comment. */
export async function tasksWithAll(db: Db, textQueries: readonly string[], wanted: Wanted): Promise<FoundTask[]> {
  const somewhere = textQueries.map(
    (textQuery) => sql`t.id in (select task_id from search_tasks where words @@ ${textQuery}::tsquery
      union all select task_id from task_comments where words @@ ${textQuery}::tsquery)`,
  );
  return rowsPlannedAnew(
    db,
    sql`select ${fields} from tasks t where ${sql.join(somewhere, sql` and `)} and ${those(wanted)} ${newestFirst} limit ${wanted.count}`,
  );
}

/** Words that begin like one of the given texts once a letter is left out of them; most are near, and some are not. */
export async function wordsNear(db: Db, beginnings: string): Promise<string[]> {
  const found = await rowsPlannedAnew<{ word: string }>(
    db,
    sql`select word from search_vocabulary where near @@ ${beginnings}::tsquery`,
  );
  return found.map(({ word }) => word);
}

/** The texts in which tasks were found: the description, and the newest comment that answers the text query best. */
export async function textsOf(
  db: Db,
  taskIds: readonly number[],
  all: string,
  any: string,
): Promise<{ id: number; description: string | null; comment: string | null }[]> {
  return rowsPlannedAnew(
    db,
    sql`select t.id, t.description, (
        select c.content from task_comments c where c.task_id = t.id and c.words @@ ${any}::tsquery
        order by c.words @@ ${all}::tsquery desc, c.id desc limit 1) as comment
      from tasks t where t.id = any(${intArray(taskIds)})`,
  );
}
