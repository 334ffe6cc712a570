// Runs one command of the command line: parses it, finds the process that has the database, prints the result.
import { CommandError, type CommandResult, type CommandValues, type ExitCode, exitCodes } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { doctorResult, failureOf, runDatabaseCommand } from '#commands/database-commands.ts';
import { backup, restore } from '#commands/file-commands.ts';
import { healthcheck } from '#commands/healthcheck.ts';
import { openCommandDatabase, silentServer } from '#commands/open-database.ts';
import { type ParsedCommand, parseCommand } from '#commands/usage.ts';
import { type Config, readConfig } from '#config.ts';
import { askServer } from '#control/ask-server.ts';
import type { Database } from '#db/connect.ts';
import { migrate, migrationStatus } from '#db/migrate.ts';

import { StartError } from '#db/start-error.ts';
import { doctorText } from '#doctor/doctor.text.ts';

/** Adds the secret key to a configuration. */
type WithSecretKey = (config: Config, database: Database) => Promise<{ config: Config }>;

/** Runs the command and returns the exit code. */
export async function runCommandLine(args: readonly string[], withSecretKey: WithSecretKey): Promise<ExitCode> {
  const json = args.includes('--json');
  const clear = progressLine.isShown(json) ? () => process.stderr.write('\r\u001b[K') : () => {};
  try {
    const parsed = parseCommand(args);
    if ('help' in parsed) {
      print(parsed.help);
      return exitCodes.done;
    }
    const { lines, data, exit = exitCodes.done } = await run(parsed, withSecretKey);
    clear();
    print(json ? JSON.stringify({ ok: exit === exitCodes.done, ...data }) : lines.join('\n'));
    return exit;
  } catch (error) {
    clear();
    const { message, exit } = failureOf(error) ?? { message: stackOf(error), exit: exitCodes.failed };
    if (json) print(JSON.stringify({ ok: false, error: message, exit }));
    else process.stderr.write(`${message}\n`);
    return exit;
  }
}

async function run({ name, values, json }: ParsedCommand, withSecretKey: WithSecretKey): Promise<CommandResult> {
  const config = readConfig(process.env);
  const terminal = {
    progress: progressLine.of(json),
    warn: (line: string) => void process.stderr.write(`${line}\n`),
  };
  if (name === 'backup') return backup(values, config, terminal);
  if (name === 'restore') return restore(values, config, terminal);
  if (name === 'healthcheck') return healthcheck(values, config);
  if (name === 'migrate' && values['status'] !== true) return runMigrations(config, withSecretKey);
  if (name === 'doctor') return onDatabase(name, values, config, withSecretKey).catch(unopened);
  return onDatabase(name === 'migrate' ? 'migrate --status' : name, values, config, withSecretKey);
}

/** What `doctor` says about a database that cannot be opened. */
function unopened(error: unknown): CommandResult {
  if (!(error instanceof StartError || error instanceof CommandError)) throw error;
  const remedy = doctorText.databaseClosedRemedy;
  return doctorResult([
    { check: 'configuration', level: 'ok', message: doctorText.config },
    { check: 'database', level: 'problem', message: doctorText.closed(error.message), remedy },
  ]);
}

/** Runs the command here, or in the server that has the embedded database open. */
async function onDatabase(
  name: string,
  values: CommandValues,
  config: Config,
  withSecretKey: WithSecretKey,
): Promise<CommandResult> {
  const database = await openCommandDatabase(config);
  if (database) {
    try {
      const isCurrent = (await migrationStatus(database)).missing.length === 0;
      const context = isCurrent ? await withSecretKey(config, database) : { config };
      return await runDatabaseCommand(name, values, { config: context.config, database });
    } finally {
      await database.close();
    }
  }
  const answer = await askServer(config.dataDir, name, values);
  if (!answer) throw new CommandError(silentServer(config), exitCodes.database);
  if ('failure' in answer) throw new CommandError(answer.failure.message, answer.failure.exit as ExitCode);
  return answer.result as CommandResult;
}

async function runMigrations(config: Config, withSecretKey: WithSecretKey): Promise<CommandResult> {
  const database = await openCommandDatabase(config, { creates: true });
  // A server that runs has applied all of its migrations.
  if (!database) return onDatabase('migrate --status', {}, config, withSecretKey);
  try {
    const { missing } = await migrationStatus(database);
    await migrate(database);
    return { lines: [commandText.migrated(missing.length)], data: { applied: missing } };
  } finally {
    await database.close();
  }
}

/** The progress is one line of the terminal, which is written again and again. */
const progressLine = {
  isShown: (json: boolean) => !json && process.stderr.isTTY === true,
  of(json: boolean) {
    let shownAt = 0;
    return ({ table, rows }: { table: string; rows: number }) => {
      if (!progressLine.isShown(json) || performance.now() - shownAt < 100) return;
      shownAt = performance.now();
      process.stderr.write(`\r\u001b[K${commandText.progress(table, rows)}`);
    };
  },
};

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
