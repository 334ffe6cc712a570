// One's own passkeys, and signing in with one.
import { randomBytes } from 'node:crypto';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { product, rateLimits } from '@app/contract/limits.ts';
import type { SignInOptions } from '@app/contract/passkeys/passkeys.contract.ts';
import { passkeyAttempts, passkeyChallenges } from '@app/contract/passkeys/passkeys.limits.ts';
import { enter, openSession } from '#auth/open-session.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { uncountAttempt } from '#endpoints/attempts.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import {
  ApiError,
  conflictError,
  linkExpiredError,
  requireFound,
  unauthenticatedError,
  validationError,
} from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { assertPasswordAllowed } from '#identity-providers/enforcement.ts';
import { passkeyName } from '#passkeys/passkey-names.ts';
import { passkeySite } from '#passkeys/passkey-site.ts';
import {
  askedBy,
  credentialsOf,
  deletePasskey,
  insertPasskey,
  insertPasskeyChallenge,
  type KnownCredential,
  keepPasskey,
  passkeysOf,
  renamePasskey,
} from '#passkeys/passkeys.sql.ts';
import { tellOfPasskey } from '#passkeys/tell-of-passkey.ts';
import { algorithms, verifyMade, verifyPasskey } from '#passkeys/verify-passkey.ts';
import { recordSignIn } from '#sign-ins/record-sign-in.ts';
import { findAccount, findUser } from '#users/users.sql.ts';

const method = 'passkey';

export const passkeys: Handlers<Api['passkeys']> = {
  list: ({ db, config, actor }) => passkeysOf(db, passkeySite(config)?.id, actor.id),

  async begin({ db, config, actor, sessionId }) {
    const { id: site } = requireSite(config);
    if (sessionId === undefined) throw unauthenticatedError('session_missing');
    const known = await credentialsOf(db, site, actor.id);
    const { token: challenge, tokenHash } = newToken();
    const userHandle = known[0]?.userHandle ?? randomBytes(32).toString('base64url');
    await insertPasskeyChallenge(db, { id: tokenHash, purpose: 'make', userId: actor.id, browser: sessionId, userHandle });
    const user = requireFound(await findUser(db, actor.id), 'users.notFound');
    return {
      rp: { id: site, name: config.mail.companyName || product },
      user: { id: userHandle, name: user.username, displayName: user.fullName },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: passkeyChallenges.lifetime,
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  },

  async add({ db, config, actor, body: { credential }, session, sessionId, transaction, address }) {
    requireSite(config);
    const made = await verifyMade(db, config, { credential, browser: sessionId ?? '', userId: actor.id });
    if (made === 'over') throw linkExpiredError('auth.challengeOver');
    if (made === 'wrong') throw validationError([{ field: 'credential', key: 'auth.passkeyRefused' }]);
    const { aaguid, ...stored } = made;
    return transaction(async (tx) => {
      const taken = (await passkeysOf(tx, stored.site, actor.id)).map((passkey) => passkey.name);
      const { userAgent } = session.visitor;
      const name = passkeyName({ aaguid, userAgent, language: actor.language }, taken);
      const { transports = [] } = credential.response;
      const added = await insertPasskey(tx, { userId: actor.id, name, transports, ...stored });
      if (added === 'full') throw conflictError('errors.listFull');
      if (added === 'known') throw conflictError('auth.passkeyRefused');
      await tellOfPasskey(tx, actor.id, 'added', name);
      await recordAudit(tx, { by: actor, action: 'passkey_added', target: auditTarget('user', actor.id), address });
      return added;
    });
  },

  async rename({ db, config, actor, params: { passkeyId }, body: { name } }) {
    const renamed = await renamePasskey(db, passkeySite(config)?.id, { userId: actor.id, passkeyId, name });
    return requireFound(renamed, 'auth.passkeyMissing');
  },

  async remove({ db, actor, params: { passkeyId }, address }) {
    const name = requireFound(await deletePasskey(db, actor.id, passkeyId), 'auth.passkeyMissing');
    await tellOfPasskey(db, actor.id, 'removed', name);
    await recordAudit(db, { by: actor, action: 'passkey_removed', target: auditTarget('user', actor.id), address });
    return { success: true };
  },

  async signInOptions({ db, config, body, address, session }) {
    const { id: rpId } = requireSite(config);
    await limitNetwork(db, config, 'options', address);
    const userId = body.challenge === undefined ? undefined : await askedBy(db, tokenHashOf(body.challenge));
    if (body.challenge !== undefined && userId === undefined) throw refusals.over();
    const known = userId === undefined ? [] : await credentialsOf(db, rpId, userId);
    const { token: challenge, tokenHash } = newToken();
    await insertPasskeyChallenge(db, { id: tokenHash, purpose: 'use', userId: userId ?? null, browser: session.bind() });
    return optionsOf(rpId, challenge, known);
  },

  async signIn({ db, config, body: { credential }, address, session, transaction, log }) {
    requireSite(config);
    const counted = await limitNetwork(db, config, 'answers', address);
    const browser = session.visitor.passkeyHash ?? '';
    const outcome = await verifyPasskey(db, config, { credential, browser });
    const refuse = (userId: number, reason: 'wrong_passkey' | 'copied_passkey' | 'inactive') =>
      recordSignIn(db, { userId, method, reason, address, visitor: session.visitor }).catch((error: unknown) =>
        log.warn({ err: error }, 'a refused sign-in was not recorded'),
      );
    if ('refused' in outcome) {
      if ('userId' in outcome) await refuse(outcome.userId, outcome.refused === 'copied' ? 'copied_passkey' : 'wrong_passkey');
      throw refusals[outcome.refused]();
    }
    const { id, userId } = outcome.passkey;
    const person = await findAccount(db, userId);
    if (!person) throw refusals.unknown();
    if (!person.active) {
      await refuse(userId, 'inactive');
      throw unauthenticatedError('user_inactive');
    }
    await assertPasswordAllowed(db, config, userId);
    const also = async (tx: Db) => {
      if (!(await keepPasskey(tx, id))) throw refusals.unknown();
    };
    const opening = { session, address, transaction, method, refusal: refusals.over(), also } as const;
    const opened = await openSession({ id: userId, password: person.password }, opening);
    await uncountAttempt(db, counted);
    return enter(opened, userId, { db, config, session });
  },
};

/** Throws 409 where no browser would make a passkey. */
function requireSite(config: Config) {
  const site = passkeySite(config);
  if (!site) throw conflictError('auth.passkeysNotHere');
  return site;
}

const refusal = (code: string, key: 'auth.challengeOver' | 'auth.passkeyRefused') => () =>
  new ApiError(401, code, key, { authenticated: false });
const refusals = {
  over: refusal('challenge_over', 'auth.challengeOver'),
  unknown: refusal('passkey_unknown', 'auth.passkeyRefused'),
  wrong: refusal('passkey_wrong', 'auth.passkeyRefused'),
  copied: refusal('passkey_copied', 'auth.passkeyRefused'),
};

/** Counts a call of a network and returns the key under which; throws 429 after too many. */
async function limitNetwork(db: Db, config: Config, what: keyof typeof passkeyAttempts, address: string): Promise<string> {
  const key = `passkey-${what}:${subscriberNetwork(address)}`;
  const { window } = rateLimits.login;
  await limitAttempts(db, key, { attempts: config.rateLimitLogin * passkeyAttempts[what], window });
  return key;
}

function optionsOf(rpId: string, challenge: string, known: readonly KnownCredential[]): SignInOptions {
  const { lifetime: timeout } = passkeyChallenges;
  return { rpId, challenge, timeout, userVerification: 'required', allowCredentials: known.map(described) };
}

function described({ id, transports }: KnownCredential) {
  return { id, type: 'public-key' as const, transports };
}
