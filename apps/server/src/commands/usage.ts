// The command line: every command with its arguments and options, the parser and the help.
import { parseArgs } from 'node:util';
import { product } from '@app/contract/limits.ts';
import { CommandError, type CommandValues, exitCodes } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { version } from '#program-files.ts';

interface CommandUsage {
  /** The names of the arguments, in their order. */
  needs?: readonly string[];
  /** Options with a value and without one, each with what it means. */
  values?: Readonly<Record<string, string>>;
  flags?: Readonly<Record<string, string>>;
  does: string;
}

/** How this program is called: by npm in the sources, by its name in the package. */
const program = process.env['npm_lifecycle_event'] === 'tasklane' ? 'npm run tasklane --' : 'tasklane';

/** Every command by its words. */
const usages = {
  backup: {
    values: { out: 'file to write; default: tasklane-TIME.ndjson.gz in BACKUP_DIR, or in the folder backups of DATA_DIR' },
    does: 'Writes a backup of the whole database, also while the server runs. BACKUP_KEY encrypts it.',
  },
  backups: { does: 'Lists the newest backups, how their restore tests ended, and when the next one is due.' },
  restore: {
    needs: ['file'],
    flags: {
      check: 'only read and check the file',
      trial: 'restore into a temporary database in DATA_DIR, which is deleted afterwards; the server may run',
      replace: 'delete everything in the database first',
      yes: 'confirm --replace',
      'end-sign-ins':
        'end the sign-in of people who have again a password, account, address or right that they had lost; of everybody if the database was empty',
    },
    does: 'Restores a backup into an empty database. The server must be stopped.',
  },
  recovered: {
    flags: { yes: 'confirm it', 'end-sign-ins': 'everybody needs a new password' },
    does: 'After PostgreSQL was recovered to an earlier moment: makes browsers load again, ends sessions and links, holds mails.',
  },
  migrate: {
    flags: { status: 'only tell which migrations are missing' },
    does: 'Brings the schema of the database up to date, as every start of the server does.',
  },
  export: {
    values: {
      workspace: 'name or number of a board; default: all tasks',
      format: 'native (JSON that import reads again, the same as json), csv or markdown; default: native',
      out: 'file to write; default: the output',
    },
    flags: { all: 'all tasks, which is the default' },
    does: 'Writes tasks to a file, also while the server runs.',
  },
  'import undo': { needs: ['id'], does: 'Deletes the tasks of an import that nobody has changed since.' },
  'import list': { does: 'Lists the latest imports.' },
  import: {
    needs: ['file'],
    values: {
      source: 'refuse a file that is not of trello, jira, asana, planka, vikunja, csv or tasklane',
      workspace: 'name or number of the board of tasks without a department of their own',
      mapping: 'JSON file with what states, people and columns mean; --dry-run --json prints one to change',
      as: 'username of the administrator who imports; default: the first one',
      report: 'file to write all rows to that were left out, as CSV',
    },
    flags: { 'dry-run': 'only show what the import would do', yes: 'import without a question' },
    does: 'Imports tasks of another program or of an export, each once; also while the server runs.',
  },
  seed: {
    values: { size: 'number of tasks', password: 'password of all invented people; default: a random one, which is printed' },
    flags: { yes: 'also into a database with people or tasks' },
    does: 'Fills a database with invented tasks, comments, people and departments, to try and to measure.',
  },
  'user create': {
    needs: ['username'],
    values: {
      email: 'e-mail address',
      name: 'full name; default: the username',
      department: 'name of the department',
      password: 'password; default: a random one, which is printed',
    },
    flags: { admin: 'make the person an administrator' },
    does: 'Creates a person.',
  },
  'user reset-password': {
    needs: ['username'],
    values: { password: 'password; default: a random one, which is printed' },
    does: 'Sets a new password and ends all sessions, API tokens and links of the person.',
  },
  'user make-admin': { needs: ['username'], does: 'Makes a person an administrator.' },
  'user remove-second-factor': {
    needs: ['username'],
    does: 'Lets a person who has lost the phone sign in with the password alone, and removes their passkeys.',
  },
  'user end-sessions': { needs: ['username'], does: 'Signs a person out everywhere.' },
  'single-sign-on off': { does: 'Lets everybody sign in with a password again, if only single sign-on was allowed.' },
  'secrets status': { does: 'Tells which stored secrets need the previous secret key, and which no key opens.' },
  'secrets renew': { does: 'Encrypts all stored secrets anew with SECRET_KEY; every server must have it, and the previous one.' },
  'secrets forget': { does: 'Deletes the secret key that the server had generated, once SECRET_KEY has replaced it.' },
  'mails status': { does: 'Tells whether mails are held after a restore, and how many wait.' },
  'mails release': { does: 'Ends the hold and sends the mails that wait.' },
  'mails discard': { does: 'Ends the hold and drops the mails that wait.' },
  testmail: { needs: ['address'], does: 'Sends a test mail and tells what the mail server said.' },
  doctor: { does: 'Examines configuration, database, schema, disk, mail, clocks and data; changes nothing.' },
  healthcheck: {
    values: { url: 'address of the server; default: that of HOST and PORT' },
    does: 'Asks a running server whether it is ready.',
  },
} as const satisfies Readonly<Record<string, CommandUsage>>;
type CommandName = keyof typeof usages;

export interface ParsedCommand {
  name: CommandName;
  values: CommandValues;
  json: boolean;
}

/** Returns what the arguments ask for: a command, or help about one or all. Throws a CommandError if they are wrong. */
export function parseCommand(args: readonly string[]): ParsedCommand | { help: string } {
  const words = args.filter((arg) => !arg.startsWith('-'));
  if (words.length === 0 && args.includes('--version')) return { help: version };
  const two = words.slice(0, 2).join(' ');
  const name = isCommand(two) ? two : (words[0] ?? '');
  const wantsHelp = args.includes('--help') || args.includes('-h') || words.length === 0;
  if (!isCommand(name)) {
    const isGroup = words.length === 1 && Object.keys(usages).some((one) => one.startsWith(`${words[0]} `));
    if (wantsHelp || isGroup) return { help: helpOf(words[0]) };
    throw new CommandError(commandText.unknownCommand(words.slice(0, 2).join(' ')), exitCodes.usage);
  }
  if (wantsHelp) return { help: commandHelp(name) };
  return valuesOf(name, args);
}

function valuesOf(name: CommandName, args: readonly string[]): ParsedCommand {
  const { needs = [], values: texts = {}, flags = {} }: CommandUsage = usages[name];
  const options = {
    ...Object.fromEntries(Object.keys(texts).map((option) => [option, { type: 'string' as const }])),
    ...Object.fromEntries(Object.keys({ ...flags, json: '' }).map((option) => [option, { type: 'boolean' as const }])),
  };
  const parsed = parsedArgs(args, options);
  const positionals = parsed.positionals.slice(name.split(' ').length);
  const missing = needs[positionals.length];
  if (missing !== undefined) throw new CommandError(commandText.missingArgument(missing.toUpperCase()), exitCodes.usage);
  if (positionals.length > needs.length)
    throw new CommandError(commandText.tooMany(positionals[needs.length] ?? ''), exitCodes.usage);
  const named = Object.fromEntries(needs.map((need, index) => [need, positionals[index]]));
  const { json, ...values } = parsed.values as Record<string, string | boolean | undefined>;
  return { name, values: { ...values, ...named }, json: json === true };
}

function parsedArgs(args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), exitCodes.usage);
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(usages, name);
}

/** Lists all commands, or those that begin with a word. */
function helpOf(word: string | undefined): string {
  const names = (Object.keys(usages) as CommandName[]).filter((name) => word === undefined || name.startsWith(`${word} `));
  const shown = names.length > 0 ? names : (Object.keys(usages) as CommandName[]);
  const width = Math.max(...shown.map((name) => callOf(name).length)) + 2;
  return [
    `${product} ${version}: ${program} COMMAND`,
    '',
    ...shown.map((name) => `  ${callOf(name).padEnd(width)}${usages[name].does}`),
    '',
    'Every command takes --json and --help; --version prints the version. It reads the same variables as the server; docs/OPERATING.md explains the exit codes.',
  ].join('\n');
}

function commandHelp(name: CommandName): string {
  const { values = {}, flags = {}, does }: CommandUsage = usages[name];
  const options = [
    ...Object.entries(values).map(([option, meaning]) => [`--${option} VALUE`, meaning] as const),
    ...Object.entries({ ...flags, json: 'print the result as JSON' }).map(
      ([option, meaning]) => [`--${option}`, meaning] as const,
    ),
  ];
  const width = Math.max(...options.map(([option]) => option.length)) + 2;
  return [
    `${program} ${callOf(name)}`,
    does,
    '',
    ...options.map(([option, meaning]) => `  ${option.padEnd(width)}${meaning}`),
  ].join('\n');
}

function callOf(name: CommandName): string {
  const { needs = [] }: CommandUsage = usages[name];
  return [name, ...needs.map((need) => need.toUpperCase())].join(' ');
}
