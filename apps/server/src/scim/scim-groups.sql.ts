// Queries departments as groups of a directory.
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { rowsWithCount } from '#scim/scim-pages.sql.ts';
import { isUser, people } from '#scim/scim-users.sql.ts';

export interface ScimGroupRow {
  id: number;
  name: string;
  externalId: string | null;
  createdAt: string;
  updatedAt: string;
  /** Changes with the members. */
  membersHash: string | null;
}

export interface ScimMember {
  departmentId: number;
  id: number;
  name: string;
}

const departments = sql`departments d left join scim_groups g on g.department_id = d.id`;

const fields = sql`d.id, d.name, g.external_id as "externalId", ${iso(sql`d.created_at`)} as "createdAt",
  ${iso(sql`greatest(d.created_at, g.updated_at)`)} as "updatedAt",
  (select md5(string_agg(ud.user_id::text, ',' order by ud.user_id)) from user_departments ud
    where ud.department_id = d.id and not ud.pending) as "membersHash"`;

/** Returns a page of the groups that fit a condition, and how many there are. An archived department is none. */
export async function scimGroupsPage(db: Db, page: { condition: SQL; order: SQL; skip: number; count: number }) {
  const where = sql`d.archived_at is null and ${page.condition}`;
  return rowsWithCount<ScimGroupRow>(db, { ...page, fields, from: departments, where, id: sql`d.id` });
}

export async function findScimGroup(db: Db, departmentId: number): Promise<ScimGroupRow | undefined> {
  return firstRow<ScimGroupRow>(
    db,
    sql`select ${fields} from ${departments} where d.id = ${departmentId} and d.archived_at is null`,
  );
}

/** Returns the members of departments that are users of the directory, in the order of their ids. */
export async function membersOfGroups(db: Db, departmentIds: readonly number[]): Promise<ScimMember[]> {
  if (departmentIds.length === 0) return [];
  return rowsReplanned<ScimMember>(
    db,
    sql`select ud.department_id as "departmentId", u.id, u.full_name as name
        from user_departments ud join (${people}) on u.id = ud.user_id
        where ud.department_id = any(${intArray(departmentIds)}) and not ud.pending and ${isUser} order by u.id`,
  );
}

/** Returns the archived department of that name; it comes back when the directory creates the group again. */
export async function archivedDepartment(db: Db, nameKey: string): Promise<number | undefined> {
  const found = await firstRow<{ id: number }>(
    db,
    sql`select id from departments where archived_at is not null and coalesce(name_key, key) = ${nameKey}`,
  );
  return found?.id;
}

/** Stores the id that the directory has for a department. */
export async function saveScimGroup(tx: Db, departmentId: number, externalId: string | null): Promise<void> {
  await tx.execute(
    sql`insert into scim_groups (department_id, external_id) values (${departmentId}, ${externalId})
        on conflict (department_id) do update set external_id = excluded.external_id, updated_at = now()`,
  );
}
