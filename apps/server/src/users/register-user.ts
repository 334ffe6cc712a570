// Registration: an account, its membership (pending where approval is asked for), and nothing that the caller may not choose.
import { avatarColorFor, initialsOf, limits, normalizeInitials, type Registration, rateLimits } from '@app/contract';
import { sql } from 'drizzle-orm';
import { refuseGuessable } from '#auth/password-policy.ts';
import { hashPassword } from '#auth/passwords.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { findDepartment, insertMembership } from '#departments/departments.sql.ts';
import { insertMailsToAdmins } from '#email/outbox.sql.ts';
import { queueMail } from '#email/queue-mail.ts';
import { isTakenEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { confirmsEmails, mailConfirmation } from '#email-confirmations/mail-link.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { allow, brokenConstraint, conflict, valid } from '#endpoints/errors.ts';
import { refuseFull } from '#endpoints/full.ts';
import { limit } from '#endpoints/limit.ts';
import type { Principal } from '#endpoints/principal.ts';
import { insertUser } from '#users/users.sql.ts';

interface Given extends Pick<RequestContext, 'db' | 'config' | 'address' | 'transaction'> {
  actor: Principal | undefined;
}

/** Makes the account and answers with its card; 403 where registration is closed, 409 where the name or address is taken. */
export async function registerUser(body: Registration, { db, config, address, actor, transaction }: Given) {
  const byAdmin = actor?.role === 'admin';
  allow(byAdmin || config.registration !== 'closed', 'auth.registrationClosed');
  if (!byAdmin) await limit(db, `register:${address}`, { ...rateLimits.register, attempts: config.rateLimitRegister });
  const department = await findDepartment(db, body.departmentId);
  valid(department !== undefined && (byAdmin || department.isPublic), 'departmentId', 'auth.departmentMissing');
  const account = await newAccount(body, config, byAdmin);
  const { fullName, email, title, role, avatarInitials, avatarColor } = account;
  try {
    return await transaction(async (tx) => {
      const id = await addAccount(tx, account);
      const pending = !byAdmin && config.registration === 'approval';
      await refuseMoreMembers(tx);
      const belongs = await insertMembership(tx, { userId: id, departmentId: department.id, pending }, byAdmin);
      valid(belongs, 'departmentId', 'auth.departmentMissing');
      await tellOfNewUser(tx, config, { id, ...account }, actor);
      return { id, fullName, email, title, role, avatarInitials, avatarColor, profilePicture: null };
    });
  } catch (error) {
    throw takenName(error) ?? error;
  }
}

/** Stores a new account; 409 where its name or address is taken, or there are as many people as there may be. */
export async function addAccount(tx: Db, account: Awaited<ReturnType<typeof newAccount>>): Promise<number> {
  await refuseFull(tx, sql`users where deleted_at is null`, limits.people.max, 'errors.peopleFull');
  const id = await insertUser(tx, account);
  if (await isTakenEmail(tx, account.email, id)) throw conflict('users.emailTaken');
  return id;
}

/** Throws 409 where departments have as many members together as they may have. */
export function refuseMoreMembers(tx: Db): Promise<void> {
  return refuseFull(tx, sql`user_departments`, limits.people.memberships, 'errors.peopleFull');
}

interface NewUser {
  id: number;
  email: string;
  emailConfirmedAt: string | null;
}

/**
 * Queues the welcome, or the link that confirms the address, before which nothing else goes there; and the news to the
 * administrators but to the one who has made the account.
 */
export async function tellOfNewUser(
  tx: Db,
  config: Config,
  { id, email, emailConfirmedAt }: NewUser,
  actor?: Principal,
): Promise<void> {
  if (emailConfirmedAt === null) await mailConfirmation(tx, config, { userId: id, email });
  else await queueMail(tx, { kind: 'user_welcome', dedupeKey: `user_welcome:${id}`, userId: id });
  await insertMailsToAdmins(tx, 'new_user_registered', { personId: id, exceptId: actor?.id });
}

/**
 * The row of a new account, the password hashed and the role the least; 400 where the password is one that is guessed first.
 * The address counts at once where it is `known` to be the person's, or no mail could confirm it.
 */
export async function newAccount(body: Omit<Registration, 'departmentId'>, config: Config, known: boolean) {
  const { username, fullName, email } = body;
  refuseGuessable(config, 'password', body.password, body);
  const password = await hashPassword(body.password);
  const avatarInitials = normalizeInitials(body.avatarInitials ?? '') || initialsOf(fullName);
  const avatarColor = body.avatarColor ?? avatarColorFor(Math.random());
  const title = body.title?.trim() || null;
  const emailConfirmedAt = known || !confirmsEmails(config) ? new Date().toISOString() : null;
  return { username, fullName, email, emailConfirmedAt, password, title, avatarInitials, avatarColor, role: 'user' };
}

/** The 409 behind a broken unique constraint of `users`, or undefined. */
export function takenName(error: unknown) {
  const constraint = brokenConstraint(error);
  if (constraint === 'users_username_key_key') return conflict('users.usernameTaken');
  return constraint === 'users_email_key_key' ? conflict('users.emailTaken') : undefined;
}
