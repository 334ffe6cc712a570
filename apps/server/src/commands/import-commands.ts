// Imports a file of another program or of our own export: preview, question, progress, report; and the undo.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as api from '@app/contract/api.ts';
import {
  type Import,
  type ImportMapping,
  type ImportPreview,
  type ImportSource,
  importSources,
} from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { english } from '@app/texts/english/english.ts';
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
import { boardNamed } from '#commands/export-command.ts';
import { importText } from '#commands/import.text.ts';
import type { Operator } from '#commands/operator.ts';
import type { Terminal } from '#commands/terminal.ts';

/** How often the progress is read, and how long it may stand still, in milliseconds. */
const pollEvery = 200;
const standstill = importLimits.lost * 3;

/** Imports a file, after a preview and a yes. */
export async function importFile(values: CommandValues, operator: Operator, terminal: Terminal): Promise<CommandResult> {
  const file = resolve(shellFolder, textOf(values, 'file'));
  const source = sourceOf(optionalText(values, 'source'));
  const mapping = mappingIn(optionalText(values, 'mapping'));
  const upload = Object.assign(contentOf(file), { fileName: basename(file) });
  const first = await operator.call(api.imports.upload, { upload });
  if (source !== undefined && first.source !== source) throw new CommandError(importText.otherSource(file, first.source, source));
  const board = optionalText(values, 'workspace');
  const chosen = { ...mapping, ...(board !== undefined && { workspaceId: await boardNamed(operator, board) }) };
  const seen =
    Object.keys(chosen).length === 0
      ? first
      : await operator.call(api.imports.preview, { params: { importId: first.id }, body: { ...first.mapping, ...chosen } });
  const lines = previewLines(file, seen);
  const exit = seen.problems > 0 ? exitCodes.found : exitCodes.done;
  if (values['dry-run'] === true) return { lines: [...lines, importText.dryRun], data: { dryRun: true, ...seen }, exit };
  if (seen.fresh === 0) return { lines: [...lines, importText.nothingNew], data: { created: 0, ...seen }, exit };
  if (values['yes'] !== true) {
    if (!terminal.ask) throw new CommandError([...lines, importText.addYes].join('\n'));
    for (const line of lines) terminal.warn(line);
    if (!(await terminal.ask(importText.ask(seen.fresh)))) throw new CommandError(importText.notImported);
  }
  await operator.call(api.imports.start, { params: { importId: seen.id }, body: seen.mapping });
  const ended = await whileIn('running', seen.id, operator, terminal);
  return reported(ended, seen, optionalText(values, 'report'), operator);
}

/** Deletes the tasks of an import that nobody has changed since. */
export async function undoImport(values: CommandValues, operator: Operator, terminal: Terminal): Promise<CommandResult> {
  const importId = Number(textOf(values, 'id'));
  if (!Number.isInteger(importId)) throw new CommandError(importText.noNumber(textOf(values, 'id')), exitCodes.usage);
  await operator.call(api.imports.undo, { params: { importId } });
  const ended = await whileIn('undoing', importId, operator, terminal);
  return { lines: [importText.undone(ended.created - ended.kept, ended.kept)], data: ended };
}

/** Lists the latest imports. */
export async function listImports(operator: Operator): Promise<CommandResult> {
  const imports = await operator.call(api.imports.list);
  const lines = imports.map((each) => importText.listed(each, english.imports.states[each.state]));
  return { lines: lines.length > 0 ? lines : [importText.none], data: { imports } };
}

function sourceOf(name: string | undefined): ImportSource | undefined {
  const namedSource = name === 'tasklane' ? 'native' : importSources.find((source) => source === name);
  if (name !== undefined && namedSource === undefined) throw new CommandError(importText.noSource(name), exitCodes.usage);
  return namedSource;
}

function contentOf(file: string): Buffer {
  try {
    const { size } = statSync(file);
    if (size > importLimits.bytes) throw new CommandError(importText.tooLarge(file, importLimits.bytes / 1_000_000));
    return readFileSync(file);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(importText.unreadable(file, error instanceof Error ? error.message : String(error)));
  }
}

/** Returns the parts of a mapping that a file gives: a mapping, or what a preview has printed as JSON. */
function mappingIn(name: string | undefined): Partial<ImportMapping> {
  if (name === undefined) return {};
  const file = resolve(shellFolder, name);
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(importText.unreadable(file, error instanceof Error ? error.message : String(error)));
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new CommandError(importText.noMapping(file));
  const mapping = 'mapping' in found && typeof found.mapping === 'object' && found.mapping !== null ? found.mapping : found;
  const unknown = Object.keys(mapping).filter((key) => !mappingKeys.includes(key as keyof ImportMapping));
  if (unknown.length > 0) throw new CommandError(importText.unknownKeys(file, unknown, mappingKeys));
  return mapping as Partial<ImportMapping>;
}

const mappingKeys: readonly (keyof ImportMapping)[] = [
  'workspaceId',
  'columns',
  'statuses',
  'people',
  'departments',
  'dates',
  'archived',
];

function previewLines(file: string, seen: ImportPreview): string[] {
  const { mapping, header } = seen;
  const unmatched = (list: readonly { value: string }[]) => list.map(({ value }) => value);
  const nobody = unmatched(mapping.people.filter(({ userId }) => userId === null));
  const nowhere = unmatched(mapping.departments.filter(({ departmentId }) => departmentId === null));
  const states = mapping.statuses.map(({ value, status }) => importText.state(value, status));
  return [
    importText.file(file, english.imports.sources[seen.source], seen.total),
    importText.counts(seen),
    importText.board(mapping.workspaceId),
    ...(header.length > 0
      ? [importText.columns(mapping.columns.map(({ column, field }) => `${header[column]} = ${field}`))]
      : []),
    ...(states.length > 0 ? [importText.states(states)] : []),
    ...(nobody.length > 0 ? [importText.nobody(nobody)] : []),
    ...(nowhere.length > 0 ? [importText.nowhere(nowhere)] : []),
    ...problemLines(seen.firstProblems, seen.problems),
  ];
}

function problemLines(first: ImportPreview['firstProblems'], all: number): string[] {
  const lines = first.map(({ row, title, problem }) => importText.problem(row, title, english.imports.problems[problem]));
  return all > first.length ? [...lines, importText.moreProblems(all - first.length)] : lines;
}

/** Waits until an import or an undo has ended. */
async function whileIn(state: Import['state'], importId: number, operator: Operator, terminal: Terminal): Promise<Import> {
  let last = -1;
  let movedAt = performance.now();
  for (;;) {
    const now = await operator.call(api.imports.get, { params: { importId } });
    if (now.state !== state) return now;
    terminal.bar(now.finished, now.total);
    if (now.finished !== last) [last, movedAt] = [now.finished, performance.now()];
    // An undo does not count what it has looked at.
    if (state === 'running' && performance.now() - movedAt > standstill)
      throw new CommandError(importText.standsStill(importId), exitCodes.failed);
    await sleep(pollEvery);
  }
}

async function reported(
  ended: Import,
  seen: ImportPreview,
  report: string | undefined,
  operator: Operator,
): Promise<CommandResult> {
  const hasFailed = ended.state === 'failed';
  const lines = [
    hasFailed ? importText.failed(ended.created, ended.id) : importText.done(ended),
    ...problemLines(seen.firstProblems, ended.problems),
  ];
  const data = { ...ended, firstProblems: seen.firstProblems };
  if (report !== undefined && ended.problems > 0) {
    const file = resolve(shellFolder, report);
    const chunks: Buffer[] = [];
    for await (const part of await operator.file(api.imports.problems, { params: { importId: ended.id } })) chunks.push(part);
    try {
      writeFileSync(file, Buffer.concat(chunks), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      // The import is done: what is left is to say why there is no report.
      lines.push(commandText.notWritten(file, error instanceof Error ? error.message : String(error)));
    }
  }
  const exit = hasFailed ? exitCodes.failed : ended.problems > 0 ? exitCodes.found : exitCodes.done;
  return { lines, data, exit };
}
