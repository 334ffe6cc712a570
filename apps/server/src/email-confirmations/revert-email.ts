// Reverts a change of an address for the holder of the former one: whoever made the change must not keep the account.
import { randomBytes } from 'node:crypto';
import { rateLimits } from '@app/contract/limits.ts';
import { hashPassword } from '#auth/passwords.ts';
import { endEmailLinksSince, markEmailLinkUsed } from '#email-confirmations/email-confirmations.sql.ts';
import { openEmailLink } from '#email-confirmations/open-email-link.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { endAccessOf } from '#endpoints/sessions.sql.ts';
import { newToken } from '#endpoints/token.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { endResets, insertReset, lockForReset, resetPasswordAttempts } from '#password-resets/password-resets.sql.ts';
import { updatePassword, updateUser } from '#users/users.sql.ts';

/**
 * Restores the former address. The change needed the password, so somebody else knows it: the password becomes unusable, every
 * session and every later link ends, and the answer opens the page for a new password.
 */
export async function revertEmail(token: string, { db, transaction }: Pick<RequestContext, 'db' | 'transaction'>) {
  const { id, userId } = await openEmailLink(db, token, 'revert');
  await limitAttempts(db, `email-revert:${id}`, rateLimits.usePasswordReset);
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'));
  return transaction(async (tx) => {
    const person = requireFound(await lockForReset(tx, userId), 'emailConfirmations.notFound');
    const { email, username } = await openEmailLink(tx, token, 'revert');
    await updateUser(tx, userId, { email, emailConfirmedAt: new Date().toISOString() });
    await updatePassword(tx, userId, nobodys);
    await markEmailLinkUsed(tx, id);
    await endEmailLinksSince(tx, userId, id);
    await endResets(tx, userId);
    await endAccessOf(tx, userId);
    await resetPasswordAttempts(tx, person);
    const reset = newToken();
    await insertReset(tx, { userId, tokenHash: reset.tokenHash, createdBy: null, uncounted: true });
    await recordUserUpdated(tx, userId);
    return { email, username, resetToken: reset.token };
  });
}
