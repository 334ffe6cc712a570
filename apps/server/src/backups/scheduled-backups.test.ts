// Backups that the server makes: once, tested, kept by number, and with a warning where one fails.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertComplete, BackupFailure, type BackupMaker } from '#backups/backup-process.ts';
import { recordCommandRun } from '#backups/backup-runs.sql.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import { makeNextBackup } from '#backups/make-backup.ts';
import { checkBackup } from '#backups/read-backup.ts';
import { tryBackup } from '#backups/try-backup.ts';
import { warnOfLateBackup } from '#backups/warn-of-late.ts';
import { writeBackup } from '#backups/write-backup.ts';
import { type Config, readConfig } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { fileStore } from '#files/open-store.ts';
import { startBackups } from '#jobs/make-backups.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const admin: Person = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
let app: TestApp;
let database: Database;
let folder: string;
let config: Config;
let now: Date;
let warned: string[];

beforeEach(async () => {
  app = await testApp();
  database = await workerDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tasklane-backups-'));
  config = readConfig({ NODE_ENV: 'test', BACKUP_SCHEDULE: '03:00', BACKUP_KEEP: '2', DATA_DIR: folder });
  now = new Date();
  warned = [];
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a small file instead of a backup. */
function pretend({ write, test }: Partial<{ write: Error; test: Error }> = {}): BackupMaker {
  return {
    async write(file) {
      if (write) throw write;
      writeFileSync(file, 'a backup');
      return { bytes: 8, rows: 3, encrypted: false };
    },
    async test() {
      if (test) throw test;
    },
  };
}

function make(maker: BackupMaker = pretend(), signal = new AbortController().signal) {
  const log = { warn: (_line: object, message: string) => void warned.push(message) };
  return makeNextBackup({ config, database, maker, log, now: () => now, signal, isAlone: false });
}

const files = () => readdirSync(join(folder, 'backups')).toSorted();
/** Makes everything that was stored older. */
const wait = (hours: number) =>
  app.db.execute(
    sql`update backup_runs set created_at = created_at - make_interval(hours => ${hours}),
          started_at = started_at - make_interval(hours => ${hours}), finished_at = finished_at - make_interval(hours => ${hours})`,
  );
const list = async () => (await app.as(admin)(api.backups.list)).body;
const notified = () => rows<{ message: string }>(app.db, sql`select message from notifications where kind = 'backup_failed'`);
const mailed = () => rows<{ userId: number }>(app.db, sql`select kind, user_id as "userId", details from outbox`);

describe('a scheduled backup', () => {
  it('is made at once, then when it is due; older files go when the newer one has passed its test', async () => {
    expect(await make()).toBe(true);
    expect(await make()).toBeUndefined();
    for (let day = 1; day <= 3; day++) {
      await wait(25);
      now = new Date(now.getTime() + 1_000);
      expect(await make()).toBe(true);
    }
    expect(files()).toHaveLength(2);
    const { runs, schedule, keep, warning } = await list();
    expect({ schedule, keep, warning }).toEqual({ schedule: null, keep: '14', warning: null });
    expect(runs.map(({ state, test, removedAt }) => [state, test, removedAt !== null])).toEqual([
      ['done', 'passed', false],
      ['done', 'passed', false],
      ['done', 'passed', true],
      ['done', 'passed', true],
    ]);
  });

  it('deletes nothing while newer ones fail their test, and nothing that it did not make', async () => {
    mkdirSync(join(folder, 'backups'));
    for (const name of ['tasklane-2020-01-01T000000Z.ndjson.gz', 'tasklane-asked-2020-01-01T000000Z.ndjson.gz', 'notes.txt'])
      writeFileSync(join(folder, 'backups', name), '');
    await make();
    for (let n = 1; n <= 3; n++) {
      await wait(25);
      now = new Date(now.getTime() + 1_000);
      expect(await make(pretend({ test: new BackupFailure('damaged', 'It is damaged.') }))).toBe(false);
    }
    expect(files()).toHaveLength(7);
    await wait(25);
    now = new Date(now.getTime() + 1_000);
    await make();
    // The good ones stay; the damaged ones are worth nothing beside a newer one.
    expect(files().filter((name) => name.startsWith('tasklane-scheduled'))).toHaveLength(2);
    expect(files()).toHaveLength(5);
  });

  it('warns administrators once of a row of failures, and tries again after half an hour', async () => {
    expect(
      await make(pretend({ write: Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' }) })),
    ).toBe(false);
    expect(await make()).toBeUndefined();
    expect((await list()).runs[0]).toMatchObject({ state: 'failed', reason: 'noSpace', detail: 'ENOSPC: no space left' });
    await wait(1);
    expect(await make(pretend({ write: new BackupFailure('database', 'No answer.') }))).toBe(false);
    expect(await notified()).toEqual([{ message: 'The last backup failed. See Admin Panel > Server.' }]);
    expect(await mailed()).toEqual([{ kind: 'backup_failed', userId: admin.id, details: { warning: { isWritten: false } } }]);
    expect((await backupCondition(app.db, config.backupSchedule)).warning).toBe('failed');
    await wait(1);
    expect(await make(pretend({ test: new BackupFailure('tooLong', 'Too long.') }))).toBe(false);
    expect((await backupCondition(app.db, config.backupSchedule)).warning).toBe('untested');
    await wait(25);
    expect(await make()).toBe(true);
    expect((await backupCondition(app.db, config.backupSchedule)).warning).toBeNull();
    await wait(40);
    expect((await backupCondition(app.db, config.backupSchedule)).warning).toBe('late');
    expect(await notified()).toHaveLength(1);
    expect(await mailed()).toHaveLength(1);
    expect(warned).toHaveLength(3);
    for (let again = 0; again < 2; again++) await warnOfLateBackup(app.db, config, now);
    expect((await notified()).at(-1)).toEqual({ message: 'A backup is overdue. See Admin Panel > Server.' });
    expect(await mailed()).toMatchObject([{}, { userId: admin.id, details: { warning: { isLate: true } } }]);
    expect(await make()).toBe(true);
    await warnOfLateBackup(app.db, config, now);
    expect(await mailed()).toHaveLength(2);
    await wait(40);
    await warnOfLateBackup(app.db, config, now);
    expect(await mailed()).toHaveLength(3);
  });

  it('warns while one hangs, and not of one that has just begun', async () => {
    await make();
    await wait(40);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hanging: BackupMaker = { ...pretend(), test: () => held };
    const log = { warn: () => {} };
    const job = startBackups({ config, database, maker: hanging, log, now: () => now, every: 50 });
    try {
      await expect.poll(async () => (await list()).runs[0]?.state, { timeout: 30_000 }).toBe('testing');
      await warnOfLateBackup(app.db, config, now);
      expect(await notified()).toEqual([]);
      await wait(4);
      await expect.poll(notified, { timeout: 30_000 }).toEqual([{ message: 'A backup is overdue. See Admin Panel > Server.' }]);
    } finally {
      release();
      await job.stop();
    }
    expect(await mailed()).toHaveLength(1);
  });

  it('says that a folder cannot be written', async () => {
    writeFileSync(join(folder, 'backups'), 'a file');
    expect(await make()).toBe(false);
    expect((await list()).runs[0]).toMatchObject({ state: 'failed', reason: 'unwritable' });
    // Below /proc every new folder is answered as if the one above it were missing.
    for (const backupDir of ['/proc/backups/daily', join(folder, 'backups', 'daily')]) {
      config = { ...config, backupDir };
      await wait(1);
      expect(await make()).toBe(false);
      expect((await list()).runs[0]).toMatchObject({ state: 'failed', reason: 'unwritable' });
    }
    expect(readdirSync(folder)).toEqual(['backups']);
  });

  it('is made by one of several processes, and by another one if that is gone', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: BackupMaker = { ...pretend(), test: () => held };
    const first = make(slow);
    await expect.poll(async () => (await list()).runs[0]?.state, { timeout: 30_000 }).toBe('testing');
    expect(await Promise.all([make(), make()])).toEqual([undefined, undefined]);
    // The process is frozen: its lease ends, and what it stores later counts for nothing.
    await app.db.execute(sql`update backup_runs set lease_until = now() - interval '1 second', state = 'writing'`);
    now = new Date(now.getTime() + 1_000);
    expect(await make()).toBe(true);
    release();
    await first;
    expect((await list()).runs.map(({ state, reason, test }) => [state, reason, test])).toEqual([
      ['done', null, 'passed'],
      ['failed', 'lost', null],
    ]);
    expect(await notified()).toEqual([]);
  });

  it('is begun again at once after the server was stopped, and counts nothing of a clock that was ahead', async () => {
    const stop = AbortSignal.abort();
    expect(await make(pretend({ write: new BackupFailure('stopped', 'Stopped.') }), stop)).toBeUndefined();
    expect(await make()).toBe(true);
    await app.db.execute(sql`update backup_runs set started_at = started_at + interval '4 years'`);
    expect(await make()).toBe(true);
  });
});

describe('a content that the store has lost', () => {
  /** Writes real files with the contents, and tests them as the server does, without the processes. */
  const withContents: BackupMaker = {
    async write(file) {
      const { rows: counts } = await writeBackup(database, file, { files: fileStore(app.config) });
      return { bytes: 1, rows: Object.keys(counts).length, encrypted: false };
    },
    async test(file) {
      const { contents } = await checkBackup(file, undefined);
      assertComplete(contents && { ...contents, missing: contents.missing.length });
    },
  };

  it('fails the restore test: older backups stay, administrators are warned, and backups are not well', async () => {
    const { id: taskId } = await aTask(app);
    const upload = new File(['a report'], 'report.txt');
    expect((await app.as(admin)(api.attachments.add, { params: { taskId }, upload })).status).toBe(201);
    for (let day = 0; day < 2; day++) {
      expect(await make(withContents)).toBe(true);
      await wait(25);
      now = new Date(now.getTime() + 1_000);
    }
    const good = files();
    rmSync(join(app.config.dataDir, 'files'), { recursive: true });
    for (let day = 0; day < 3; day++) {
      expect(await make(withContents)).toBe(false);
      await wait(25);
      now = new Date(now.getTime() + 1_000);
    }
    expect(files()).toEqual(expect.arrayContaining(good));
    expect(files()).toHaveLength(5);
    const told = (await mailed()).filter(({ userId }) => userId === admin.id);
    expect(told).toMatchObject([{ kind: 'backup_failed', details: { warning: { isWritten: true } } }]);
    const { warning, runs } = await list();
    expect(runs[0]).toMatchObject({ state: 'done', test: 'failed', reason: 'incomplete' });
    expect(runs[0]?.detail).toContain('1 of 1 contents of files are missing');
    expect(warning).not.toBeNull();
  });

  it('is told by the record of a backup of the command line too', async () => {
    config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
    await recordCommandRun(app.db, { file: 'a', bytes: 1, rows: 1, encrypted: false, writeMs: 1, missing: 2 }, 'here');
    expect((await list()).runs[0]).toMatchObject({ cause: 'command', test: 'failed', reason: 'incomplete' });
    expect(await backupCondition(app.db, undefined)).toMatchObject({ warning: 'untested' });
  });
});

it('is real: the file restores into a temporary database', { timeout: 180_000 }, async () => {
  const real: BackupMaker = {
    async write(file) {
      const { rows: counts } = await writeBackup(database, file);
      return { bytes: 1, rows: Object.keys(counts).length, encrypted: false };
    },
    async test(file) {
      await tryBackup(file, { key: undefined, dataDir: folder });
    },
  };
  expect(await make(real)).toBe(true);
  expect(readdirSync(folder)).toEqual(['backups']);
  const [name = ''] = files();
  writeFileSync(join(folder, 'backups', name), 'cut');
  await expect(tryBackup(join(folder, 'backups', name), { key: undefined, dataDir: folder })).rejects.toThrow('is not a backup');
  expect(readdirSync(folder)).toEqual(['backups']);
});

describe('an administrator', () => {
  it('asks for a backup, which the job makes at once; a second one has to wait', async () => {
    const log = { warn: () => {} };
    const plain = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
    const job = startBackups({ config: plain, database, maker: pretend(), log, every: 60_000 });
    try {
      const { status, body } = await app.as(admin)(api.backups.make);
      expect([status, body.cause, body.state, body.fullName]).toEqual([201, 'person', 'queued', 'Administrator']);
      await expect.poll(async () => (await list()).runs[0]?.state, { timeout: 30_000 }).toBe('done');
    } finally {
      await job.stop();
    }
    expect(files()).toEqual([expect.stringMatching(/^tasklane-asked-/)]);
    await app.as(admin)(api.backups.make);
    const refused = await app.as(admin)(api.backups.make);
    expect([refused.status, refused.body.message]).toEqual([409, 'A backup is being made already.']);
    const audit = await rows(app.db, sql`select action, target from audit_log where action <> 'signed_in' order by id`);
    expect(audit).toEqual([
      { action: 'backup_started', target: expect.stringMatching(/^backup:/) },
      { action: 'backup_started', target: expect.stringMatching(/^backup:/) },
    ]);
  });

  it('reads the state of the server, and ends the hold on mails', async () => {
    const { body } = await app.as(admin)(api.monitoring.status);
    expect(body).toMatchObject({
      version: expect.stringMatching(/^\d/),
      database: { read: { version: expect.any(String), bytes: expect.any(Number) } },
      mail: { held: false, hasServer: false },
      backup: { warning: 'unscheduled', lastAt: null },
    });
    const end = () => app.as(admin)(api.monitoring.endMailHold, { body: { discard: true } });
    expect((await end()).status).toBe(409);
    await app.db.execute(sql`insert into settings (name, value) values ('mail-hold', '{}')`);
    expect(await end()).toMatchObject({ status: 200, body: { waiting: 0 } });
    expect((await app.as(admin)(api.monitoring.status)).body.mail).toMatchObject({ held: false });
  });
});
