// Queries and writes workspaces and members.
import { type Actor, isAdmin } from '@app/contract/access.ts';
import { companyWorkspaceId, type WorkspaceRole } from '@app/contract/limits.ts';
import type { Workspace, WorkspaceMember } from '@app/contract/workspaces/workspaces.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { workspaces } from '#db/tables.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { userCard } from '#users/users.sql.ts';

/** `canSeeWorkspace` as a condition on `w`. */
export function workspaceVisibleTo(actor: Actor): SQL {
  if (isAdmin(actor)) return sql`true`;
  return sql`(w.department_key = any(${textArray(actor.departmentKeys)}) or w.id = any(${intArray(actor.workspaceIds)}))`;
}

export async function workspacesOf(db: Db, actor: Actor): Promise<Workspace[]> {
  return rows<Workspace>(
    db,
    sql`select w.id, w.name, coalesce(d.name, w.name) as department,
          w.department_key as "departmentKey", w.icon, ${iso(sql`w.created_at`)} as "createdAt",
          (select count(*)::int from tasks t where t.department_keys @> array[w.department_key]
             and t.deleted_at is null and ${isOpen}
             and (w.department_key = any(${textArray(actor.departmentKeys)}) or ${taskVisibleTo(actor)})) as "openTasks",
          pg_current_snapshot()::text as "countedIn",
          (${isAdmin(actor)}::boolean or w.id = any(${intArray(actor.adminWorkspaceIds)})) as "mayAddColumns",
          w.former_ids as "formerIds", d.archived_at is not null as "isArchived"
        from workspaces w left join departments d on d.key = w.department_key
        where ${workspaceVisibleTo(actor)} order by w.id`,
  );
}

/** Whether the department of workspace `w` is archived. */
export const isArchived = sql`exists (select from departments d where d.key = w.department_key and d.archived_at is not null)`;

export interface WorkspaceRow {
  id: number;
  name: string;
  departmentKey: string;
}

export async function findWorkspace(db: Db, workspaceId: number): Promise<(WorkspaceRow & { isArchived: boolean }) | undefined> {
  return firstRow(
    db,
    sql`select w.id, w.name, w.department_key as "departmentKey", ${isArchived} as "isArchived" from workspaces w where w.id = ${workspaceId}`,
  );
}

/** Returns the board into which the one with that id was merged. */
export async function findMergedWorkspace(db: Db, formerId: number): Promise<{ id: number } | undefined> {
  return firstRow(db, sql`select id from workspaces where former_ids @> array[${formerId}::int]`);
}

/** Returns the id of a department's workspace; undefined if it has none. */
export async function findWorkspaceOf(db: Db, departmentKey: string): Promise<{ id: number } | undefined> {
  return firstRow(db, sql`select id from workspaces where department_key = ${departmentKey}`);
}

/**
 * Deletes a department's workspace with its columns, unless it has a task, even a deleted one, or an explicit member. The lock on
 * the columns prevents that a task is added meanwhile.
 */
export async function deleteEmptyWorkspace(db: Db, departmentKey: string): Promise<void> {
  const own = sql`(select id from workspaces where department_key = ${departmentKey})`;
  await db.execute(sql`select 1 from columns where workspace_id = ${own} for update`);
  await db.execute(
    sql`delete from workspaces w where w.department_key = ${departmentKey}
          and not exists (select from tasks where workspace_id = w.id)
          and not exists (select from workspace_members where workspace_id = w.id)`,
  );
}

/** Returns the first workspace of these departments, in the given order; undefined if none has one. */
export async function findFirstWorkspaceOf(db: Db, departmentKeys: readonly string[]): Promise<WorkspaceRow | undefined> {
  const keys = textArray(departmentKeys);
  return firstRow<WorkspaceRow>(
    db,
    sql`select id, name, department_key as "departmentKey" from workspaces
        where department_key = any(${keys}) order by array_position(${keys}, department_key) limit 1`,
  );
}

/** The memberships `m` of a workspace, by department and explicit ones; a person appears once, with the explicit row first. */
function membershipsOf(workspace: WorkspaceRow): SQL {
  return sql`(
    select distinct on (user_id) id, user_id, role from (
      select id, user_id, role, 0 as rank from workspace_members where workspace_id = ${workspace.id}
      union all
      select ud.id, ud.user_id, 'member', 1 from user_departments ud join departments d on d.id = ud.department_id
      where d.key = ${workspace.departmentKey} and not ud.pending
    ) every_row order by user_id, rank
  ) m`;
}

/** Everybody as a member `m` of the company view. */
const companyMemberships = sql`(
  select id, id as user_id, case when role = 'admin' then 'admin' else 'member' end as role from users) m`;

/** Returns the members of a workspace, of the company view without one, or those of them with the given ids. */
export async function membersOf(
  db: Db,
  actor: Actor,
  workspace: WorkspaceRow | undefined,
  userIds?: readonly number[],
): Promise<WorkspaceMember[]> {
  return rows<WorkspaceMember>(
    db,
    sql`select m.id, ${workspace?.id ?? companyWorkspaceId}::int as "workspaceId", u.id as "userId", m.role, ${userCard(actor)} as user
        from ${workspace ? membershipsOf(workspace) : companyMemberships} join users u on u.id = m.user_id
        where u.deleted_at is null ${userIds === undefined ? sql`` : sql`and u.id = any(${intArray(userIds)})`}
        order by lower(u.full_name), u.id`,
  );
}

/** What a search of members reads, for `peoplePage`: the address only where the reader sees it. */
export function searchedMembers(actor: Actor, workspace: WorkspaceRow | undefined): SQL {
  return sql`select u.id, u.full_name as name, false as waiting,
      concat_ws(E'\\n', u.full_name, ${userCard(actor)} ->> 'email', u.title) as text
    from ${workspace ? membershipsOf(workspace) : companyMemberships} join users u on u.id = m.user_id where u.deleted_at is null`;
}

export async function insertWorkspace(db: Db, workspace: typeof workspaces.$inferInsert): Promise<number> {
  const inserted = await db.insert(workspaces).values(workspace).returning({ id: workspaces.id });
  return inserted[0]?.id ?? 0;
}

/** Gives a person an explicit role in a workspace; an existing admin role stays. */
export async function grantWorkspaceRole(
  db: Db,
  { workspaceId, userId, role }: { workspaceId: number; userId: number; role: WorkspaceRole },
): Promise<void> {
  await db.execute(
    sql`insert into workspace_members as m (workspace_id, user_id, role) values (${workspaceId}, ${userId}, ${role})
        on conflict (user_id, workspace_id) do update set role = excluded.role where m.role <> 'admin'`,
  );
}

/** Deletes the explicit roles of people in a department's workspace, as from an invitation as Admin. */
export async function revokeWorkspaceRoles(db: Db, userIds: readonly number[], departmentKey: string): Promise<void> {
  await db.execute(
    sql`delete from workspace_members m using workspaces w
        where w.id = m.workspace_id and w.department_key = ${departmentKey} and m.user_id = any(${intArray(userIds)})`,
  );
}

/** Locks a workspace until the transaction ends, so that no other transaction adds columns. */
export async function lockWorkspace(db: Db, workspaceId: number): Promise<void> {
  await db.execute(sql`select 1 from workspaces where id = ${workspaceId} for no key update`);
}
