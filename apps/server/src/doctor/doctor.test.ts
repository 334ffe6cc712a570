// Every check of `doctor` finds an instance that is broken in its way, and says what to do.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCommandRun } from '#backups/backup-runs.sql.ts';
import { exitCodes } from '#commands/command.ts';
import { doctorResult } from '#commands/database-commands.ts';
import { readConfig } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { examine, type Finding } from '#doctor/doctor.ts';
import { brokenInvariants, type Invariant, invariants } from '#doctor/invariants.sql.ts';
import { holdMails } from '#email/mail-hold.sql.ts';
import { workerDatabase } from '#testing/database.ts';
import { actors, aTask } from '#testing/factories.ts';
import { newEmbedded } from '#testing/new-database.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let database: Database;
beforeEach(async () => {
  app = await testApp({ env: { SAMPLE_DATA: 'true' } });
  database = await workerDatabase();
  await recordCommandRun(app.db, { file: 'one', bytes: 1, rows: 1, encrypted: true, writeMs: 1, missing: 0 }, 'here');
});
afterEach(() => app.close());

const sound = { PUBLIC_URL: 'https://tasks.example.com', BACKUP_KEY: 'a key that is only for tests' };

async function findings(
  env: Record<string, string> = {},
  changed: Partial<Database> = {},
  now?: () => number,
): Promise<Finding[]> {
  const config = readConfig({ NODE_ENV: 'test', ...sound, ...env });
  return examine({ config, database: { ...database, warnings: [], ...changed }, ...(now ? { now } : {}) });
}

function bad(found: readonly Finding[]): Finding[] {
  return found.filter(({ level }) => level !== 'ok');
}

describe('doctor', () => {
  it('finds nothing but the missing mail server in a sound instance, and every finding has a remedy', async () => {
    const found = await findings();
    expect(bad(found).map(({ message }) => message)).toEqual(['There is no mail server: mails stay in the outbox.']);
    const { exit, lines } = doctorResult(found);
    expect(exit).toBe(exitCodes.done);
    expect(lines.at(-1)).toBe('0 problems, 1 warning.');
  });

  it('warns about the configuration, about mails and about webhooks', async () => {
    await holdMails(app.db, '2026-01-01T00:00:00.000Z');
    await app.db.execute(
      sql`insert into outbox (dedupe_key, kind, user_id, state, code) values ('f', 'user_welcome', 1, 'failed', 'refused')`,
    );
    await app.db.execute(
      sql`insert into webhooks (name, url, events, secret, state, failing_since)
          values ('Fails', 'https://example.com', '{}', '', 'active', now()), ('Gone', 'https://example.com', '{}', '', 'stopped', null)`,
    );
    await app.db.execute(sql`insert into secrets (name, value) values ('secret-key', 'x')`);
    await app.db.execute(sql`insert into mailbox_readings (failure) values ('signIn')`);
    const mailIn = { MAIL_IN_ADDRESS: 'tasks@example.com', MAIL_IN_IMAP_URL: 'imap://a:b@localhost/' };
    const found = bad(await findings({ PUBLIC_URL: '', BACKUP_KEY: '', RATE_LIMIT: 'off', ...mailIn }));
    expect(found.every(({ remedy }) => remedy !== undefined)).toBe(true);
    expect(found.filter(({ level }) => level === 'problem')).toHaveLength(1);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('PUBLIC_URL is not set'),
      expect.stringContaining('RATE_LIMIT=off'),
      expect.stringContaining('BACKUP_KEY is not set'),
      expect.stringContaining('There is no mail server'),
      expect.stringContaining('Nobody verifies the senders'),
      expect.stringMatching(/^Mails and webhooks are held since a restore; \d+ mails wait\.$/),
      '1 mails of the last 7 days could not be sent.',
      '1 webhooks fail, and the server has stopped 1.',
      'The mailbox could not be read: The mail server does not accept the username or the password.',
      expect.stringContaining('SECRET_KEY is not set'),
    ]);
  });

  it('names the files on tasks whose contents the store has lost', async () => {
    const env = { DATA_DIR: app.config.dataDir };
    const { id: taskId } = await aTask(app);
    const { in: person } = await actors(app);
    const upload = new File(['a report'], 'report.txt');
    expect((await app.as(person)(api.attachments.add, { params: { taskId }, upload })).status).toBe(201);
    const messages = async () => (await findings(env)).filter(({ check }) => check === 'files').map(({ message }) => message);
    expect(await messages()).toContain('The contents of all 1 files on tasks are there.');
    rmSync(join(app.config.dataDir, 'files'), { recursive: true });
    expect(await messages()).toContain(
      `1 of 1 contents of files on tasks are missing or cut off: "report.txt" of task ${taskId}.`,
    );
    expect(doctorResult(await findings(env)).exit).toBe(exitCodes.found);
  });

  it('reports a mail server that does not answer', async () => {
    const found = bad(await findings({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'tasks@example.com' }));
    expect(found).toEqual([
      {
        check: 'mail',
        level: 'problem',
        message: expect.stringContaining('The mail server cannot be used: '),
        remedy: expect.any(String),
      },
    ]);
  });

  it('reports a wrong clock, unsafe settings, few connections and a database that is read-only', async () => {
    const wrong = bad(
      await findings({}, { warnings: ['fsync is off'], hasFewConnections: () => true }, () => Date.now() + 60_000),
    );
    expect(wrong.map(({ check, level, message }) => [check, level, message])).toEqual([
      ['database', 'problem', 'fsync is off'],
      ['database', 'warning', expect.stringContaining('fewer connections than DATABASE_POOL_MAX')],
      ['clock', 'problem', expect.stringMatching(/differ by (59|60) s\.$/)],
      ['mail', 'warning', expect.any(String)],
    ]);
    await transaction(app.db, async (tx) => {
      await tx.execute(sql`set transaction read only`);
      expect(bad(await findings({}, { db: tx, dedicatedClient: async <T>() => [] as T }))[0]).toMatchObject({
        level: 'problem',
        message: 'The database is read-only.',
      });
    });
  });

  it('reports a schema that is new, behind or ahead', async () => {
    const empty = await newEmbedded();
    try {
      const config = readConfig({ NODE_ENV: 'test', ...sound });
      expect(bad(await examine({ config, database: empty }))[0]).toMatchObject({
        check: 'schema',
        message: 'The database is new.',
      });
      await empty.pool.query('create schema drizzle; create table drizzle.__drizzle_migrations (id serial, name text)');
      await empty.pool.query(`insert into drizzle.__drizzle_migrations (name) values ('2999_later')`);
      const found = bad(await examine({ config, database: empty })).filter(({ check }) => check === 'schema');
      expect(found.map(({ message }) => message)).toEqual([
        expect.stringContaining('The database lacks migrations: 20261120115849_initial'),
        'A newer version wrote the database: 2999_later.',
      ]);
      expect(doctorResult(found).exit).toBe(exitCodes.found);
    } finally {
      await empty.close();
    }
  });
});

/** A change that breaks each rule, in a transaction that is undone; constraints that forbid it are dropped first. */
const breaking: Readonly<Record<Invariant, string>> = {
  taskInItsColumn: `alter table tasks drop constraint tasks_place; update tasks set status = 'Nowhere' where id = 1`,
  onePlaceEach: `alter table tasks drop constraint tasks_one_place;
    update tasks t set "order" = o."order" from tasks o where o.column_id = t.column_id and o.id = (
      select min(id) from tasks group by column_id having count(*) > 1 limit 1)`,
  primaryAssigneeListed: `update tasks set assignee_id = 1, assignees = '[]' where id = 1`,
  primaryDepartmentListed: `update tasks set departments = '[]' where id = 1`,
  assigneesExist: `update tasks set assignee_id = null, assignees = '[99999]' where id = 1`,
  keysOfDepartments: `update tasks set department_keys = '{}' where id = 1`,
  relationsHaveTasks: `alter table task_links drop constraint task_links_to_id_tasks_id_fkey;
    insert into task_links (kind, from_id, to_id) values ('blocks', 1, 99999)`,
  oneParent: `drop index task_links_parent; insert into task_links (kind, from_id, to_id) values ('parent', 1, 3), ('parent', 2, 3)`,
  relationsWithoutCircle: `insert into task_links (kind, from_id, to_id) values ('blocks', 1, 2), ('blocks', 2, 3), ('blocks', 3, 1)`,
  archivedIsDone: 'update tasks set archived_at = now(), completed_at = null where id = 1',
  commentsHaveTasks: `alter table task_comments drop constraint task_comments_task_id_tasks_id_fkey;
    insert into task_comments (task_id, content) values (99999, 'text')`,
  commentsCounted: 'update tasks set comment_count = 77 where id = 1',
  notificationsHavePeople: `alter table notifications drop constraint notifications_user_id_users_id_fkey;
    insert into notifications (user_id, kind, message) values (99999, 'task_assigned', 'text')`,
  administrator: `update users set role = 'user'`,
  oneDefaultTemplate: `drop index email_templates_default;
    update email_templates set is_default = true, trigger_event = 'task_assigned' where id in (select id from email_templates limit 2)`,
  namesOnce: `alter table users drop constraint users_username_key_key; update users set username_key = 'same'`,
  sessionsHavePeople: `alter table sessions drop constraint sessions_user_id_users_id_fkey;
    insert into sessions (id, user_id, expires_at) values ('x', 99999, now())`,
  sentMailsComplete: `insert into outbox (dedupe_key, kind, user_id, state) values ('x', 'user_welcome', 1, 'sent')`,
  tasksFound: 'delete from search_tasks where task_id = 1',
  oneEpoch: 'insert into event_epoch default values',
  eventsOfThisDatabase: `insert into events (type, department_keys, audience, written_by) values ('user_updated', '{}', '{}', '99999999')`,
};

describe('the rules about rows', () => {
  it('hold in a new instance', async () => {
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  it('hold after a department whose tasks stay was deleted', async () => {
    const { adm } = await actors(app);
    await aTask(app);
    expect((await app.as(adm)(api.departments.remove, { params: { departmentId: 3 } })).status).toBe(200);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  it.each(invariants)('%s is found broken', async (invariant) => {
    const undo = new Error('undo');
    const checked = transaction(app.db, async (tx) => {
      for (const statement of breaking[invariant].split(';')) await tx.execute(sql.raw(statement));
      expect((await brokenInvariants(tx)).map((broken) => broken.invariant)).toContain(invariant);
      throw undo;
    });
    await expect(checked).rejects.toBe(undo);
  });
});
