// A synchronisation: whoever left the directory is deactivated, whoever is in it is kept as it says. Half an answer deactivates nobody.
import type { DirectoryRun } from '@app/contract/directories/directories.contract.ts';
import { directoryAnswers, directoryPeople, directoryTiming } from '@app/contract/directories/directories.limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { bindService } from '#directories/ask-directory.ts';
import { type ClaimedRun, emptyRun, type LinkedAccount, linkedAccounts, storeGranted } from '#directories/directory.sql.ts';
import { type DirectoryConnection, withDirectory } from '#directories/directory-client.ts';
import { DirectoryFailure } from '#directories/directory-failure.ts';
import { detailOf, problemOf } from '#directories/directory-password.ts';
import { applyPerson, claimsOf, subjectIn } from '#directories/directory-people.ts';
import type { UsableDirectory } from '#directories/directory-settings.ts';
import { type GroupFinder, groupFinder } from '#directories/find-groups.ts';
import { isTooMany } from '#directories/leaving.ts';
import { askedAttributes, type DirectoryPerson, readEntry } from '#directories/read-entry.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Directory } from '#endpoints/principal.ts';
import { findLinked } from '#identity-providers/identities.sql.ts';
import { storedEnforcement } from '#identity-providers/identity-providers.sql.ts';
import { hasOtherAdministrator } from '#users/admin-users.sql.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { setUserActive } from '#users/set-user-active.ts';
import { lockAdministrators } from '#users/users.sql.ts';

/** Who the directory is where it changes people. */
const itself: Directory = {
  ...{ id: null, via: 'system', role: 'admin', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] },
  awaitsApproval: false,
};
const caller = { actor: itself, address: null };

interface Synchronisation {
  db: Db;
  config: Config;
  directory: UsableDirectory;
  claimed: ClaimedRun;
  signal: AbortSignal;
}

/** Does one run and returns what it came to; never throws for what the directory does. */
export async function synchronise({ db, config, directory, claimed, signal }: Synchronisation): Promise<DirectoryRun> {
  const run: DirectoryRun = { ...emptyRun, state: 'running', startedAt: claimed.startedAt };
  try {
    await withDirectory(directory, { time: directoryTiming.run, bytes: directoryAnswers.run }, async (connection) => {
      await bindService(connection, directory);
      const people = await everybody(connection, directory);
      const linked = await linkedAccounts(db);
      run.found = people.size;
      run.linked = linked.filter(({ subject }) => people.has(subject)).length;
      const leaving = linked.filter(({ subject, active }) => active && people.get(subject)?.isOpen !== true);
      const active = linked.filter((account) => account.active).length;
      if (isTooMany({ found: people.size, leaving: leaving.length, active, allowed: claimed.leavingAllowed })) {
        Object.assign(run, { state: 'held', leaving: leaving.length });
        return;
      }
      for (const account of leaving) run[(await deactivate(db, account)) ? 'deactivated' : 'kept'] += 1;
      const finder = await groupFinder(connection, directory);
      for (const account of linked) {
        const person = people.get(account.subject);
        if (signal.aborted) throw new DirectoryFailure('unavailable', 'the server stopped');
        if (person?.isOpen) await keep({ db, config, directory, finder, run }, account, person);
      }
      run.state = 'done';
    });
  } catch (error) {
    Object.assign(run, { state: 'failed', problem: problemOf(error), detail: detailOf(error) });
  }
  run.endedAt = new Date().toISOString();
  await record(db, run);
  return run;
}

/** Returns everybody by their subject; throws if that is not all. */
async function everybody(connection: DirectoryConnection, directory: UsableDirectory): Promise<Map<string, DirectoryPerson>> {
  const people = new Map<string, DirectoryPerson>();
  const filter = connection.ldap.FilterParser.parseString(directory.userFilter);
  for await (const page of connection.pages(directory.baseDn, { filter, attributes: askedAttributes(directory) })) {
    for (const entry of page) {
      const person = readEntry(entry, directory);
      if (person.subject !== undefined) people.set(person.subject, person);
    }
    if (people.size > directoryPeople.most) throw new DirectoryFailure('too_much', `more than ${directoryPeople.most} people`);
  }
  return people;
}

/** Deactivates somebody who left; returns false for whom nobody may do without. */
async function deactivate(db: Db, { userId, subject }: LinkedAccount): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockAdministrators(tx);
    const linked = (await lockUser(tx, userId)) && (await findLinked(tx, subjectIn(subject)));
    if (!linked || linked.userId !== userId || !linked.active) return true;
    const { emergencyUserId } = await storedEnforcement(tx);
    if (userId === emergencyUserId || (linked.role === 'admin' && !(await hasOtherAdministrator(tx, userId)))) return false;
    await setUserActive(tx, caller, userId, false);
    await storeGranted(tx, linked.identityId, { ...linked.granted, left: true });
    return true;
  });
}

interface Keeping extends Omit<Synchronisation, 'claimed' | 'signal'> {
  finder: GroupFinder;
  run: DirectoryRun;
}

/** Brings somebody up to date; whom a synchronisation has deactivated comes back with everything that they had. */
async function keep(
  { db, config, directory, finder, run }: Keeping,
  { userId, subject }: LinkedAccount,
  person: DirectoryPerson,
) {
  const groups = await finder.of(person).catch((error: unknown) => {
    if (error instanceof DirectoryFailure && error.problem === 'groups_unread') return undefined;
    throw error;
  });
  const outcome = await transaction(db, async (tx) => {
    await lockAdministrators(tx);
    const linked = (await lockUser(tx, userId)) && (await findLinked(tx, subjectIn(subject)));
    // Whom an administrator has deactivated stays so.
    if (!linked || linked.userId !== userId || (!linked.active && !linked.granted.left)) return undefined;
    const returns = !linked.active;
    if (returns) await setUserActive(tx, caller, userId, true);
    const claims = await claimsOf(tx, directory, person, groups);
    const applied = await applyPerson(tx, config, directory, { linked, person, claims, by: itself, address: null });
    await storeGranted(tx, linked.identityId, applied.granted);
    return { ...applied, reactivated: returns };
  });
  if (!outcome) return;
  if (outcome.reactivated) run.reactivated += 1;
  else if (outcome.changed) run.changed += 1;
  if (outcome.skipped || !groups) run.skipped += 1;
}

/** Records a run that did something, or did not dare to. */
async function record(db: Db, { state, found, changed, deactivated, reactivated, leaving }: DirectoryRun): Promise<void> {
  if (changed + deactivated + reactivated === 0 && state !== 'held') return;
  await recordAudit(db, {
    by: itself,
    action: 'directory_synchronised',
    details: { state, found, changed, deactivated, reactivated, leaving },
    address: null,
  });
}
