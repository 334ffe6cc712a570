// The shape of an operator's command, and its exit codes (docs/OPERATING.md).
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';

/** The exit codes of the command line. */
export const exitCodes = {
  done: 0,
  /** Something unexpected failed. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** The configuration is wrong. */
  configuration: 3,
  /** The database cannot be opened, or a server uses it. */
  database: 4,
  /** The command was refused and changed nothing: a damaged backup, a name that is taken, a database that is not empty. */
  refused: 5,
  /** A check found something: `doctor`, `healthcheck`, `migrate --status`, rows that an import leaves out. */
  found: 6,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A reason why a command did nothing: printed as it is. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exit: ExitCode;
  constructor(message: string, exit: ExitCode = exitCodes.refused, options?: ErrorOptions) {
    super(message, options);
    this.exit = exit;
  }
}

/** The result of a command: lines for people, the same as data for `--json`. */
export interface CommandResult {
  lines: readonly string[];
  data: object;
  exit?: ExitCode;
}

/** The values of the options; arguments without a name have the names that the command declares. */
export type CommandValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandContext {
  config: Config;
  database: Database;
}

/** A command that needs the database; it runs where that is open, so in the server if one runs on the embedded database. */
export type DatabaseCommand = (values: CommandValues, context: CommandContext) => Promise<CommandResult>;

/** The folder to which relative names of files refer: that of the shell, from which npm goes away. */
export const shellFolder = process.env['INIT_CWD'] ?? process.cwd();

/** Returns the value of an option that the command line requires. */
export function textOf(values: CommandValues, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value === '') throw new CommandError(`--${name} is missing.`, exitCodes.usage);
  return value;
}

/** Returns the value of an option that may be missing. */
export function optionalText(values: CommandValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
