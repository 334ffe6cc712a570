// Signing in and out, the current user, change of password.
import { type Api, loginKey, permissionsOf, rateLimits } from '@app/contract';
import { isGuessable } from '#auth/password-policy.ts';
import { hashPassword, isPassword } from '#auth/passwords.ts';
import type { Db } from '#db/connect.ts';
import { forgetAttempts, takeBackAttempt } from '#http/attempts.sql.ts';
import type { Handlers } from '#http/context.ts';
import { HttpError, must, valid } from '#http/errors.ts';
import { limit } from '#http/limit.ts';
import { deleteOtherSessions } from '#http/sessions.sql.ts';
import { findCredentials, findPassword, findUser, updatePassword } from '#users/users.sql.ts';

export const auth: Handlers<Api['auth']> = {
  async login({ db, body, config, address, session }) {
    const window = rateLimits.login.window;
    const account = `login:${loginKey(body.username).slice(0, 64)}:${address}`;
    const everything = `login:${address}`;
    await limit(db, account, config.rateLimitLogin, window);
    await limit(db, everything, config.rateLimitLogin * (rateLimits.login.perAddress / rateLimits.login.attempts), window);
    const found = await findCredentials(db, body.username);
    const good = await isPassword(found?.password, body.password);
    if (!found || !good) throw new HttpError(401, 'invalid_credentials', 'auth.wrongCredentials', { authenticated: false });
    await forgetAttempts(db, account);
    await takeBackAttempt(db, everything);
    await session.start(found.id);
    return currentUser(db, found.id);
  },

  currentUser: ({ db, actor }) => currentUser(db, actor.id),

  async logout({ session }) {
    await session.end();
    return { success: true };
  },

  async changePassword({ db, actor, body, config, session, transaction }) {
    const { attempts, window } = rateLimits.changePassword;
    const counted = `password:${actor.id}`;
    await limit(db, counted, attempts, window);
    const good = await isPassword(await findPassword(db, actor.id), body.currentPassword);
    valid(good, 'currentPassword', 'auth.currentPasswordWrong');
    const strict = config.passwordPolicy === 'strict';
    valid(
      !strict || !isGuessable(body.newPassword, [actor.username, ...actor.fullName.split(' ')]),
      'newPassword',
      'auth.passwordCommon',
    );
    const password = await hashPassword(body.newPassword);
    const answer = await transaction(async (tx) => {
      await updatePassword(tx, actor.id, password);
      await deleteOtherSessions(tx, actor.id, actor.sessionId);
      return { success: true as const };
    });
    await forgetAttempts(db, counted);
    await session.start(actor.id);
    return answer;
  },
};

async function currentUser(db: Db, userId: number) {
  const user = must(await findUser(db, userId), 'users.notFound');
  return { authenticated: true as const, user, permissions: permissionsOf(user) };
}
