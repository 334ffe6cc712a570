// Registration: creates an account and its membership (pending if approval is required), without anything that the caller may not
// choose.

import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { firstTimezone, limits, rateLimits } from '@app/contract/limits.ts';
import type { Registration } from '@app/contract/users/users.contract.ts';
import { avatarColorFor, initialsOf, normalizeInitials } from '@app/contract/users/users.rules.ts';
import { sql } from 'drizzle-orm';
import { assertNotGuessable } from '#auth/password-policy.ts';
import { hashPassword } from '#auth/passwords.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { findDepartment, insertMembership } from '#departments/departments.sql.ts';
import { insertMailsToAdmins } from '#email/outbox.sql.ts';
import { queueMail } from '#email/queue-mail.ts';
import { isTakenEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { confirmsEmails, mailConfirmation } from '#email-confirmations/mail-link.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertAllowed, assertValid, conflictError, violatedConstraint } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { enforcementNow } from '#identity-providers/enforcement.ts';
import { administratorIds, insertNotifications } from '#notifications/notifications.sql.ts';
import { registrationNow } from '#registration/registration-now.ts';
import { looksLike } from '#users/look-alikes.sql.ts';
import { insertUser } from '#users/users.sql.ts';

interface CommandContext extends Pick<RequestContext, 'db' | 'config' | 'address' | 'transaction'> {
  actor: Principal | undefined;
}

/** Creates the account and returns its card; 403 if registration is closed, 409 if the name or address is taken. */
export async function registerUser(body: Registration, { db, config, address, actor, transaction }: CommandContext) {
  const byAdmin = actor?.role === 'admin';
  const { mode } = await registrationNow(db, config);
  const { enforced } = await enforcementNow(db, config);
  assertAllowed(byAdmin || (mode !== 'closed' && !enforced), 'auth.registrationClosed');
  const attempts = { ...rateLimits.register, attempts: config.rateLimitRegister };
  if (!byAdmin) await limitAttempts(db, `register:${subscriberNetwork(address)}`, attempts);
  const department = await findDepartment(db, body.departmentId);
  const pending = !byAdmin && mode === 'approval';
  const anyDepartment = byAdmin || pending;
  assertValid(department !== undefined && (anyDepartment || department.isPublic), 'departmentId', 'auth.departmentMissing');
  const account = await newAccount(body, config, byAdmin);
  const { fullName, email, title, role, avatarInitials, avatarColor } = account;
  try {
    return await transaction(async (tx) => {
      const id = await addAccount(tx, { ...account, awaitsApproval: pending });
      await assertMembershipLimit(tx);
      const belongs = await insertMembership(tx, { userId: id, departmentId: department.id, pending }, anyDepartment);
      assertValid(belongs, 'departmentId', 'auth.departmentMissing');
      await notifyNewUser(tx, config, { id, ...account }, { actor, waitsFor: pending ? department.name : undefined });
      await recordUserUpdated(tx, id, actor?.via);
      const by = byAdmin ? actor : ({ id, via: 'session' } as const);
      const action = byAdmin ? 'user_created' : 'user_registered';
      await recordAudit(tx, { by, action, target: auditTarget('user', id), address });
      return { id, fullName, email, title, role, avatarInitials, avatarColor, profilePicture: null, active: true };
    });
  } catch (error) {
    throw takenNameError(error) ?? error;
  }
}

type NewAccount = Omit<Awaited<ReturnType<typeof newAccount>>, 'browserZone'> & {
  browserZone?: string;
  isService?: boolean;
  emailNotifications?: boolean;
  awaitsApproval?: boolean;
};

/** Stores a new account; 409 if its name or address is taken, or the limit of people is reached. */
export async function addAccount(tx: Db, account: NewAccount): Promise<number> {
  await assertRowLimit(tx, {
    name: 'users',
    from: sql`users where deleted_at is null`,
    most: limits.people.max,
    key: 'errors.peopleFull',
  });
  const { username, fullName } = account;
  const like = await looksLike(tx, { username, fullName });
  assertValid(!like.username, 'username', 'users.looksLikeAnother');
  assertValid(!like.fullName, 'fullName', 'users.looksLikeAnother');
  const id = await insertUser(tx, account);
  if (await isTakenEmail(tx, account.email, id)) throw conflictError('users.emailTaken');
  return id;
}

/** Throws 409 if the limit of memberships has no room for so many more. */
export async function assertMembershipLimit(tx: Db, added = 1): Promise<void> {
  const most = limits.people.memberships + 1 - added;
  await assertRowLimit(tx, { name: 'memberships', from: sql`user_departments`, most, key: 'errors.peopleFull' });
}

interface NewUser {
  id: number;
  fullName: string;
  email: string;
  emailConfirmedAt: string | null;
}

/**
 * Queues the welcome mail, or the confirmation link, before which no other mail is sent there; also notifies all administrators
 * but the one who created the account, in the product, too, if the person waits for approval (`waitsFor` a department).
 */
export async function notifyNewUser(
  tx: Db,
  config: Config,
  { id, fullName, email, emailConfirmedAt }: NewUser,
  { actor, waitsFor }: { actor?: Principal | undefined; waitsFor?: string | undefined } = {},
): Promise<void> {
  if (emailConfirmedAt === null) await mailConfirmation(tx, config, { userId: id, email });
  else await queueMail(tx, { kind: 'user_welcome', dedupeKey: `user_welcome:${id}`, userId: id });
  const waits = waitsFor !== undefined;
  const details = { personId: id, ...(waits && { waits }) };
  await insertMailsToAdmins(tx, 'new_user_registered', { cause: id, details, exceptId: actor?.id });
  if (!waits) return;
  await insertNotifications(tx, await administratorIds(tx), {
    kind: 'approval_awaited',
    details: { by: [{ id, name: fullName }], department: waitsFor },
  });
}

/**
 * Builds the row of a new account, with the password hashed and the lowest role; 400 if the password is easy to guess. The
 * address is confirmed at once if it is `known` to be the person's, or if no mail could confirm it.
 */
export async function newAccount(body: Omit<Registration, 'departmentId'>, config: Config, isKnown: boolean) {
  const { username, fullName, email } = body;
  assertNotGuessable(config, 'password', body.password, body);
  const password = await hashPassword(body.password);
  const avatarInitials = normalizeInitials(body.avatarInitials ?? '') || initialsOf(fullName);
  const avatarColor = body.avatarColor ?? avatarColorFor(Math.random());
  const title = body.title?.trim() || null;
  const emailConfirmedAt = isKnown || !confirmsEmails(config) ? new Date().toISOString() : null;
  const looks = { avatarInitials, avatarColor };
  return { username, fullName, email, emailConfirmedAt, password, title, ...looks, role: 'user', browserZone: firstTimezone };
}

/** Returns the 409 for a violated unique constraint of `users`, or undefined. */
export function takenNameError(error: unknown) {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_username_key_key') return conflictError('users.usernameTaken');
  return constraint === 'users_email_key_key' ? conflictError('users.emailTaken') : undefined;
}
