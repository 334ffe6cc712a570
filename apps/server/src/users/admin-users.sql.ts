// Queries people for administrators, and changes their role.
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';

/** Returns everybody, or some people, with their departments, including pending ones. */
export async function adminUsers(db: Db, userIds?: readonly number[]): Promise<AdminUser[]> {
  return rows<AdminUser>(
    db,
    sql`select u.id, u.username, u.full_name as "fullName", u.email, u.title, u.role, u.avatar_initials as "avatarInitials",
          u.avatar_color as "avatarColor", u.profile_picture as "profilePicture", u.is_service as "isService",
          exists (select from scim_users s where s.user_id = u.id and s.removed_at is null) as "isManaged", u.deactivated_at is null as active, ${iso(sql`u.created_at`)} as "createdAt",
          coalesce(m.departments, '[]') as departments
        from users u left join (
          select ud.user_id, json_agg(json_build_object('id', d.id, 'name', d.name, 'role', ud.role, 'pending', ud.pending)
            order by lower(d.name)) as departments
          from user_departments ud join departments d on d.id = ud.department_id group by ud.user_id) m on m.user_id = u.id
        where u.deleted_at is null ${userIds === undefined ? sql`` : sql`and u.id = any(${intArray(userIds)})`}
        order by lower(u.full_name), u.id`,
  );
}

/** What a search of administrators reads, for `peoplePage`: also the departments, by the names that the reader sees. */
export function searchedPeople(departmentNames: Readonly<Record<string, string>>): SQL {
  return sql`select u.id, u.full_name as name, u.role, coalesce(m.waiting, false) as waiting,
      concat_ws(E'\\n', u.full_name, u.username, u.email, u.title, m.names) as text
    from users u left join (
      select ud.user_id, bool_or(ud.pending) as waiting,
        string_agg(coalesce(${JSON.stringify(departmentNames)}::jsonb ->> d.name, d.name), E'\\n') as names
      from user_departments ud join departments d on d.id = ud.department_id group by ud.user_id) m on m.user_id = u.id
    where u.deleted_at is null`;
}

/** Deactivates or reactivates a person, whose row the caller has locked; returns whether that changed anything. */
export async function changeActive(db: Db, userId: number, active: boolean): Promise<boolean> {
  const changed = await firstRow(
    db,
    sql`update users set deactivated_at = case when ${active}::bool then null else now() end
        where id = ${userId} and deactivated_at is null <> ${active}::bool returning id`,
  );
  return changed !== undefined;
}

/** Whether another administrator than this person can sign in. */
export async function hasOtherAdministrator(db: Db, userId: number): Promise<boolean> {
  const other = await firstRow(
    db,
    sql`select u.id from users u where u.role = 'admin' and u.id <> ${userId} and ${isActive(sql`u`)} limit 1`,
  );
  return other !== undefined;
}

/** Changes a role and returns the former one; undefined if the person does not exist. */
export async function changeRole(db: Db, userId: number, role: string): Promise<{ role: string } | undefined> {
  return firstRow<{ role: string }>(
    db,
    sql`with before as (select id, role from users where id = ${userId} and deleted_at is null for no key update)
        update users u set role = ${role}, awaits_approval = u.awaits_approval and ${role}::text <> 'admin' from before where u.id = before.id returning before.role`,
  );
}
