// Writes and queries links for new passwords.

import { rateLimits, serverTiming, timing } from '@app/contract/limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { isSignInOf } from '#endpoints/sign-in-attempts.sql.ts';

export interface ResettableUser {
  id: number;
  username: string;
  usernameKey: string;
  fullName: string;
  email: string;
  /** Whether the address may get mails. */
  emailConfirmed: boolean;
  isService: boolean;
  isActive: boolean;
}

/** Returns the person and locks the row, so that nobody else changes their links and password; undefined if they do not exist. */
export async function lockForReset(tx: Db, userId: number): Promise<ResettableUser | undefined> {
  return firstRow<ResettableUser>(
    tx,
    sql`select id, username, username_key as "usernameKey", full_name as "fullName", email,
          email_confirmed_at is not null as "emailConfirmed", is_service as "isService",
          deactivated_at is null as "isActive" from users
        where id = ${userId} and deleted_at is null for no key update`,
  );
}

/**
 * Returns the account of a username or a confirmed e-mail address. The address has precedence, because only its owner reads the
 * mail.
 */
export async function findUserForReset(db: Db, account: string): Promise<{ id: number } | undefined> {
  const name = loginKey(account);
  return firstRow<{ id: number }>(
    db,
    sql`select id from users where ${isActive(sql`users`)} and email_confirmed_at is not null and (email_key = ${name} or username_key = ${name})
        order by email_key = ${name} desc limit 1`,
  );
}

/** The condition that link `r` is open and its creator is still an administrator. */
export const isOpenReset: SQL = sql`(r.used_at is null and r.ended_at is null and r.expires_at > now() and ${creatorIsAdmin()})`;

function creatorIsAdmin(): SQL {
  return sql`(r.created_by is null or exists (
    select 1 from users b where b.id = r.created_by and b.role = 'admin' and ${isActive(sql`b`)}))`;
}

interface NewReset {
  userId: number;
  tokenHash: string;
  /** The administrator; null if it was requested at the sign-in. */
  createdBy: number | null;
  /** Excludes the link from the limit of requests at the sign-in, which a stranger can use up. */
  uncounted?: boolean;
}

/**
 * Inserts a link and returns its expiry; undefined if the person does not exist or has requested too many. The caller has ended
 * the links that it replaces.
 */
export async function insertReset(
  tx: Db,
  { userId, tokenHash, createdBy, uncounted = createdBy !== null }: NewReset,
): Promise<{ expiresAt: string } | undefined> {
  const { attempts, window } = rateLimits.requestPasswordReset;
  const works = createdBy === null ? serverTiming.mailedResetLifetime : timing.adminResetLifetime;
  const requests = sql`(select count(*) from password_resets a
    where a.user_id = u.id and a.created_by is null and a.created_at > now() - make_interval(secs => ${window / 1000}))`;
  return firstRow<{ expiresAt: string }>(
    tx,
    sql`insert into password_resets (user_id, token_hash, created_by, expires_at)
        select u.id, ${tokenHash}, ${createdBy}::int, now() + make_interval(secs => ${works / 1000}) from users u
        where u.id = ${userId} and ${isActive(sql`u`)} and (${uncounted} or ${requests} < ${attempts})
        returning ${iso(sql`expires_at`)} as "expiresAt"`,
  );
}

/**
 * Ends the person's open links; with `requestedOnly` only those requested at the sign-in, so that no stranger ends an
 * administrator's.
 */
export async function endResets(tx: Db, userId: number, requestedOnly = false): Promise<void> {
  await tx.execute(
    sql`update password_resets set ended_at = now()
        where user_id = ${userId} and used_at is null and ended_at is null ${requestedOnly ? sql`and created_by is null` : sql``}`,
  );
}

export interface LinkedReset {
  id: number;
  userId: number;
  username: string;
  used: boolean;
  ended: boolean;
  expired: boolean;
}

/** Returns the link of a token in any state; undefined if there is none or its person was deleted or deactivated. */
export async function findReset(db: Db, tokenHash: string): Promise<LinkedReset | undefined> {
  return firstRow<LinkedReset>(
    db,
    sql`select r.id, r.user_id as "userId", u.username, r.used_at is not null as used,
          r.ended_at is not null or not ${creatorIsAdmin()} as ended, r.expires_at <= now() as expired
        from password_resets r join users u on u.id = r.user_id and ${isActive(sql`u`)}
        where r.token_hash = ${tokenHash}`,
  );
}

export async function markResetUsed(tx: Db, resetId: number): Promise<void> {
  await tx.execute(sql`update password_resets set used_at = now() where id = ${resetId}`);
}

/** Deletes the counted attempts at signing in and confirming the password, because the password is new. */
export async function resetPasswordAttempts(tx: Db, account: Pick<ResettableUser, 'id' | 'usernameKey' | 'email'>) {
  await tx.execute(sql`delete from attempts where ${isSignInOf(account)} or key = ${`password:${account.id}`}`);
}

/** Deletes links that were used, replaced or expired long ago. */
export async function deleteOldResets(db: Db): Promise<void> {
  await db.execute(
    sql`delete from password_resets
        where coalesce(used_at, ended_at, expires_at) < now() - make_interval(secs => ${serverTiming.passwordResetRetention / 1000})`,
  );
}
