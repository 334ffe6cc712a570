// A test of the directory: connects, finds a person and reads their groups, and says what a sign-in would do. Changes nothing.
import type { DirectoryTest } from '@app/contract/directories/directories.contract.ts';
import { type DirectoryStep, directoryGroups } from '@app/contract/directories/directories.limits.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments } from '#departments/departments.sql.ts';
import { bindService, findPeople, forOnePerson } from '#directories/ask-directory.ts';
import { withDirectory } from '#directories/directory-client.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';
import { detailOf, problemOf } from '#directories/directory-password.ts';
import { claimsOf, subjectIn } from '#directories/directory-people.ts';
import { asProvider, type UsableDirectory } from '#directories/directory-settings.ts';
import { groupFinder } from '#directories/find-groups.ts';
import { type DirectoryPerson, type Group, readEntry } from '#directories/read-entry.ts';
import { decidePerson } from '#identity-providers/person-of-provider.ts';

const nothing: DirectoryTest = {
  ...{ state: 'failed', step: 'reach', problem: null, detail: null, dn: null, outcome: null, isAdmin: null },
  ...{ attributes: [], groups: [], departments: [], unknownGroups: [] },
};

/** Returns how far a test came, and why no further. */
export async function testDirectory(db: Db, directory: UsableDirectory, username: string): Promise<DirectoryTest> {
  let step: DirectoryStep = 'reach';
  let known: Partial<DirectoryTest> = {};
  try {
    const { person, groups } = await withDirectory(directory, forOnePerson, async (connection) => {
      step = 'bind';
      await bindService(connection, directory);
      step = 'search';
      const [entry, ...others] = await findPeople(connection, directory, { username });
      step = 'person';
      if (!entry) throw new DirectoryFailure('not_found');
      if (others.length > 0) throw new DirectoryFailure('several');
      const found = readEntry(entry, directory);
      known = { dn: found.dn, attributes: shownOf(found) };
      if (found.subject === undefined) throw new DirectoryFailure('no_id');
      if (!found.isOpen) throw new DirectoryFailure('disabled');
      step = 'groups';
      return { person: found, groups: await (await groupFinder(connection, directory)).of(found) };
    });
    step = 'account';
    known = { ...known, ...(await factsOf(db, directory, person, groups)) };
    return { ...nothing, ...known, ...(await outcomeOf(db, directory, person, groups)), state: 'done', step };
  } catch (error) {
    return { ...nothing, ...known, step, problem: problemOf(error), detail: detailOf(error) };
  }
}

function shownOf({ subject, claims, uid }: DirectoryPerson): DirectoryTest['attributes'] {
  const { email_verified: _, ...said } = claims;
  return Object.entries({ ...said, uid, id: subject }).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value: value.slice(0, 300).toWellFormed() }] : [],
  );
}

async function factsOf(db: Db, directory: UsableDirectory, person: DirectoryPerson, groups: readonly Group[]) {
  const { departments, isAdmin } = await claimsOf(db, directory, person, groups);
  const all = await allDepartments(db);
  return {
    groups: groups.slice(0, directoryGroups.shown).map(({ dn }) => dn.slice(0, 500).toWellFormed()),
    departments: all.filter(({ id }) => departments?.ids.includes(id)).map(({ name }) => name),
    unknownGroups: (departments?.unknown ?? []).slice(0, directoryGroups.shown).map((name) => name.slice(0, 300).toWellFormed()),
    isAdmin: isAdmin ?? null,
  };
}

async function outcomeOf(db: Db, directory: UsableDirectory, person: DirectoryPerson, groups: readonly Group[]) {
  const claims = await claimsOf(db, directory, person, groups);
  const arriving = { provider: asProvider(directory), subject: subjectIn(person.subject ?? ''), claims };
  try {
    return { outcome: (await decidePerson(db, arriving)).outcome };
  } catch (error) {
    return { outcome: 'refused' as const, problem: problemOf(error) };
  }
}
