// Asks the directory for one person: finds the entry, proves the password, reads the groups.
import { directoryAnswers, directoryTiming } from '@app/contract/directories/directories.limits.ts';
import type { Filter } from 'ldapts';
import { type DirectoryConnection, type FoundEntry, withDirectory } from '#directories/directory-client.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';
import type { UsableDirectory } from '#directories/directory-settings.ts';
import { groupFinder } from '#directories/find-groups.ts';
import { askedAttributes, attributeNames, type DirectoryPerson, type Group, idOf, readEntry } from '#directories/read-entry.ts';
import { ApiError } from '#endpoints/errors.ts';
import { concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';

/** Each asks with two connections; a directory that does not answer holds only so many sign-ins. */
const limited = concurrencyLimit(8, { waiting: 100, refusal: () => new ApiError(503, 'busy', 'errors.busy', {}, 5) });

/** Bounds of a connection for one person. */
export const forOnePerson = { time: directoryTiming.signIn, bytes: directoryAnswers.signIn } as const;

/** By what somebody is found: what they typed, or the entry that their account is linked with. */
export type Sought = { username: string } | { subject: string };

export interface ProvenPerson extends DirectoryPerson {
  groups: Group[];
}

/**
 * Returns the person if the directory knows exactly one by that name who has this password; undefined otherwise, without a word of which.
 * Throws a `DirectoryFailure` if the directory cannot tell.
 */
export function provePerson(
  directory: UsableDirectory,
  sought: Sought,
  password: string,
  { withGroups }: { withGroups: boolean },
): Promise<ProvenPerson | undefined> {
  // A directory takes an empty password for no password, and says that all is well.
  if (password === '' || password.includes('\u0000')) return Promise.resolve(undefined);
  return limited(() =>
    withDirectory(directory, forOnePerson, async (connection) => {
      await bindService(connection, directory);
      const [entry, ...others] = await findPeople(connection, directory, sought);
      const person = entry && others.length === 0 ? readEntry(entry, directory) : undefined;
      // For a name that nobody has, the directory is asked as much as for one that somebody has.
      const dn = person?.dn ?? `cn=nobody,${directory.baseDn}`;
      const refused = await withDirectory(directory, forOnePerson, (own) => own.bind(dn, password));
      if (refused !== undefined || !person) return undefined;
      const groups = withGroups ? await (await groupFinder(connection, directory)).of(person) : [];
      return { ...person, groups };
    }),
  );
}

/** Signs in the account that searches; without one, whoever asks may search. */
export async function bindService(
  connection: DirectoryConnection,
  { bindDn, password, passwordUnreadable }: UsableDirectory,
): Promise<void> {
  if (passwordUnreadable) throw new DirectoryFailure('secret_unreadable');
  if (bindDn === '') return;
  if (password === undefined) throw new DirectoryFailure('password_missing');
  const refused = await connection.bind(bindDn, password);
  if (refused !== undefined) throw new DirectoryFailure('bind_refused', refused);
}

/** Returns the entries that fit, at most two: which of several was meant, nobody knows. */
export function findPeople(connection: DirectoryConnection, directory: UsableDirectory, sought: Sought): Promise<FoundEntry[]> {
  const filter = personFilter(connection, directory, sought);
  return connection.search(directory.baseDn, { filter, attributes: askedAttributes(directory), most: 2 });
}

/** What is typed becomes a value of the filter and never a part of its text (RFC 4515). */
function personFilter({ ldap }: Pick<DirectoryConnection, 'ldap'>, directory: UsableDirectory, sought: Sought): Filter {
  const equals = (attribute: string, value: string | Buffer) => new ldap.EqualityFilter({ attribute, value });
  const isMeant =
    'subject' in sought
      ? equals(idOf(sought.subject).attribute, idOf(sought.subject).value)
      : new ldap.OrFilter({ filters: attributeNames(directory.usernameAttributes).map((name) => equals(name, sought.username)) });
  return new ldap.AndFilter({ filters: [ldap.FilterParser.parseString(directory.userFilter), isMeant] });
}
