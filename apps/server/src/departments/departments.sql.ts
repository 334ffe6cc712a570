// Queries and writes departments and memberships.
import type { Actor } from '@app/contract/access.ts';
import type { Department, DepartmentUser, OwnDepartment } from '@app/contract/departments/departments.contract.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { intArray, iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { departments, type userDepartments } from '#db/tables.ts';
import { newestFormerNames } from '#departments/department-names.sql.ts';
import { personVisibleTo, userCard } from '#users/users.sql.ts';

// Deleted users have no memberships, so counting memberships is enough.
const department = sql`select d.id, d.name, d.key, d.description, d.is_public as "isPublic", ${iso(sql`d.created_at`)} as "createdAt",
    coalesce(m.count, 0) as members, ${newestFormerNames} as "formerNames", ${iso(sql`d.archived_at`)} as "archivedAt"
  from departments d left join (
    select department_id, count(*)::int as count from user_departments where not pending group by department_id) m
  on m.department_id = d.id`;

/**
 * The condition that the reader may know department `d`: an account that nobody has admitted knows those of the registration.
 */
export function departmentVisibleTo(actor: Actor): SQL {
  return actor.awaitsApproval ? sql`d.is_public` : sql`true`;
}

/** The order of departments `d` that administrators have chosen; new ones follow, then archived ones. */
const inOrder = sql`d.archived_at is not null, d."order" nulls last, lower(d.name), d.id`;

/** Returns all departments with the number of their members, archived ones too. */
export async function allDepartments(db: Db): Promise<Department[]> {
  return rows<Department>(db, sql`${department} order by ${inOrder}`);
}

export async function findDepartmentWithMembers(db: Db, departmentId: number): Promise<Department | undefined> {
  return firstRow<Department>(db, sql`${department} where d.id = ${departmentId}`);
}

/** Returns the departments that are offered at registration: those that are open, or all if an administrator admits each person. */
export async function registrationDepartments(db: Db, all: boolean): Promise<Department[]> {
  return rows<Department>(
    db,
    sql`select d.id, d.name from departments d where d.archived_at is null and (d.is_public or ${all}) order by ${inOrder}`,
  );
}

export async function findDepartment(db: Db, departmentId: number) {
  const found = await db.select().from(departments).where(eq(departments.id, departmentId));
  return found[0];
}

/** Returns the departments of which a person is an approved member, each with its workspace. */
export async function departmentsOf(db: Db, userId: number): Promise<OwnDepartment[]> {
  return rows<OwnDepartment>(
    db,
    sql`select d.id, d.name, d.key, ud.role, w.id as "workspaceId", d.archived_at is not null as "isArchived"
        from user_departments ud join departments d on d.id = ud.department_id
        left join workspaces w on w.department_key = d.key
        where ud.user_id = ${userId} and not ud.pending order by ${inOrder}`,
  );
}

const membersWhere = (actor: Actor, condition: SQL) => sql`
  select ud.id, ud.user_id as "userId", ud.department_id as "departmentId", ud.role, ${userCard(actor)} as user
  from user_departments ud join users u on u.id = ud.user_id
  where ${condition} and not ud.pending and u.deleted_at is null and ${personVisibleTo(actor)}`;

export async function membersOf(db: Db, actor: Actor, departmentId: number): Promise<DepartmentUser[]> {
  const members = membersWhere(actor, sql`ud.department_id = ${departmentId}`);
  return rows<DepartmentUser>(db, sql`${members} order by lower(u.full_name), u.id`);
}

export async function findMember(
  db: Db,
  actor: Actor,
  departmentId: number,
  userId: number,
): Promise<DepartmentUser | undefined> {
  return firstRow(db, membersWhere(actor, sql`ud.department_id = ${departmentId} and ud.user_id = ${userId}`));
}

/** Returns the ids of all members, including pending ones. */
export async function memberIds(db: Db, departmentId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select user_id as id from user_departments where department_id = ${departmentId}`,
  );
  return found.map(({ id }) => id);
}

/** Returns a department and locks it: until the transaction ends nobody can change or delete it, and no task comes into it. */
export async function lockDepartment(db: Db, departmentId: number): Promise<typeof departments.$inferSelect | undefined> {
  const locked = await db.select().from(departments).where(eq(departments.id, departmentId)).for('update');
  return locked[0];
}

/** The same for those who add members, while tasks may come in. */
export async function holdDepartment(db: Db, departmentId: number): Promise<typeof departments.$inferSelect | undefined> {
  const held = await db.select().from(departments).where(eq(departments.id, departmentId)).for('no key update');
  return held[0];
}

/** Adds members, or approves pending ones; returns the ids of those who were none. */
export async function addMemberships(
  db: Db,
  { userIds, departmentId, role }: { userIds: readonly number[]; departmentId: number; role: string },
): Promise<number[]> {
  const added = await rows<{ id: number }>(
    db,
    sql`insert into user_departments (user_id, department_id, role)
        select person, ${departmentId}::int, ${role} from unnest(${intArray(userIds)}) person
        on conflict (user_id, department_id) do update set role = excluded.role, pending = false where user_departments.pending
        returning user_id as id`,
  );
  return added.map(({ id }) => id);
}

/** Changes a member's role and returns the former one; undefined if the person is no member or a pending one. */
export async function changeMemberRole(
  db: Db,
  { userId, departmentId, role }: { userId: number; departmentId: number; role: string },
): Promise<{ role: string } | undefined> {
  return firstRow<{ role: string }>(
    db,
    sql`with before as (
          select id, role from user_departments
          where user_id = ${userId} and department_id = ${departmentId} and not pending for no key update)
        update user_departments ud set role = ${role} from before where ud.id = before.id returning before.role`,
  );
}

/** Deletes memberships, and returns the ids of the people who had one. */
export async function deleteMemberships(db: Db, userIds: readonly number[], departmentId: number): Promise<number[]> {
  const gone = await rows<{ id: number }>(
    db,
    sql`delete from user_departments where user_id = any(${intArray(userIds)}) and department_id = ${departmentId}
        returning user_id as id`,
  );
  return gone.map(({ id }) => id);
}

export async function changeDepartment(
  db: Db,
  departmentId: number,
  change: { description?: string | null; isPublic?: boolean; archivedAt?: string | null },
): Promise<void> {
  await db.update(departments).set(change).where(eq(departments.id, departmentId));
}

/** Returns the ids of the departments that are not archived, in their order. */
export async function orderedIds(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select d.id from departments d where d.archived_at is null order by ${inOrder}`,
  );
  return found.map(({ id }) => id);
}

/** Numbers departments in the given order. */
export async function orderDepartments(db: Db, departmentIds: readonly number[]): Promise<void> {
  await db.execute(
    sql`update departments d set "order" = w.at - 1 from unnest(${intArray(departmentIds)}) with ordinality as w(id, at) where d.id = w.id`,
  );
}

export async function deleteDepartment(db: Db, departmentId: number): Promise<void> {
  await db.delete(departments).where(eq(departments.id, departmentId));
}

export async function insertDepartment(db: Db, department: typeof departments.$inferInsert): Promise<number> {
  const inserted = await db.insert(departments).values(department).returning({ id: departments.id });
  return inserted[0]?.id ?? 0;
}

/** Returns whether the department of that key is open to registration. */
export async function isOpenToRegistration(db: Db, departmentKey: string): Promise<boolean> {
  const found = await db.select({ isPublic: departments.isPublic }).from(departments).where(eq(departments.key, departmentKey));
  return found[0]?.isPublic ?? false;
}

/** Returns whether each key belongs to a department that is open to registration, so that everybody may add it to tasks. */
export async function areOpenToAll(db: Db, departmentKeys: readonly string[]): Promise<boolean> {
  const found = await rows<{ key: string }>(
    db,
    sql`select key from departments where is_public and key = any(${textArray(departmentKeys)})`,
  );
  return found.length === departmentKeys.length;
}

/** Adds an approved member, or approves a pending one; returns false if the department does not exist. */
export async function admitMember(db: Db, userId: number, departmentKey: string): Promise<boolean> {
  const admitted = await rows(
    db,
    sql`insert into user_departments (user_id, department_id)
        select ${userId}, id from departments where key = ${departmentKey}
        on conflict (user_id, department_id) do update set pending = false returning 1`,
  );
  return admitted.length > 0;
}

/** Adds an approved member to those of the departments that exist, or approves a pending one. */
export async function admitToDepartments(db: Db, userId: number, departmentIds: readonly number[]): Promise<void> {
  if (departmentIds.length === 0) return;
  await db.execute(
    sql`insert into user_departments (user_id, department_id)
        select ${userId}::int, id from departments where id = any(${intArray(departmentIds)})
        on conflict (user_id, department_id) do update set pending = false`,
  );
}

/**
 * Adds a member to an existing department that is open to registration, or to any with `anyDepartment`; returns whether it did.
 */
export async function insertMembership(
  db: Db,
  { userId, departmentId, role = 'member', pending = false }: typeof userDepartments.$inferInsert,
  anyDepartment: boolean,
): Promise<boolean> {
  const added = await firstRow(
    db,
    sql`insert into user_departments (user_id, department_id, role, pending)
        select ${userId}::int, d.id, ${role}, ${pending} from departments d
        where d.id = ${departmentId} and d.archived_at is null and (d.is_public or ${anyDepartment}) for share of d returning 1`,
  );
  return added !== undefined;
}
