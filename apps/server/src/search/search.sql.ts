// Finds tasks by words of their titles, descriptions and comments; the person sees every task that is found.
import type { Actor } from '@app/contract/access.ts';
import type { SearchHit } from '@app/contract/search/search.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { lexeme } from '#search/text-query.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

export type FoundTask = Omit<SearchHit, 'foundIn' | 'titlePieces' | 'snippet'>;

// The best index depends on how common the words are, so these statements are planned for each query.

const fields = sql`t.id, t.title, t.status, t.priority, t.department, t.departments, t.workspace_id as "workspaceId",
  t.due_date::text as "dueDate", t.archived_at is not null as archived`;

/** Words that many texts contain are searched among the newest rows first. */
const newestTasks = 1_000;
const newestComments = 4_000;

/** The words of a query as the index folds them, and the ids after which the newest rows begin. */
export interface SearchTerms {
  words: string[];
  newestTasksAfter: number;
  newestCommentsAfter: number;
}

export async function parseQuery(db: Db, query: string): Promise<SearchTerms | undefined> {
  return firstRow(
    db,
    sql`select folded_words(${query}) as words,
      (select coalesce(max(task_id), 0) from search_tasks) - ${newestTasks}::int as "newestTasksAfter",
      (select coalesce(max(id), 0) from task_comments) - ${newestComments}::int as "newestCommentsAfter"`,
  );
}

/** Returns the task with that id, if the person sees it. */
export async function taskById(db: Db, actor: Actor, taskId: number): Promise<FoundTask[]> {
  return rowsReplanned(
    db,
    sql`select ${fields} from tasks t where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)}`,
  );
}

/** The remaining number of results, and the tasks to exclude because they were found already. */
export interface SearchLimits {
  actor: Actor;
  count: number;
  without: number[];
}

/**
 * Joins the task of `place`, if the person sees it and it was not found yet. Planner fence: the lateral join with `limit 1` looks
 * up each task by id, in the order of the places and no more than needed; reading all tasks first, which the planner would
 * choose, takes longer.
 */
function taskOf({ actor, without }: SearchLimits): SQL {
  return sql`cross join lateral (select ${fields} from tasks t where t.id = place.task_id
    and t.deleted_at is null and ${taskVisibleTo(actor)} and t.id <> all(${intArray(without)}) limit 1) task`;
}

/** How many matching texts one statement ranks together; for more matches, the ranks are queried one after the other. */
const few = 1_000;

/** The matches, with the position of their text query in the given list; undefined if there are more than `few`. */
type Ranked = (FoundTask & { rank: number })[] | undefined;

/**
 * Returns the tasks whose title matches the first text query, the second and so on, then those whose title and description
 * together match; each task at its first match, newest first. Every match of a query also matches the last one.
 */
export async function fewTasks(db: Db, textQueries: readonly string[], wanted: SearchLimits): Promise<Ranked> {
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

/** The same for tasks of which one comment matches, by their newest matching comment. */
export async function fewTasksWithComment(db: Db, textQueries: readonly string[], wanted: SearchLimits): Promise<Ranked> {
  const places = textQueries.map((textQuery) => sql`words @@ ${textQuery}::tsquery`);
  return ranked(
    db,
    sql`select id, task_id, ${firstOf(places)} as rank from task_comments where words @@ ${textQueries.at(-1)}::tsquery`,
    sql`select distinct on (task_id) task_id, rank, id as newest from found order by task_id, rank, id desc`,
    wanted,
  );
}

/** Returns the index of the first condition that holds. */
function firstOf(conditions: readonly SQL[]): SQL {
  return sql`case ${sql.join(
    conditions.map((condition, place) => sql`when ${condition} then ${place}::int`),
    sql` `,
  )} end`;
}

/**
 * Returns the matching tasks in rank order. The left join returns at least one row, so that the count is known even if the person
 * sees no task.
 */
async function ranked(db: Db, found: SQL, places: SQL, wanted: SearchLimits): Promise<Ranked> {
  const rows = await rowsReplanned<FoundTask & { rank: number | null; newest: number; texts: number }>(
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

/** Returns the newest tasks whose title, or title and description, match a text query; with `after` only tasks above that id. */
export async function tasksWith(
  db: Db,
  where: 'title' | 'words',
  textQuery: string,
  wanted: SearchLimits,
  after?: number,
): Promise<FoundTask[]> {
  const slice = after === undefined ? sql`` : sql`and task_id > ${after}`;
  return inOrder(
    db,
    sql`select task_id, task_id as newest from search_tasks where ${sql.raw(where)} @@ ${textQuery}::tsquery ${slice}`,
    wanted,
  );
}

/**
 * Returns the tasks of which one comment matches a text query, by their newest such comment; with `after` only comments above
 * that id.
 */
export async function tasksWithComment(db: Db, textQuery: string, wanted: SearchLimits, after?: number): Promise<FoundTask[]> {
  const slice = after === undefined ? sql`` : sql`and id > ${after}`;
  return inOrder(
    db,
    sql`select task_id, max(id) as newest from task_comments where words @@ ${textQuery}::tsquery ${slice} group by task_id`,
    wanted,
  );
}

/** Counts the texts that match each text query, up to a limit. */
export async function countsOf(db: Db, textQueries: readonly string[]): Promise<number[]> {
  const counts = textQueries.map(
    (
      textQuery,
    ) => sql`(select count(*)::int from (select from search_tasks where words @@ ${textQuery}::tsquery limit ${few}::int) a)
      + (select count(*)::int from (select from task_comments where words @@ ${textQuery}::tsquery limit ${few}::int) a)`,
  );
  const found = await rowsReplanned<{ counts: number[] }>(db, sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return found[0]?.counts ?? [];
}

/**
 * Returns the newest tasks that match every text query somewhere: in the title, the description or any comment. It finds the
 * matches of the first query and filters them by the others.
 */
export async function tasksWithAll(db: Db, textQueries: readonly string[], wanted: SearchLimits): Promise<FoundTask[]> {
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

/** Inside of words it looks in so many of the newest tasks: no index leads there. */
const newestInside = 50_000;

/**
 * Returns the newest tasks in which every part is inside of a word of the title or of the beginning of the description, and which
 * match the text query of the other words ('' for none). What the person does not see is left out before the limit.
 */
export async function tasksWithInside(
  db: Db,
  infixes: readonly string[],
  others: string,
  { actor, count, without }: SearchLimits,
): Promise<(FoundTask & { isInTitle: boolean })[]> {
  const inside = infixes.map((part) => sql`strpos(s.filter, ${part}) > 0`);
  const inTitle = infixes.map((part) => sql`strpos(filter_text(t.title), ${part}) > 0`);
  return rowsReplanned(
    db,
    sql`select ${fields}, ${sql.join(inTitle, sql` and `)} as "isInTitle"
      from search_tasks s join tasks t on t.id = s.task_id
      where s.task_id > (select coalesce(max(task_id), 0) from search_tasks) - ${newestInside}::int
        and ${sql.join(inside, sql` and `)} ${others === '' ? sql`` : sql`and s.words @@ ${others}::tsquery`}
        and t.deleted_at is null and ${taskVisibleTo(actor)} and t.id <> all(${intArray(without)})
      order by s.task_id desc limit ${count}`,
  );
}

/** Returns the tasks of these places, newest first. */
async function inOrder(db: Db, places: SQL, wanted: SearchLimits): Promise<FoundTask[]> {
  const rows = await rowsReplanned<FoundTask & { newest: number }>(
    db,
    sql`with places as materialized (${places})
      select task.*, place.newest from (select * from places order by newest desc) place ${taskOf(wanted)}
      order by place.newest desc limit ${wanted.count}`,
  );
  return rows.map(({ newest: _newest, ...task }) => task);
}

/**
 * Returns for each list the words that match one of its text queries once a letter is left out of them; some of them are not
 * near, or stand only in texts that the person does not see (`visibleWords`).
 */
export async function nearWords(db: Db, lists: readonly (readonly string[])[]): Promise<string[][]> {
  const places = lists.flatMap((list, place) => list.map(() => place));
  const found = await rowsReplanned<{ place: number; word: string }>(
    db,
    sql`select distinct asked.place, v.word from unnest(${intArray(places)}, ${textArray(lists.flat())}) as asked(place, near)
      join search_vocabulary v on v.near @@ asked.near::tsquery`,
  );
  return lists.map((_, at) => found.filter(({ place }) => place === at).map(({ word }) => word));
}

/**
 * Returns of each list the words that stand in a text which the person sees, in the order of the list, at most `most`. The limit comes
 * last: a word of hidden texts would push another one out, and so tell that it is there.
 */
export async function visibleWords(
  db: Db,
  actor: Actor,
  lists: readonly (readonly string[])[],
  most: number,
): Promise<string[][]> {
  const places = lists.flatMap((list, place) => list.map(() => place));
  const visible = sql`t.deleted_at is null and ${taskVisibleTo(actor)}`;
  const found = await rowsReplanned<{ place: number; word: string }>(
    db,
    sql`select asked.place, asked.word
      from unnest(${intArray(places)}, ${textArray(lists.flat())}, ${textArray(lists.flat().map(lexeme))})
        with ordinality as asked(place, word, lexeme, at)
      where exists (select from search_tasks s join tasks t on t.id = s.task_id
          where s.words @@ asked.lexeme::tsquery and ${visible} limit 1)
        or exists (select from task_comments c join tasks t on t.id = c.task_id
          where c.words @@ asked.lexeme::tsquery and ${visible} limit 1)
      order by asked.at`,
  );
  return lists.map((_, at) =>
    found
      .filter(({ place }) => place === at)
      .slice(0, most)
      .map(({ word }) => word),
  );
}

/** Returns the texts in which tasks were found: the description, and the newest comment that best matches the text query. */
export async function textsOf(
  db: Db,
  taskIds: readonly number[],
  all: string,
  any: string,
): Promise<{ id: number; description: string | null; comment: string | null }[]> {
  return rowsReplanned(
    db,
    sql`select t.id, t.description, (
        select c.content from task_comments c where c.task_id = t.id and c.words @@ ${any}::tsquery
        order by c.words @@ ${all}::tsquery desc, c.id desc limit 1) as comment
      from tasks t where t.id = any(${intArray(taskIds)})`,
  );
}

/** From so many words on the cleanup looks for those that no text has any more, at so many each time. */
const unused = { from: 300_000, words: 2_000 };

/**
 * Deletes some of the words for typos that no text has. Where it begins is random, so that it gets to all of them. A word that is
 * written at this moment may be lost; it comes back with the next text that has it.
 */
export async function deleteUnusedWords(db: Db, { from, words } = unused): Promise<void> {
  await db.execute(
    sql`with known as materialized (select reltuples::int as count from pg_class where oid = 'search_vocabulary'::regclass),
        slice as materialized (
          select word from search_vocabulary where (select count >= ${from}::int from known) order by word
          offset (select floor(random() * greatest(count - ${words}::int, 0))::int from known) limit ${words}::int)
        delete from search_vocabulary v using slice s where v.word = s.word
          and not exists (select from search_tasks t where t.words @@ quote_literal(s.word)::tsquery)
          and not exists (select from task_comments c where c.words @@ quote_literal(s.word)::tsquery)`,
  );
}
