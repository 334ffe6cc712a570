// Whose account a sign-in with a provider opens: the linked one, the one of a confirmed address, or a new one.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { TestOutcome } from '@app/contract/identity-providers/identity-providers.limits.ts';
import { limits } from '@app/contract/limits.ts';
import { avatarColorFor, initialsOf, isPlainUsername, loginKey } from '@app/contract/users/users.rules.ts';
import { hashPassword } from '#auth/passwords.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { findDepartment, insertMembership } from '#departments/departments.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { newToken } from '#endpoints/token.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import {
  findByEmail,
  findLinked,
  insertIdentity,
  isTakenUsername,
  type LinkedPerson,
  type Subject,
} from '#identity-providers/identities.sql.ts';
import { ProviderFailure } from '#identity-providers/provider-failure.ts';
import type { Provider } from '#identity-providers/provider-settings.ts';
import type { ReadClaims } from '#identity-providers/read-claims.ts';
import { tellOfLink } from '#identity-providers/tell-of-link.ts';
import { storedRegistration } from '#registration/registration.sql.ts';
import { looksLike } from '#users/look-alikes.sql.ts';
import { addAccount, assertMembershipLimit, notifyNewUser } from '#users/register-user.ts';

interface Arriving {
  provider: Provider;
  subject: Subject;
  claims: ReadClaims;
}

/** What a sign-in comes to; throws a `ProviderFailure` if it is refused. */
type Decision = { outcome: 'known'; linked: LinkedPerson } | { outcome: 'links'; userId: number } | { outcome: 'creates' };

/**
 * Decides by the subject once it is linked; else by the address, if both sides have confirmed it. Whoever could take an address over at
 * one of them gets nobody's account.
 */
export async function decidePerson(db: Db, { provider, subject, claims }: Arriving): Promise<Decision> {
  const linked = await findLinked(db, subject);
  if (linked && !linked.active) throw new ProviderFailure('inactive');
  if (linked) return { outcome: 'known', linked };
  const { email, emailConfirmed } = claims;
  if (email === undefined) throw new ProviderFailure('no_email');
  if (!emailConfirmed && !provider.takesUnconfirmed) throw new ProviderFailure('email_unconfirmed');
  const found = await findByEmail(db, loginKey(email));
  if (!found) {
    if (!provider.createsPeople) throw new ProviderFailure('unknown_person');
    if (claims.isAdmin !== true && !claims.departments?.ids.length && provider.defaultDepartmentId === null)
      throw new ProviderFailure('no_department');
    return { outcome: 'creates' };
  }
  if (!emailConfirmed || !found.confirmed || found.isService) throw new ProviderFailure('known_address');
  if (!found.active) throw new ProviderFailure('inactive');
  return { outcome: 'links', userId: found.userId };
}

/** Does what was decided, in the transaction of the session, and returns the person. */
export async function admitPerson(
  tx: Db,
  config: Config,
  { address, ...arriving }: Arriving & { address: string },
): Promise<{ linked: LinkedPerson; outcome: TestOutcome }> {
  const decision = await decidePerson(tx, arriving);
  if (decision.outcome === 'known') return decision;
  const { provider, subject, claims } = arriving;
  const userId = decision.outcome === 'links' ? decision.userId : await createPerson(tx, config, arriving, address);
  const identityId = await insertIdentity(tx, userId, subject, claims.email ?? null);
  if (identityId === undefined) throw new ProviderFailure('linked_elsewhere');
  await recordLink(tx, userId, provider, address);
  // Who is new knows it, and has a mail of their own.
  if (decision.outcome === 'links') await tellOfLink(tx, userId, 'linked', provider.name);
  const linked = await findLinked(tx, subject);
  if (!linked) throw new Error('the link was not stored');
  return { linked, outcome: decision.outcome };
}

/** Records in the audit log that an account opens with a provider from now on. */
export async function recordLink(tx: Db, userId: number, { name }: Pick<Provider, 'name'>, address: string): Promise<void> {
  const by = { id: userId, via: 'session' } as const;
  await recordAudit(tx, {
    by,
    action: 'identity_linked',
    target: auditTarget('user', userId),
    details: { provider: name },
    address,
  });
}

/**
 * Creates the account. Nobody knows its password: the person can set one by the link for a forgotten one. The departments of the claims
 * follow with the sign-in; for the default one an administrator may have to admit the person, as after a registration.
 */
async function createPerson(tx: Db, config: Config, { provider, claims }: Arriving, address: string): Promise<number> {
  const isNamed = claims.isAdmin === true || Boolean(claims.departments?.ids.length);
  const mode = config.isRegistrationSet ? config.registration : ((await storedRegistration(tx)) ?? config.registration);
  const waits = !isNamed && mode === 'approval';
  const { email = '', title = null } = claims;
  const fullName = await freeFullName(tx, claims);
  const looks = { avatarInitials: initialsOf(fullName), avatarColor: avatarColorFor(Math.random()) };
  const account = {
    ...{ fullName, email, title, ...looks, role: 'user', awaitsApproval: waits },
    password: await unknownPassword(),
    emailConfirmedAt: claims.emailConfirmed ? new Date().toISOString() : null,
  };
  const id = await addAccount(tx, { ...account, username: await freeUsername(tx, claims) });
  const department =
    isNamed || provider.defaultDepartmentId === null ? undefined : await findDepartment(tx, provider.defaultDepartmentId);
  if (!isNamed && !department) throw new ProviderFailure('no_department');
  if (department) {
    await assertMembershipLimit(tx);
    await insertMembership(tx, { userId: id, departmentId: department.id, pending: waits }, true);
  }
  const waitsFor = waits ? department?.name : undefined;
  await notifyNewUser(tx, config, { id, fullName, email, emailConfirmedAt: account.emailConfirmedAt }, { waitsFor });
  await recordUserUpdated(tx, id);
  const by = { id, via: 'session' } as const;
  const details = { provider: provider.name };
  await recordAudit(tx, { by, action: 'user_created', target: auditTarget('user', id), details, address });
  return id;
}

let unknown: Promise<string> | undefined;

/** The hash of a password that nobody knows, made once because a hash takes long. */
function unknownPassword(): Promise<string> {
  unknown ??= hashPassword(newToken().token);
  return unknown;
}

/** Returns a username that nobody has or had, as close to the provider's as possible. */
async function freeUsername(tx: Db, { usernames }: ReadClaims): Promise<string> {
  const { min, max } = limits.username;
  const plain = [...usernames, 'person']
    .filter((name) => isPlainUsername(name) && name.length >= min)
    .map((name) => name.slice(0, max));
  const numbered = Array.from({ length: 50 }, (_, index) => `${(plain[0] ?? '').slice(0, max - 4)}${index + 2}`);
  for (const username of [...plain, ...numbered]) {
    const isTaken = await isTakenUsername(tx, loginKey(username));
    if (!isTaken && !(await looksLike(tx, { username, fullName: '' })).username) return username;
  }
  return `person-${newToken().tokenHash.slice(0, 12)}`;
}

/** A name that looks like that of somebody else and is not gives way to that of the address. */
async function freeFullName(tx: Db, { fullName, email = '' }: ReadClaims): Promise<string> {
  return (await looksLike(tx, { fullName })).fullName ? email.slice(0, limits.fullName.max) : fullName;
}
