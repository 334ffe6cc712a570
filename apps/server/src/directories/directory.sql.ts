// Reads and writes the directory that administrators set, its synchronisations, and the accounts that are linked with it.
import type { DirectoryRun } from '@app/contract/directories/directories.contract.ts';
import { directoryProvider, syncTiming } from '@app/contract/directories/directories.limits.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import type { DirectoryChoices } from '#directories/directory-choices.ts';
import type { Granted } from '#identity-providers/identities.sql.ts';

/** The settings of administrators as they are stored. */
export interface StoredDirectory extends DirectoryChoices {
  /** Encrypted. */
  password: string | null;
  version: number;
}

const name = 'directory';
const runName = 'directory-run';

/** The channel that wakes the job of every server. */
export const directoryChannel = 'directory';

export async function storedDirectory(db: Db): Promise<StoredDirectory | undefined> {
  const row = await firstRow<{ value: StoredDirectory }>(db, sql`select value from settings where name = ${name}`);
  return row?.value;
}

/** Stores the settings as the version after theirs; returns false, and changes nothing, if that is not the stored one. */
export async function storeDirectory(tx: Db, settings: StoredDirectory): Promise<boolean> {
  const next = { ...settings, version: settings.version + 1 };
  const row = await firstRow(
    tx,
    sql`insert into settings (name, value) values (${name}, ${jsonb(next)})
        on conflict (name) do update set value = excluded.value, updated_at = now()
        where (settings.value->>'version')::int = ${settings.version} returning name`,
  );
  return row !== undefined;
}

/** Deletes the settings, what a synchronisation said, and all links. */
export async function deleteDirectory(tx: Db): Promise<void> {
  await tx.execute(sql`delete from settings where name in (${name}, ${runName})`);
  await tx.execute(sql`delete from identities where provider_id = ${directoryProvider}`);
}

/** Whether the person's account is linked with the directory. */
export async function isLinkedWithDirectory(db: Db, userId: number): Promise<boolean> {
  const row = await firstRow(db, sql`select 1 from identities where user_id = ${userId} and provider_id = ${directoryProvider}`);
  return row !== undefined;
}

/** Returns the subject of the person in the directory. */
export async function subjectOfPerson(db: Db, userId: number): Promise<string | undefined> {
  const row = await firstRow<{ subject: string }>(
    db,
    sql`select subject from identities where user_id = ${userId} and provider_id = ${directoryProvider}`,
  );
  return row?.subject;
}

export interface LinkedAccount {
  userId: number;
  subject: string;
  active: boolean;
}

/** Returns everybody who is linked with the directory. */
export function linkedAccounts(db: Db): Promise<LinkedAccount[]> {
  return rows<LinkedAccount>(
    db,
    sql`select u.id as "userId", i.subject, u.deactivated_at is null as active
        from identities i join users u on u.id = i.user_id
        where i.provider_id = ${directoryProvider} and u.deleted_at is null order by u.id`,
  );
}

/** Keeps what the directory has given to a person. */
export async function storeGranted(tx: Db, identityId: number, granted: Granted): Promise<void> {
  await tx.execute(sql`update identities set granted = ${jsonb(granted)} where id = ${identityId}`);
}

/** Returns the newest synchronisation; one whose process is gone has failed. */
export async function newestRun(db: Db): Promise<DirectoryRun | undefined> {
  const row = await firstRow<{ value: StoredRun; lost: boolean }>(
    db,
    sql`select value, value->>'state' = 'running' and (value->>'until')::timestamptz < now() as lost
        from settings where name = ${runName}`,
  );
  if (!row) return undefined;
  const { claim: _, until, leavingAllowed: __, ...run } = row.value;
  return row.lost ? { ...run, state: 'failed', problem: 'unavailable', endedAt: until } : run;
}

/** A run with who does it, and until when it counts as being done. */
interface StoredRun extends DirectoryRun {
  claim: string | null;
  until: string | null;
  /** How many an administrator allows to be deactivated. */
  leavingAllowed: number;
}

/** A run that has done nothing yet. */
export const emptyRun = {
  endedAt: null,
  problem: null,
  detail: null,
  ...{ found: 0, linked: 0, changed: 0, deactivated: 0, reactivated: 0, kept: 0, skipped: 0, leaving: 0 },
} as const;

/** Asks the job of some server for a run; one that runs already goes on. */
export async function requestRun(tx: Db, leavingAllowed: number): Promise<void> {
  const waiting: StoredRun = {
    ...emptyRun,
    ...{ state: 'waiting', startedAt: new Date().toISOString(), claim: null, until: null, leavingAllowed },
  };
  await tx.execute(
    sql`insert into settings (name, value) values (${runName}, ${jsonb(waiting)})
        on conflict (name) do update set value = excluded.value, updated_at = now()
        where settings.value->>'state' <> 'running' or (settings.value->>'until')::timestamptz < now()`,
  );
  await tx.execute(sql`select pg_notify(${directoryChannel}, '')`);
}

export interface ClaimedRun {
  claim: string;
  startedAt: string;
  leavingAllowed: number;
}

/** Takes a run that somebody asked for or whose time has come; undefined if there is none, or another process has it. */
export async function claimRun(db: Db, claim: string, minutes: number): Promise<ClaimedRun | undefined> {
  const startedAt = new Date().toISOString();
  const running: StoredRun = {
    ...emptyRun,
    ...{ state: 'running', startedAt, claim, until: null, leavingAllowed: 0 },
  };
  const isFree = sql`(settings.value->>'state' <> 'running' or (settings.value->>'until')::timestamptz < now())`;
  const isDue = sql`settings.updated_at <= now() - make_interval(mins => ${minutes})`;
  const until = sql`jsonb_build_object('until', now() + make_interval(secs => ${syncTiming.lease / 1000}))`;
  const row = await firstRow<{ allowed: number }>(
    db,
    sql`with before as (select value from settings where name = ${runName}),
          taken as (
            insert into settings (name, value) select ${runName}, ${jsonb(running)} || ${until} where ${minutes} > 0 or exists (select from before)
            on conflict (name) do update set value = excluded.value, updated_at = now()
            where ${isFree} and (settings.value->>'state' = 'waiting' or (${minutes} > 0 and ${isDue}))
            returning name)
        select coalesce((select (value->>'leavingAllowed')::int from before where value->>'state' = 'waiting'), 0) as allowed from taken`,
  );
  return row && { claim, startedAt, leavingAllowed: row.allowed };
}

/** Ends a run, unless another process has taken it over. */
export async function endRun(db: Db, claim: string, run: DirectoryRun): Promise<void> {
  const ended: StoredRun = { ...run, claim: null, until: null, leavingAllowed: 0 };
  await db.execute(
    sql`update settings set value = ${jsonb(ended)}, updated_at = now() where name = ${runName} and value->>'claim' = ${claim}`,
  );
}

/** Serializes changes of the directory until the transaction ends. */
export async function lockDirectory(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7276511)`);
}
