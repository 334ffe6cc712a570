// The operator's commands: what each does, says and returns; over the real command line while the server runs and without it.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommandValues, exitCodes } from '#commands/command.ts';
import { failureOf, runDatabaseCommand } from '#commands/database-commands.ts';
import { parseCommand } from '#commands/usage.ts';
import { openDatabase } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { holdMails } from '#email/mail-hold.sql.ts';
import { insertMail } from '#email/outbox.sql.ts';
import { workerDatabase } from '#testing/database.ts';
import { type ServerProcess, startProcess } from '#testing/process.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

describe('commands about people', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp();
  });
  afterEach(() => app.close());

  async function run(name: string, values: CommandValues = {}) {
    return runDatabaseCommand(name, values, { config: app.config, database: await workerDatabase() });
  }

  async function refusal(name: string, values: CommandValues) {
    return run(name, values).then(
      () => undefined,
      (error: unknown) => failureOf(error),
    );
  }

  async function audit() {
    return rows<{ action: string; via: string }>(app.db, sql`select action, via from audit_log order by id`);
  }

  it('create a person in a department, who can sign in with the printed password', async () => {
    const { data, lines } = await run('user create', { username: 'ann', email: 'ann@example.com', department: 'sales' });
    const { id, password } = data as { id: number; password: string };
    expect(lines[1]).toBe(`The password of ann is ${password} (shown only this once).`);
    await app.cookieOf({ id, username: 'ann', password, fullName: 'ann' });
    const found = await rows(
      app.db,
      sql`select d.name, ud.pending from user_departments ud join departments d on d.id = ud.department_id where ud.user_id = ${id}`,
    );
    expect(found).toEqual([{ name: 'Sales', pending: false }]);
    expect(await audit()).toEqual([{ action: 'user_created', via: 'system' }]);
  });

  it('refuse what the registration refuses, in words', async () => {
    const ann = { username: 'ann', email: 'ann@example.com', department: 'Sales' };
    await run('user create', ann);
    expect(await refusal('user create', ann)).toEqual({ message: 'Username already exists', exit: exitCodes.refused });
    expect(await refusal('user create', { ...ann, username: 'bob', department: 'Nowhere' })).toMatchObject({
      message: expect.stringContaining('There is no department Nowhere. Departments: Accounting,'),
    });
    expect(await refusal('user create', { ...ann, username: 'bob', email: 'none' })).toMatchObject({
      message: 'Invalid email address',
    });
    expect(await refusal('user create', { ...ann, username: 'bob', password: 'short' })).toMatchObject({
      exit: exitCodes.refused,
    });
    expect(await refusal('user create', { username: 'bob', email: 'bob@example.com' })).toMatchObject({
      message: expect.stringContaining('--department is missing'),
    });
    expect(await refusal('user make-admin', { username: 'nobody' })).toEqual({
      message: 'There is no person with the username nobody.',
      exit: exitCodes.refused,
    });
    expect(await audit()).toHaveLength(1);
  });

  it('reset a password, which ends sessions and tokens; make an administrator; end sessions', async () => {
    const admin = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
    await app.cookieOf(admin);
    expect((await run('user end-sessions', { username: 'ADMIN' })).data).toMatchObject({ ended: 1 });
    app.forget(admin);
    await app.cookieOf(admin);
    const { data } = await run('user reset-password', { username: 'admin' });
    const count = sql`select count(*)::int as count from sessions`;
    expect(await rows(app.db, count)).toEqual([{ count: 0 }]);
    app.forget(admin);
    await expect(app.cookieOf(admin)).rejects.toThrow('cannot sign in: 401');
    app.forget(admin);
    await app.cookieOf({ ...admin, ...(data as { password: string }) });
    await run('user create', { username: 'ann', email: 'ann@example.com', department: 'Sales' });
    expect((await run('user make-admin', { username: 'ann' })).data).toMatchObject({ changed: true });
    expect((await run('user make-admin', { username: 'ann' })).data).toMatchObject({ changed: false });
    expect((await audit()).map(({ action }) => action)).toEqual([
      'sessions_ended',
      'password_set',
      'user_created',
      'role_changed',
    ]);
  });

  it('tell whether mails are held, and drop or release them', async () => {
    await insertMail(app.db, { dedupeKey: 'one', kind: 'user_welcome', userId: 1 });
    await holdMails(app.db, '2026-01-01T00:00:00.000Z');
    expect((await run('mails status')).data).toEqual({ held: true, waiting: 1 });
    expect((await run('mails discard')).data).toEqual({ waiting: 1 });
    expect(await rows(app.db, sql`select state, code from outbox`)).toEqual([{ state: 'skipped', code: 'discarded' }]);
    expect((await run('mails status')).data).toEqual({ held: false, waiting: 0 });
  });

  it('send a test mail, or say that there is no mail server', async () => {
    const { lines, exit } = await run('testmail', { address: 'ann@example.com' });
    expect(lines).toEqual(['SMTP_URL is not set: the test mail was only stored in the outbox.']);
    expect(exit).toBe(exitCodes.found);
    expect(await refusal('testmail', { address: 'ann' })).toMatchObject({ exit: exitCodes.refused });
  });
});

describe('the command line', () => {
  const wrong = (...args: string[]) => {
    try {
      return parseCommand(args);
    } catch (error) {
      return failureOf(error);
    }
  };

  it('explains every command, and what is wrong with a call', () => {
    expect(parseCommand(['--help'])).toEqual({ help: expect.stringContaining('user reset-password USERNAME') });
    expect(parseCommand(['user'])).toEqual({ help: expect.not.stringContaining('backup ') });
    expect(parseCommand(['backup', '--help'])).toEqual({ help: expect.stringContaining('--out VALUE') });
    expect(parseCommand(['restore', 'file', '--replace', '--yes', '--json'])).toEqual({
      name: 'restore',
      values: { file: 'file', replace: true, yes: true },
      json: true,
    });
    expect(wrong('format')).toEqual({ message: 'There is no command format. --help lists them.', exit: exitCodes.usage });
    expect(wrong('restore')).toEqual({ message: 'FILE is missing. --help shows the command.', exit: exitCodes.usage });
    expect(wrong('restore', 'a', 'b')).toMatchObject({ message: expect.stringContaining('b is one argument too many') });
    expect(wrong('backup', '--nope')).toMatchObject({ message: expect.stringContaining("'--nope'"), exit: exitCodes.usage });
  });
});

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** Runs the command line as a process, without PostgreSQL. */
function tasklane(dataDir: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const given = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env };
    execFile(process.execPath, [cli, ...args], { env: given }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe('the real command line on the embedded database', { timeout: 180_000 }, () => {
  let server: ServerProcess;
  let dataDir = '';
  beforeEach(async () => {
    server = startProcess({ SAMPLE_DATA: 'true' });
    dataDir = join(server.folder, 'data');
    await server.ready;
  });
  afterEach(() => server.remove());

  it('works while the server runs, and restores only without it', async () => {
    const made = await tasklane(dataDir, ['user', 'create', 'ann', '--email', 'ann@example.com', '--admin', '--json']);
    expect(JSON.parse(made.out)).toMatchObject({ ok: true, username: 'ann', role: 'admin' });
    const key = { BACKUP_KEY: 'a key that is only for tests' };
    const written = await tasklane(dataDir, ['backup', '--json'], key);
    expect(written).toMatchObject({ code: 0, err: '' });
    const { file, rows: counts } = JSON.parse(written.out);
    expect(file).toMatch(/\.ndjson\.gz\.enc$/);
    expect(counts.tasks).toBeGreaterThan(5);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copy'))).toEqual([]);

    const refused = await tasklane(dataDir, ['restore', file, '--replace', '--yes'], key);
    expect(refused).toMatchObject({ code: exitCodes.database, err: expect.stringContaining('Stop it before you restore.') });
    const health = await tasklane(dataDir, ['healthcheck', '--url', await server.ready]);
    expect(health).toMatchObject({ code: 0, out: expect.stringContaining('is ready') });

    const control = JSON.parse(readFileSync(join(dataDir, 'control'), 'utf8'));
    expect(statSync(join(dataDir, 'control')).mode & 0o777).toBe(0o600);
    const request = { secret: 'x'.repeat(43), command: 'user make-admin', values: { username: 'ann' } };
    expect(await answerTo(control.port, `${JSON.stringify(request)}\n`)).toBe('');
    expect(await answerTo(control.port, 'GET / HTTP/1.1\r\n\r\n')).toBe('');
    expect(await answerTo(control.port, 'x'.repeat(100_000))).toBe('');

    server.child.kill('SIGTERM');
    await server.ended;
    expect(existsSync(join(dataDir, 'control'))).toBe(false);
    expect(await tasklane(dataDir, ['healthcheck', '--url', await server.ready])).toMatchObject({ code: exitCodes.found });
    expect(await tasklane(dataDir, ['restore', file], key)).toMatchObject({
      code: exitCodes.refused,
      err: expect.stringContaining('The database is not empty.'),
    });
    const other = join(server.folder, 'other');
    expect(await tasklane(other, ['user', 'make-admin', 'ann'])).toMatchObject({
      code: exitCodes.database,
      err: expect.stringContaining('There is no database in'),
    });
    expect(await tasklane(other, ['restore', file], key)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Mails are held'),
    });
    expect(await tasklane(other, ['user', 'make-admin', 'ann'])).toMatchObject({
      code: 0,
      out: 'ann was an administrator already.\n',
    });
  });

  it('exports while the server runs and imports the same again without it', async () => {
    const file = join(server.folder, 'all.json');
    expect(await tasklane(dataDir, ['export', '--out', file])).toMatchObject({ code: 0, err: '' });
    const csv = await tasklane(dataDir, ['export', '--workspace', 'engineering', '--format', 'csv']);
    expect(csv).toMatchObject({ code: 0, err: '', out: expect.stringContaining('ID,Title,Status') });
    const dry = await tasklane(dataDir, ['import', file, '--source', 'tasklane', '--dry-run', '--json']);
    expect(JSON.parse(dry.out)).toMatchObject({ ok: true, dryRun: true, source: 'native', problems: 0 });
    const saved = await tasklane(dataDir, ['import', file, '--yes', '--json']);
    const { id, created } = JSON.parse(saved.out);
    expect(await tasklane(dataDir, ['import', 'undo', String(id)])).toMatchObject({
      code: 0,
      out: `${created} tasks deleted.\n`,
    });

    const kept = join(server.folder, 'kept.ndjson.gz');
    await tasklane(dataDir, ['backup', '--out', kept]);
    const other = join(server.folder, 'other');
    await tasklane(other, ['restore', kept]);
    const database = await openDatabase({ dataDir: other });
    await database.db.execute(sql`delete from tasks`);
    await database.close();
    expect(await tasklane(other, ['import', file, '--yes'])).toMatchObject({ code: 0 });
    const again = join(server.folder, 'again.json');
    expect(await tasklane(other, ['export', '--out', again])).toMatchObject({ code: 0 });
    const before = tasksIn(file);
    expect(before.length).toBe(created);
    expect(tasksIn(again)).toEqual(before);
  });
});

/** The tasks of an export, without what an import makes anew. */
function tasksIn(file: string): object[] {
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as { tasks: { comments: { system?: boolean }[] }[] };
  return tasks.map((task) => ({
    ...task,
    ...{ id: 0, updatedAt: '' },
    comments: task.comments.filter(({ system }) => system !== true),
  }));
}

/** Sends text to the control connection and returns what comes back. */
function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(answer));
  });
}
