// The link that confirms an address, once more.
import { rateLimits } from '@app/contract';
import { findPendingEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { confirmsEmails, mailConfirmation } from '#email-confirmations/mail-link.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { must } from '#endpoints/errors.ts';
import { limit } from '#endpoints/limit.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findUser } from '#users/users.sql.ts';

type Given = Pick<RequestContext, 'db' | 'config' | 'transaction'>;

/** Mails it to the address that waits, else to the account's own one; 404 where both are settled or no mail leaves. */
export async function sendConfirmation(actor: Principal, { db, config, transaction }: Given): Promise<void> {
  await limit(db, `change-email:${actor.id}`, rateLimits.changeEmail);
  await transaction(async (tx) => {
    const user = must(await findUser(tx, actor.id), 'users.notFound');
    const own = user.emailConfirmed ? undefined : user.email;
    const waiting = confirmsEmails(config) ? ((await findPendingEmail(tx, actor.id)) ?? own) : undefined;
    await mailConfirmation(tx, config, { userId: actor.id, email: must(waiting, 'emailConfirmations.nothingToConfirm') });
    return { success: true };
  });
}
