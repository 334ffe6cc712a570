// Finds the facts of nudges: what rests, what waits in vain, what nobody has, who has much to do. Every query has the condition of
// visibility and a bound.
import { type Actor, isAdmin } from '@app/contract/access.ts';
import { firstStatus } from '@app/contract/limits.ts';
import { nudgeLimits } from '@app/contract/nudges/nudges.limits.ts';
import type { BoardFlow, DueLoad } from '@app/contract/nudges/nudges.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isBlocked } from '#assistant/question.sql.ts';
import { intArray, iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { firstAssignee, isAssigned, isUnassigned } from '#tasks/assignees.sql.ts';
import { isFuture, isOpen, rankOf } from '#tasks/task-states.sql.ts';
import { isListed, taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { cardFields } from '#tasks/tasks.sql.ts';

/** Whose morning it is: the person with the departments that they lead, their day, and the board if it is about one. */
export interface NudgeScope {
  actor: Actor;
  ledKeys: readonly string[];
  today: string;
  zone: string;
  boardKey: string | undefined;
}

interface NamedPerson {
  id: number;
  fullName: string;
}

/** Returns the keys of the departments that a person leads, by their role or as who manages its board; administrators lead their own. */
export async function ledDepartments(db: Db, actor: Actor): Promise<string[]> {
  if (isAdmin(actor)) return [...actor.departmentKeys];
  const row = await firstRow<{ keys: string[] }>(
    db,
    sql`select array(
          select d.key from user_departments ud join departments d on d.id = ud.department_id
          where ud.user_id = ${actor.id} and not ud.pending and ud.role <> 'member'
          union select w.department_key from workspaces w where w.id = any(${intArray(actor.adminWorkspaceIds)})) as keys`,
  );
  return row?.keys ?? [];
}

const card = sql`(select row_to_json(f) from (select ${cardFields}) f) as card`;

/** The condition that a task is on boards, open, seen by the person, and on the board that is asked about. */
function current({ actor, boardKey }: NudgeScope): SQL {
  const board = boardKey === undefined ? sql`true` : sql`t.department_keys && ${textArray([boardKey])}`;
  return sql`(${isListed} and ${isOpen} and ${board} and ${taskVisibleTo(actor)})`;
}

/** When somebody last commented on task `t`. */
const commentedAt = sql`(select max(c.created_at) from task_comments c where c.task_id = t.id and not c.is_system_comment)`;

const dayOf = (instant: SQL, zone: string) => sql`(${instant} at time zone ${zone})::date::text`;

/** Somebody who can be asked about task `t`: active, and not the person themselves. */
function personToAsk(actor: Actor, userId: SQL): SQL {
  return sql`(select json_build_object('id', u.id, 'fullName', u.full_name) from users u
    where u.id = ${userId} and u.id <> ${actor.id} and ${isActive(sql`u`)})`;
}

export interface FoundResting {
  card: TaskCard;
  isMine: boolean;
  /** When something happened to it last, and on which day of the person. */
  happenedAt: string;
  happenedOn: string;
  owner: NamedPerson | null;
  creator: NamedPerson | null;
}

/** Returns begun tasks of the person and of departments that they lead to which nothing has happened for days; blocked ones wait. */
export async function restingTasks(db: Db, scope: NudgeScope): Promise<FoundResting[]> {
  const { actor, ledKeys, zone } = scope;
  const isLed = sql`(t.department_keys && ${textArray(ledKeys)} and not ${isUnassigned})`;
  return rowsReplanned<FoundResting>(
    db,
    sql`with resting as materialized (
          select t.* from tasks t
          where (${isAssigned(actor.id)} or ${isLed}) and ${current(scope)} and t.status <> ${firstStatus}
            and t.updated_at < now() - make_interval(days => ${nudgeLimits.leastRest}::int)
          order by ${rankOf(sql`t.priority`)}, t.due_date nulls last, t.updated_at desc, t.id limit ${nudgeLimits.resting}::int),
        rested as (
          select t.*, greatest(t.updated_at, ${commentedAt}) as happened_at from resting t where not ${isBlocked}),
        first as (
          select * from rested t where happened_at < now() - make_interval(days => ${nudgeLimits.leastRest}::int)
          order by ${rankOf(sql`t.priority`)}, t.due_date nulls last, happened_at desc, t.id limit ${nudgeLimits.candidates}::int)
        select ${card}, coalesce(${isAssigned(actor.id)}, false) as "isMine", ${iso(sql`t.happened_at`)} as "happenedAt",
          ${dayOf(sql`t.happened_at`, zone)} as "happenedOn",
          ${personToAsk(actor, firstAssignee)} as owner, ${personToAsk(actor, sql`t.created_by`)} as creator
        from first t`,
  );
}

/** Returns how the tasks of boards went that the person sees and that were done lately. */
export async function flowsOf(
  db: Db,
  actor: Actor,
  workspaceIds: readonly number[],
): Promise<(BoardFlow & { workspaceId: number })[]> {
  if (workspaceIds.length === 0) return [];
  return rowsReplanned(
    db,
    sql`select w.id as "workspaceId", count(*)::int as tasks,
          (percentile_cont(${nudgeLimits.flowShare}::float8) within group (order by r.longest))::float8 as days
        from unnest(${intArray(workspaceIds)}) as w(id)
        cross join lateral (
          select t.id, t.completed_at from columns c join tasks t on t.column_id = c.id
          where c.workspace_id = w.id and ${isListed} and t.completed_at > now() - make_interval(days => ${nudgeLimits.flowDays}::int)
            and ${taskVisibleTo(actor)}
          order by t.completed_at desc limit ${nudgeLimits.flowTasks}::int) d
        cross join lateral (
          select max(extract(epoch from at - before) / 86400) as longest from (
            select at, lag(at) over (order by at) as before from (
              select h.created_at as at from task_changes h where h.task_id = d.id and h.created_at <= d.completed_at
              union all select c.created_at from task_comments c
              where c.task_id = d.id and not c.is_system_comment and c.created_at <= d.completed_at) happened
            where at >= (select min(h.created_at) from task_changes h
              where h.task_id = d.id and h.changes -> 'list' @> ${JSON.stringify([{ field: 'status', from: firstStatus }])}::jsonb)) p) r
        where r.longest is not null
        group by w.id`,
  );
}

export interface FoundWaiting {
  /** The task that blocks. */
  card: TaskCard;
  owner: NamedPerson | null;
  hasOwner: boolean;
  commentedOn: string | null;
  waiting: { id: number; title: string; version: number; dueDate: string | null; priority: string };
}

/** Returns the open tasks that block the person's and are late or have nobody; what the person has themselves is for them to do. */
export async function waitedFor(db: Db, scope: NudgeScope): Promise<FoundWaiting[]> {
  const { actor, today, zone } = scope;
  const isLate = sql`(t.due_date < ${today}::date or ${isUnassigned})`;
  const isMine = sql`coalesce(${isAssigned(actor.id)}, false)`;
  return rowsReplanned<FoundWaiting>(
    db,
    sql`with mine as materialized (
          select t.id, t.title, t.version, t.due_date, t.priority from tasks t
          where ${isAssigned(actor.id)} and ${current(scope)} and not coalesce(${isFuture(sql`${today}::date`)}, false))
        select b.*, json_build_object('id', m.id, 'title', m.title, 'version', m.version, 'dueDate', m.due_date, 'priority', m.priority) as waiting
        from mine m join task_links l on l.to_id = m.id and l.kind = 'blocks'
          cross join lateral (
            select ${card}, ${personToAsk(actor, firstAssignee)} as owner, not ${isUnassigned} as "hasOwner",
              ${dayOf(commentedAt, zone)} as "commentedOn"
            from tasks t
            where t.id = l.from_id and ${isListed} and ${isOpen} and ${taskVisibleTo(actor)} and ${isLate} and not ${isMine}) b
        order by ${rankOf(sql`m.priority`)}, m.due_date nulls last, m.id, l.id limit ${nudgeLimits.candidates}::int`,
  );
}

export interface FoundUnowned {
  card: TaskCard;
  isLed: boolean;
}

/** Returns tasks that nobody has and that are due in a period, on boards of the person or made by them. */
export async function unownedTasks(
  db: Db,
  scope: NudgeScope,
  { from, to }: { from: string; to: string },
): Promise<FoundUnowned[]> {
  const { actor, ledKeys } = scope;
  const isOurs = sql`(t.department_keys && ${textArray([...actor.departmentKeys, ...ledKeys])}
    or t.workspace_id = any(${intArray(actor.workspaceIds)}))`;
  return rowsReplanned<FoundUnowned>(
    db,
    sql`select ${card}, (t.created_by is not distinct from ${actor.id}::int or t.department_keys && ${textArray(ledKeys)}) as "isLed"
        from tasks t
        where t.due_date between ${from}::date and ${to}::date and ${isUnassigned} and ${current(scope)}
          and (${isOurs} or t.created_by = ${actor.id})
        order by ${rankOf(sql`t.priority`)}, t.due_date, t.id limit ${nudgeLimits.candidates}::int`,
  );
}

export interface FoundLoad extends DueLoad, NamedPerson {
  /** The department with its board. */
  key: string;
  workspaceId: number;
}

/** Returns the members of departments who have open tasks, with what is due to them between two days, as far as the person sees it. */
export async function duePeople(
  db: Db,
  actor: Actor,
  keys: readonly string[],
  { from, to, today }: { from: string; to: string; today: string },
): Promise<FoundLoad[]> {
  if (keys.length === 0) return [];
  const isDue = sql`coalesce(t.due_date between ${from}::date and ${to}::date, false)`;
  // Each member's tasks are looked up by an index: those that are due may be many more.
  return rowsReplanned<FoundLoad>(
    db,
    sql`with members as (
          select u.id, u.full_name, d.key, w.id as workspace_id
          from departments d join workspaces w on w.department_key = d.key join user_departments ud on ud.department_id = d.id
            join users u on u.id = ud.user_id
          where d.key = any(${textArray(keys)}) and not ud.pending and ${isActive(sql`u`)}
          order by d.key, u.id limit ${nudgeLimits.people}::int),
        load as materialized (
          select p.id, l.* from (select distinct id from members) p cross join lateral (
            select count(*)::int as open, (count(*) filter (where ${isDue}))::int as due,
              (count(*) filter (where ${isDue} and t.due_date < ${today}::date))::int as late
            from tasks t
            where (t.assignee_id = p.id or t.assignees @> to_jsonb(p.id)) and ${isListed} and ${isOpen} and ${taskVisibleTo(actor)}) l)
        select m.id, m.full_name as "fullName", m.key, m.workspace_id as "workspaceId", l.due, l.late
        from members m join load l on l.id = m.id where l.open > 0 order by m.key, m.id`,
  );
}
