// Queries and writes people: cards as a reader may see them, accounts, settings.

import { type Actor, isAdmin } from '@app/contract/access.ts';
import type { User, UserCard } from '@app/contract/users/users.contract.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { userDepartments, users } from '#db/tables.ts';
import { findPendingEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { firstDayOf } from '#users/first-day.ts';

/** The condition that the reader may see the e-mail address of `u` (`canSeeEmail` in SQL). */
function emailVisibleTo(actor: Actor): SQL {
  if (isAdmin(actor)) return sql`true`;
  return sql`(u.id = ${actor.id}
    or exists (select 1 from user_departments ud join departments d on d.id = ud.department_id
               where ud.user_id = u.id and not ud.pending and d.key = any(${textArray(actor.departmentKeys)}))
    or exists (select 1 from workspace_members wm where wm.user_id = u.id and wm.workspace_id = any(${intArray(actor.workspaceIds)})))`;
}

/** The condition that the reader may see person `u`: everybody sees all, but an account that nobody has admitted only itself. */
export function personVisibleTo(actor: Actor): SQL {
  return actor.awaitsApproval ? sql`u.id = ${actor.id}` : sql`true`;
}

/** The card of `u` as a JSON object, for the select list of any feature that shows people. */
export function userCard(actor: Actor): SQL {
  return cardWithEmailWhere(emailVisibleTo(actor));
}

/** The card with the e-mail address, for code that decides by `canSeeEmail` who sees it. */
export const wholeUserCard = cardWithEmailWhere(sql`true`);

function cardWithEmailWhere(isVisible: SQL): SQL {
  return sql`json_build_object('id', u.id, 'fullName', u.full_name, 'title', u.title, 'role', u.role,
    'email', case when ${isVisible} then u.email end,
    'avatarInitials', u.avatar_initials, 'avatarColor', u.avatar_color, 'profilePicture', u.profile_picture, 'active', u.deactivated_at is null)`;
}

export async function cardsOf(db: Db, actor: Actor): Promise<UserCard[]> {
  const found = await rows<{ card: UserCard }>(
    db,
    sql`select ${userCard(actor)} as card from users u where u.deleted_at is null and ${personVisibleTo(actor)} order by lower(u.full_name), u.id`,
  );
  return found.map(({ card }) => card);
}

export async function findCard(db: Db, actor: Actor, userId: number): Promise<UserCard | undefined> {
  const row = await firstRow<{ card: UserCard }>(
    db,
    sql`select ${userCard(actor)} as card from users u where u.id = ${userId} and u.deleted_at is null and ${personVisibleTo(actor)}`,
  );
  return row?.card;
}

export async function findUser(db: Db, userId: number): Promise<User | undefined> {
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  const row = found[0];
  if (!row) return undefined;
  const memberships = await db
    .select({ departmentId: userDepartments.departmentId })
    .from(userDepartments)
    .where(eq(userDepartments.userId, userId))
    .orderBy(userDepartments.id);
  return {
    ...row,
    timezone: row.browserZone ?? row.timezone,
    firstDay: firstDayOf(row as Pick<User, 'weekStart' | 'region' | 'language' | 'dateFormat'>),
    active: row.deactivatedAt === null,
    emailConfirmed: row.emailConfirmedAt !== null,
    pendingEmail: (await findPendingEmail(db, userId)) ?? null,
    departmentId: memberships[0]?.departmentId ?? null,
  } as User;
}

/**
 * Returns the account that a person signs in to by its username or its e-mail address; undefined if there is none, or it is for
 * programs. A username has precedence: nobody takes a sign-in away with an address.
 */
export async function findCredentials(
  db: Db,
  typed: string,
): Promise<{ id: number; password: string; active: boolean } | undefined> {
  const key = loginKey(typed);
  return firstRow(
    db,
    sql`select id, password, deactivated_at is null as active from users
        where (username_key = ${key} or email_key = ${key}) and not is_service and deleted_at is null
        order by username_key = ${key} desc limit 1`,
  );
}

export async function findPassword(db: Db, userId: number): Promise<string | undefined> {
  const found = await db
    .select({ password: users.password })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found[0]?.password;
}

/** Returns the account of a person who has proved who they are; undefined if it was deleted. */
export async function findAccount(
  db: Db,
  userId: number,
): Promise<{ id: number; password: string; active: boolean } | undefined> {
  return firstRow(
    db,
    sql`select id, password, deactivated_at is null as active from users
        where id = ${userId} and not is_service and deleted_at is null`,
  );
}

/** Whether that is an existing service account. With `lock` it cannot be deleted before the transaction ends. */
export async function isServiceAccount(db: Db, userId: number, lock = false): Promise<boolean> {
  const found = await firstRow(
    db,
    sql`select id from users where id = ${userId} and is_service and deleted_at is null ${lock ? sql`for key share` : sql``}`,
  );
  return found !== undefined;
}

export async function findEmail(db: Db, userId: number): Promise<string | undefined> {
  const found = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return found[0]?.email;
}

/** Records that the owner opened the link that was sent to the address. */
export async function confirmEmail(db: Db, userId: number): Promise<void> {
  await updateUser(db, userId, { emailConfirmedAt: new Date().toISOString() });
}

/** Returns a person's normalized e-mail address and locks it until the transaction ends. */
export async function lockEmailKey(tx: Db, userId: number): Promise<string | undefined> {
  const found = await tx.select({ emailKey: users.emailKey }).from(users).where(eq(users.id, userId)).for('share');
  return found[0]?.emailKey;
}

/** Updates the password, with `current` only if that is the stored hash; returns whether it did. */
export async function updatePassword(db: Db, userId: number, password: string, current?: string): Promise<boolean> {
  const stored = current === undefined ? undefined : eq(users.password, current);
  const changed = await db
    .update(users)
    .set({ password })
    .where(and(eq(users.id, userId), isNull(users.deletedAt), stored))
    .returning({ id: users.id });
  return changed.length > 0;
}

type NewUser = Omit<typeof users.$inferInsert, 'usernameKey' | 'emailKey'>;

/**
 * Inserts a user; throws a unique violation of `users_username_key_key` or `users_email_key_key` if the name or address is taken.
 */
export async function insertUser(db: Db, user: NewUser): Promise<number> {
  const inserted = await db
    .insert(users)
    .values({ ...user, usernameKey: loginKey(user.username), emailKey: loginKey(user.email) })
    .returning({ id: users.id });
  const row = inserted[0];
  if (!row) throw new Error('no user was inserted');
  return row.id;
}

export async function updateUser(db: Db, userId: number, change: Partial<NewUser>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const emailKey = change.email === undefined ? {} : { emailKey: loginKey(change.email) };
  await db
    .update(users)
    .set({ ...change, ...emailKey })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}

/** Ends the waiting of accounts that registered themselves: somebody who may do so has admitted them. */
export async function admitAccounts(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`update users set awaits_approval = false where id = any(${intArray(userIds)}) and awaits_approval`);
}

/** Returns those of the ids that are accounts of people, also of deactivated ones; none of them is deleted before the transaction ends. */
export async function lockAccounts(db: Db, userIds: readonly number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from users where id = any(${intArray(userIds)}) and deleted_at is null and not is_service for key share`,
  );
  return found.map(({ id }) => id);
}

export async function countUsers(db: Db): Promise<number> {
  return db.$count(users);
}

/** Returns whether the person allows reports of browser errors. */
export async function allowsErrorReports(db: Db, userId: number): Promise<boolean> {
  const found = await db.select({ allowed: users.dataCollection }).from(users).where(eq(users.id, userId));
  return found[0]?.allowed ?? false;
}

export interface PersonRow {
  id: number;
  role: string;
  fullName: string;
  departmentKeys: string[];
}

/**
 * Returns those of the people who are active, with role and the keys of their departments. With `lock` none of them can be
 * deleted or deactivated before the transaction ends.
 */
export async function peopleByIds(db: Db, ids: readonly number[], lock = false): Promise<PersonRow[]> {
  return rows<PersonRow>(
    db,
    sql`select u.id, u.role, u.full_name as "fullName",
          array(select d.key from user_departments ud join departments d on d.id = ud.department_id
                where ud.user_id = u.id and not ud.pending) as "departmentKeys"
        from users u where u.id = any(${intArray(ids)}) and ${isActive(sql`u`)} ${lock ? sql`for key share of u` : sql``}`,
  );
}

/** Locks changes of administrators until the transaction ends. */
export async function lockAdministrators(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7276502)`);
}
