// Queries people as users of a directory, and what it says of them.
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows, rowsReplanned } from '#db/rows.ts';
import { rowsWithCount } from '#scim/scim-pages.sql.ts';

/** A person with what a directory says of them. */
export interface ScimUserRow {
  id: number;
  fullName: string;
  email: string;
  emailConfirmed: boolean;
  title: string | null;
  role: string;
  active: boolean;
  createdAt: string;
  updatedAt: string;
  userName: string;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
  department: string | null;
  departmentId: number | null;
  groups: { id: number; name: string }[];
}

/** The key of the name by which a directory knows `u`: what it has said, or the address. */
export const userNameKey = sql`coalesce(s.user_name_key, u.email_key)`;

/** `isHidden`: the directory has deleted the person, and nobody has reactivated the account since. */
const isHidden = sql`(s.removed_at is not null and u.deactivated_at is not null)`;

/** People with what a directory says of them. */
export const people = sql`users u left join scim_users s on s.user_id = u.id`;
/** The condition that they are users of the directory. */
export const isUser = sql`u.deleted_at is null and not u.is_service and not ${isHidden}`;

const fields = sql`u.id, u.full_name as "fullName", u.email, u.email_confirmed_at is not null as "emailConfirmed", u.title, u.role,
  u.deactivated_at is null as active, ${iso(sql`u.created_at`)} as "createdAt",
  ${iso(sql`greatest(u.created_at, s.updated_at)`)} as "updatedAt",
  coalesce(s.user_name, u.email) as "userName", s.external_id as "externalId", s.given_name as "givenName",
  s.family_name as "familyName", s.department, s.department_id as "departmentId",
  coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.id)
    from user_departments ud join departments d on d.id = ud.department_id
    where ud.user_id = u.id and not ud.pending and d.archived_at is null), '[]') as groups`;

/** Returns a page of the users that fit a condition, and how many there are. */
export async function scimUsersPage(db: Db, page: { condition: SQL; order: SQL; skip: number; count: number }) {
  const where = sql`${isUser} and ${page.condition}`;
  return rowsWithCount<ScimUserRow>(db, { ...page, fields, from: people, where, id: sql`u.id` });
}

export async function findScimUser(db: Db, userId: number): Promise<ScimUserRow | undefined> {
  return firstRow<ScimUserRow>(db, sql`select ${fields} from ${people} where u.id = ${userId} and ${isUser}`);
}

/** Like `findScimUser`, for somebody whom the directory has deleted. */
export async function findHiddenUser(db: Db, userId: number): Promise<ScimUserRow | undefined> {
  return firstRow<ScimUserRow>(
    db,
    sql`select ${fields} from ${people} where u.id = ${userId} and u.deleted_at is null and ${isHidden}`,
  );
}

/** Who has a userName or an address already; `hiddenId` is somebody whom the directory has deleted before. */
export async function usersWith(db: Db, keys: { userNameKey: string; emailKey: string }, exceptId = 0) {
  const found = await rows<{ id: number; hidden: boolean }>(
    db,
    sql`select u.id, ${isHidden} as hidden from ${people}
        where u.deleted_at is null and u.id <> ${exceptId} and (u.email_key = ${keys.emailKey} or ${userNameKey} = ${keys.userNameKey})
        order by u.id limit 3`,
  );
  return found;
}

/** Returns those of the ids that are users. */
export async function existingUsers(db: Db, userIds: readonly number[]): Promise<number[]> {
  const found = await rowsReplanned<{ id: number }>(
    db,
    sql`select u.id from ${people} where u.id = any(${intArray(userIds)}) and ${isUser}`,
  );
  return found.map(({ id }) => id);
}

/** Returns those of the keys that are usernames. */
export async function takenUsernameKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ key: string }>(
    db,
    sql`select username_key as key from users where username_key = any(${sql.param([...keys])}::text[])`,
  );
  return new Set(found.map(({ key }) => key));
}

/** What a directory says of a person beyond the account. */
export interface SaidOfUser {
  userName: string;
  userNameKey: string;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
  department: string | null;
  departmentId: number | null;
}

/** Stores what the directory says; the person is one of its users from now on. */
export async function saveScimUser(tx: Db, userId: number, said: SaidOfUser): Promise<void> {
  const values = sql`${said.userName}, ${said.userNameKey}, ${said.externalId}, ${said.givenName}, ${said.familyName},
    ${said.department}, ${said.departmentId}::int`;
  await tx.execute(
    sql`insert into scim_users (user_id, user_name, user_name_key, external_id, given_name, family_name, department, department_id)
        values (${userId}, ${values})
        on conflict (user_id) do update set user_name = excluded.user_name, user_name_key = excluded.user_name_key,
          external_id = excluded.external_id, given_name = excluded.given_name, family_name = excluded.family_name,
          department = excluded.department, department_id = excluded.department_id, updated_at = now(), removed_at = null`,
  );
}

/** Hides the person from the directory until somebody reactivates the account. */
export async function hideScimUser(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`update scim_users set removed_at = now(), updated_at = now() where user_id = ${userId}`);
}
