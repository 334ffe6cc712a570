// The commands that need the database, by name.

import { textByKey } from '@app/texts/catalogue.ts';
import { english } from '@app/texts/english/english.ts';
import { BackupError } from '#backups/backup-format.ts';
import { finishRecovery, listBackups, recordBackup } from '#commands/backup-commands.ts';
import {
  type CommandContext,
  CommandError,
  type CommandResult,
  type CommandValues,
  type DatabaseCommand,
  type ExitCode,
  exitCodes,
} from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { discardHeldMails, mailStatus, releaseHeldMails, sendTestMail } from '#commands/mail-commands.ts';
import { forgetGeneratedKey, renewStoredSecrets, secretStatus } from '#commands/secret-commands.ts';
import { seedCompany } from '#commands/seed-command.ts';
import { allowPasswords } from '#commands/single-sign-on-command.ts';
import { createUser, endSessions, makeAdmin, removeSecondFactor, resetUserPassword } from '#commands/user-commands.ts';
import { ConfigError } from '#config.ts';
import { migrationStatus } from '#db/migrate.ts';
import { StartError } from '#db/start-error.ts';
import { doctorText } from '#doctor/doctor.text.ts';
import { examine, type Finding } from '#doctor/doctor.ts';
import { ApiError } from '#endpoints/errors.ts';

/** Records a backup that the command line has written; not a command of the operator. */
export const recordBackupCommand = 'record backup';

const commands: Readonly<Record<string, DatabaseCommand>> = {
  'user create': createUser,
  'user reset-password': resetUserPassword,
  'user make-admin': makeAdmin,
  'user end-sessions': endSessions,
  'user remove-second-factor': removeSecondFactor,
  'single-sign-on off': allowPasswords,
  'secrets status': secretStatus,
  'secrets renew': renewStoredSecrets,
  'secrets forget': forgetGeneratedKey,
  'mails status': mailStatus,
  'mails release': releaseHeldMails,
  'mails discard': discardHeldMails,
  seed: seedCompany,
  testmail: sendTestMail,
  doctor,
  'migrate --status': statusOfSchema,
  backups: listBackups,
  recovered: finishRecovery,
  [recordBackupCommand]: recordBackup,
};

/** The commands that look at a database as it is; all others need every migration of this code. */
const readsAnySchema: readonly string[] = ['migrate --status', 'doctor'];

/** Runs a command in the process that has the database open. */
export async function runDatabaseCommand(name: string, values: CommandValues, context: CommandContext): Promise<CommandResult> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(commandText.unknownCommand(name), exitCodes.usage);
  if (!readsAnySchema.includes(name)) {
    const { missing } = await migrationStatus(context.database);
    if (missing.length > 0) throw new CommandError(commandText.schemaBehind(missing.length));
  }
  return command(values, context);
}

async function statusOfSchema(_values: CommandValues, { database }: CommandContext): Promise<CommandResult> {
  const status = await migrationStatus(database);
  const { applied, missing, unknown } = status;
  if (missing.length === 0 && unknown.length === 0) return { lines: [commandText.schemaCurrent(applied.length)], data: status };
  return {
    lines: [
      ...(missing.length > 0 ? [commandText.schemaMissing(missing)] : []),
      ...(unknown.length > 0 ? [commandText.schemaUnknown(unknown)] : []),
    ],
    data: status,
    exit: exitCodes.found,
  };
}

async function doctor(_values: CommandValues, context: CommandContext): Promise<CommandResult> {
  return doctorResult(await examine(context));
}

/** The findings as lines, each problem with its remedy. */
export function doctorResult(findings: readonly Finding[]): CommandResult {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  const lines = findings.flatMap(({ level, message, remedy }) => [
    doctorText.line(level, message),
    ...(remedy === undefined ? [] : [doctorText.remedy(remedy)]),
  ]);
  const last = problems + warnings === 0 ? doctorText.healthy : doctorText.problems(problems, warnings);
  return {
    lines: [...lines, last],
    data: { problems, warnings, findings },
    exit: problems === 0 ? exitCodes.done : exitCodes.found,
  };
}

/** Returns the sentence and the exit code for an error; undefined for one that nobody expected. */
export function failureOf(error: unknown): { message: string; exit: ExitCode; system?: string } | undefined {
  if (error instanceof CommandError) return { message: error.message, exit: error.exit, ...systemOf(error) };
  if (error instanceof BackupError) return { message: error.message, exit: exitCodes.refused, ...systemOf(error) };
  if (error instanceof ConfigError) return { message: error.problems.join('\n'), exit: exitCodes.configuration };
  if (error instanceof StartError) return { message: error.message, exit: exitCodes.database, ...systemOf(error) };
  if (error instanceof ApiError) {
    const { issues = [] } = error.extra as { issues?: { key: string }[] };
    const keys = issues.length > 0 ? issues.map(({ key }) => key) : [error.key];
    return { message: keys.map((key) => textByKey(english, key) ?? key).join(' '), exit: exitCodes.refused };
  }
  return undefined;
}

/** The code of the operating system behind an error, such as ENOSPC. */
function systemOf({ cause }: Error): { system?: string } {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? { system: code } : {};
}
