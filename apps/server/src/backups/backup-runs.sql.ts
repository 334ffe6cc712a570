// The records of backups: claims, results, and the list for administrators.
import type { BackupCause, BackupReason, BackupRun, BackupTest } from '@app/contract/backups/backups.contract.ts';
import { backupLimits, backupTiming } from '@app/contract/backups/backups.limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

/** The channel that wakes the job of every server. */
export const backupChannel = 'backups';

const lock = 7276505;
const isRunning = sql`state in ('writing', 'testing')`;
const lease = sql`now() + make_interval(secs => ${backupTiming.lease / 1_000})`;

/** A backup that this process makes. */
export interface ClaimedRun {
  id: number;
  cause: BackupCause;
}

/** The newest runs of the schedule, in milliseconds. */
export interface ScheduledRuns {
  done: number | null;
  failed: number | null;
  reason: BackupReason | null;
}

/** Serializes everybody who begins or records a backup, until the end of the transaction. */
export async function lockBackups(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
}

/** Ends runs whose process is gone. A file that was complete is kept, without a test. */
export async function endLostRuns(tx: Db, isAlone: boolean): Promise<void> {
  await tx.execute(
    sql`update backup_runs set finished_at = now(), reason = 'lost', claim = null,
          test = case when state = 'testing' then 'skipped' end, state = case when state = 'testing' then 'done' else 'failed' end
        where ${isRunning} and (${isAlone} or lease_until < now())`,
  );
}

/** Returns whether a backup is being made. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const row = await firstRow<{ running: boolean }>(
    db,
    sql`select exists (select from backup_runs where ${isRunning} and lease_until > now()) as running`,
  );
  return row?.running ?? false;
}

/** Returns whether a backup waits or is being made. */
export async function isBackupUnderWay(db: Db): Promise<boolean> {
  const row = await firstRow<{ waits: boolean }>(
    db,
    sql`select exists (select from backup_runs where state = 'queued' or ${isRunning} and lease_until > now()) as waits`,
  );
  return row?.waits ?? false;
}

/** Returns the newest runs of the schedule. Those of a clock that was ahead of time count for nothing. */
export async function scheduledRuns(db: Db): Promise<ScheduledRuns> {
  const row = await firstRow<ScheduledRuns>(
    db,
    sql`with runs as (select * from backup_runs where cause = 'schedule' and started_at <= now() + interval '1 minute'),
        done as (select max(started_at) as at from runs where state = 'done'),
        failed as (
          select finished_at, reason from runs, done
          where state = 'failed' and (done.at is null or started_at > done.at) order by started_at desc limit 1)
        select (extract(epoch from done.at) * 1000)::float8 as done, (extract(epoch from failed.finished_at) * 1000)::float8 as failed,
          failed.reason from done left join failed on true`,
  );
  return row ?? { done: null, failed: null, reason: null };
}

/** Adds a backup that a person asked for; the job of some server makes it. */
export async function queueRun(tx: Db, userId: number): Promise<BackupRun | undefined> {
  const row = await firstRow<{ id: number }>(
    tx,
    sql`insert into backup_runs (cause, user_id, state) values ('person', ${userId}, 'queued') returning id`,
  );
  await tx.execute(sql`select pg_notify(${backupChannel}, '')`);
  return row && (await listRuns(tx, sql`b.id = ${row.id}`))[0];
}

interface Claim {
  claim: string;
  host: string;
}

/** Claims the backup that waits longest. */
export async function claimQueuedRun(tx: Db, { claim, host }: Claim): Promise<ClaimedRun | undefined> {
  return firstRow(
    tx,
    sql`update backup_runs set state = 'writing', started_at = now(), claim = ${claim}, host = ${host}, lease_until = ${lease}
        where id = (select id from backup_runs where state = 'queued' order by id limit 1) returning id, cause`,
  );
}

/** Adds a backup of the schedule, claimed. */
export async function insertScheduledRun(tx: Db, { claim, host }: Claim): Promise<ClaimedRun | undefined> {
  return firstRow(
    tx,
    sql`insert into backup_runs (cause, state, started_at, claim, host, lease_until)
        values ('schedule', 'writing', now(), ${claim}, ${host}, ${lease}) returning id, cause`,
  );
}

/** Prolongs a claim; false if it is somebody else's by now. */
export async function prolongRun(db: Db, { id }: ClaimedRun, claim: string): Promise<boolean> {
  const remaining = await rows(
    db,
    sql`update backup_runs set lease_until = ${lease} where id = ${id} and claim = ${claim} returning id`,
  );
  return remaining.length > 0;
}

export interface WrittenFile {
  file: string;
  bytes: number;
  rows: number;
  encrypted: boolean;
  writeMs: number;
}

/** A file of the command line; it may lack contents of files. */
export interface CommandFile extends WrittenFile {
  missing: number;
}

/** Stores that the file is complete; the test comes next. */
export async function storeWritten(db: Db, { id }: ClaimedRun, claim: string, written: WrittenFile): Promise<void> {
  const { file, bytes, rows: count, encrypted, writeMs } = written;
  await db.execute(
    sql`update backup_runs set state = 'testing', file = ${file}, bytes = ${bytes}, rows = ${count}, encrypted = ${encrypted},
          write_ms = ${writeMs} where id = ${id} and claim = ${claim}`,
  );
}

export interface RunResult {
  state: 'done' | 'failed';
  test?: BackupTest | undefined;
  testMs?: number | undefined;
  reason?: BackupReason | undefined;
  detail?: string | undefined;
}

/** Stores the end of a run. */
export async function storeResult(db: Db, { id }: ClaimedRun, claim: string, result: RunResult): Promise<void> {
  const { state, test, testMs, reason, detail } = result;
  await db.execute(
    sql`update backup_runs set state = ${state}, finished_at = now(), claim = null, test = ${test ?? null}, test_ms = ${testMs ?? null},
          reason = ${reason ?? null}, detail = ${detail ?? null} where id = ${id} and claim = ${claim}`,
  );
}

/** Records a backup that the command line has written. */
export async function recordCommandRun(
  db: Db,
  { file, bytes, rows: count, encrypted, writeMs, missing }: CommandFile,
  host: string,
): Promise<void> {
  await db.execute(
    sql`insert into backup_runs (cause, state, started_at, finished_at, host, file, bytes, rows, encrypted, write_ms, test, reason)
        values ('command', 'done', now() - make_interval(secs => ${writeMs / 1_000}), now(), ${host}, ${file}, ${bytes}, ${count},
          ${encrypted}, ${writeMs}, ${missing > 0 ? 'failed' : null}, ${missing > 0 ? 'incomplete' : null})`,
  );
}

/** Returns which of these files failed their test. */
export async function badFiles(db: Db, names: readonly string[]): Promise<string[]> {
  const found = await rows<{ file: string }>(
    db,
    sql`select file from backup_runs where file = any(${textArray(names)}) and test = 'failed'`,
  );
  return found.map(({ file }) => file);
}

/** Stores that files were deleted. */
export async function storeRemoved(db: Db, names: readonly string[]): Promise<void> {
  await db.execute(sql`update backup_runs set removed_at = now() where file = any(${textArray(names)}) and removed_at is null`);
}

/** What decides whether backups need attention, in milliseconds. */
export interface BackupFacts {
  /** When the newest complete backup had begun, whoever made it, and how its test ended. */
  lastAt: number | null;
  lastTest: BackupTest | null;
  lastCause: BackupCause | null;
  lastBytes: number | null;
  lastMs: number | null;
  /** Whether the newest finished run failed. */
  isFailed: boolean;
  /** When the run that is under way began; null without one. */
  runningSince: number | null;
}

/** Returns what decides whether backups need attention. */
export async function backupFacts(db: Db): Promise<BackupFacts> {
  const row = await firstRow<BackupFacts>(
    db,
    sql`with runs as (
          select * from backup_runs where state in ('done', 'failed') and started_at <= now() + interval '1 minute'
            and not (state = 'failed' and reason in ('stopped', 'lost'))),
        last as (select * from runs where state = 'done' order by started_at desc limit 1)
        select (extract(epoch from last.started_at) * 1000)::float8 as "lastAt", last.test as "lastTest", last.cause as "lastCause",
          last.bytes::float8 as "lastBytes", last.write_ms as "lastMs",
          coalesce((select state = 'failed' from runs order by started_at desc limit 1), false) as "isFailed",
          (select extract(epoch from min(started_at)) * 1000 from backup_runs where ${isRunning} and lease_until > now())::float8
            as "runningSince"
        from (select 1) one left join last on true`,
  );
  return (
    row ?? { lastAt: null, lastTest: null, lastCause: null, lastBytes: null, lastMs: null, isFailed: false, runningSince: null }
  );
}

/** Returns the newest runs. */
export function newestRuns(db: Db): Promise<BackupRun[]> {
  return listRuns(db, sql`true`);
}

function listRuns(db: Db, condition: SQL): Promise<BackupRun[]> {
  return rows(
    db,
    sql`select b.id, b.cause, u.full_name as "fullName", b.state, ${iso(sql`b.created_at`)} as "createdAt",
          ${iso(sql`b.finished_at`)} as "finishedAt", b.host, b.file, b.bytes::float8 as bytes, b.rows, b.encrypted, b.write_ms as "writeMs",
          b.test_ms as "testMs", b.test, b.reason, b.detail, ${iso(sql`b.removed_at`)} as "removedAt"
        from backup_runs b left join users u on u.id = b.user_id
        where ${condition} order by b.id desc limit ${backupLimits.listed}`,
  );
}

/** Returns whether the run before this one had failed already, or could not be tested. */
export async function wasFailing(db: Db, { id }: ClaimedRun): Promise<boolean> {
  const row = await firstRow<{ failing: boolean }>(
    db,
    sql`select state = 'failed' or test is distinct from 'passed' as failing from backup_runs
        where id < ${id} and cause <> 'command' and state in ('done', 'failed') and coalesce(reason, '') not in ('stopped', 'lost')
        order by id desc limit 1`,
  );
  return row?.failing ?? false;
}

/** Deletes old records; those of the newest stay. */
export async function deleteOldRuns(db: Db): Promise<void> {
  const newest = await rows<{ id: number }>(db, sql`select id from backup_runs order by id desc limit ${backupLimits.listed}`);
  await db.execute(
    sql`delete from backup_runs where created_at < now() - make_interval(days => ${backupLimits.recordDays})
          and id <> all(${intArray(newest.map(({ id }) => id))})`,
  );
}

/** Returns whether this is the first warning since that backup; instances that warn at the same time wait for each other. */
export async function claimLateWarning(tx: Db, lastAt: number): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql`insert into settings as s (name, value) values ('backup-late', ${jsonb({ lastAt })})
        on conflict (name) do update set value = excluded.value, updated_at = now() where s.value is distinct from excluded.value
        returning s.name`,
  );
  return row !== undefined;
}
