// Single sign-on: the way to a provider and back, its logout, one's own accounts there, and the providers for administrators.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { directoryProvider } from '@app/contract/directories/directories.limits.ts';
import { providerAttempts } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { screens } from '@app/contract/screens.ts';
import { confirmPassword } from '#auth/confirm-password.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { ApiError, conflictError, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { subscriberNetwork } from '#endpoints/networks.ts';
import { newToken } from '#endpoints/token.ts';
import { forgetProvider } from '#identity-providers/connect-provider.ts';
import { assertProviderLeft, changeEnforcement, enforcementNow, singleSignOn } from '#identity-providers/enforcement.ts';
import { deleteIdentity, identitiesOf } from '#identity-providers/identities.sql.ts';
import {
  deleteProvider,
  insertFlow,
  lockProviders,
  storeTestResult,
  testOf,
} from '#identity-providers/identity-providers.sql.ts';
import { safePath } from '#identity-providers/next-page.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import { backchannelLogout } from '#identity-providers/provider-logout.ts';
import {
  addProvider,
  changeProvider,
  type Provider,
  providerNow,
  providersNow,
  refuseEnvironment,
} from '#identity-providers/provider-settings.ts';
import { asFailure, returnFromProvider } from '#identity-providers/return-from-provider.ts';
import { tellOfLink } from '#identity-providers/tell-of-link.ts';
import { waitingTest } from '#identity-providers/test-of-provider.ts';
import { beginWalk } from '#identity-providers/walk-to-provider.ts';
import { lockAdministration } from '#users/lock-administration.ts';

type Log = { warn(line: object, message: string): void };

/** Leads a browser to the sign-in page, which says in words what went wrong; the log says the rest. */
function toSignIn(log: Log, providerId: string, error: unknown): { location: string } {
  const failure = asFailure(error);
  const { problem, detail } = failure;
  const line = { provider: providerId, problem, detail, ...(problem === 'unavailable' && { err: failure.cause }) };
  log.warn(line, 'a sign-in with a provider failed');
  return { location: `${screens.auth.href()}?problem=${problem}&provider=${providerId}` };
}

export const identityProviders: Handlers<Api['identityProviders']> = {
  async start({ db, config, params: { providerId }, query, session, address, log }) {
    // Otherwise any page could sign a person in whom the provider knows; the sign-in page has the button.
    if (session.isUnasked) return { location: screens.auth.href() };
    try {
      await limitAttempts(db, `provider-start:${subscriberNetwork(address)}`, providerAttempts.start);
      const provider = await providerNow(db, config, providerId);
      if (!provider?.enabled) throw new ProviderFailure('no_provider');
      const flow = { purpose: 'sign-in', userId: null, sessionId: null, next: safePath(query.next) } as const;
      return await beginWalk({ db, config, session, provider, ...flow });
    } catch (error) {
      return toSignIn(log, providerId, error);
    }
  },

  async callback({ params: { providerId }, query: returned, ...context }) {
    try {
      return { location: await returnFromProvider({ ...context, providerId, returned }) };
    } catch (error) {
      return toSignIn(context.log, providerId, error);
    }
  },

  async backchannelLogout({ db, config, address, params: { providerId }, body }) {
    await backchannelLogout({ db, config, address }, providerId, body.logout_token);
    return { success: true };
  },

  list: ({ db, config }) => singleSignOn(db, config),

  async create({ db, config, actor, address, body: { id, ...change } }) {
    await lockProviders(db);
    const added = await addProvider(db, config, id, change);
    await recordAudit(db, { by: actor, action: 'identity_provider_created', details: auditedOf(added), address });
    return added;
  },

  async update({ db, config, actor, address, params: { providerId }, body }) {
    await lockProviders(db);
    const changed = await changeProvider(db, config, providerId, body);
    await assertProviderLeft(db, config);
    forgetProvider(changed.issuer);
    await recordAudit(db, { by: actor, action: 'identity_provider_changed', details: auditedOf(changed), address });
    return changed;
  },

  async remove({ db, config, actor, address, params: { providerId } }) {
    await lockProviders(db);
    refuseEnvironment(providerId);
    const provider = requireFound(await providerNow(db, config, providerId), 'errors.notFound');
    await deleteProvider(db, providerId);
    await assertProviderLeft(db, config);
    await recordAudit(db, { by: actor, action: 'identity_provider_deleted', details: { name: provider.name }, address });
    return { success: true };
  },

  async test({ db, config, actor, address, session, sessionId, params: { providerId } }) {
    const provider = requireFound(await providerNow(db, config, providerId), 'errors.notFound');
    const details = { name: provider.name };
    await recordAudit(db, { by: actor, action: 'identity_provider_tested', details, address });
    forgetProvider(provider.issuer);
    const flow = { purpose: 'test', userId: actor.id, sessionId: sessionId ?? null, next: null } as const;
    try {
      const { location, flowId } = await beginWalk({ db, config, session, provider, ...flow });
      return { testId: flowId, location };
    } catch (error) {
      const { problem, detail } = asFailure(error);
      const { tokenHash: id } = newToken();
      await insertFlow(db, { ...flow, id, browserHash: '', providerId });
      const step = problem === 'other_issuer' ? 'issuer' : 'reach';
      await storeTestResult(db, id, { ...waitingTest, state: 'failed', step, problem, detail: detail?.slice(0, 500) ?? null });
      return { testId: id, location: null };
    }
  },

  async testResult({ db, config, actor, params: { testId } }) {
    const found = requireFound(await testOf(db, testId, actor.id), 'errors.notFound');
    const provider = await providerNow(db, config, found.providerId);
    return { id: testId, providerName: provider?.name ?? found.providerId, ...(found.result ?? waitingTest) };
  },

  async enforce({ db, config, actor, address, body }) {
    await lockProviders(db);
    await lockAdministration(db, actor);
    await changeEnforcement(db, config, body);
    const details = { enforced: String(body.enforced), emergencyUserId: body.emergencyUserId };
    await recordAudit(db, { by: actor, action: 'single_sign_on_enforced', details, address });
    return singleSignOn(db, config);
  },
};

function auditedOf({ id, name, issuer, clientId, enabled }: Pick<Provider, 'id' | 'name' | 'issuer' | 'clientId' | 'enabled'>) {
  return { id, name, issuer, clientId, enabled: String(enabled) };
}

export const identities: Handlers<Api['identities']> = {
  async list({ db, config, actor }) {
    const names = new Map((await providersNow(db, config)).map(({ id, name }) => [id, name]));
    // The link with the directory is not one's own to end.
    const found = (await identitiesOf(db, actor.id)).filter(({ providerId }) => providerId !== directoryProvider);
    return found.map((identity) => ({ ...identity, providerName: names.get(identity.providerId) ?? identity.providerId }));
  },

  async link({ db, config, actor, body: { providerId }, session, sessionId }) {
    const provider = await providerNow(db, config, providerId);
    if (!provider?.enabled) throw conflictError('errors.notFound');
    const flow = { purpose: 'link', userId: actor.id, sessionId: sessionId ?? null, next: null } as const;
    try {
      const { location } = await beginWalk({ db, config, session, provider, ...flow });
      return { location };
    } catch (error) {
      const refused = new ApiError(503, 'unavailable', 'identityProviders.notReached', {}, 30);
      refused.cause = error;
      throw refused;
    }
  },

  async unlink({ db, config, actor, body: { currentPassword }, params: { identityId }, sessionId, transaction, address }) {
    // Whoever knows a password has another way in.
    await confirmPassword(db, config, actor.id, 'currentPassword', currentPassword);
    const { enforced, emergencyUserId } = await enforcementNow(db, config);
    if (enforced && actor.id !== emergencyUserId) throw conflictError('identityProviders.passwordsOff');
    await transaction(async (tx) => {
      const providerId = requireFound(await deleteIdentity(tx, actor.id, identityId, sessionId), 'errors.notFound');
      await tellOfLink(tx, actor.id, 'unlinked', (await providerNow(tx, config, providerId))?.name ?? providerId);
      await recordAudit(tx, { by: actor, action: 'identity_unlinked', target: auditTarget('user', actor.id), address });
    });
    return { success: true };
  },
};
