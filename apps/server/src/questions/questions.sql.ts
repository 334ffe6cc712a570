// Finds what answers to questions need besides tasks: who worked on what, how much is done in a week, mentions, comments, changes.
// Every query has the condition of visibility.
import type { Actor } from '@app/contract/access.ts';
import type { Period } from '@app/contract/assistant/task-question.rules.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { titleMatches } from '#assistant/proposals.sql.ts';
import { type Count, isBlocking } from '#assistant/question.sql.ts';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows, rowsReplanned } from '#db/rows.ts';
import { assigneeRows } from '#tasks/assignees.sql.ts';
import { isOpen, isOverdue } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { personVisibleTo } from '#users/users.sql.ts';

/** The numbers of some tasks: how many are open, late, late or due in this week, without a change, and were done lately. */
export interface WorkState {
  open: number;
  late: number;
  soon: number;
  stuck: number;
  done: number;
}

/** Work is counted over so many days, and a week of it ends on `weekEnd`. */
export const pacedDays = 28;

/** Returns the numbers of the tasks that meet a condition, which includes visibility. */
export async function workState(
  db: Db,
  condition: SQL,
  { today, weekEnd }: { today: string; weekEnd: string },
): Promise<WorkState> {
  const day = sql`${today}::date`;
  const row = await firstRow<WorkState>(
    db,
    sql`select (count(*) filter (where ${isOpen}))::int as open,
          (count(*) filter (where ${isOverdue(day)}))::int as late,
          (count(*) filter (where ${isOpen} and t.due_date <= ${weekEnd}::date))::int as soon,
          (count(*) filter (where ${isOpen} and t.updated_at < now() - make_interval(days => ${hintLimits.stuckDays})))::int as stuck,
          (count(*) filter (where t.completed_at >= now() - make_interval(days => ${pacedDays})))::int as done
        from tasks t where ${condition}`,
  );
  return row ?? { open: 0, late: 0, soon: 0, stuck: 0, done: 0 };
}

/** The newest tasks that are like what is asked about, which are looked at. */
const likeTasks = 200;

/**
 * Returns who has worked on tasks whose titles match, those with the most first: whoever is assigned, has commented or has changed
 * something. Only tasks and people that the person sees.
 */
export async function expertsOn(db: Db, actor: Actor, titles: string, taskIds: readonly number[]): Promise<Count[]> {
  return rowsReplanned<Count>(
    db,
    sql`with alike as materialized (
          select t.* from tasks t where t.deleted_at is null and ${taskVisibleTo(actor)}
            and (t.id = any(${intArray(taskIds)}) ${titles === '' ? sql`` : sql`or ${titleMatches(titles)}`})
          order by t.id desc limit ${likeTasks}),
        worked as (
          select t.id as task_id, p.id as user_id, 3 as weight from alike t cross join lateral ${assigneeRows} p
          union all select c.task_id, c.user_id, 1 from task_comments c join alike t on t.id = c.task_id where not c.is_system_comment
          union all select h.task_id, h.user_id, 1 from task_changes h join alike t on t.id = h.task_id)
        select u.full_name as name, count(distinct w.task_id)::int as count
        from worked w join users u on u.id = w.user_id where u.deleted_at is null and ${personVisibleTo(actor)}
        group by u.id, u.full_name order by count(distinct w.task_id) desc, sum(w.weight) desc, 1 limit ${assistantLimits.people}`,
  );
}

/** The condition that a task is like what is asked about. */
export function isAlike(titles: string, taskIds: readonly number[]): SQL {
  return sql`(t.id = any(${intArray(taskIds)}) ${titles === '' ? sql`` : sql`or ${titleMatches(titles)}`})`;
}

/** The condition that the person was mentioned on a task within a period. */
export function isMentioned(actor: Actor, { from, to }: Period, zone: string): SQL {
  const day = sql`(n.created_at at time zone ${zone})::date`;
  return sql`exists (select from notifications n where n.user_id = ${actor.id} and n.task_id = t.id
    and n.kind in ('mentioned', 'mentioned_in_task')
    and (${from}::date is null or ${day} >= ${from}::date) and (${to}::date is null or ${day} <= ${to}::date))`;
}

interface FoundComment {
  taskId: number;
  title: string;
  name: string;
  content: string;
  createdAt: string;
}

/** Returns the newest comments that people wrote on tasks which meet a condition, which includes visibility. */
export async function commentsOn(
  db: Db,
  condition: SQL,
  { period, userIds, zone }: { period: Period; userIds: readonly number[]; zone: string },
): Promise<FoundComment[]> {
  const day = sql`(c.created_at at time zone ${zone})::date`;
  return rowsReplanned<FoundComment>(
    db,
    sql`select t.id as "taskId", t.title, u.full_name as name, c.content, ${iso(sql`c.created_at`)} as "createdAt"
        from task_comments c join tasks t on t.id = c.task_id join users u on u.id = c.user_id
        where ${condition} and not c.is_system_comment and (${userIds.length === 0} or c.user_id = any(${intArray(userIds)}))
          and (${period.from}::date is null or ${day} >= ${period.from}::date)
          and (${period.to}::date is null or ${day} <= ${period.to}::date)
        order by c.id desc limit ${assistantLimits.nearest}`,
  );
}

export interface FoundChange {
  name: string | null;
  kind: string;
  /** Where it was moved. */
  from: string | null;
  to: string | null;
  createdAt: string;
}

/** Returns the newest changes of a task, whose visibility the caller has checked. */
export async function newestChanges(db: Db, taskId: number): Promise<FoundChange[]> {
  return rows<FoundChange>(
    db,
    sql`select u.full_name as name, h.kind, ${iso(sql`h.created_at`)} as "createdAt", m.from, m.to
        from task_changes h left join users u on u.id = h.user_id and u.deleted_at is null
        left join lateral (select c ->> 'from' as from, c ->> 'to' as to from jsonb_array_elements(h.changes -> 'list') c
          where c ->> 'field' = 'status' limit 1) m on true
        where h.task_id = ${taskId} order by h.id desc limit ${assistantLimits.quotes}`,
  );
}

/** When a task was created, changed and done, and the departments it belongs to. */
export interface TaskTimes {
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  departments: string[];
}

/** Returns the times of a task that the person sees. */
export async function taskTimes(db: Db, actor: Actor, taskId: number): Promise<TaskTimes | undefined> {
  return firstRow<TaskTimes>(
    db,
    sql`select ${iso(sql`t.created_at`)} as "createdAt", ${iso(sql`t.updated_at`)} as "updatedAt", ${iso(sql`t.completed_at`)} as "completedAt",
          array(select d.name from departments d where d.key = any(t.department_keys) order by d.name) as departments
        from tasks t where t.id = ${taskId} and ${taskVisibleTo(actor)}`,
  );
}

/** The condition that a task can wait: neither late nor urgent, nor does the person see that another one waits for it. */
export function canWait(actor: Actor, today: string): SQL {
  return sql`(t.priority in ('P2', 'P3') and (t.due_date is null or t.due_date >= ${today}::date) and not ${isBlocking(actor)})`;
}
