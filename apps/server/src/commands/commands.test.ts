// The operator's commands: what each does, says and returns.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommandValues, exitCodes } from '#commands/command.ts';
import { failureOf, runDatabaseCommand } from '#commands/database-commands.ts';
import { parseCommand } from '#commands/usage.ts';
import { rows } from '#db/rows.ts';
import { holdMails } from '#email/mail-hold.sql.ts';
import { insertMail } from '#email/outbox.sql.ts';
import { workerDatabase } from '#testing/database.ts';
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
    return rows<{ action: string; via: string }>(
      app.db,
      sql`select action, via from audit_log where action not like 'sign%' order by id`,
    );
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
    expect(lines).toEqual(['There is no mail server: the test mail was only stored in the outbox.']);
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
