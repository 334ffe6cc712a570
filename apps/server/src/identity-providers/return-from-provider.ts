// A browser is back from a provider: a session begins, an account is linked, or a test ends.
import { screens } from '@app/contract/screens.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments } from '#departments/departments.sql.ts';
import type { RequestContext, SessionControl } from '#endpoints/context.ts';
import { ApiError, apiErrorFromDatabase } from '#endpoints/errors.ts';
import { encryptText } from '#endpoints/secret-text.ts';
import { newToken, tokenHashOf } from '#endpoints/token.ts';
import { applyClaims } from '#identity-providers/apply-claims.ts';
import {
  findLinked,
  insertIdentity,
  insertProviderSession,
  type Subject,
  touchIdentity,
} from '#identity-providers/identities.sql.ts';
import { recordProof, storedEnforcement, storeTestResult } from '#identity-providers/identity-providers.sql.ts';
import { admitPerson, recordLink } from '#identity-providers/person-of-provider.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import { keepPicture } from '#identity-providers/provider-picture.ts';
import { fingerprintOf, type Provider, providerNow } from '#identity-providers/provider-settings.ts';
import { readClaims } from '#identity-providers/read-claims.ts';
import { tellOfLink } from '#identity-providers/tell-of-link.ts';
import { testResultOf, waitingTest } from '#identity-providers/test-of-provider.ts';
import { type Identified, identify, type Returned, resumeWalk } from '#identity-providers/walk-to-provider.ts';
import { recordSignIn } from '#sign-ins/record-sign-in.ts';
import { findPassword, findUser } from '#users/users.sql.ts';

export interface ReturnContext extends Pick<RequestContext, 'db' | 'config' | 'address' | 'transaction' | 'log'> {
  session: SessionControl;
  /** The session that the browser has. */
  sessionId: string | undefined;
  providerId: string;
  returned: Returned;
}

/** Ends a way, and returns the page that follows. */
export async function returnFromProvider(context: ReturnContext): Promise<string> {
  const { db, config, session, providerId, returned } = context;
  const flow = await resumeWalk(db, session, providerId, returned);
  const provider = await providerNow(db, config, providerId);
  if (flow.purpose === 'test') {
    await storeTestResult(db, flow.flowId, await endTest(context, provider, flow));
    return `${screens.admin.href()}?tab=signIn&test=${flow.flowId}`;
  }
  if (!provider?.enabled) throw new ProviderFailure('no_provider');
  try {
    const identified = await identify(config, provider, returned, flow);
    if (flow.purpose === 'sign-in') return await signIn(context, provider, identified, flow.next);
    await link(context, provider, identified, flow);
    return `${screens.profile.href()}?tab=security&linked=${providerId}`;
  } catch (error) {
    if (flow.purpose === 'sign-in') throw error;
    const { problem } = asFailure(error);
    return `${screens.profile.href()}?tab=security&problem=${problem}&provider=${providerId}`;
  }
}

async function signIn(
  { db, config, address, session, transaction, log }: ReturnContext,
  provider: Provider,
  identified: Identified,
  next: string | null,
): Promise<string> {
  const claims = readClaims(identified.claims, provider, await allDepartments(db));
  const subject = subjectOf(provider, identified);
  const device = newToken();
  const { visitor } = session;
  try {
    const { token, linked } = await transaction(async (tx) => {
      const admitted = await admitPerson(tx, config, { provider, subject, claims, address });
      const { userId, identityId, granted } = admitted.linked;
      const { emergencyUserId } = await storedEnforcement(tx);
      const now = await applyClaims(tx, { userId, provider, claims, granted, emergencyUserId, address });
      await touchIdentity(tx, identityId, { email: claims.email ?? null, granted: now });
      const opened = await session.open(tx, userId, (await findPassword(tx, userId)) ?? '');
      if (opened === undefined) throw new ProviderFailure('inactive');
      const idToken = identified.idToken === null ? null : encryptText(config, identified.idToken);
      await insertProviderSession(tx, { ...subject, sessionId: tokenHashOf(opened), sid: identified.sid, idToken });
      await recordSignIn(tx, {
        userId,
        method: 'provider',
        provider: provider.name,
        address,
        visitor,
        cookieHash: device.tokenHash,
      });
      const person = await findUser(tx, userId);
      if (person?.role === 'admin') await recordProof(tx, provider.id, fingerprintOf(config, provider));
      return { token: opened, linked: admitted.linked };
    });
    await session.setCookie(token);
    session.recognise(device.token);
    void keepPicture({ config, transaction, log }, linked, claims.picture);
    return next ?? screens.home.href();
  } catch (error) {
    if (asFailure(error).problem === 'inactive') await recordRefused({ db, address, visitor }, provider, subject);
    throw error;
  }
}

/** The history of a deactivated person shows who tried. */
async function recordRefused(
  { db, address, visitor }: { db: Db; address: string; visitor: SessionControl['visitor'] },
  provider: Provider,
  subject: Subject,
): Promise<void> {
  const linked = await findLinked(db, subject);
  if (!linked) return;
  const { userId } = linked;
  await recordSignIn(db, { userId, method: 'provider', provider: provider.name, reason: 'inactive', address, visitor });
}

/** Links the account of the session in which it was begun, and no other. */
async function link(
  { address, sessionId, transaction }: ReturnContext,
  provider: Provider,
  identified: Identified,
  flow: { userId: number | null; sessionId: string | null },
): Promise<void> {
  const { userId } = flow;
  if (userId === null || flow.sessionId === null || flow.sessionId !== sessionId) throw new ProviderFailure('other_browser');
  const subject = subjectOf(provider, identified);
  const email = identified.claims['email'];
  await transaction(async (tx) => {
    const linked = await findLinked(tx, subject);
    if (linked && linked.userId !== userId) throw new ProviderFailure('other_account');
    if (linked) return;
    const added = await insertIdentity(tx, userId, subject, typeof email === 'string' ? loginKey(email).slice(0, 254) : null);
    if (added === undefined) throw new ProviderFailure('linked_elsewhere');
    await recordLink(tx, userId, provider, address);
    await tellOfLink(tx, userId, 'linked', provider.name);
  });
}

async function endTest(context: ReturnContext, provider: Provider | undefined, flow: { browser: string; userId: number | null }) {
  const { db, config, returned } = context;
  if (!provider) return { ...waitingTest, state: 'failed' as const, problem: 'no_provider' as const };
  try {
    const identified = await identify(config, provider, returned, flow);
    const result = await testResultOf(db, provider, subjectOf(provider, identified), identified);
    if (result.state === 'done') await recordProof(db, provider.id, fingerprintOf(config, provider));
    return result;
  } catch (error) {
    const { problem, detail } = asFailure(error);
    const step = ['cancelled', 'refused'].includes(problem)
      ? 'sign_in'
      : ['code_refused', 'secret_refused'].includes(problem)
        ? 'code'
        : 'token';
    return { ...waitingTest, state: 'failed' as const, step: step as 'code', problem, detail: detail?.slice(0, 500) ?? null };
  }
}

function subjectOf({ id }: Provider, { issuer, subject }: Identified): Subject {
  return { providerId: id, issuer, subject };
}

/** Returns any failure as one that the sign-in page can say. */
export function asFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const known = error instanceof ApiError ? error : apiErrorFromDatabase(error);
  if (known?.code === 'user_inactive') return new ProviderFailure('inactive', undefined, { cause: error });
  if (known?.key === 'users.emailTaken') return new ProviderFailure('known_address', undefined, { cause: error });
  if (known?.key === 'errors.peopleFull') return new ProviderFailure('no_room', undefined, { cause: error });
  if (known?.status === 429) return new ProviderFailure('too_many', undefined, { cause: error });
  return new ProviderFailure('unavailable', undefined, { cause: error });
}
