// Queries what decides who sees the place of a person, and exchanges places between instances. Places are in no table.
import type { Actor } from '@app/contract/access.ts';
import { presenceLimits } from '@app/contract/limits.ts';
import type { TaskFacts } from '@app/contract/presence/presence.rules.ts';
import { sql } from 'drizzle-orm';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { isActive, type PersonRow, personFields } from '#endpoints/principals.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** The fields of a task `t` that decide who sees it. */
const taskFacts = sql`json_build_object('createdBy', t.created_by, 'assigneeId', t.assignee_id, 'assignees', t.assignees,
  'workspaceId', t.workspace_id, 'departmentKeys', t.department_keys)`;

interface Reported {
  /** Whether the person shares their places. */
  shares: boolean;
  departmentKey: string | null;
  /** Null if there is no such task, or the person does not see it. */
  task: TaskFacts | null;
}

/** Returns what decides who sees a place that a person reports. */
export async function findReported(
  db: Db,
  actor: Actor,
  { workspaceId, taskId }: { workspaceId: number | null; taskId: number | null },
): Promise<Reported> {
  const found = await firstRow<Reported>(
    db,
    sql`select u.share_presence as shares,
          (select w.department_key from workspaces w where w.id = ${workspaceId}::int) as "departmentKey",
          (select ${taskFacts} from tasks t
           where t.id = ${taskId}::int and t.deleted_at is null and ${taskVisibleTo(actor)}) as task
        from users u where u.id = ${actor.id}`,
  );
  return found ?? { shares: false, departmentKey: null, task: null };
}

export interface Ids {
  tasks: Iterable<number>;
  workspaces: Iterable<number>;
  people: Iterable<number>;
}

export interface Facts {
  tasks: (TaskFacts & { taskId: number })[];
  workspaces: { id: number; departmentKey: string }[];
  /** The people who share their places, with their present rights. */
  people: PersonRow[];
}

/** Returns the present tasks, workspaces and people of these ids, in one statement. */
export async function findFacts(db: Db, { tasks, workspaces, people }: Ids): Promise<Facts> {
  const found = await firstRow<Facts>(
    db,
    sql`select
          (select coalesce(json_agg(f), '[]') from (
            select t.id as "taskId", t.created_by as "createdBy", t.assignee_id as "assigneeId", t.assignees,
              t.workspace_id as "workspaceId", t.department_keys as "departmentKeys"
            from tasks t where t.id = any(${intArray([...tasks])}) and t.deleted_at is null) f) as tasks,
          (select coalesce(json_agg(f), '[]') from (
            select w.id, w.department_key as "departmentKey" from workspaces w
            where w.id = any(${intArray([...workspaces])})) f) as workspaces,
          (select coalesce(json_agg(f), '[]') from (
            select ${personFields} from users u
            where u.id = any(${intArray([...people])}) and u.share_presence and ${isActive(sql`u`)}) f) as people`,
  );
  return found ?? { tasks: [], workspaces: [], people: [] };
}

/** Sends messages to the other instances. */
export async function notifyPresence(db: Db, messages: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${presenceLimits.channel}, message) from unnest(${textArray(messages)}) message`);
}
