// Signs in and out, returns the current user, changes the password.
import { randomUUID } from 'node:crypto';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import { currentUser, enter, openSession } from '#auth/open-session.ts';
import { assertNotGuessable } from '#auth/password-policy.ts';
import { hashPassword, isOutdated, isPassword } from '#auth/passwords.ts';
import { provePassword } from '#auth/prove-password.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { assertPasswordHere, directoryOfPerson } from '#directories/directory-password.ts';
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

/** How somebody signs in who has proved a password before the second step. */
async function passwordMethod(db: Db, config: Config, userId: number) {
  const directory = await directoryOfPerson(db, config, userId);
  return directory ? ({ method: 'directory', provider: directory.name } as const) : ({ method: 'credentials' } as const);
}

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
    const proof = await provePassword({ db, config, address, transaction, log }, { ...body, found, isOpen });
    const { person: proved, method, reason = 'inactive' } = proof;
    const provider = proof.provider === undefined ? {} : { provider: proof.provider };
    try {
      if (reason === 'inactive' && !proved?.active) throw unauthenticatedError('user_inactive');
      // The same for every name and password but those of the administrator who may use one.
      await assertPasswordAllowed(db, config, proved?.id);
    } finally {
      // Nothing waits for it, and no statement comes behind it: the time of an answer does not tell whether the account exists.
      const userId = proved?.id ?? found?.id;
      if (userId !== undefined && isOpen && !proved?.active)
        void recordSignIn(db, { userId, method, ...provider, reason, address, visitor }).catch(notRecorded);
      if (userId === undefined) void recordUnknown(db, address).catch(notRecorded);
    }
    const wrong = new ApiError(401, 'invalid_credentials', 'auth.wrongCredentials', { authenticated: false });
    if (!proved) throw wrong;
    // The password of the directory is not stored here.
    const person = method === 'directory' ? proved : await withPresentHash(db, proved, body.password);
    const step = await secondStepOf(db, config, person, visitor);
    const how = { session, address, transaction, method, ...provider, refusal: wrong };
    const opened = step ? undefined : await openSession(person, how);
    await resetAttempts(db, name);
    await resetAttempts(db, account);
    await uncountAttempt(db, everything);
    if (opened) return enter(opened, person.id, { db, config, session });
    return { authenticated: false, secondFactor: step };
  },

  async secondFactor({ db, body, config, address, session, transaction, log }) {
    const outcome = await answerStep(db, config, body, session.visitor);
    const over = new ApiError(401, 'challenge_over', 'auth.challengeOver', { authenticated: false });
    if (outcome === 'over') throw over;
    if ('wrong' in outcome) {
      const isPasskey = body.method === 'passkey';
      const reason = outcome.isCopied ? 'copied_passkey' : isPasskey ? 'wrong_passkey' : 'wrong_code';
      const how = await passwordMethod(db, config, outcome.wrong);
      const refused = { userId: outcome.wrong, ...how, reason, address, visitor: session.visitor } as const;
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
    const how = await passwordMethod(db, config, person.id);
    const opened = await openSession(person, { session, address, transaction, ...how, refusal: over, also });
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
    if (password !== undefined) await confirmPassword(db, config, actor.id, 'password', password);
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
    await assertPasswordHere(db, config, actor.id);
    const current = await confirmPassword(db, config, actor.id, 'currentPassword', body.currentPassword);
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
