// The groups of a person, also those that their groups are in. Groups may contain each other in a circle.
import { directoryGroups } from '@app/contract/directories/directories.limits.ts';
import type { DirectoryConnection, FoundEntry } from '#directories/directory-client.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';
import type { UsableDirectory } from '#directories/directory-settings.ts';
import { type DirectoryPerson, type Group, nameOfDn, sameDn } from '#directories/read-entry.ts';

/** Finds groups of one person after the other, and remembers what groups are in. */
export interface GroupFinder {
  of(person: DirectoryPerson): Promise<Group[]>;
}

/** Active Directory says so in the entry of the server itself, and follows nested groups by this rule. */
const activeDirectory = '1.2.840.113556.1.4.800';
const inChain = '1.2.840.113556.1.4.1941';

type Parents = (group: Group, person?: DirectoryPerson) => Promise<Group[]>;

/** Returns what finds groups over a connection that is signed in. */
export async function groupFinder(connection: DirectoryConnection, directory: UsableDirectory): Promise<GroupFinder> {
  const isActive = await isActiveDirectory(connection);
  const { groupBaseDn, baseDn } = directory;
  if (isActive)
    return { of: ({ dn }) => searchGroups(connection, directory, groupBaseDn || baseDn, inChainFilter(connection, dn)) };
  const parents = groupBaseDn === '' ? parentsByMemberOf(connection) : parentsBySearch(connection, directory);
  const known = new Map<string, Promise<Group[]>>();
  const parentsOf = (group: Group) => {
    const key = sameDn(group.dn);
    const found = known.get(key) ?? parents(group);
    known.set(key, found);
    return found;
  };
  return {
    async of(person) {
      const direct =
        groupBaseDn === ''
          ? person.memberOf.map((dn) => ({ dn, name: nameOfDn(dn) }))
          : await parents({ dn: person.dn, name: '' }, person);
      return climb(direct, parentsOf);
    },
  };
}

/** Follows groups upwards, each once. */
export async function climb(direct: readonly Group[], parentsOf: (group: Group) => Promise<readonly Group[]>): Promise<Group[]> {
  const found = new Map(direct.map((group) => [sameDn(group.dn), group]));
  let level: readonly Group[] = [...found.values()];
  for (let depth = 0; level.length > 0 && depth < directoryGroups.depth; depth += 1) {
    const next: Group[] = [];
    for (const group of level) {
      for (const parent of await parentsOf(group)) {
        const key = sameDn(parent.dn);
        if (found.has(key)) continue;
        found.set(key, parent);
        next.push(parent);
      }
      // A part of the groups would take departments away.
      if (found.size > directoryGroups.most)
        throw new DirectoryFailure('groups_unread', `more than ${directoryGroups.most} groups`);
    }
    level = next;
  }
  return [...found.values()];
}

async function isActiveDirectory(connection: DirectoryConnection): Promise<boolean> {
  const filter = new connection.ldap.PresenceFilter({ attribute: 'objectClass' });
  const [root] = await connection.search('', { filter, scope: 'base', attributes: ['supportedCapabilities'] });
  return root?.values('supportedCapabilities').some((capability) => String(capability) === activeDirectory) ?? false;
}

function inChainFilter({ ldap }: DirectoryConnection, dn: string) {
  return new ldap.ExtensibleFilter({ matchType: 'member', rule: inChain, value: dn });
}

function parentsBySearch(connection: DirectoryConnection, directory: UsableDirectory): Parents {
  const { ldap } = connection;
  return ({ dn }, person) => {
    const equals = (attribute: string, value: string) => new ldap.EqualityFilter({ attribute, value });
    const filters = [
      equals('member', dn),
      equals('uniqueMember', dn),
      ...(person?.uid === undefined ? [] : [equals('memberUid', person.uid)]),
    ];
    return searchGroups(connection, directory, directory.groupBaseDn, new ldap.OrFilter({ filters }));
  };
}

async function searchGroups(
  { ldap, search }: DirectoryConnection,
  { groupFilter }: UsableDirectory,
  base: string,
  isMember: InstanceType<DirectoryConnection['ldap']['OrFilter']> | InstanceType<DirectoryConnection['ldap']['ExtensibleFilter']>,
): Promise<Group[]> {
  const filter =
    groupFilter === '' ? isMember : new ldap.AndFilter({ filters: [ldap.FilterParser.parseString(groupFilter), isMember] });
  const most = directoryGroups.most + 1;
  const found = await search(base, { filter, attributes: ['cn'], most });
  if (found.length >= most) throw new DirectoryFailure('groups_unread', `more than ${directoryGroups.most} groups`);
  return found.map(groupOf);
}

function parentsByMemberOf({ ldap, search }: DirectoryConnection): Parents {
  return async ({ dn }) => {
    const filter = new ldap.PresenceFilter({ attribute: 'objectClass' });
    // A group that may not be read ends the way there.
    const [group] = await search(dn, { filter, scope: 'base', attributes: ['memberOf'] }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 32) return [];
      throw error;
    });
    return (group?.values('memberOf') ?? []).map((value) => ({ dn: String(value), name: nameOfDn(String(value)) }));
  };
}

function groupOf(entry: FoundEntry): Group {
  const name = entry.values('cn')[0];
  return { dn: entry.dn, name: name === undefined ? nameOfDn(entry.dn) : String(name) };
}
