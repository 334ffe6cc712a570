// The holder of a link confirms an address: the one the account has, or the one it gets by that.
import { loginKey, type OpenEmailLink } from '@app/contract';
import { queueMail } from '#email/queue-mail.ts';
import { setEmail } from '#email-confirmations/change-email.ts';
import { markEmailLinkUsed } from '#email-confirmations/email-confirmations.sql.ts';
import { openEmailLink } from '#email-confirmations/open-email-link.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { must } from '#endpoints/errors.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { lockForReset } from '#password-resets/password-resets.sql.ts';
import { takenName } from '#users/register-user.ts';
import { confirmEmail as markConfirmed } from '#users/users.sql.ts';

/** Confirms it, within the caller's transaction; 409 where the address became somebody else's meanwhile. */
export async function confirmEmail(token: string, { db, config }: Pick<RequestContext, 'db' | 'config'>): Promise<OpenEmailLink> {
  const { userId } = await openEmailLink(db, token, 'confirm');
  must(await lockForReset(db, userId), 'emailConfirmations.notFound');
  // Read again under the lock: of two who open links of the same person at once, the second sees what the first has done.
  const { id, kind, email, username, current, confirmed } = await openEmailLink(db, token, 'confirm');
  await markEmailLinkUsed(db, id);
  if (loginKey(email) === loginKey(current)) {
    await markConfirmed(db, userId);
    // The welcome waited for somebody to be there.
    await queueMail(db, { kind: 'user_welcome', dedupeKey: `user_welcome:${userId}`, userId });
  } else {
    try {
      await setEmail(db, config, { userId, from: current, confirmed, to: email });
    } catch (error) {
      throw takenName(error) ?? error;
    }
  }
  await recordUserUpdated(db, userId);
  return { kind, email, username };
}
