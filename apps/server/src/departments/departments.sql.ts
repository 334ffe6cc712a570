// Departments and memberships.
import type { Actor, Department, DepartmentUser, OwnDepartment } from '@app/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { departments, userDepartments } from '#db/tables.ts';
import { userCard } from '#users/users.sql.ts';

export async function allDepartments(db: Db): Promise<Department[]> {
  return db.select({ id: departments.id, name: departments.name }).from(departments).orderBy(asc(departments.name));
}

/** The departments that somebody without an account may register into. */
export async function publicDepartments(db: Db): Promise<Department[]> {
  return db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.isPublic, true))
    .orderBy(asc(departments.name));
}

export async function findDepartment(db: Db, departmentId: number) {
  const found = await db.select().from(departments).where(eq(departments.id, departmentId));
  return found[0];
}

/** The departments a person is an approved member of, each with its workspace. */
export async function departmentsOf(db: Db, userId: number): Promise<OwnDepartment[]> {
  return rows<OwnDepartment>(
    db,
    sql`select d.id, d.name, ud.role, w.id as "workspaceId"
        from user_departments ud join departments d on d.id = ud.department_id
        left join workspaces w on w.department_key = d.key
        where ud.user_id = ${userId} and not ud.pending order by lower(d.name)`,
  );
}

export async function membersOf(db: Db, actor: Actor, departmentId: number): Promise<DepartmentUser[]> {
  return rows<DepartmentUser>(
    db,
    sql`select ud.id, ud.user_id as "userId", ud.department_id as "departmentId", ud.role, ${userCard(actor)} as user
        from user_departments ud join users u on u.id = ud.user_id
        where ud.department_id = ${departmentId} and not ud.pending and u.deleted_at is null
        order by lower(u.full_name), u.id`,
  );
}

export async function insertDepartment(db: Db, department: typeof departments.$inferInsert): Promise<number> {
  const inserted = await db.insert(departments).values(department).returning({ id: departments.id });
  return inserted[0]?.id ?? 0;
}

/** Says whether the department of a key is one that anybody may register into. */
export async function isOpenToRegistration(db: Db, departmentKey: string): Promise<boolean> {
  const found = await db.select({ isPublic: departments.isPublic }).from(departments).where(eq(departments.key, departmentKey));
  return found[0]?.isPublic ?? false;
}

/** Makes somebody an approved member of a department, where the membership waits too; false where there is no such department. */
export async function admitMember(db: Db, userId: number, departmentKey: string): Promise<boolean> {
  const admitted = await rows(
    db,
    sql`insert into user_departments (user_id, department_id)
        select ${userId}, id from departments where key = ${departmentKey}
        on conflict (user_id, department_id) do update set pending = false returning 1`,
  );
  return admitted.length > 0;
}

export async function insertMembership(db: Db, membership: typeof userDepartments.$inferInsert): Promise<void> {
  await db.insert(userDepartments).values(membership);
}
