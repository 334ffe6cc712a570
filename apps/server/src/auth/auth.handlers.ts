// Signs in and out, returns the current user, changes the password.
import { randomUUID } from 'node:crypto';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import { currentUser, enter, openSession } from '#auth/open-session.ts';
import { assertNotGuessable } from '#auth/password-policy.ts';
import { hashPassword, isOutdated, isPassword } from '#auth/passwords.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { endConfirmations } from '#email-confirmations/email-confirmations.sql.ts';
import { countAttempt, resetAttempts, uncountAttempt } from '#endpoints/attempts.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { ApiError, assertValid, unauthenticatedError } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { endAccessOf } from '#endpoints/sessions.sql.ts';
import { signInKeys } from '#endpoints/sign-in-attempts.sql.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { assertPasswordAllowed } from '#identity-providers/enforcement.ts';
import { logoutLocation } from '#identity-providers/provider-logout.ts';
import { verifyPasskey } from '#passkeys/verify-passkey.ts';
import { endResets } from '#password-resets/password-resets.sql.ts';
import { endChallenge, insertTrust } from '#second-factors/second-factors.sql.ts';
import { answerStep, secondStepOf } from '#second-factors/second-step.ts';
import { verifyAnyCode } from '#second-factors/verify-code.ts';
import { recordSignIn, recordUnknown } from '#sign-ins/record-sign-in.ts';
import { findCredentials, findPassword, updatePassword } from '#users/users.sql.ts';

const method = 'credentials';

export const auth: Handlers<Api['auth']> = {
  async login({ db, body, config, address, session, transaction, log }) {
    const { attempts, perAddress, window } = rateLimits.login;
    const network = subscriberNetwork(address);
    const { visitor } = session;
    const found = await findCredentials(db, body.username);
    const { name, account } = signInKeys(body.username, found?.id, network);
    const everything = `login:${network}`;
    const notRecorded = (error: unknown) => log.warn({ err: error }, 'a refused sign-in was not recorded');
    await limitAttempts(db, name, { attempts: config.rateLimitLogin, window });
    await limitAttempts(db, everything, { attempts: config.rateLimitLogin * (perAddress / attempts), window });
    const { count } = await countAttempt(db, account, window);
    // Under its other name an account is refused without a word of the limit, which would tell that both names are of one account.
    const isOpen = count <= config.rateLimitLogin;
    const good = await isPassword(isOpen ? found?.password : undefined, body.password);
    try {
      if (found && good && !found.active) throw unauthenticatedError('user_inactive');
      // The same for every name and password but those of the administrator who may use one.
      await assertPasswordAllowed(db, config, good ? found?.id : undefined);
    } finally {
      // Nothing waits for it, and no statement comes behind it: the time of an answer does not tell whether the account exists.
      if (found && isOpen && !(good && found.active)) {
        const refused = { userId: found.id, method, reason: good ? 'inactive' : 'wrong_password', address, visitor } as const;
        void recordSignIn(db, refused).catch(notRecorded);
      }
      if (!found) void recordUnknown(db, address).catch(notRecorded);
    }
    const wrong = new ApiError(401, 'invalid_credentials', 'auth.wrongCredentials', { authenticated: false });
    if (!found || !good) throw wrong;
    const person = await withPresentHash(db, found, body.password);
    const step = await secondStepOf(db, config, person, visitor);
    const opened = step ? undefined : await openSession(person, { session, address, transaction, method, refusal: wrong });
    await resetAttempts(db, name);
    await resetAttempts(db, account);
    await uncountAttempt(db, everything);
    if (opened) return enter(opened, found.id, { db, config, session });
    return { authenticated: false, secondFactor: step };
  },

  async secondFactor({ db, body, config, address, session, transaction, log }) {
    const outcome = await answerStep(db, config, body, session.visitor);
    const over = new ApiError(401, 'challenge_over', 'auth.challengeOver', { authenticated: false });
    if (outcome === 'over') throw over;
    if ('wrong' in outcome) {
      const isPasskey = body.method === 'passkey';
      const reason = outcome.isCopied ? 'copied_passkey' : isPasskey ? 'wrong_passkey' : 'wrong_code';
      const refused = { userId: outcome.wrong, method, reason, address, visitor: session.visitor } as const;
      await recordSignIn(db, refused).catch((error: unknown) => log.warn({ err: error }, 'a refused sign-in was not recorded'));
      throw isPasskey
        ? new ApiError(401, outcome.isCopied ? 'passkey_copied' : 'passkey_wrong', 'auth.passkeyRefused', {
            authenticated: false,
          })
        : new ApiError(401, 'wrong_code', 'auth.wrongCode', { authenticated: false });
    }
    const { person } = outcome;
    await assertPasswordAllowed(db, config, person.id);
    const trusted = body.trust ? newToken() : undefined;
    const also = async (tx: Db) => {
      if (!(await endChallenge(tx, tokenHashOf(body.challenge)))) throw over;
      if (trusted) await insertTrust(tx, person.id, { ...trusted, userAgent: session.visitor.userAgent, address });
    };
    const opened = await openSession(person, { session, address, transaction, method, refusal: over, also });
    if (trusted) session.trust(trusted.token);
    return enter(opened, person.id, { db, config, session });
  },

  currentUser: ({ db, actor, config, sessionId }) => currentUser(db, config, actor.id, sessionId),

  async logout({ db, actor, config, session, sessionId, address, log }) {
    const location = await logoutLocation(db, config, sessionId);
    await session.end();
    // Also on a full disk somebody can leave.
    if (actor)
      await recordAudit(db, { by: actor, action: 'signed_out', address }).catch((error: unknown) =>
        log.warn({ err: error }, 'a sign-out was not recorded'),
      );
    return { success: true, ...(location !== undefined && { location }) };
  },

  async reauthenticate({ db, actor, body: { password, code, credential }, config, session, sessionId, transaction }) {
    if (sessionId === undefined) throw unauthenticatedError('session_missing');
    if (password !== undefined) await confirmPassword(db, actor.id, 'password', password);
    else if (credential) {
      const browser = session.visitor.passkeyHash ?? '';
      const outcome = await verifyPasskey(db, config, { credential, browser, userId: actor.id });
      assertValid('passkey' in outcome, 'credential', 'auth.passkeyRefused');
    } else assertValid(await verifyAnyCode(db, config, actor.id, code ?? ''), 'code', 'auth.wrongCode');
    const token = await transaction((tx) => session.renew(tx, sessionId));
    if (token === undefined) throw unauthenticatedError('session_missing');
    await session.setCookie(token, false);
    return { success: true };
  },

  async changePassword({ db, actor, body, config, session, transaction, address }) {
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
      await recordAudit(tx, { by: actor, action: 'password_changed', target: auditTarget('user', actor.id), address });
      return { success: true as const };
    });
    if (token !== undefined) await session.setCookie(token);
    return answer;
  },
};

/** A password is known only while somebody signs in, so this is when its hash gets the costs of today. */
async function withPresentHash<P extends { id: number; password: string }>(db: Db, person: P, typed: string): Promise<P> {
  if (!isOutdated(person.password)) return person;
  const password = await hashPassword(typed);
  if (await updatePassword(db, person.id, password, person.password)) return { ...person, password };
  // Another sign-in was sooner, or another password was set.
  const stored = await findPassword(db, person.id);
  return stored !== undefined && (await isPassword(stored, typed)) ? { ...person, password: stored } : person;
}
