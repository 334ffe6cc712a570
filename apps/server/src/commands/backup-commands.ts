// Commands about the records of backups.
import { hostname } from 'node:os';
import type { BackupRun } from '@app/contract/backups/backups.contract.ts';
import { backupLimits } from '@app/contract/backups/backups.limits.ts';
import * as z from 'zod/mini';
import { newestRuns, recordCommandRun } from '#backups/backup-runs.sql.ts';
import { scheduleZone } from '#backups/backup-schedule.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import { endAccess } from '#backups/backups.sql.ts';
import { nextBackup } from '#backups/next-backup.ts';
import { assertAlone } from '#backups/restore-backup.ts';
import { endSignIns } from '#backups/returning-people.ts';
import { CommandError, type DatabaseCommand, exitCodes, textOf } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { holdMails } from '#email/mail-hold.sql.ts';
import { beginEpoch } from '#events/events.sql.ts';

/** Lists the newest backups. */
export const listBackups: DatabaseCommand = async (_values, { config, database: { db } }) => {
  const { backupSchedule: schedule, backupKeep: keep } = config;
  const { warning } = await backupCondition(db, schedule);
  const [nextAt, runs] = [await nextBackup(db, config), await newestRuns(db)];
  const lines = [
    schedule === undefined ? commandText.backupsUnscheduled : commandText.backupsSchedule(schedule, scheduleZone(), keep),
    ...(nextAt === null ? [] : [commandText.backupsNext(nextAt)]),
    ...(runs.length === 0 ? [commandText.backupsNone] : runs.map(lineOf)),
    ...(warning === null ? [] : [commandText.backupWarnings[warning]]),
  ];
  const exit = warning === null || warning === 'unscheduled' ? exitCodes.done : exitCodes.found;
  return { lines, data: { schedule: schedule ?? null, zone: scheduleZone(), keep, nextAt, warning, runs }, exit };
};

function lineOf({ createdAt, cause, state, test, file, bytes, removedAt, detail }: BackupRun): string {
  const size = bytes === null ? '' : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return commandText.backupLine([
    createdAt,
    cause.padEnd(8),
    state.padEnd(7),
    (test === null ? 'no test' : `test ${test}`).padEnd(12),
    size.padStart(10),
    `${file ?? ''}${removedAt === null ? '' : ' (deleted)'}`,
    ...(detail === null ? [] : [detail]),
  ]);
}

const Written = z.object({
  file: z.string().check(z.maxLength(backupLimits.file)),
  bytes: z.int(),
  rows: z.int(),
  encrypted: z.boolean(),
  writeMs: z.int(),
  missing: z.int(),
});

/** Records a backup that the command line has written. */
export const recordBackup: DatabaseCommand = async (values, { database: { db } }) => {
  await recordCommandRun(db, Written.parse(JSON.parse(textOf(values, 'written'))), hostname().slice(0, backupLimits.host));
  return { lines: [], data: {} };
};

/** Does what a restore does, after PostgreSQL itself was recovered to an earlier moment. */
export const finishRecovery: DatabaseCommand = async (values, { database }) => {
  if (values['yes'] !== true) throw new CommandError(commandText.confirmRecovered, exitCodes.usage);
  await database.dedicatedClient(async (client) => {
    if (database.kind === 'postgres') await assertAlone(client, database.pool.totalCount);
  });
  const ended = await database.db.transaction(async (tx) => {
    await endAccess(tx);
    await holdMails(tx, new Date().toISOString());
    await beginEpoch(tx);
    return values['end-sign-ins'] === true ? endSignIns(tx, undefined) : 0;
  });
  const people = ended > 0 ? commandText.signInsEnded(ended) : commandText.recoveredPeople;
  return { lines: [commandText.recovered, people, ...commandText.afterRestore], data: { mailsHeld: true, ended } };
};
