// Finding tasks by the words of their titles, descriptions and comments; a task that the person may not see is never found.
import type { Actor, SearchHit } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsPlannedAnew } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

export type FoundTask = Omit<SearchHit, 'foundIn' | 'titlePieces' | 'snippet'>;

// Which index serves best depends on how common the words are; what follows is planned for the words that are asked.

const fields = sql`t.id, t.title, t.status, t.priority, t.department, t.departments, t.workspace_id as "workspaceId",
  t.due_date::text as "dueDate"`;

/** Words of which many texts are full are found among the newest of them already. */
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

/**
 * The row of the task `place` is about, if the person sees it and it was not found yet. Each is looked up by its number, in the order
 * of the places and no more than are wanted: to read all tasks first, which the planner would, takes longer.
 */
function taskOf({ actor, without }: Wanted): SQL {
  return sql`cross join lateral (select ${fields} from tasks t where t.id = place.task_id
    and t.deleted_at is null and ${taskVisibleTo(actor)} and t.id <> all(${intArray(without)}) limit 1) task`;
}

/** How many texts that hold the words are looked at together; where there are more, one rank is asked after the other. */
const few = 1_000;

/** What was found, with its place in the given list of text queries; undefined where more hold the words than are looked at. */
type Ranked = (FoundTask & { rank: number })[] | undefined;

/**
 * The tasks whose title answers the first text query, the second and so on, then those of which title and description together
 * do; each where it does first, the newest first. Whatever answers one of them answers the last one.
 */
export async function fewTasks(db: Db, textQueries: readonly string[], wanted: Wanted): Promise<Ranked> {
  const places = (['title', 'words'] as const).flatMap((where) =>
    textQueries.map((textQuery) => sql`${sql.raw(`found.${where}`)} @@ ${textQuery}::tsquery`),
  );
  return ranked(
    db,
    sql`select task_id, title, words from search_tasks where words @@ ${textQueries.at(-1)}::tsquery`,
    sql`select task_id, ${firstOf(places)} as rank, task_id as newest from found`,
    wanted,
  );
}

/** The same for the tasks of which one comment answers a text query, by their newest comment that answers it. */
export async function fewTasksWithComment(db: Db, textQueries: readonly string[], wanted: Wanted): Promise<Ranked> {
  const places = textQueries.map((textQuery) => sql`words @@ ${textQuery}::tsquery`);
  return ranked(
    db,
    sql`select id, task_id, ${firstOf(places)} as rank from task_comments where words @@ ${textQueries.at(-1)}::tsquery`,
    sql`select distinct on (task_id) task_id, rank, id as newest from found order by task_id, rank, id desc`,
    wanted,
  );
}

/** The number of the first condition that holds. */
function firstOf(conditions: readonly SQL[]): SQL {
  return sql`case ${sql.join(
    conditions.map((condition, place) => sql`when ${condition} then ${place}::int`),
    sql` `,
  )} end`;
}

/** The tasks of what was found in the order of their ranks. One row at least says how much that was, also where the person sees none. */
async function ranked(db: Db, found: SQL, places: SQL, wanted: Wanted): Promise<Ranked> {
  const rows = await rowsPlannedAnew<FoundTask & { rank: number | null; newest: number; texts: number }>(
    db,
    sql`with found as materialized (${found} limit ${few + 1}::int)
      select hit.*, (select count(*)::int from found) as texts
      from (select) one left join (
        select task.*, place.rank, place.newest from (${places}) place
        ${taskOf(wanted)}
        where (select count(*) from found) <= ${few}::int
        order by place.rank, place.newest desc limit ${wanted.count}) hit on true
      order by hit.rank, hit.newest desc`,
  );
  if ((rows[0]?.texts ?? 0) > few) return undefined;
  return rows.flatMap(({ rank, newest: _newest, texts: _texts, ...task }) => (rank === null ? [] : [{ ...task, rank }]));
}

/** The newest tasks whose title, or whose title and description, answer a text query; only those after a number. */
export async function tasksWith(
  db: Db,
  where: 'title' | 'words',
  textQuery: string,
  wanted: Wanted,
  after?: number,
): Promise<FoundTask[]> {
  const slice = after === undefined ? sql`` : sql`and task_id > ${after}`;
  return inOrder(
    db,
    sql`select task_id, task_id as newest from search_tasks where ${sql.raw(where)} @@ ${textQuery}::tsquery ${slice}`,
    wanted,
  );
}

/** The tasks of which one comment answers a text query, by their newest such comment; only comments after a number. */
export async function tasksWithComment(db: Db, textQuery: string, wanted: Wanted, after?: number): Promise<FoundTask[]> {
  const slice = after === undefined ? sql`` : sql`and id > ${after}`;
  return inOrder(
    db,
    sql`select task_id, max(id) as newest from task_comments where words @@ ${textQuery}::tsquery ${slice} group by task_id`,
    wanted,
  );
}

/** How many texts answer each of the text queries, as far as that is counted. */
export async function countsOf(db: Db, textQueries: readonly string[]): Promise<number[]> {
  const counts = textQueries.map(
    (
      textQuery,
    ) => sql`(select count(*)::int from (select from search_tasks where words @@ ${textQuery}::tsquery limit ${few}::int) a)
      + (select count(*)::int from (select from task_comments where words @@ ${textQuery}::tsquery limit ${few}::int) a)`,
  );
  const found = await rowsPlannedAnew<{ counts: number[] }>(db, sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return found[0]?.counts ?? [];
}

/**
 * The newest tasks that answer every one of the text queries somewhere: in the title, the description or any comment. What answers
 * the first is looked for, and the others in it.
 */
export async function tasksWithAll(db: Db, textQueries: readonly string[], wanted: Wanted): Promise<FoundTask[]> {
  const [first = '', ...others] = textQueries;
  const somewhere = others.map(
    (
      textQuery,
    ) => sql`and (exists (select from search_tasks s where s.task_id = held.task_id and s.words @@ ${textQuery}::tsquery)
      or exists (select from task_comments c where c.task_id = held.task_id and c.words @@ ${textQuery}::tsquery))`,
  );
  return inOrder(
    db,
    sql`select task_id, task_id as newest from (
        select task_id from search_tasks where words @@ ${first}::tsquery
        union select task_id from task_comments where words @@ ${first}::tsquery) held
      where true ${sql.join(somewhere, sql` `)}`,
    wanted,
  );
}

/** The tasks of these places, the newest first. */
async function inOrder(db: Db, places: SQL, wanted: Wanted): Promise<FoundTask[]> {
  const rows = await rowsPlannedAnew<FoundTask & { newest: number }>(
    db,
    sql`with places as materialized (${places})
      select task.*, place.newest from (select * from places order by newest desc) place ${taskOf(wanted)}
      order by place.newest desc limit ${wanted.count}`,
  );
  return rows.map(({ newest: _newest, ...task }) => task);
}

/** For each of the lists the words that begin like one of its text queries once a letter is left out of them; some are not near. */
export async function wordsNear(db: Db, lists: readonly (readonly string[])[]): Promise<string[][]> {
  const places = lists.flatMap((list, place) => list.map(() => place));
  const found = await rowsPlannedAnew<{ place: number; word: string }>(
    db,
    sql`select distinct asked.place, v.word from unnest(${intArray(places)}, ${textArray(lists.flat())}) as asked(place, near)
      join search_vocabulary v on v.near @@ asked.near::tsquery`,
  );
  return lists.map((_, at) => found.filter(({ place }) => place === at).map(({ word }) => word));
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
