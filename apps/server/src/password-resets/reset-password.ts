// Sets a new password with a link.
import { randomUUID } from 'node:crypto';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import type { PasswordReset } from '@app/contract/password-resets/password-resets.contract.ts';
import { assertNotGuessable } from '#auth/password-policy.ts';
import { hashPassword } from '#auth/passwords.ts';
import { assertPasswordHere } from '#directories/directory-password.ts';
import { queueMail } from '#email/queue-mail.ts';
import { endConfirmations } from '#email-confirmations/email-confirmations.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { endAccessOf } from '#endpoints/sessions.sql.ts';
import { assertPasswordAllowed } from '#identity-providers/enforcement.ts';
import { openReset } from '#password-resets/open-reset.ts';
import { endResets, lockForReset, markResetUsed, resetPasswordAttempts } from '#password-resets/password-resets.sql.ts';
import { findUser, updatePassword } from '#users/users.sql.ts';

type CommandContext = Pick<RequestContext, 'db' | 'config' | 'transaction' | 'address'>;

/**
 * Sets the password, ends the person's sessions, API tokens and links, and deletes failed sign-in attempts; it signs nobody in. Of several
 * concurrent uses of one link, the first to lock the person's row succeeds.
 */
export async function resetPassword(
  { token, password }: PasswordReset,
  { db, config, transaction, address }: CommandContext,
): Promise<{ username: string }> {
  const { id, userId } = await openReset(db, token);
  await assertPasswordAllowed(db, config, userId);
  await assertPasswordHere(db, config, userId);
  // Limited by link, because a whole office may share one address.
  await limitAttempts(db, `password-reset-use:${id}`, rateLimits.usePasswordReset);
  assertNotGuessable(config, 'password', password, requireFound(await findUser(db, userId), 'passwordResets.notFound'));
  const hashed = await hashPassword(password);
  return transaction(async (tx) => {
    const person = requireFound(await lockForReset(tx, userId), 'passwordResets.notFound');
    await openReset(tx, token);
    await updatePassword(tx, userId, hashed);
    await markResetUsed(tx, id);
    await endResets(tx, userId);
    await endConfirmations(tx, userId, { changes: true });
    await endAccessOf(tx, userId);
    await resetPasswordAttempts(tx, person);
    const by = { id: userId, via: 'session' } as const;
    await recordAudit(tx, { by, action: 'password_reset', target: auditTarget('user', userId), address });
    await queueMail(tx, { kind: 'password_updated', dedupeKey: `password_updated:${randomUUID()}`, userId });
    return { username: person.username };
  });
}
