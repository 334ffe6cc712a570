// Setting a new password with a link.
import { randomUUID } from 'node:crypto';
import { type PasswordReset, rateLimits } from '@app/contract';
import { refuseGuessable } from '#auth/password-policy.ts';
import { hashPassword } from '#auth/passwords.ts';
import { queueMail } from '#email/queue-mail.ts';
import { endConfirmations } from '#email-confirmations/email-confirmations.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { must } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import { deleteSessionsOf } from '#endpoints/sessions.sql.ts';
import { openReset } from '#password-resets/open-reset.ts';
import { endResets, forgetPasswordAttempts, lockForReset, markResetUsed } from '#password-resets/password-resets.sql.ts';
import { findUser, updatePassword } from '#users/users.sql.ts';

type Given = Pick<RequestContext, 'db' | 'config' | 'transaction'>;

/**
 * Sets the password, ends the person's sessions and links, and forgets failed attempts to sign in; nobody is signed in by it.
 * Of several who use one link at once, the first one who holds the person's row does.
 */
export async function useLink(
  { token, password }: PasswordReset,
  { db, config, transaction }: Given,
): Promise<{ username: string }> {
  const { id, userId } = await openReset(db, token);
  // Counted by link and not by address, behind which a whole office may sit.
  await limit(db, `password-reset-use:${id}`, rateLimits.usePasswordReset);
  refuseGuessable(config, 'password', password, must(await findUser(db, userId), 'passwordResets.notFound'));
  const hashed = await hashPassword(password);
  return transaction(async (tx) => {
    const person = must(await lockForReset(tx, userId), 'passwordResets.notFound');
    await openReset(tx, token);
    await updatePassword(tx, userId, hashed);
    await markResetUsed(tx, id);
    await endResets(tx, userId);
    await endConfirmations(tx, userId, { changes: true });
    await deleteSessionsOf(tx, userId);
    await forgetPasswordAttempts(tx, person);
    await queueMail(tx, { kind: 'password_updated', dedupeKey: `password_updated:${randomUUID()}`, userId });
    return { username: person.username };
  });
}
