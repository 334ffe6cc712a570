// The operator's commands about tasks: export, import with its undo, and invented data.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandRunner } from '#command-runner.ts';
import { type CommandValues, exitCodes } from '#commands/command.ts';
import { failureOf, runDatabaseCommand } from '#commands/database-commands.ts';
import { exportTasksTo } from '#commands/export-command.ts';
import { importFile, listImports, undoImport } from '#commands/import-commands.ts';
import { type Operator, operatorHere } from '#commands/operator.ts';
import { type Terminal, terminalOf } from '#commands/terminal.ts';
import { rows } from '#db/rows.ts';
import { brokenRows } from '#testing/broken-rows.ts';
import { workerDatabase } from '#testing/database.ts';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let folder: string;
let operator: Operator;
const silent = terminalOf(true);

beforeEach(async () => {
  app = await testApp();
  folder = mkdtempSync(join(tmpdir(), 'tasklane-commands-'));
  const { runner, stop } = commandRunner(app.config, await workerDatabase());
  operator = operatorHere(undefined, await workerDatabase(), runner);
  return async () => {
    await stop();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  };
});

function fileWith(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function refusal(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (error: unknown) => failureOf(error),
  );
}

const titles = async () =>
  (await rows<{ title: string }>(app.db, sql`select title from tasks where deleted_at is null order by id`)).map(
    ({ title }) => title,
  );

describe('import', () => {
  const table = 'Title,Status,Due Date\nPaint the boat,Doing,2026-12-01\nBad day,Done,soon\nOil the oars,Stuck,\n';
  const run = (values: CommandValues, terminal: Terminal = silent) => importFile(values, operator, terminal);

  it('shows what it would do, asks, imports, reports the rows that it left out, and takes all back', async () => {
    const file = fileWith('tasks.csv', table);
    const dry = await run({ file, 'dry-run': true });
    expect(dry).toMatchObject({ exit: exitCodes.found, data: { dryRun: true, fresh: 2, problems: 1 } });
    expect(dry.lines).toContain('2 new, 0 imported before, 0 archived, 1 with a problem.');
    expect(dry.lines).toContain('Row 3 "Bad day" is left out: A date cannot be read.');
    expect(await refusal(run({ file }))).toMatchObject({
      exit: exitCodes.refused,
      message: expect.stringContaining('Add --yes to import without a question'),
    });
    const asked: string[] = [];
    const saysNo = { ...silent, warn: () => {}, ask: async (text: string) => asked.push(text) > 1 };
    expect(await refusal(run({ file }, saysNo))).toMatchObject({ message: 'Nothing was imported.' });
    expect(asked).toEqual(['Import 2 tasks?']);
    expect(await titles()).toEqual([]);

    const report = join(folder, 'report.csv');
    const done = await run({ file, yes: true, report, workspace: 'engineering' });
    expect(done).toMatchObject({ exit: exitCodes.found, data: { state: 'done', created: 2, problems: 1 } });
    expect(readFileSync(report, 'utf8')).toContain('3,Bad day,');
    const made = sql`select workspace_id as board, status, created_via as via from tasks order by id`;
    expect(await rows(app.db, made)).toEqual([
      { board: 3, status: 'In Progress', via: 'import' },
      { board: 3, status: 'To Do', via: 'import' },
    ]);
    const audit = sql`select action, via from audit_log where action like 'import%' order by id desc limit 1`;
    expect(await rows(app.db, audit)).toEqual([{ action: 'import_started', via: 'system' }]);
    expect(await run({ file, yes: true, workspace: '3' })).toMatchObject({ data: { created: 0, known: 2 } });

    const { id } = done.data as { id: number };
    expect((await listImports(operator)).lines[0]).toContain('2 tasks, 1 left out  tasks.csv');
    expect((await undoImport({ id: String(id) }, operator, silent)).lines).toEqual(['2 tasks deleted.']);
    expect(await titles()).toEqual([]);
    expect(await refusal(undoImport({ id: String(id) }, operator, silent))).toMatchObject({ exit: exitCodes.refused });
    expect(await refusal(undoImport({ id: 'x' }, operator, silent))).toMatchObject({ exit: exitCodes.usage });
  });

  it('takes the mapping from a file, whole or in parts, and refuses one that is wrong', async () => {
    const file = fileWith('tasks.csv', table);
    const statuses = [{ value: 'Stuck', status: 'Review' }];
    const mapping = fileWith('mapping.json', JSON.stringify({ mapping: { workspaceId: 2, statuses } }));
    await run({ file, mapping, yes: true });
    expect(await rows(app.db, sql`select workspace_id as board, status from tasks order by id`)).toEqual([
      { board: 2, status: 'In Progress' },
      { board: 2, status: 'Review' },
    ]);
    const wrong = fileWith('wrong.json', '{"boards": 3}');
    expect(await refusal(run({ file, mapping: wrong }))).toMatchObject({
      message: expect.stringContaining('unknown keys: boards'),
    });
    expect(await refusal(run({ file, mapping: fileWith('no.json', '{') }))).toMatchObject({ exit: exitCodes.refused });
    const nowhere = fileWith('nowhere.json', '{"workspaceId": 999}');
    expect(await refusal(run({ file, mapping: nowhere, yes: true }))).toMatchObject({ exit: exitCodes.refused });
  });

  it('refuses another source, an unknown one, a file that is not there or too large, and no administrator', async () => {
    const file = fileWith('tasks.csv', table);
    expect(await refusal(run({ file, source: 'trello' }))).toMatchObject({
      message: expect.stringContaining('is of csv, not of trello'),
    });
    expect(await refusal(run({ file, source: 'excel' }))).toMatchObject({ exit: exitCodes.usage });
    expect(await refusal(run({ file: join(folder, 'none') }))).toMatchObject({
      message: expect.stringContaining('cannot be read'),
    });
    const large = fileWith('large.csv', `Title\n${'x'.repeat(10_000_001)}`);
    expect(await refusal(run({ file: large }))).toMatchObject({ message: expect.stringContaining('is larger than 10 MB') });
    const people: Actors = await actors(app);
    const database = await workerDatabase();
    const { runner, stop } = commandRunner(app.config, database);
    const as = (username: string) => operatorHere(username, database, runner);
    expect(await refusal(importFile({ file }, as(people.in.username), silent))).toMatchObject({
      message: `${people.in.username} is no administrator.`,
    });
    expect(await refusal(importFile({ file }, as('nobody'), silent))).toMatchObject({ exit: exitCodes.refused });
    await importFile({ file, yes: true }, as(people.adm.username), silent);
    expect(await rows(app.db, sql`select distinct created_by as by from tasks`)).toEqual([{ by: people.adm.id }]);
    await stop();
  });
});

describe('export', () => {
  it('writes a file once, complete, of all tasks or of a board', async () => {
    await aTask(app, { title: 'A task of Engineering' });
    const out = join(folder, 'all.json');
    const { data } = await exportTasksTo({ out }, operator, true);
    expect(data).toMatchObject({ file: out, format: 'json', workspaceId: null });
    expect(JSON.parse(readFileSync(out, 'utf8')).tasks).toHaveLength(1);
    expect(await refusal(exportTasksTo({ out }, operator, true))).toMatchObject({
      message: `${out} exists. Nothing was written.`,
    });
    const empty = join(folder, 'hr.csv');
    await exportTasksTo({ out: empty, workspace: 'HR', format: 'csv' }, operator, true);
    expect(readFileSync(empty, 'utf8').trimEnd().split('\r\n')).toHaveLength(1);
    const nowhere = join(folder, 'no', 'folder.csv');
    expect(await refusal(exportTasksTo({ out: nowhere }, operator, true))).toMatchObject({ exit: exitCodes.refused });
    expect(existsSync(`${nowhere}.part`)).toBe(false);
  });

  it('says what is wrong with a call', async () => {
    expect(await refusal(exportTasksTo({ format: 'xlsx', out: 'x' }, operator, false))).toMatchObject({ exit: exitCodes.usage });
    expect(await refusal(exportTasksTo({ workspace: 'HR', all: true }, operator, false))).toMatchObject({
      exit: exitCodes.usage,
    });
    expect(await refusal(exportTasksTo({}, operator, true))).toMatchObject({
      message: expect.stringContaining('--json needs --out'),
    });
    expect(await refusal(exportTasksTo({ workspace: 'Boathouse', out: 'x' }, operator, true))).toMatchObject({
      message: 'There is no board Boathouse. Boards: Marketing, HR, Engineering, Accounting, Sales.',
    });
  });
});

describe('seed', () => {
  const seed = async (values: CommandValues) =>
    runDatabaseCommand('seed', values, { config: app.config, database: await workerDatabase() });

  it('fills a new database once, with rows that keep all rules, and asks before it adds to others', async () => {
    expect(await refusal(seed({ size: 'many' }))).toMatchObject({ exit: exitCodes.usage });
    const { id } = await aTask(app, { title: 'A real task' });
    expect(await refusal(seed({ size: '300' }))).toMatchObject({ message: expect.stringContaining('Add --yes') });
    const { data } = await seed({ size: '300', yes: true });
    expect(data).toMatchObject({ tasks: 300, comments: 600, people: 5, departments: 5 });
    expect(await brokenRows(app.db)).toEqual([]);
    expect(await rows(app.db, sql`select count(*)::int as count from search_tasks`)).toEqual([{ count: 301 }]);
    expect(await rows(app.db, sql`select title from tasks where id = ${id}`)).toEqual([{ title: 'A real task' }]);
    const { password } = data as { password: string };
    await app.cookieOf({ id: 0, username: 'company5', password, fullName: 'Person 5' });
    expect(await refusal(seed({ size: '300', yes: true }))).toMatchObject({ message: expect.stringContaining('before') });
  });
});
