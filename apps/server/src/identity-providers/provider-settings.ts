// The providers of single sign-on that hold now: that of the environment, and those of administrators.
import { departmentsByName } from '@app/contract/departments/former-names.rules.ts';
import type { IdentityProvider, ProviderChange } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { environmentProvider, providerLimits } from '@app/contract/identity-providers/identity-providers.limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments } from '#departments/departments.sql.ts';
import { ApiError, conflictError, requireFound, validationError } from '#endpoints/errors.ts';
import { hmacs } from '#endpoints/hmac.ts';
import { decryptText, encryptText } from '#endpoints/secret-text.ts';
import { linkedCounts } from '#identity-providers/identities.sql.ts';
import {
  insertProvider,
  type Proof,
  proofs,
  replaceFingerprint,
  type StoredChoices,
  type StoredProvider,
  storedProvider,
  storedProviders,
  updateProvider,
} from '#identity-providers/identity-providers.sql.ts';
import { allowedHosts, isProviderAddress } from '#identity-providers/provider-fetch.ts';

/** A provider with its secret in plain text. */
export interface Provider extends StoredChoices {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  /** Undefined for a client without one, and for one that cannot be read. */
  secret: string | undefined;
  hasSecret: boolean;
  enabled: boolean;
  fromEnvironment: boolean;
  /** Whether somebody whose address is not confirmed gets an account, which opens nobody else's. */
  takesUnconfirmed?: boolean;
  version: number;
}

/** Returns all providers, that of the environment first. */
export async function providersNow(db: Db, config: Config): Promise<Provider[]> {
  const stored = (await storedProviders(db)).map((each) => readProvider(config, each));
  const own = await providerOfEnvironment(db, config);
  return own ? [own, ...stored] : stored;
}

/** Returns the providers with which people may sign in at present. */
export async function enabledProviders(db: Db, config: Config): Promise<Provider[]> {
  return (await providersNow(db, config)).filter(({ enabled }) => enabled);
}

export async function providerNow(db: Db, config: Config, providerId: string): Promise<Provider | undefined> {
  if (providerId === environmentProvider) return providerOfEnvironment(db, config);
  const stored = await storedProvider(db, providerId);
  return stored && readProvider(config, stored);
}

function readProvider(config: Config, { settings, secret, ...stored }: StoredProvider): Provider {
  const plain = secret === null ? undefined : decryptText(config, secret);
  return { ...stored, ...settings, secret: plain, hasSecret: secret !== null, fromEnvironment: false };
}

async function providerOfEnvironment(db: Db, { identityProvider: given }: Config): Promise<Provider | undefined> {
  if (!given) return undefined;
  const byName = departmentsByName(await allDepartments(db));
  const departmentMap = Object.entries(given.departmentMap).flatMap(([value, name]) => {
    const department = byName(name);
    return department ? [{ value, departmentId: department.id }] : [];
  });
  return {
    id: environmentProvider,
    name: given.name,
    issuer: given.issuer,
    clientId: given.clientId,
    secret: given.secret,
    hasSecret: given.secret !== undefined,
    enabled: true,
    fromEnvironment: true,
    version: 1,
    scopes: given.scopes,
    createsPeople: given.createsPeople,
    defaultDepartmentId: (given.defaultDepartment === undefined ? undefined : byName(given.defaultDepartment))?.id ?? null,
    departmentsClaim: given.groupsClaim ?? '',
    departmentMap,
    titleClaim: '',
    pictureClaim: 'picture',
    adminClaim: given.adminGroup === undefined ? '' : (given.groupsClaim ?? ''),
    adminValue: given.adminGroup ?? '',
    endsAtProvider: false,
  };
}

/** Names the settings with which a provider has proved itself: another issuer, client or secret has to do it anew. */
export function fingerprintOf(config: Config, provider: Provider): string {
  return fingerprintsOf(config, provider)[0];
}

function fingerprintsOf(config: Config, { issuer, clientId, secret = '' }: Provider): [string, ...string[]] {
  return hmacs(config, 'identity provider proof', JSON.stringify([issuer, clientId, secret]));
}

/** Stores proofs that a previous key has made anew with the one that writes now. */
export async function renewProviderProofs(config: Config, db: Db): Promise<void> {
  const known = await proofs(db);
  if (known.length === 0) return;
  for (const provider of await providersNow(db, config)) {
    const [fresh, ...others] = fingerprintsOf(config, provider);
    const stored = known.find(({ providerId }) => providerId === provider.id)?.fingerprint ?? '';
    if (others.includes(stored)) await replaceFingerprint(db, provider.id, stored, fresh);
  }
}

/** Returns when an administrator last came back from the provider with its present settings. */
export function provedAt(config: Config, provider: Provider, known: readonly Proof[]): string | null {
  const proof = known.find(({ providerId }) => providerId === provider.id);
  return proof && fingerprintsOf(config, provider).includes(proof.fingerprint) ? proof.provedAt : null;
}

/** Returns the providers as administrators see them. */
export async function providersForAdmin(db: Db, config: Config): Promise<IdentityProvider[]> {
  const [all, known, people] = await Promise.all([providersNow(db, config), proofs(db), linkedCounts(db)]);
  return all.map((provider) => ({
    ...provider,
    secretUnreadable: provider.hasSecret && provider.secret === undefined,
    provedAt: provedAt(config, provider, known),
    people: people.get(provider.id) ?? 0,
  }));
}

/** Adds a provider; 409 if the id is taken or there are too many. */
export async function addProvider(tx: Db, config: Config, id: string, change: ProviderChange): Promise<IdentityProvider> {
  const stored = await storedProviders(tx);
  if (stored.length >= providerLimits.most) throw conflictError('errors.listFull');
  const { secret, ...rest } = await checkedChange(tx, config, change);
  const isAdded = id !== environmentProvider && (await insertProvider(tx, { id, ...rest, secret: secret ?? null }));
  if (!isAdded) throw conflictError('errors.invalid');
  return ofAdmin(tx, config, id);
}

/**
 * Changes a provider. A secret is for one client of one issuer: with another one it must be given again, so that nobody sends it
 * elsewhere. 409 if somebody has changed it since the version that was read.
 */
export async function changeProvider(tx: Db, config: Config, id: string, change: ProviderChange): Promise<IdentityProvider> {
  refuseEnvironment(id);
  const before = requireFound(await storedProvider(tx, id), 'errors.notFound');
  const { secret, ...next } = await checkedChange(tx, config, change);
  const isSame = before.issuer === next.issuer && before.clientId === next.clientId;
  const kept = secret === undefined && isSame ? before.secret : (secret ?? null);
  const { version = before.version } = change;
  if (!(await updateProvider(tx, { id, ...next, secret: kept, version })))
    throw conflictError('mailServer.changed', await ofAdmin(tx, config, id));
  return ofAdmin(tx, config, id);
}

async function ofAdmin(tx: Db, config: Config, id: string): Promise<IdentityProvider> {
  const all = await providersForAdmin(tx, config);
  return requireFound(
    all.find((provider) => provider.id === id),
    'errors.notFound',
  );
}

/** Throws 409 for the provider that only the operator can change. */
export function refuseEnvironment(id: string): void {
  if (id === environmentProvider) throw new ApiError(409, 'conflict', 'errors.invalid');
}

/** `secret` is encrypted, null to delete it, undefined to keep it. */
async function checkedChange(tx: Db, config: Config, change: ProviderChange) {
  const { name, enabled, secret: typed, version: _, ...given } = change;
  const issuer = given.issuer.trim().replace(/\/\.well-known\/openid-configuration$/, '');
  const clientId = given.clientId.trim();
  const scopes = given.scopes.trim().split(/\s+/).filter(Boolean);
  const departmentIds = new Set((await allDepartments(tx)).map(({ id }) => id));
  const isKnown = (departmentId: number) => departmentIds.has(departmentId);
  const isComplete = (given.adminClaim.trim() === '') === (given.adminValue.trim() === '');
  const wrong = {
    issuer: !isProviderAddress(issuer, allowedHosts(config)) && 'identityProviders.issuerInvalid',
    clientId: clientId === '' && 'errors.invalid',
    departmentMap: !given.departmentMap.every(({ departmentId }) => isKnown(departmentId)) && 'auth.departmentMissing',
    defaultDepartmentId: given.defaultDepartmentId !== null && !isKnown(given.defaultDepartmentId) && 'auth.departmentMissing',
    adminValue: !isComplete && 'errors.invalid',
  };
  const issues = Object.entries(wrong).flatMap(([field, key]) => (key === false ? [] : [{ field, key }]));
  if (issues.length > 0) throw validationError(issues);
  const settings: StoredChoices = {
    scopes: [...new Set(['openid', ...scopes])].join(' '),
    createsPeople: given.createsPeople,
    defaultDepartmentId: given.defaultDepartmentId,
    departmentsClaim: given.departmentsClaim.trim(),
    departmentMap: given.departmentMap.map(({ value, departmentId }) => ({ value: value.trim(), departmentId })),
    titleClaim: given.titleClaim.trim(),
    pictureClaim: given.pictureClaim.trim(),
    adminClaim: given.adminClaim.trim(),
    adminValue: given.adminValue.trim(),
    endsAtProvider: given.endsAtProvider,
  };
  const secret = typed ? encryptText(config, typed) : typed === undefined ? undefined : null;
  return { name, issuer, clientId, enabled, settings, secret };
}
