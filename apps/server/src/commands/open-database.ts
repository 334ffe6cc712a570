// Opens the database for a command, by the server's own way.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError, exitCodes } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import type { Config } from '#config.ts';
import { type Database, openDatabase } from '#db/connect.ts';
import { FolderInUse } from '#db/start-error.ts';

/**
 * Returns undefined if a server has the embedded database open. Unless a command `creates` a database, a missing one is an error,
 * so that a wrong folder does not look like an empty database.
 */
export async function openCommandDatabase(
  { databaseUrl, dataDir, databasePoolMax }: Config,
  { creates = false } = {},
): Promise<Database | undefined> {
  if (databaseUrl === undefined && !creates && !existsSync(join(dataDir, 'pg')))
    throw new CommandError(commandText.noDatabase(resolve(dataDir)), exitCodes.database);
  try {
    // Two connections are enough, and the server may need the others.
    return await openDatabase({ databaseUrl, dataDir: resolve(dataDir), poolMax: Math.min(2, databasePoolMax) });
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
}

/** The message if the server that has the database open does not answer. */
export function silentServer({ dataDir }: Config): string {
  return commandText.serverSilent(resolve(dataDir));
}
