// Updates the caller's profile: name, title and address. A new password could be mailed to the address, so a change of it needs
// the password, which an unlocked screen alone does not have.

import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import type { ProfileChange, User } from '@app/contract/users/users.contract.ts';
import { initialsOf, loginKey } from '@app/contract/users/users.rules.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import { changeEmail } from '#email-confirmations/change-email.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertValid, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { looksLike } from '#users/look-alikes.sql.ts';
import { takenNameError } from '#users/register-user.ts';
import { findEmail, findPassword, findUser, updateUser } from '#users/users.sql.ts';

type CommandContext = Pick<RequestContext, 'db' | 'config' | 'transaction'>;

/** Updates the given fields and returns the account; 400 if the address changes without the right password. */
export async function updateProfile(
  actor: Principal,
  { email, currentPassword, ...change }: ProfileChange,
  { db, config, transaction }: CommandContext,
): Promise<User> {
  const confirmed = await passwordFor({ db, config }, actor, email, currentPassword);
  try {
    return await transaction(async (tx) => {
      const before = requireFound(await findUser(tx, actor.id), 'users.notFound');
      const moves = email !== undefined && isAnother(email, before.email);
      const holds = !moves || (confirmed !== undefined && (await findPassword(tx, actor.id)) === confirmed);
      assertValid(holds, 'currentPassword', 'auth.currentPasswordWrong');
      const { fullName } = change;
      const isNewName = fullName !== undefined && fullName !== before.fullName;
      const like = isNewName ? await looksLike(tx, { fullName }, actor.id) : undefined;
      assertValid(!like?.fullName, 'fullName', 'users.looksLikeAnother');
      await updateUser(tx, actor.id, {
        ...definedFields(change),
        ...(change.title !== undefined && { title: change.title || null }),
        ...(change.fullName !== undefined && { avatarInitials: initialsOf(change.fullName) }),
        ...(email !== undefined && !moves && { email }),
      });
      const from = { userId: actor.id, from: before.email, confirmed: before.emailConfirmed };
      if (moves) await changeEmail(tx, config, { ...from, to: email });
      await recordUserUpdated(tx, actor.id);
      return requireFound(await findUser(tx, actor.id), 'users.notFound');
    });
  } catch (error) {
    throw takenNameError(error) ?? error;
  }
}

/** Returns the password hash that matches, if the address changes. */
async function passwordFor(
  { db, config }: Pick<CommandContext, 'db' | 'config'>,
  actor: Principal,
  email: string | undefined,
  password: string | undefined,
) {
  if (email === undefined || !isAnother(email, requireFound(await findEmail(db, actor.id), 'users.notFound'))) return undefined;
  assertValid(password !== undefined && password !== '', 'currentPassword', 'auth.currentPasswordWrong');
  const confirmed = await confirmPassword(db, config, actor.id, 'currentPassword', password);
  await limitAttempts(db, `change-email:${actor.id}`, rateLimits.changeEmail);
  return confirmed;
}

function isAnother(email: string, present: string): boolean {
  return loginKey(email) !== loginKey(present);
}
