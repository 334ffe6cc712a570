// The tasks of My work with their sections (`mySectionOf` of the contract; a property test compares the two), and their pages.
import type { Actor } from '@app/contract/access.ts';
import type { AnswerTask } from '@app/contract/assistant/proposals.contract.ts';
import { doneStatus, limits } from '@app/contract/limits.ts';
import type { MyFact, MyItem, MySection } from '@app/contract/my-work/my-work.contract.ts';
import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import type { MyDays, MySectionName, MySort, WaitingReason } from '@app/contract/my-work/my-work.rules.ts';
import { type ScoreWeights, scoreBounds } from '@app/contract/scores/scores.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { moveCommentMarker, moveIn } from '@app/texts/sentences/stored-comments.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { scoreSql } from '#scores/score.sql.ts';
import { isAssigned } from '#tasks/assignees.sql.ts';
import { isOpen, rankOf } from '#tasks/task-states.sql.ts';
import { isListed, taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { cardFields, onBoard } from '#tasks/tasks.sql.ts';

/** Whose work is asked for, on which day, on which board, in which order. */
export interface MyAsked extends MyDays {
  actor: Actor;
  zone: string;
  boardKey: string | undefined;
  by: MySort;
  weights: ScoreWeights;
}

/** The place of a task in its section. */
export type MyPlace = readonly [first: number, second: number, id: number];

function startOf(day: string, zone: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${zone})`;
}

/** Returns the instant at which a calendar day begins in a zone. */
export async function dayStart(db: Db, day: string, zone: string): Promise<string> {
  const row = await firstRow<{ at: string }>(db, sql`select ${iso(startOf(day, zone))} as at`);
  if (!row) throw new Error('the query of a day returned no row');
  return row.at;
}

/** The CTEs up to `placed`: every task of My work with its section, what the person's own data says, and the keys of its order. */
function placed(request: MyAsked): SQL {
  const { actor, today, weekEnd, zone, boardKey } = request;
  const day = sql`${today}::date`;
  const board = boardKey === undefined ? sql`true` : onBoard(boardKey);
  // Done tasks count for the rest of the day. Each index finds its part.
  const current = sql`${isListed} and (${isOpen} or t.completed_at >= ${startOf(today, zone)})`;
  return sql`mentioned as materialized (
      select n.task_id, max(n.created_at) as at from notifications n
      where n.user_id = ${actor.id} and n.task_id is not null and n.kind in ('mentioned', 'mentioned_in_task')
        and n.created_at > now() - make_interval(days => ${myWorkLimits.mentionDays})
      group by n.task_id order by 2 desc limit ${myWorkLimits.mentions}::int),
    marked as materialized (select m.task_id, m.chosen_on, m.answered_at from my_task_marks m where m.user_id = ${actor.id}),
    unanswered as materialized (
      select m.task_id from mentioned m left join marked k on k.task_id = m.task_id
      where (k.answered_at is null or k.answered_at < m.at)
        and not exists (select from task_comments c where c.task_id = m.task_id and c.user_id = ${actor.id}
          and not c.is_system_comment and c.created_at > m.at)),
    own as (
      select t.*, true as mine from tasks t
      where ${isAssigned(actor.id)} and ${current} and ${board}),
    asked as (
      select t.id from tasks t where t.created_by = ${actor.id} and t.status = ${scoreBounds.reviewStatus} and t.deleted_at is null
      union select task_id from marked where chosen_on is not null
      union select task_id from unanswered),
    others as (
      select t.*, false as mine from asked a
        -- Planner fence: each row is found by its id, instead of reading the table.
        cross join lateral (select o.* from tasks o where o.id = a.id offset 0) t
      where ${isAssigned(actor.id)} is not true and ${current} and ${taskVisibleTo(actor)} and ${board}),
    known as (
      select t.id, t.status, t.due_date, t.mine, k.chosen_on,
        case when not ${isOpen} then null when u.task_id is not null then 'mentioned'
          when t.status = ${scoreBounds.reviewStatus} and (t.mine or t.created_by = ${actor.id}) then 'review' end as waiting,
        ${keys(request)}
      from (select * from own union all select * from others) t
        left join marked k on k.task_id = t.id left join unanswered u on u.task_id = t.id),
    placed as (
      select * from (
        select t.id, t.chosen_on, t.waiting, t.first, t.second,
          case when not ${isOpen} then case when mine or chosen_on is not null then 'done' end
            when chosen_on is not null then 'today'
            when mine and due_date < ${day} then 'overdue'
            when mine and due_date = ${day} then 'today'
            when waiting is not null then 'waiting'
            when not mine then null
            when due_date is null then 'none'
            when due_date <= ${weekEnd}::date then 'week'
            else 'later' end as section
        from known t) s
      where section is not null)`;
}

/** What a section is sorted by: done tasks the last one first, others by date and priority or by score. */
function keys({ actor, by, weights, today }: MyAsked): SQL {
  const due = sql`coalesce(t.due_date - date '2000-01-01', ${limits.id.max}::int)`;
  const [first, second] = by === 'score' ? [sql`-${scoreSql({ actor, weights, today })}`, due] : [due, rankOf(sql`t.priority`)];
  const done = sql`-floor(extract(epoch from t.completed_at))`;
  return sql`(case when ${isOpen} then ${first} else ${done} end)::float8 as first, (case when ${isOpen} then ${second} else 0 end)::int as second`;
}

/** Returns the person's open checklist items that have a date, on tasks of theirs, the earliest first. */
export async function myItems(db: Db, actor: Actor, boardKey: string | undefined): Promise<MyItem[]> {
  return rowsReplanned<MyItem>(
    db,
    sql`select t.id as "taskId", t.title, (i.value->>'id')::float8 as "itemId", i.value->>'text' as text, i.value->>'dueDate' as "dueDate"
        from (select * from tasks t where ${isAssigned(actor.id)} and t.checklist_items <> '[]' offset 0) t
        cross join lateral jsonb_array_elements(t.checklist_items) with ordinality i (value, at)
        where ${isListed} and ${isOpen} and ${boardKey === undefined ? sql`true` : onBoard(boardKey)} and ${taskVisibleTo(actor)}
          and i.value->>'assigneeId' = ${String(actor.id)} and i.value->>'dueDate' is not null and (i.value->>'completed')::boolean is not true
        order by i.value->>'dueDate', t.id, i.at limit ${myWorkLimits.items}::int`,
  );
}

interface Row extends Omit<MyFact, 'taskId' | 'doneFrom'> {
  section: MySectionName;
  count: number;
  first: number;
  second: number;
  id: number;
  card: TaskCard;
  moved: string | null;
}

/** The select list of a task; `p` is its row of `placed`. */
const fields = sql`p.section, p.count, p.first, p.second, p.id, p.chosen_on::text as "chosenOn", p.waiting,
  (select row_to_json(f) from (select ${cardFields}) f) as card,
  case when p.section = 'done' then (
    select c.content from task_comments c where c.task_id = p.id and c.is_system_comment and starts_with(c.content, ${moveCommentMarker})
    order by c.id desc limit 1) end as moved`;

/** The ids of the tasks that wait for the person, as a query. */
export function waitingIds(request: MyAsked): SQL {
  return sql`(with ${placed(request)} select p.id from placed p where p.waiting is not null)`;
}

/** Returns the tasks that wait for the person, whatever section they stand in, the most urgent first; `count` is of all. */
export async function waitingTasks(
  db: Db,
  request: MyAsked,
  most: number,
): Promise<(AnswerTask & { why: WaitingReason; count: number })[]> {
  return rowsReplanned(
    db,
    sql`with ${placed(request)}
        select t.id, t.title, t.status, t.priority, t.department, t.workspace_id as "workspaceId", t.due_date::text as "dueDate",
          p.waiting as why, (count(*) over ())::int as count
        from placed p join tasks t on t.id = p.id where p.waiting is not null
        order by p.first, p.second, p.id limit ${most}::int`,
  );
}

/** Returns the first tasks of each section with its count; a section without tasks is missing. */
export async function mySections(db: Db, request: MyAsked): Promise<MySection[]> {
  const found = await rowsReplanned<Row>(
    db,
    sql`with ${placed(request)},
        ranked as (
          select *, (count(*) over (partition by section))::int as count,
            row_number() over (partition by section order by first, second, id) as place
          from placed)
        select ${fields} from ranked p join tasks t on t.id = p.id where p.place <= ${myWorkLimits.page + 1}::int order by p.section, p.place`,
  );
  return [...Map.groupBy(found, ({ section }) => section)].map(([name, rows]) => sectionOf(name, rows));
}

/** Returns the tasks of a section behind a place. */
export async function mySectionPage(db: Db, request: MyAsked, section: MySectionName, after: MyPlace): Promise<MySection> {
  const [first, second, id] = after;
  const found = await rowsReplanned<Row>(
    db,
    sql`with ${placed(request)},
        counted as (select *, (count(*) over ())::int as count from placed where section = ${section})
        select ${fields} from (
          select * from counted where (first, second, id) > (${first}::float8, ${second}::int, ${id}::int)
          order by first, second, id limit ${myWorkLimits.page + 1}::int) p
        join tasks t on t.id = p.id order by p.first, p.second, p.id`,
  );
  return sectionOf(section, found);
}

function sectionOf(name: MySectionName, found: readonly Row[]): MySection {
  const shown = found.slice(0, myWorkLimits.page);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    name,
    count: found[0]?.count ?? 0,
    cards: shown.map(({ card }) => card),
    facts: shown.map(factOf).filter((fact) => fact.chosenOn !== null || fact.waiting !== null || fact.doneFrom !== null),
    next: last ? JSON.stringify([last.first, last.second, last.id]) : null,
  };
}

function factOf({ id, chosenOn, waiting, moved }: Row): MyFact {
  const move = moved === null ? undefined : moveIn(moved);
  return { taskId: id, chosenOn, waiting, doneFrom: move?.to === doneStatus ? move.from : null };
}
