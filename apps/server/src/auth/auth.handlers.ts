// Signs in and out, returns the current user, changes the password.
import { randomUUID } from 'node:crypto';
import { isAdmin, permissionsOf } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import { assertNotGuessable } from '#auth/password-policy.ts';
import { hashPassword, isPassword } from '#auth/passwords.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { endConfirmations } from '#email-confirmations/email-confirmations.sql.ts';
import { countAttempt, resetAttempts, uncountAttempt } from '#endpoints/attempts.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { ApiError, assertValid, unauthenticatedError } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { endAccessOf } from '#endpoints/sessions.sql.ts';
import { signInKeys } from '#endpoints/sign-in-attempts.sql.ts';
import { newToken } from '#endpoints/token.ts';
import { endResets } from '#password-resets/password-resets.sql.ts';
import { showsSetup } from '#setup/setup-state.ts';
import { recordSignIn } from '#sign-ins/record-sign-in.ts';
import { findCredentials, findUser, updatePassword } from '#users/users.sql.ts';

export const auth: Handlers<Api['auth']> = {
  async login({ db, body, config, address, session, transaction, log }) {
    const { attempts, perAddress, window } = rateLimits.login;
    const network = subscriberNetwork(address);
    const { visitor } = session;
    const method = 'credentials';
    const found = await findCredentials(db, body.username);
    const { name, account } = signInKeys(body.username, found?.id, network);
    const everything = `login:${network}`;
    await limitAttempts(db, name, { attempts: config.rateLimitLogin, window });
    await limitAttempts(db, everything, { attempts: config.rateLimitLogin * (perAddress / attempts), window });
    const { count } = await countAttempt(db, account, window);
    // Under its other name an account is refused without a word of the limit, which would tell that both names are of one account.
    const isOpen = count <= config.rateLimitLogin;
    const good = await isPassword(isOpen ? found?.password : undefined, body.password);
    if (found && isOpen && !(good && found.active)) {
      const refused = { userId: found.id, method, reason: good ? 'inactive' : 'wrong_password', address, visitor } as const;
      // Nobody waits for it: the time of an answer does not tell whether the account exists.
      void recordSignIn(db, refused).catch((error: unknown) => log.warn({ err: error }, 'a refused sign-in was not recorded'));
    }
    if (found && good && !found.active) throw unauthenticatedError('user_inactive');
    const device = newToken();
    const wrong = new ApiError(401, 'invalid_credentials', 'auth.wrongCredentials', { authenticated: false });
    if (!found || !good) throw wrong;
    const token = await transaction(async (tx) => {
      const opened = await session.open(tx, found.id, found.password);
      if (opened === undefined) throw wrong;
      await recordSignIn(tx, { userId: found.id, method, address, visitor, cookieHash: device.tokenHash });
      return opened;
    });
    await resetAttempts(db, name);
    await resetAttempts(db, account);
    await uncountAttempt(db, everything);
    await session.setCookie(token);
    session.recognise(device.token);
    return currentUser(db, config, found.id);
  },

  currentUser: ({ db, actor, config }) => currentUser(db, config, actor.id),

  async logout({ session }) {
    await session.end();
    return { success: true };
  },

  async changePassword({ db, actor, body, config, session, transaction }) {
    const current = await confirmPassword(db, actor.id, 'currentPassword', body.currentPassword);
    assertNotGuessable(config, 'newPassword', body.newPassword, actor);
    const password = await hashPassword(body.newPassword);
    let token: string | undefined;
    const answer = await transaction(async (tx) => {
      assertValid(await updatePassword(tx, actor.id, password, current), 'currentPassword', 'auth.currentPasswordWrong');
      await endResets(tx, actor.id);
      // Ends pending address changes, which somebody who knew the former password may have requested.
      await endConfirmations(tx, actor.id, { changes: true });
      await endAccessOf(tx, actor.id);
      token = await session.open(tx, actor.id, password);
      await queueMail(tx, { kind: 'password_updated', dedupeKey: `password_updated:${randomUUID()}`, userId: actor.id });
      return { success: true as const };
    });
    if (token !== undefined) await session.setCookie(token);
    return answer;
  },
};

async function currentUser(db: Db, config: Config, userId: number) {
  const user = await findUser(db, userId);
  if (!user) throw unauthenticatedError('user_missing');
  const session = { idleHours: config.sessionIdle / 3_600_000, maxDays: config.sessionMax / 86_400_000 };
  const answer = { authenticated: true as const, user, permissions: permissionsOf(user), session };
  return isAdmin(user) ? { ...answer, showsSetup: await showsSetup(db, config, userId) } : answer;
}
