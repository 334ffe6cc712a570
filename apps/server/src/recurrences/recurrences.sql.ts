// Finds the tasks whose next one is due, and hands a series on to the next task and back.

import type { Timezone } from '@app/contract/limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive, timezoneOf } from '#endpoints/principals.sql.ts';
import { taskEvents } from '#events/events.sql.ts';
import { rowFields, type TaskRow } from '#tasks/tasks.sql.ts';
import { isArchived } from '#workspaces/workspaces.sql.ts';

/**
 * Deletes the next task of a series if nobody has touched it, since the one before is open again and recurs in its place. It is not
 * kept in the trash: the series makes it again. Returns the rule, or nothing if the next task stays.
 */
export async function takeBackNext(db: Db, taskId: number, by: Initiator): Promise<Pick<Task, 'repeat' | 'repeatWhen'>> {
  const found = await firstRow<Pick<Task, 'repeat' | 'repeatWhen'>>(
    db,
    sql`with gone as (
      delete from tasks where repeated_from = ${taskId} and version = 1 and deleted_at is null and repeat_when = 'done'
        and not exists (select from task_comments c where c.task_id = tasks.id)
      returning *),
    ${taskEvents({ of: sql`gone`, type: 'task_deleted', by })}
    update tasks t set repeat = gone.repeat, repeat_when = gone.repeat_when from gone where t.id = ${taskId}
    returning t.repeat, t.repeat_when as "repeatWhen"`,
  );
  return found ?? {};
}

/** Makes room for another next task: the task was opened again and got a new rule, while its next one stayed or is in the trash. */
export async function unlinkNext(db: Db, taskId: number): Promise<void> {
  await rows(db, sql`update tasks set repeated_from = null where repeated_from = ${taskId}`);
}

/** Ends the series at a task: the next one recurs in its place, or no day is left. */
export async function endSeries(db: Db, taskId: number, by: Initiator): Promise<void> {
  await rows(
    db,
    sql`with written as (
      update tasks t set repeat = null, repeat_when = null, repeat_next = null where t.id = ${taskId} returning *),
    ${taskEvents({ of: sql`written`, type: 'task_updated', by })}
    select id from written`,
  );
}

/** Today in a zone of some people. */
export interface Today {
  timezone: Timezone;
  day: string;
}

/** A task whose next one is due, in the zone of its creator, or of its assignee if the creator is gone. */
export interface DueTask {
  task: TaskRow;
  /** The person in whose name it is made; null if there is nobody. */
  by: { id: number; fullName: string } | null;
  today: string;
}

/** Locks and returns the first such task behind an id; undefined if there is none, or only such as another process works on. */
export async function claimDueTask(tx: Db, days: readonly Today[], after: number): Promise<DueTask | undefined> {
  const found = await firstRow<{ id: number; personId: number | null; fullName: string | null; today: string }>(
    tx,
    sql`with today as (select * from jsonb_to_recordset(${jsonb(days)}) d (timezone text, day date))
    select t.id, u.id as "personId", u.full_name as "fullName", today.day::text as today
    from tasks t
    left join users creator on creator.id = t.created_by and ${isActive(sql`creator`)}
    left join users u on u.id = coalesce(creator.id, t.assignee_id) and ${isActive(sql`u`)}
    join today on today.timezone = coalesce(${timezoneOf}, 'UTC')
    where t.repeat_next <= today.day and t.deleted_at is null and t.id > ${after}
      and not exists (select from workspaces w where w.id = t.workspace_id and ${isArchived})
    order by t.id limit 1 for update of t skip locked`,
  );
  if (!found) return undefined;
  // Read again under the lock, as its snapshot is older than the lock.
  const task = await firstRow<TaskRow>(
    tx,
    sql`select ${rowFields} from tasks t where t.id = ${found.id} and t.repeat_next is not null`,
  );
  if (!task) return undefined;
  const { personId, fullName, today } = found;
  return { task, by: personId === null ? null : { id: personId, fullName: fullName ?? '' }, today };
}

/**
 * Returns those of the people who may have the next task, as its creator or assignees, and locks their rows until the transaction ends:
 * nobody is given, or sees, new tasks of a department that they have left. Where the departments are deleted, everybody stays.
 */
export async function peopleWhoStay(
  tx: Db,
  { departmentKeys, workspaceId }: Pick<TaskRow, 'departmentKeys' | 'workspaceId'>,
  people: readonly number[],
): Promise<number[]> {
  const own = sql`d.key = any(${textArray(departmentKeys)})`;
  const found = await rows<{ id: number }>(
    tx,
    sql`select u.id from users u where u.id = any(${intArray(people)}) and ${isActive(sql`u`)} and (
          u.role = 'admin'
          or exists (select from user_departments ud join departments d on d.id = ud.department_id where ud.user_id = u.id and not ud.pending and ${own})
          or exists (select from workspace_members m where m.user_id = u.id and m.workspace_id = ${workspaceId})
          or not exists (select from departments d where ${own}))
        for key share of u`,
  );
  return found.map(({ id }) => id);
}
