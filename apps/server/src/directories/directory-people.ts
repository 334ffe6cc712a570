// What the directory says of people becomes accounts: at a sign-in and in a synchronisation by the same rules.
import { directoryProvider } from '@app/contract/directories/directories.limits.ts';
import type { Author } from '@app/contract/principals.ts';
import { initialsOf, loginKey } from '@app/contract/users/users.rules.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments, departmentsOf } from '#departments/departments.sql.ts';
import type { ProvenPerson } from '#directories/ask-directory.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';
import { asProvider, type UsableDirectory } from '#directories/directory-settings.ts';
import { type DirectoryPerson, type Group, groupValues } from '#directories/read-entry.ts';
import { setEmail } from '#email-confirmations/change-email.ts';
import { isTakenEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { applyClaims } from '#identity-providers/apply-claims.ts';
import { type Granted, type LinkedPerson, type Subject, touchIdentity } from '#identity-providers/identities.sql.ts';
import { storedEnforcement } from '#identity-providers/identity-providers.sql.ts';
import { admitPerson } from '#identity-providers/person-of-provider.ts';
import { type ReadClaims, readClaims } from '#identity-providers/read-claims.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { looksLike } from '#users/look-alikes.sql.ts';
import { findUser, updateUser } from '#users/users.sql.ts';

/** Returns the account of the directory as one at a provider. */
export function subjectIn(subject: string): Subject {
  return { providerId: directoryProvider, issuer: 'ldap', subject };
}

/** Returns what is said of a person; without groups, departments and administration stay as they are. */
export async function claimsOf(
  db: Db,
  directory: UsableDirectory,
  person: DirectoryPerson,
  groups: readonly Group[] | undefined,
): Promise<ReadClaims> {
  const said = { ...person.claims, ...(groups && { groups: groupValues(groups, directory) }) };
  return readClaims(said, asProvider(directory), await allDepartments(db));
}

/** Opens, links or creates the account of somebody whose password is proved, and returns whose it is. */
export async function admitFromDirectory(
  tx: Db,
  config: Config,
  directory: UsableDirectory,
  { person, address }: { person: ProvenPerson; address: string },
): Promise<number> {
  if (person.subject === undefined) throw new DirectoryFailure('no_id');
  if (!person.isOpen) throw new DirectoryFailure('disabled');
  const provider = asProvider(directory);
  const claims = await claimsOf(tx, directory, person, person.groups);
  const { linked } = await admitPerson(tx, config, { provider, subject: subjectIn(person.subject), claims, address });
  const { granted } = await applyPerson(tx, config, directory, { linked, person, claims, address });
  await touchIdentity(tx, linked.identityId, { email: claims.email ?? null, granted });
  return linked.userId;
}

interface Application {
  linked: Pick<LinkedPerson, 'userId' | 'granted'>;
  person: DirectoryPerson;
  claims: ReadClaims;
  /** Who does it, if it is not the person. */
  by?: Author;
  address: string | null;
}

interface Applied {
  /** What the directory has given now. */
  granted: Granted;
  /** Whether anything of the person is another one than before. */
  changed: boolean;
  /** Whether something could not be changed, because it is somebody else's. */
  skipped: boolean;
}

/** Gives an account the name, the address, the title, the departments and the role that the directory says. */
export async function applyPerson(
  tx: Db,
  config: Config,
  directory: UsableDirectory,
  { linked: { userId, granted }, person, claims, by, address }: Application,
): Promise<Applied> {
  await lockUser(tx, userId);
  const before = await fingerprintOf(tx, userId);
  const skipped = await applyDetails(tx, config, userId, { person, claims });
  const { emergencyUserId } = await storedEnforcement(tx);
  const provider = asProvider(directory);
  const now = await applyClaims(tx, { userId, provider, claims, granted, emergencyUserId, address, ...(by && { by }) });
  return { granted: now, skipped, changed: before !== (await fingerprintOf(tx, userId)) };
}

async function fingerprintOf(tx: Db, userId: number): Promise<string> {
  const user = await findUser(tx, userId);
  if (!user) return '';
  const { fullName, email, title, role } = user;
  const departments = (await departmentsOf(tx, userId)).map(({ id }) => id).sort((a, b) => a - b);
  return JSON.stringify([fullName, email, title, role, departments]);
}

/**
 * Keeps name and address as the directory has them. Whoever may set the address of an administrator can have a link sent there, so that
 * one stays; so does a name that looks like somebody else's.
 */
async function applyDetails(
  tx: Db,
  config: Config,
  userId: number,
  { person, claims }: Pick<Application, 'person' | 'claims'>,
): Promise<boolean> {
  const user = await findUser(tx, userId);
  if (!user) return false;
  let skipped = false;
  const { fullName, email, emailConfirmed } = claims;
  if (person.claims['name'] !== undefined && fullName !== user.fullName) {
    if ((await looksLike(tx, { fullName }, userId)).fullName) skipped = true;
    else {
      await updateUser(tx, userId, { fullName, avatarInitials: initialsOf(fullName) });
      await recordUserUpdated(tx, userId);
    }
  }
  if (email === undefined || !emailConfirmed || loginKey(email) === loginKey(user.email)) return skipped;
  if (user.role === 'admin' || (await isTakenEmail(tx, email, userId))) return true;
  await setEmail(tx, config, { userId, from: user.email, confirmed: user.emailConfirmed, to: email });
  await recordUserUpdated(tx, userId);
  return skipped;
}
