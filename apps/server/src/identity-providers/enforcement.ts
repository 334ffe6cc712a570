// Whether everybody has to sign in with a provider. An administrator whom it names may still use a password, and the operator can end it.

import { isAdmin } from '@app/contract/access.ts';
import type { SingleSignOn } from '@app/contract/identity-providers/identity-providers.contract.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { ApiError, assertValid, conflictError } from '#endpoints/errors.ts';
import {
  proofs,
  type StoredEnforcement,
  storedEnforcement,
  storeEnforcement,
} from '#identity-providers/identity-providers.sql.ts';
import { enabledProviders, provedAt, providersForAdmin } from '#identity-providers/provider-settings.ts';
import { findUser } from '#users/users.sql.ts';

/** Returns what holds: without a provider that people can use nobody has to use one. */
export async function enforcementNow(db: Db, config: Config): Promise<StoredEnforcement> {
  const stored = await storedEnforcement(db);
  if (!stored.enforced) return stored;
  const isPossible = config.mail.linkUrl !== undefined && (await enabledProviders(db, config)).length > 0;
  return { ...stored, enforced: isPossible };
}

/** Throws 403 for whoever has to sign in with a provider; `userId` is undefined for a name that nobody has. */
export async function assertPasswordAllowed(db: Db, config: Config, userId: number | undefined): Promise<void> {
  const { enforced, emergencyUserId } = await enforcementNow(db, config);
  if (enforced && (userId === undefined || userId !== emergencyUserId))
    throw new ApiError(403, 'single_sign_on_required', 'identityProviders.passwordsOff');
}

/**
 * Stores the choice. It can be switched on only after an administrator has come back from a provider with its present settings, and with
 * an administrator who may still use a password: nobody locks everybody out.
 */
export async function changeEnforcement(tx: Db, config: Config, change: StoredEnforcement): Promise<void> {
  const { enforced, emergencyUserId } = change;
  if (enforced) {
    const person = emergencyUserId === null ? undefined : await findUser(tx, emergencyUserId);
    assertValid(
      person !== undefined && isAdmin(person) && person.active !== false,
      'emergencyUserId',
      'identityProviders.emergencyRequired',
    );
    if (!(await hasProvedProvider(tx, config))) throw conflictError('identityProviders.proofRequired');
  }
  await storeEnforcement(tx, change);
}

/** Throws 409 if everybody has to use a provider and none that has proved itself would be left. */
export async function assertProviderLeft(tx: Db, config: Config): Promise<void> {
  const { enforced } = await storedEnforcement(tx);
  if (enforced && !(await hasProvedProvider(tx, config))) throw conflictError('identityProviders.lastOne');
}

async function hasProvedProvider(tx: Db, config: Config): Promise<boolean> {
  const known = await proofs(tx);
  return (await enabledProviders(tx, config)).some((provider) => provedAt(config, provider, known) !== null);
}

/** Returns everything that administrators see of single sign-on. */
export async function singleSignOn(db: Db, config: Config): Promise<SingleSignOn> {
  const [providers, stored] = await Promise.all([providersForAdmin(db, config), storedEnforcement(db)]);
  return { providers, address: config.mail.linkUrl ?? null, ...stored };
}
