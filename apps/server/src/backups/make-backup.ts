// Makes a backup that is due or was asked for: writes it, tests it, deletes older ones, and warns administrators.
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { backupLimits, backupTiming } from '@app/contract/backups/backups.limits.ts';
import { backupFileName, backupFolder, backupPrefixes, timeOfBackup } from '#backups/backup-files.ts';
import { BackupFailure, type BackupMaker } from '#backups/backup-process.ts';
import {
  badFiles,
  type ClaimedRun,
  claimQueuedRun,
  endLostRuns,
  insertScheduledRun,
  isBackupRunning,
  lockBackups,
  prolongRun,
  type RunResult,
  scheduledRuns,
  storeRemoved,
  storeResult,
  storeWritten,
  wasFailing,
} from '#backups/backup-runs.sql.ts';
import { isBackupDue, parseSchedule } from '#backups/backup-schedule.ts';
import { type BackupKeep, filesToDelete, parseKeep } from '#backups/keep-backups.ts';
import { makeFolder } from '#backups/make-folder.ts';
import type { Config } from '#config.ts';
import type { Database, Db } from '#db/connect.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { warnAdministrators } from '#notifications/warn-administrators.ts';

export interface BackupParts {
  config: Config;
  database: Pick<Database, 'db' | 'kind'>;
  maker: BackupMaker;
  log: { warn(line: object, message: string): void };
  now: () => Date;
  signal: AbortSignal;
  /** Whether no backup can be running: the first look of the only process on this database. */
  isAlone: boolean;
}

/** Makes the next backup, if there is one to make; returns whether it was good, and undefined without one. */
export async function makeNextBackup(context: BackupParts): Promise<boolean | undefined> {
  const claim = randomUUID();
  const run = await claimRun(context, claim);
  if (!run) return undefined;
  const { database, log, signal } = context;
  const { db } = database;
  const lost = new AbortController();
  const beat = setInterval(() => {
    // Without an answer of the database nobody else can take the run over either.
    prolongRun(db, run, claim).then(
      (isMine) => isMine || lost.abort(),
      () => {},
    );
  }, backupTiming.beat);
  beat.unref();
  const either = AbortSignal.any([signal, lost.signal]);
  try {
    const failing = await wasFailing(db, run);
    const result = await writeAndTest(run, claim, { ...context, signal: either });
    await finish(db, run, claim, result);
    const isGood = result.state === 'done' && result.test === 'passed';
    if (result.reason === 'stopped') return undefined;
    if (isGood) await deleteOldFiles(run, context);
    else {
      log.warn({ reason: result.reason, detail: result.detail }, 'a backup failed');
      const details = { isWritten: result.state === 'done' };
      // Once for a row of failures.
      if (!failing) await inTransaction(db, undefined, (tx) => warnAdministrators(tx, 'backup_failed', details));
    }
    return isGood;
  } finally {
    clearInterval(beat);
  }
}

/** Writes the file and tests it. */
async function writeAndTest(
  run: ClaimedRun,
  claim: string,
  { config, database: { db }, maker, signal, now }: BackupParts,
): Promise<RunResult> {
  const folder = backupFolder(config);
  const name = backupFileName(run.cause, now(), config);
  const started = performance.now();
  try {
    prepare(folder, backupPrefixes[run.cause]);
    const written = await maker.write(join(folder, name), signal);
    await storeWritten(db, run, claim, { ...written, file: name, writeMs: Math.round(performance.now() - started) });
  } catch (error) {
    return { state: 'failed', ...failureOf(error) };
  }
  const begun = performance.now();
  const testMs = () => Math.round(performance.now() - begun);
  try {
    await maker.test(join(folder, name), signal);
    return { state: 'done', test: 'passed', testMs: testMs() };
  } catch (error) {
    const failure = failureOf(error);
    // Only these say something about the file.
    const test = failure.reason === 'damaged' || failure.reason === 'incomplete' ? 'failed' : 'skipped';
    return { state: 'done', test, testMs: testMs(), ...failure };
  }
}

/** Claims what waits, or what the schedule wants; nothing while another process makes a backup. */
function claimRun({ config, database, now, isAlone }: BackupParts, claim: string): Promise<ClaimedRun | undefined> {
  return inTransaction(database.db, undefined, async (tx) => {
    await lockBackups(tx);
    await endLostRuns(tx, isAlone);
    if (await isBackupRunning(tx)) return undefined;
    const by = { claim, host: hostname().slice(0, backupLimits.host) };
    const queued = await claimQueuedRun(tx, by);
    if (queued) return queued;
    const schedule = config.backupSchedule === undefined ? undefined : parseSchedule(config.backupSchedule);
    if (!schedule) return undefined;
    const { done, failed, reason } = await scheduledRuns(tx);
    const last = {
      done: done ?? undefined,
      failed: failed === null ? undefined : { at: failed, isGone: reason === 'stopped' || reason === 'lost' },
    };
    return isBackupDue(schedule, last, now()) ? insertScheduledRun(tx, by) : undefined;
  });
}

/** Stores the result; the database may be away for a moment. */
async function finish(db: Db, run: ClaimedRun, claim: string, result: RunResult): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await storeResult(db, run, claim, result);
    } catch (error) {
      if (attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000 * attempt));
    }
  }
}

function failureOf(error: unknown): Pick<RunResult, 'reason' | 'detail'> {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, backupLimits.detail);
  if (error instanceof BackupFailure) return { reason: error.reason, detail };
  const { code } = error as { code?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT') return { reason: 'noSpace', detail };
  return { reason: error instanceof Error && 'syscall' in error ? 'unwritable' : 'unexpected', detail };
}

/** Creates the folder and deletes what a killed process of this kind left; nobody else writes one now. */
function prepare(folder: string, prefix: string): void {
  makeFolder(folder);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${prefix}-`) && name.endsWith('.unfinished')) rmSync(join(folder, name), { force: true });
}

/** Deletes older files of the same cause. It runs only after the newest one has passed its test. */
async function deleteOldFiles({ cause }: ClaimedRun, { config, database: { db }, log }: BackupParts): Promise<void> {
  const keep: BackupKeep =
    cause === 'schedule' ? (parseKeep(config.backupKeep) ?? { newest: 14 }) : { newest: backupLimits.byHand };
  const folder = backupFolder(config);
  const dated = readdirSync(folder).flatMap((name) => {
    const at = timeOfBackup(name, cause);
    return at ? { name, at } : [];
  });
  const bad = new Set(
    await badFiles(
      db,
      dated.map(({ name }) => name),
    ),
  );
  const gone: string[] = [];
  for (const name of filesToDelete(
    dated.map((file) => ({ ...file, isBad: bad.has(file.name) })),
    keep,
  )) {
    try {
      rmSync(join(folder, name), { force: true });
      gone.push(name);
    } catch (error) {
      log.warn({ err: error }, 'an old backup could not be deleted');
    }
  }
  if (gone.length > 0) await storeRemoved(db, gone);
}
