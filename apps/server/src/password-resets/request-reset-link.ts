// Requests a reset link by mail for a forgotten password. The answer never reveals whether the account exists.
import { setTimeout as pause } from 'node:timers/promises';
import { rateLimits, serverTiming } from '@app/contract/limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { directoryOfPerson } from '#directories/directory-password.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { assertAllowed } from '#endpoints/errors.ts';
import { hmac } from '#endpoints/hmac.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { canMailLinks } from '#endpoints/public-link.ts';
import { newToken } from '#endpoints/token.ts';
import { assertPasswordAllowed } from '#identity-providers/enforcement.ts';
import { mailReset } from '#password-resets/mail-reset.ts';
import { endResets, findUserForReset, insertReset, lockForReset } from '#password-resets/password-resets.sql.ts';

type CommandContext = Pick<RequestContext, 'db' | 'config' | 'address' | 'transaction'>;

/** No user has this id: the same statements run for an unknown account and find nothing. */
const noUser = 0;

/**
 * Mails a link to the account of a username or address. For an unknown account the answer is the same, takes at least the same
 * fixed time, and needs the same queries up to the mail's own row. 403 if mails cannot be sent.
 */
export async function requestResetLink({ db, config, address, transaction }: CommandContext, account: string): Promise<void> {
  assertAllowed(canMailLinks(config), 'passwordResets.forgot.byAdmin');
  // Whoever may use a password has another administrator, or the operator.
  await assertPasswordAllowed(db, config, undefined);
  const { requestPasswordReset: byName } = rateLimits;
  await limitAttempts(db, `password-reset:${subscriberNetwork(address)}`, { ...byName, attempts: byName.perAddress });
  await limitAttempts(db, `password-reset-of:${hmac(config, 'password reset account', loginKey(account))}`, byName);
  const work = transaction(async (tx) => {
    const foundId = (await findUserForReset(tx, account))?.id ?? noUser;
    // The page says where the password of the directory is changed.
    const userId = (await directoryOfPerson(tx, config, foundId)) ? noUser : foundId;
    await lockForReset(tx, userId);
    const { token, tokenHash } = newToken();
    await endResets(tx, userId, true);
    const reset = await insertReset(tx, { userId, tokenHash, createdBy: null });
    if (reset) await mailReset(tx, config, { userId, token, tokenHash, createdBy: null });
  });
  await Promise.all([work, pause(serverTiming.passwordResetMinDuration)]);
}
