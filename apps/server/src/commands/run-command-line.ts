// Runs one command of the command line: parses it, finds the process that has the database, prints the result.

import {
  CommandError,
  type CommandResult,
  type CommandValues,
  type ExitCode,
  exitCodes,
  optionalText,
} from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { doctorResult, failureOf, runDatabaseCommand } from '#commands/database-commands.ts';
import { exportTasksTo } from '#commands/export-command.ts';
import { backup, restore } from '#commands/file-commands.ts';
import { healthcheck } from '#commands/healthcheck.ts';
import { importFile, listImports, undoImport } from '#commands/import-commands.ts';
import { openCommandDatabase, silentServer } from '#commands/open-database.ts';
import { asOperator, type Environment, type Operator } from '#commands/operator.ts';
import { type Terminal, terminalOf } from '#commands/terminal.ts';
import { type ParsedCommand, parseCommand } from '#commands/usage.ts';
import { completeConfig } from '#complete-config.ts';
import { type Config, readConfig } from '#config.ts';
import { askServer } from '#control/ask-server.ts';
import { migrate, migrationStatus } from '#db/migrate.ts';

import { StartError } from '#db/start-error.ts';
import { doctorText } from '#doctor/doctor.text.ts';

/** Runs the command and returns the exit code. */
export async function runCommandLine(args: readonly string[], environment: Environment): Promise<ExitCode> {
  const json = args.includes('--json');
  const terminal = terminalOf(json);
  try {
    const parsed = parseCommand(args);
    if ('help' in parsed) {
      print(parsed.help);
      return exitCodes.done;
    }
    const { lines, data, exit = exitCodes.done } = await run(parsed, terminal, environment);
    terminal.clear();
    if (json || lines.length > 0) print(json ? JSON.stringify({ ok: exit === exitCodes.done, ...data }) : lines.join('\n'));
    return exit;
  } catch (error) {
    terminal.clear();
    const { message, exit, system } = failureOf(error) ?? { message: stackOf(error), exit: exitCodes.failed };
    if (json) print(JSON.stringify({ ok: false, error: message, exit, system }));
    else process.stderr.write(`${message}\n`);
    return exit;
  }
}

async function run({ name, values, json }: ParsedCommand, terminal: Terminal, environment: Environment): Promise<CommandResult> {
  const config = readConfig(process.env);
  const operator = (work: (operator: Operator) => Promise<CommandResult>) =>
    asOperator(config, environment, optionalText(values, 'as'), work);
  switch (name) {
    case 'backup':
      return backup(values, config, terminal);
    case 'restore':
      return restore(values, config, terminal);
    case 'healthcheck':
      return healthcheck(values, config);
    case 'export':
      return operator((by) => exportTasksTo(values, by, json));
    case 'import':
      return operator((by) => importFile(values, by, terminal));
    case 'import undo':
      return operator((by) => undoImport(values, by, terminal));
    case 'import list':
      return operator(listImports);
    case 'migrate':
      return values['status'] === true ? onDatabase('migrate --status', values, config) : runMigrations(config);
    case 'doctor':
      return onDatabase(name, values, config).catch(unopened);
    default:
      return onDatabase(name, values, config);
  }
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
async function onDatabase(name: string, values: CommandValues, config: Config): Promise<CommandResult> {
  const database = await openCommandDatabase(config);
  if (database) {
    try {
      const isCurrent = (await migrationStatus(database)).missing.length === 0;
      const context = isCurrent ? await completeConfig(config, database) : { config };
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

async function runMigrations(config: Config): Promise<CommandResult> {
  const database = await openCommandDatabase(config, { creates: true });
  // A server that runs has applied all of its migrations.
  if (!database) return onDatabase('migrate --status', {}, config);
  try {
    const { missing } = await migrationStatus(database);
    await migrate(database);
    return { lines: [commandText.migrated(missing.length)], data: { applied: missing } };
  } finally {
    await database.close();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
