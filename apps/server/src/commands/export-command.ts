// Writes all tasks, or those of a board, to a file or to the output, in parts: its size does not matter.
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, linkSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as api from '@app/contract/api.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { presentNames } from '@app/contract/departments/former-names.rules.ts';
import type { ExportFormat } from '@app/contract/exports/exports.rules.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { CommandError, type CommandResult, type CommandValues, exitCodes, optionalText, shellFolder } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import type { Operator } from '#commands/operator.ts';
import { CutOff } from '#control/ask-server.ts';

const formats: Readonly<Record<string, ExportFormat>> = { csv: 'csv', json: 'json', native: 'json', markdown: 'markdown' };

/** Writes the file and returns what it is; what goes to the output is followed by nothing. */
export async function exportTasksTo(values: CommandValues, operator: Operator, json: boolean): Promise<CommandResult> {
  const named = optionalText(values, 'format') ?? 'native';
  const format = Object.hasOwn(formats, named) ? formats[named] : undefined;
  if (!format) throw new CommandError(commandText.noFormat(named), exitCodes.usage);
  const board = optionalText(values, 'workspace');
  if (board !== undefined && values['all'] === true) throw new CommandError(commandText.workspaceOrAll, exitCodes.usage);
  const out = optionalText(values, 'out');
  if (out === undefined && json) throw new CommandError(commandText.outNeeded, exitCodes.usage);
  const file = out === undefined ? undefined : resolve(shellFolder, out);
  if (file !== undefined && existsSync(file)) throw new CommandError(commandText.fileExists(file));
  const workspaceId = board === undefined ? undefined : await boardNamed(operator, board);
  const query = { format };
  const chunks = await (workspaceId === undefined
    ? operator.file(api.exports.all, { query })
    : operator.file(api.exports.board, { params: { workspaceId }, query }));
  await write(chunks, file);
  if (file === undefined) return { lines: [], data: {} };
  const bytes = statSync(file).size;
  return {
    lines: [commandText.exported(file, (bytes / 1_000_000).toFixed(1))],
    data: { file, format, bytes, workspaceId: workspaceId ?? null },
  };
}

/** Returns the number of a board by its number or name. */
export async function boardNamed(operator: Operator, nameOrId: string): Promise<number> {
  const boards = (await operator.call(api.workspaces.list)).filter(({ id }) => id !== companyWorkspaceId);
  const isNamed =
    (named: string) =>
    ({ id, name }: { id: number; name: string }) =>
      String(id) === nameOrId || departmentKey(name) === departmentKey(named);
  const found =
    boards.find(isNamed(nameOrId)) ?? boards.find(isNamed(presentNames(await operator.call(api.departments.list))(nameOrId)));
  if (found) return found.id;
  throw new CommandError(
    commandText.noBoard(
      nameOrId,
      boards.map(({ name }) => name),
    ),
  );
}

async function write(chunks: AsyncIterable<Buffer>, file: string | undefined): Promise<void> {
  try {
    if (file === undefined) await toOutput(chunks);
    else await toFile(chunks, file);
  } catch (error) {
    throw error instanceof CutOff ? new CommandError(commandText.cutOff, exitCodes.database) : error;
  }
}

/** Appears under its name when it is complete, and replaces no other file. */
async function toFile(chunks: AsyncIterable<Buffer>, file: string): Promise<void> {
  const aside = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    await pipeline(chunks, createWriteStream(aside, { mode: 0o600, flags: 'wx', flush: true }));
    linkSync(aside, file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined || error instanceof CutOff) throw error;
    throw new CommandError(code === 'EEXIST' ? commandText.fileExists(file) : commandText.notWritten(file, message));
  } finally {
    rmSync(aside, { force: true });
  }
}

async function toOutput(chunks: AsyncIterable<Buffer>): Promise<void> {
  const out = new Writable({ write: (part: Buffer, _encoding, done) => void process.stdout.write(part, done) });
  const ignore = () => {};
  process.stdout.on('error', ignore);
  try {
    await pipeline(chunks, out);
  } catch (error) {
    // The reader has seen enough, as with `| head`.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  } finally {
    process.stdout.off('error', ignore);
  }
}
