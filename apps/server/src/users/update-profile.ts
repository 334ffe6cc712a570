// The own profile: name, title and address. Another address is where a new password could be mailed to, so that it needs the
// password, which an open screen alone does not know.
import { initialsOf, loginKey, type ProfileChange, rateLimits, type User } from '@app/contract';
import { confirmPassword } from '#auth/confirm-password.ts';
import { requestEmail } from '#email-confirmations/change-email.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { must, valid } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { takenName } from '#users/register-user.ts';
import { findEmail, findPassword, findUser, given, updateUser } from '#users/users.sql.ts';

type Given = Pick<RequestContext, 'db' | 'config' | 'transaction'>;

/** Changes what is given and answers with the account; 400 where another address comes without the right password. */
export async function updateProfile(
  actor: Principal,
  { email, currentPassword, ...change }: ProfileChange,
  { db, config, transaction }: Given,
): Promise<User> {
  const confirmed = await passwordFor(db, actor, email, currentPassword);
  try {
    return await transaction(async (tx) => {
      const before = must(await findUser(tx, actor.id), 'users.notFound');
      const moves = email !== undefined && isAnother(email, before.email);
      const holds = !moves || (confirmed !== undefined && (await findPassword(tx, actor.id)) === confirmed);
      valid(holds, 'currentPassword', 'auth.currentPasswordWrong');
      await updateUser(tx, actor.id, {
        ...given(change),
        ...(change.fullName !== undefined && { avatarInitials: initialsOf(change.fullName) }),
        ...(email !== undefined && !moves && { email }),
      });
      const from = { userId: actor.id, from: before.email, confirmed: before.emailConfirmed };
      if (moves) await requestEmail(tx, config, { ...from, to: email });
      await recordUserUpdated(tx, actor.id);
      return must(await findUser(tx, actor.id), 'users.notFound');
    });
  } catch (error) {
    throw takenName(error) ?? error;
  }
}

/** The hash that the password fits, where the address becomes another one. */
async function passwordFor(db: Given['db'], actor: Principal, email: string | undefined, password: string | undefined) {
  if (email === undefined || !isAnother(email, must(await findEmail(db, actor.id), 'users.notFound'))) return undefined;
  valid(password !== undefined && password !== '', 'currentPassword', 'auth.currentPasswordWrong');
  const confirmed = await confirmPassword(db, actor.id, 'currentPassword', password);
  await limit(db, `change-email:${actor.id}`, rateLimits.changeEmail);
  return confirmed;
}

function isAnother(email: string, present: string): boolean {
  return loginKey(email) !== loginKey(present);
}
