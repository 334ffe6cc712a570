// Sends the confirmation link again.
import { rateLimits } from '@app/contract/limits.ts';
import { findPendingEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { confirmsEmails, mailConfirmation } from '#email-confirmations/mail-link.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findUser } from '#users/users.sql.ts';

type CommandContext = Pick<RequestContext, 'db' | 'config' | 'transaction'>;

/** Mails it to the pending address, else to the account's own; 404 if neither needs confirmation or mails cannot be sent. */
export async function sendConfirmation(actor: Principal, { db, config, transaction }: CommandContext): Promise<void> {
  await limitAttempts(db, `change-email:${actor.id}`, rateLimits.changeEmail);
  await transaction(async (tx) => {
    const user = requireFound(await findUser(tx, actor.id), 'users.notFound');
    const own = user.emailConfirmed ? undefined : user.email;
    const waiting = confirmsEmails(config) ? ((await findPendingEmail(tx, actor.id)) ?? own) : undefined;
    await mailConfirmation(tx, config, { userId: actor.id, email: requireFound(waiting, 'emailConfirmations.nothingToConfirm') });
    return { success: true };
  });
}
