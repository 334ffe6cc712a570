// Confirms an address by its link: the present one of the account, or a new one that replaces it.

import type { OpenEmailLink } from '@app/contract/email-confirmations/email-confirmations.contract.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { queueMail } from '#email/queue-mail.ts';
import { setEmail } from '#email-confirmations/change-email.ts';
import { markEmailLinkUsed } from '#email-confirmations/email-confirmations.sql.ts';
import { openEmailLink } from '#email-confirmations/open-email-link.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { lockForReset } from '#password-resets/password-resets.sql.ts';
import { takenNameError } from '#users/register-user.ts';
import { confirmEmail as markConfirmed } from '#users/users.sql.ts';

/** Confirms the address within the caller's transaction; 409 if it belongs to somebody else by now. */
export async function confirmEmail(token: string, { db, config }: Pick<RequestContext, 'db' | 'config'>): Promise<OpenEmailLink> {
  const { userId } = await openEmailLink(db, token, 'confirm');
  requireFound(await lockForReset(db, userId), 'emailConfirmations.notFound');
  // Reads the link again under the lock: of two concurrent links of one person, the second sees what the first did.
  const { id, kind, email, username, current, confirmed } = await openEmailLink(db, token, 'confirm');
  await markEmailLinkUsed(db, id);
  if (loginKey(email) === loginKey(current)) {
    await markConfirmed(db, userId);
    // The welcome mail is sent only to a confirmed address.
    await queueMail(db, { kind: 'user_welcome', dedupeKey: `user_welcome:${userId}`, userId });
  } else {
    try {
      await setEmail(db, config, { userId, from: current, confirmed, to: email });
    } catch (error) {
      throw takenNameError(error) ?? error;
    }
  }
  await recordUserUpdated(db, userId);
  return { kind, email, username };
}
