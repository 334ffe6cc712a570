// Whoever has forgotten the password asks for a link by mail; nobody learns whether there is such an account.
import { setTimeout as pause } from 'node:timers/promises';
import { loginKey, rateLimits, timing } from '@app/contract';
import type { RequestContext } from '#endpoints/context.ts';
import { allow } from '#endpoints/errors.ts';
import { keyed } from '#endpoints/keyed.ts';
import { limit } from '#endpoints/limit.ts';
import { newToken } from '#endpoints/token.ts';
import { mailReset, mailsResets } from '#password-resets/mail-reset.ts';
import { endResets, findResettable, insertReset, lockForReset } from '#password-resets/password-resets.sql.ts';

type Given = Pick<RequestContext, 'db' | 'config' | 'address' | 'transaction'>;

/** No row has this number: what is done for an account is done for it, too, and finds nothing. */
const nobody = 0;

/**
 * Mails a link to the account of a username or address. The answer is the same without such an account, comes no sooner than a
 * fixed time, and everything before the mail's own row is asked of the database in both cases; 403 where no mail can leave.
 */
export async function requestLink({ db, config, address, transaction }: Given, account: string): Promise<void> {
  allow(mailsResets(config), 'passwordResets.forgot.byAdmin');
  const { requestPasswordReset: byName } = rateLimits;
  await limit(db, `password-reset:${address}`, { ...byName, attempts: byName.perAddress });
  await limit(db, `password-reset-of:${keyed(config, 'password reset account', loginKey(account))}`, byName);
  const work = transaction(async (tx) => {
    const userId = (await findResettable(tx, account))?.id ?? nobody;
    await lockForReset(tx, userId);
    const { token, tokenHash } = newToken();
    await endResets(tx, userId, true);
    const made = await insertReset(tx, { userId, tokenHash, createdBy: null });
    if (made) await mailReset(tx, config, { userId, token, tokenHash, createdBy: null });
  });
  await Promise.all([work, pause(timing.passwordResetMinDuration)]);
}
