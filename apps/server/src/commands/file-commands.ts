// Commands about backup files: they run in the process of the command line, not in the server.
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { disk } from '@app/contract/limits.ts';
import { backupText } from '#backups/backup.text.ts';
import { backupFileName, backupFolder } from '#backups/backup-files.ts';
import { BackupError } from '#backups/backup-format.ts';
import type { CommandFile } from '#backups/backup-runs.sql.ts';
import type { ContentCount, ContentCounts } from '#backups/file-contents.ts';
import { makeFolder } from '#backups/make-folder.ts';
import { checkBackup } from '#backups/read-backup.ts';
import { restoreBackup } from '#backups/restore-backup.ts';
import { tryBackup } from '#backups/try-backup.ts';
import { type BackupSummary, type Progress, writeBackup } from '#backups/write-backup.ts';
import {
  CommandError,
  type CommandResult,
  type CommandValues,
  exitCodes,
  optionalText,
  shellFolder,
  textOf,
} from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { recordBackupCommand, runDatabaseCommand } from '#commands/database-commands.ts';
import { openCommandDatabase } from '#commands/open-database.ts';
import { linesAboutPeople, wantsEnd } from '#commands/returning-people.ts';
import type { Terminal } from '#commands/terminal.ts';
import type { Config } from '#config.ts';
import { askServer } from '#control/ask-server.ts';
import { copyCommand } from '#control/control-file.ts';
import { type Database, openDatabase } from '#db/connect.ts';
import { migrationStatus } from '#db/migrate.ts';
import { spaceOf } from '#db/pglite/disk.ts';
import { fileStore } from '#files/open-store.ts';

const megabyte = 1024 * 1024;
/** A running database refuses writes below `minFree`. */
const leastFree = 2 * disk.minFree;

/** Writes a backup. While a server has the embedded database open, it copies the files and this process reads the copy. */
export async function backup(values: CommandValues, config: Config, terminal: Terminal): Promise<CommandResult> {
  const { backupKey: key } = config;
  const out = optionalText(values, 'out');
  const file =
    out === undefined ? join(backupFolder(config), backupFileName('command', new Date(), config)) : resolve(shellFolder, out);
  if (existsSync(file)) throw new BackupError(backupText.exists(file));
  if (out === undefined) makeFolderOf(file);
  if (key === undefined) terminal.warn(commandText.notEncrypted);
  const started = performance.now();
  const summary = await withReadableDatabase(config, async (database) => {
    const { applied } = await migrationStatus(database);
    if (applied.length === 0) throw new CommandError(commandText.nothingYet);
    const files = config.backupFiles ? fileStore(config) : undefined;
    return writeBackup(database, file, { key, files, progress: watching(dirname(file), terminal) });
  });
  const rows = rowsOf(summary);
  const bytes = statSync(file).size;
  const encrypted = key !== undefined;
  const writeMs = Math.round(performance.now() - started);
  const missing = summary.contents?.missing.length ?? 0;
  if (!isOfServer) await record(config, { file: basename(file), bytes, rows, encrypted, writeMs, missing });
  return {
    lines: [commandText.backupWritten(file, rows, (bytes / 1_000_000).toFixed(1), encrypted), ...warningOf(summary.contents)],
    data: { file, bytes, encrypted, ...summary, contents: countsOf(summary.contents) },
    exit: exitOf(summary.contents),
  };
}

function warningOf(contents: ContentCount | undefined): string[] {
  return contents && contents.missing.length > 0 ? [commandText.contentsMissing(contents.missing.length, contents.expected)] : [];
}

/** The keys of those that are missing would be too long for a line. */
function countsOf(contents: ContentCount | undefined): ContentCounts | undefined {
  return contents && { expected: contents.expected, missing: contents.missing.length };
}

function exitOf(contents: ContentCount | undefined) {
  return warningOf(contents).length > 0 ? exitCodes.found : exitCodes.done;
}

function makeFolderOf(file: string): void {
  try {
    makeFolder(dirname(file));
  } catch (error) {
    throw new BackupError(backupText.unwritable(file, error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

/** Restores a backup, or only checks it. */
export async function restore(values: CommandValues, config: Config, terminal: Terminal): Promise<CommandResult> {
  const file = resolve(shellFolder, textOf(values, 'file'));
  const { backupKey: key } = config;
  if (values['check'] === true) {
    const { header, rows, contents } = await checkBackup(file, key);
    return {
      lines: [commandText.checked(file, rowsOf({ rows }), header.createdAt), ...warningOf(contents)],
      data: { file, createdAt: header.createdAt, schema: header.schema, rows, contents: countsOf(contents) },
      exit: exitOf(contents),
    };
  }
  if (values['trial'] === true) {
    const { header, rows, contents } = await tryBackup(file, {
      key,
      dataDir: resolve(config.dataDir),
      progress: watching(config.dataDir, terminal),
    });
    return {
      lines: [commandText.tried(file, rowsOf({ rows }), header.createdAt), ...warningOf(contents)],
      data: { file, createdAt: header.createdAt, rows, contents: countsOf(contents) },
      exit: exitOf(contents),
    };
  }
  const replace = values['replace'] === true;
  if (replace && values['yes'] !== true) throw new CommandError(commandText.confirmReplace, exitCodes.usage);
  const database = await openCommandDatabase(config, { creates: true });
  if (!database) throw new CommandError(commandText.serverRuns(resolve(config.dataDir)), exitCodes.database);
  try {
    const { header, rows, contents, returning, ended } = await restoreBackup(database, file, {
      key,
      files: fileStore(config),
      replace,
      endsSignIns: (people) => wantsEnd(people, values['end-sign-ins'] === true, terminal),
      progress: terminal.progress,
    });
    const { createdAt } = header;
    return {
      lines: [
        commandText.restored(file, rowsOf({ rows }), createdAt),
        ...warningOf(contents),
        ...linesAboutPeople({ returning, ended, createdAt }),
        ...commandText.afterRestore,
      ],
      data: { file, createdAt, rows, contents: countsOf(contents), mailsHeld: true, returning: returning ?? null, ended },
    };
  } finally {
    await database.close();
  }
}

async function withReadableDatabase(config: Config, work: (database: Database) => Promise<BackupSummary>) {
  const own = await openCommandDatabase(config);
  if (own) {
    try {
      return await work(own);
    } finally {
      await own.close();
    }
  }
  const name = `copy-${randomBytes(6).toString('hex')}`;
  const folder = resolve(config.dataDir, name);
  try {
    const answer = await askServer(config.dataDir, copyCommand, { name });
    if (!answer) throw new CommandError(commandText.serverSilent(resolve(config.dataDir)), exitCodes.database);
    if ('failure' in answer) {
      const { message, system: code } = answer.failure;
      throw new CommandError(message, exitCodes.database, { cause: { code } });
    }
    const copy = await openDatabase({ dataDir: folder });
    try {
      return await work(copy);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the server runs this command, which keeps records itself. */
const isOfServer = process.send !== undefined;

/** Records a backup in the database, where administrators see it; the file is good even if that fails. */
async function record(config: Config, written: CommandFile): Promise<void> {
  const values = { written: JSON.stringify(written) };
  try {
    const own = await openCommandDatabase(config);
    if (!own) {
      await askServer(config.dataDir, recordBackupCommand, values);
      return;
    }
    try {
      await runDatabaseCommand(recordBackupCommand, values, { config, database: own });
    } finally {
      await own.close();
    }
  } catch {
    // An older schema has no records.
  }
}

/** Shows the progress, and gives up before the disk of a running database is full. */
function watching(folder: string, { progress }: Terminal): Progress {
  return (done) => {
    progress(done);
    const { free } = spaceOf(folder);
    if (free < leastFree)
      throw new BackupError(backupText.noRoom(folder, Math.floor(free / megabyte)), { cause: { code: 'ENOSPC' } });
  };
}

function rowsOf({ rows }: Pick<BackupSummary, 'rows'>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
