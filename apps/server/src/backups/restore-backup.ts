// Restores a backup in one transaction: all of it, or nothing is changed.
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { backupText } from '#backups/backup.text.ts';
import { BackupError } from '#backups/backup-format.ts';
import {
  addForeignKey,
  backupTables,
  beginRestore,
  doomContents,
  dropForeignKeys,
  dropSchema,
  endOpenLinks,
  insertRows,
  isEmpty,
  keepSecrets,
  otherConnections,
  renameContentsNotKept,
  setNextIdentity,
  storedContents,
  storedSecrets,
  type TableShape,
  truncateTables,
} from '#backups/backups.sql.ts';
import { type ContentLoader, contentLoader, fileContents } from '#backups/file-contents.ts';
import { type OwnObjects, ownObjects } from '#backups/own-objects.ts';
import { type CheckedBackup, checkBackup, readBackup } from '#backups/read-backup.ts';
import { endSignIns, knownPeople, type ReturningPerson, returningPeople } from '#backups/returning-people.ts';
import type { Progress } from '#backups/write-backup.ts';
import type { Database, Db } from '#db/connect.ts';
import { knownMigrations, type Migration, migrate } from '#db/migrate.ts';
import { holdMails } from '#email/mail-hold.sql.ts';
import type { FileStore } from '#endpoints/files/file-store.ts';
import { beginEpoch } from '#events/events.sql.ts';

interface Options {
  key?: string | undefined;
  /** Where the contents of files go; without it they are only checked. */
  files?: FileStore | undefined;
  /** Deletes everything in the database first; without it the database must be empty. */
  replace?: boolean;
  /**
   * Decides whether the sign-in of those ends who have again what they had lost, or of everybody if the state before cannot be
   * compared (undefined). It is asked before the commit: afterwards nobody could find them again.
   */
  endsSignIns?: ((people: readonly ReturningPerson[] | undefined) => Promise<boolean>) | undefined;
  progress?: Progress | undefined;
}

export interface RestoredBackup extends CheckedBackup {
  /** Who has again what they had lost; undefined if there was nothing to compare with. */
  returning: readonly ReturningPerson[] | undefined;
  /** How many sign-ins were ended. */
  ended: number;
}

/** How often other connections are counted before the restore gives up, and the pause between, in milliseconds. */
const otherServers = { checks: 10, pause: 200 };

/**
 * Restores a backup into an empty database, or replaces everything in it. The file is read completely before the database is
 * changed. Afterwards the database has the schema of this code, a new epoch, nobody is signed in, and mails are held.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { key, files, replace = false, endsSignIns, progress }: Options = {},
): Promise<RestoredBackup> {
  const checked = await checkBackup(file, key);
  const migrations = knownMigrations();
  const own = ownObjects();
  const newer = checked.header.schema.filter((name) => !migrations.some((migration) => migration.name === name));
  if (newer.length > 0) throw new BackupError(backupText.newerSchema(file, newer));
  await migrate(database);
  return database.dedicatedClient(async (client) => {
    if (database.kind === 'postgres') await assertAlone(client, database.pool.totalCount);
    await beginRestore(client);
    const contents = contentLoader(client, files, file);
    let people: Pick<RestoredBackup, 'returning' | 'ended'>;
    try {
      if (!replace && !(await isEmpty(client))) throw new BackupError(backupText.notEmpty);
      const isOld = ({ name }: Migration) => checked.header.schema.includes(name);
      const secrets = await storedSecrets(client);
      const replaced = await storedContents(client);
      const before = await knownPeople(client);
      const later = migrations.filter((migration) => !isOld(migration));
      if (later.length === 0) await truncateTables(client, own);
      else {
        await dropSchema(client, own);
        await runMigrations(client, migrations.filter(isOld));
      }
      await load(client, file, { own, contents, key, progress });
      await runMigrations(client, later);
      await renameContentsNotKept(client);
      await doomContents(client, replaced);
      await keepSecrets(client, secrets);
      await endOpenLinks(client);
      const tx: Db = drizzle({ client: client as pg.Client });
      const returning = returningPeople(before, await knownPeople(client));
      people = { returning, ended: (await endsSignIns?.(returning)) ? await endSignIns(tx, returning) : 0 };
      await holdMails(tx, checked.header.createdAt);
      await beginEpoch(tx);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      await contents.undo();
      throw error;
    }
    await client.query('analyze');
    return { ...checked, ...people };
  });
}

/** Throws if others use the database; `own` is the number of idle connections of this process. */
export async function assertAlone(client: pg.ClientBase, own: number): Promise<void> {
  for (let check = 1; ; check++) {
    const count = (await otherConnections(client)) - own;
    if (count <= 0) return;
    if (check === otherServers.checks) throw new BackupError(backupText.serversRunning(count));
    await sleep(otherServers.pause);
  }
}

async function runMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { statements } of migrations) for (const statement of statements) await client.query(statement);
}

/** Loads all tables. The foreign keys are added when every row is there. */
async function load(
  client: pg.ClientBase,
  file: string,
  { own, contents, key, progress }: Pick<Options, 'key' | 'progress'> & { own: OwnObjects; contents: ContentLoader },
): Promise<void> {
  const tables = new Map((await backupTables(client, own)).map((table) => [table.name, table]));
  const foreignKeys = await dropForeignKeys(client, own);
  let current: TableShape | undefined;
  let count = 0;
  let isContents = false;
  for await (const part of readBackup(file, key)) {
    if ('table' in part) {
      isContents = part.table === fileContents.table;
      current = isContents ? undefined : shapeOf(file, tables, part);
      count = 0;
    } else if (isContents && 'lines' in part) {
      await contents.take(part.lines);
      count += part.lines.length;
      progress?.({ table: fileContents.table, rows: count });
    } else if (isContents && 'end' in part) {
      await contents.end();
      isContents = false;
    } else if ('lines' in part && current) {
      const { name } = current;
      await insertRows(client, current, part.lines).catch(refused((reason) => backupText.rowRefused(name, reason), file));
      count += part.lines.length;
      progress?.({ table: name, rows: count });
    } else if ('end' in part && current) {
      for (const [column, next] of Object.entries(part.next)) {
        if (!current.columns.some(({ name, isIdentity }) => isIdentity && name === column)) {
          throw new BackupError(backupText.damaged(file, backupText.otherColumns(current.name)));
        }
        const { name } = current;
        const set = setNextIdentity(client, name, column, Math.max(1, next));
        await set.catch(refused((reason) => backupText.rowRefused(name, reason), file));
      }
    }
  }
  for (const foreignKey of foreignKeys) {
    await addForeignKey(client, foreignKey).catch(refused((reason) => backupText.reference(foreignKey.table, reason), file));
  }
}

/** Returns the table with its columns in the order of the file. */
function shapeOf(
  file: string,
  tables: ReadonlyMap<string, TableShape>,
  { table, columns }: { table: string; columns: readonly string[] },
): TableShape {
  const shape = tables.get(table);
  if (!shape) throw new BackupError(backupText.damaged(file, backupText.unknownTable(table)));
  const found = columns.flatMap((column) => shape.columns.find(({ name }) => name === column) ?? []);
  if (found.length !== columns.length || new Set(found).size !== shape.columns.length || found.length !== shape.columns.length) {
    throw new BackupError(backupText.damaged(file, backupText.otherColumns(table)));
  }
  return { name: table, columns: found };
}

/** Turns an error of the database into one about the file. */
function refused(sentence: (reason: string) => string, file: string) {
  return (error: unknown): never => {
    if (error instanceof pg.DatabaseError)
      throw new BackupError(backupText.damaged(file, sentence(error.message)), { cause: error });
    throw error;
  };
}
