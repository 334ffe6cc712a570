// Workspaces, columns, members.
import {
  type Actor,
  type Column,
  columnKey,
  isAdmin,
  type Workspace,
  type WorkspaceMember,
  type WorkspaceRole,
} from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { columns, workspaces } from '#db/tables.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { userCard } from '#users/users.sql.ts';

/** `canSeeWorkspace` as a condition on `w`. */
function workspaceVisibleTo(actor: Actor): SQL {
  if (isAdmin(actor)) return sql`true`;
  return sql`(w.department_key = any(${textArray(actor.departmentKeys)}) or w.id = any(${intArray(actor.workspaceIds)}))`;
}

export async function workspacesOf(db: Db, actor: Actor): Promise<Workspace[]> {
  return rows<Workspace>(
    db,
    sql`select w.id, w.name, coalesce(d.name, w.name) as department, w.icon, ${iso(sql`w.created_at`)} as "createdAt",
          (select count(*)::int from tasks t where t.department_keys @> array[w.department_key]
             and t.deleted_at is null and ${isOpen}
             and (w.department_key = any(${textArray(actor.departmentKeys)}) or ${taskVisibleTo(actor)})) as "openTasks",
          (${isAdmin(actor)}::boolean or w.id = any(${intArray(actor.adminWorkspaceIds)})) as "mayAddColumns"
        from workspaces w left join departments d on d.key = w.department_key
        where ${workspaceVisibleTo(actor)} order by w.id`,
  );
}

export interface WorkspaceRow {
  id: number;
  name: string;
  departmentKey: string;
}

export async function findWorkspace(db: Db, workspaceId: number): Promise<WorkspaceRow | undefined> {
  return firstRow<WorkspaceRow>(
    db,
    sql`select id, name, department_key as "departmentKey" from workspaces where id = ${workspaceId}`,
  );
}

/** The number of the workspace of a department; undefined where it has none. */
export async function findWorkspaceOf(db: Db, departmentKey: string): Promise<{ id: number } | undefined> {
  return firstRow(db, sql`select id from workspaces where department_key = ${departmentKey}`);
}

/**
 * Deletes the workspace of a department with its columns, unless a task stands there, a deleted one included, or somebody is
 * an explicit member. Nobody puts a task into it meanwhile: that needs the column, which is held.
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

export async function columnsOf(db: Db, workspaceId: number): Promise<Column[]> {
  return rows<Column>(
    db,
    sql`select id, name, workspace_id as "workspaceId", "order" from columns where workspace_id = ${workspaceId} order by "order", id`,
  );
}

export interface ColumnRow extends Column {
  departmentKey: string;
  workspaceName: string;
}

/** A column with its workspace's key; with `lock` the places in it are the caller's until the transaction ends. */
export async function findColumn(db: Db, columnId: number, lock = false): Promise<ColumnRow | undefined> {
  return firstRow<ColumnRow>(
    db,
    sql`select c.id, c.name, c.workspace_id as "workspaceId", c."order", w.department_key as "departmentKey", w.name as "workspaceName"
        from columns c join workspaces w on w.id = c.workspace_id where c.id = ${columnId}
        ${lock ? sql`for no key update of c` : sql``}`,
  );
}

/** The first workspace of departments, in the order in which they are given; undefined where none of them has one. */
export async function findFirstWorkspaceOf(db: Db, departmentKeys: readonly string[]): Promise<WorkspaceRow | undefined> {
  const keys = textArray(departmentKeys);
  return firstRow<WorkspaceRow>(
    db,
    sql`select id, name, department_key as "departmentKey" from workspaces
        where department_key = any(${keys}) order by array_position(${keys}, department_key) limit 1`,
  );
}

/** The column of a workspace that a status names, without regard to case and surrounding space. */
export async function findColumnByStatus(db: Db, workspaceId: number, name: string): Promise<Column | undefined> {
  return firstRow<Column>(
    db,
    sql`select id, name, workspace_id as "workspaceId", "order" from columns
        where workspace_id = ${workspaceId} and name_key = ${columnKey(name)}`,
  );
}

/** Members by department, and explicit ones; a person is listed once, an explicit row before a membership. */
export async function workspaceMembersOf(db: Db, actor: Actor, workspace: WorkspaceRow): Promise<WorkspaceMember[]> {
  return rows<WorkspaceMember>(
    db,
    sql`select m.id, ${workspace.id}::int as "workspaceId", u.id as "userId", m.role, ${userCard(actor)} as user
        from (
          select distinct on (user_id) id, user_id, role from (
            select id, user_id, role, 0 as rank from workspace_members where workspace_id = ${workspace.id}
            union all
            select ud.id, ud.user_id, 'member', 1 from user_departments ud join departments d on d.id = ud.department_id
            where d.key = ${workspace.departmentKey} and not ud.pending
          ) every_row order by user_id, rank
        ) m join users u on u.id = m.user_id where u.deleted_at is null order by lower(u.full_name), u.id`,
  );
}

/** Everybody, as the members of the company view. */
export async function companyMembersOf(db: Db, actor: Actor): Promise<WorkspaceMember[]> {
  return rows<WorkspaceMember>(
    db,
    sql`select u.id, 0 as "workspaceId", u.id as "userId", case when u.role = 'admin' then 'admin' else 'member' end as role,
          ${userCard(actor)} as user
        from users u where u.deleted_at is null order by lower(u.full_name), u.id`,
  );
}

export async function insertWorkspace(db: Db, workspace: typeof workspaces.$inferInsert): Promise<number> {
  const inserted = await db.insert(workspaces).values(workspace).returning({ id: workspaces.id });
  return inserted[0]?.id ?? 0;
}

/** Gives somebody an explicit row in a workspace; one that says admin stays as it is. */
export async function giveWorkspaceRole(
  db: Db,
  { workspaceId, userId, role }: { workspaceId: number; userId: number; role: WorkspaceRole },
): Promise<void> {
  await db.execute(
    sql`insert into workspace_members as m (workspace_id, user_id, role) values (${workspaceId}, ${userId}, ${role})
        on conflict (user_id, workspace_id) do update set role = excluded.role where m.role <> 'admin'`,
  );
}

/** Ends what somebody was given in the workspace of a department besides the membership, as an invitation as Admin does. */
export async function endWorkspaceRole(db: Db, userId: number, departmentKey: string): Promise<void> {
  await db.execute(
    sql`delete from workspace_members m using workspaces w
        where w.id = m.workspace_id and w.department_key = ${departmentKey} and m.user_id = ${userId}`,
  );
}

/** Throws a unique violation of `columns_name` where the workspace has a column of that name. */
export async function insertColumn(db: Db, column: Omit<Column, 'id'>): Promise<Column> {
  const { id, name, workspaceId, order } = columns;
  const row = { ...column, nameKey: columnKey(column.name) };
  const [made] = await db.insert(columns).values(row).returning({ id, name, workspaceId, order });
  if (!made) throw new Error('no column was inserted');
  return made;
}

/** Makes the caller the only one who adds columns to a workspace until the transaction ends. */
export async function lockWorkspace(db: Db, workspaceId: number): Promise<void> {
  await db.execute(sql`select 1 from workspaces where id = ${workspaceId} for no key update`);
}
