// Tests how long records are kept: what administrators choose, what the hourly job deletes then, and what no choice deletes.
import * as api from '@app/contract/api.ts';
import type { RetentionChange } from '@app/contract/retention/retention.contract.ts';
import { deletionStep } from '@app/contract/retention/retention.limits.ts';
import { retentionOf } from '@app/contract/retention/retention.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldAudit } from '#audit/audit.sql.ts';
import { firstRow } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { deleteExpired } from '#jobs/cleanup.ts';
import { lockRetention, storeRetention } from '#retention/retention.sql.ts';
import { aMail, aModelCall, aNotification, aTask, aTaskTemplate, aUser, aView } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Person;
const usual = retentionOf({});

beforeEach(async () => {
  app = await testApp();
  admin = await aUser(app, { role: 'admin', department: null });
  return () => app.close();
});

const choose = (body: RetentionChange) => app.as(admin)(api.retention.set, { body });
const read = async () => (await app.as(admin)(api.retention.get)).body;
const job = () => deleteExpired(app.db, app.config);

async function counted(query: ReturnType<typeof sql>): Promise<number> {
  return (await firstRow<{ count: number }>(app.db, sql`select count(*)::int as count from (${query}) found`))?.count ?? 0;
}

describe('the choice', () => {
  it('is what was always so, until somebody chooses', async () => {
    expect(await read()).toEqual(usual);
  });

  it('holds, and is in the audit log with what was before', async () => {
    expect(await choose({ audit: 90, notifications: 60 })).toMatchObject({ status: 200, body: { audit: 90, notifications: 60 } });
    expect(await read()).toEqual({ ...usual, audit: 90, notifications: 60 });
    await choose({ audit: 90, notifications: 60 });
    await choose({ notifications: null });
    const { body } = await app.as(admin)(api.audit.list, { query: { action: 'retention_changed' } });
    expect(body.map(({ details, userId }) => ({ details, userId }))).toEqual([
      { details: { notifications: '60 > -' }, userId: admin.id },
      { details: { audit: '400 > 90', notifications: '- > 60' }, userId: admin.id },
    ]);
  });

  it('is refused as a whole beyond its bounds, with the fields', async () => {
    const refused = await choose({ audit: 89, trash: 366, signIns: 200 });
    expect(refused).toMatchObject({ status: 400, body: { error: 'validation' } });
    expect(Object.keys((refused.body as unknown as { fields: object }).fields).sort()).toEqual(['audit', 'trash']);
    expect(await read()).toEqual(usual);
  });

  it('keeps what two administrators choose at the same time whole', async () => {
    const chosen = [{ trash: 5 }, { trash: 6 }, { trash: 7 }];
    for (const { status } of await Promise.all(chosen.map(choose))) expect(status).toBe(200);
    const { body } = await app.as(admin)(api.audit.list, { query: { action: 'retention_changed' } });
    const steps = body.map(({ details }) => String(details['trash']).split(' > ')).reverse();
    expect(steps.map(([from]) => from)).toEqual(['30', ...steps.slice(0, -1).map(([, to]) => to)]);
    expect((await read()).trash).toBe(Number(steps.at(-1)?.[1]));
  });
});

/** One row of each kind of that age, and how many of them are left. */
async function madeRows(days: number): Promise<() => Promise<Record<string, number>>> {
  const ago = sql`now() - make_interval(days => ${days}, mins => 1)`;
  const person = await aUser(app);
  const [task, mail] = [await aTask(app), await aMail(app)];
  const [view, template] = [await aView(app, {}), await aTaskTemplate(app)];
  const [note, call] = [await aNotification(app, person.id), await aModelCall(app, person.id)];
  await app.db.update(tables.outbox).set({ subject: 'x', html: 'x', text: 'x', state: 'sent' });
  for (const [table, id] of [
    ['tasks', task.id],
    ['views', view],
    ['task_templates', template],
  ] as const)
    await app.db.execute(sql`update ${sql.identifier(table)} set deleted_at = ${ago} where id = ${id}`);
  for (const [table, id] of [
    ['outbox', mail],
    ['notifications', note],
    ['ai_calls', call],
  ] as const)
    await app.db.execute(sql`update ${sql.identifier(table)} set created_at = ${ago} where id = ${id}`);
  await app.db.execute(
    sql`insert into audit_log (action, outcome, target, created_at) values ('signed_in', 'done', 'test', ${ago})`,
  );
  await app.db.execute(sql`insert into sign_ins (user_id, outcome, method, network, device, created_at)
    values (${person.id}, 'done', 'credentials', 'x', 'x', ${ago})`);
  await app.db.execute(sql`insert into incoming_mails (way, state, created_at) values ('smtp', 'refused', ${ago})`);
  return async () => ({
    audit: await counted(sql`select from audit_log where target = 'test'`),
    signIns: await counted(sql`select from sign_ins where user_id = ${person.id}`),
    notifications: await counted(sql`select from notifications where id = ${note}`),
    trash: await counted(
      sql`select from tasks where id = ${task.id} union all select from views where deleted_at is not null
          union all select from task_templates where deleted_at is not null`,
    ),
    mails: await counted(sql`select from outbox where id = ${mail}`),
    mailTexts: await counted(sql`select from outbox where id = ${mail} and html is not null and subject is not null`),
    incomingMails: await counted(sql`select from incoming_mails`),
    modelCalls: await counted(sql`select from ai_calls where id = ${call}`),
  });
}

const all = { audit: 1, signIns: 1, notifications: 1, trash: 3, mails: 1, mailTexts: 1, incomingMails: 1, modelCalls: 1 };

describe('the job', () => {
  it('deletes each kind by its own days', async () => {
    const left = await madeRows(100);
    await choose({ trash: 101, mailTexts: 101, incomingMails: 101, modelCalls: 101 });
    await job();
    expect(await left()).toEqual(all);
    const shorter = { audit: 100, signIns: 100, notifications: 100, trash: 100, incomingMails: 100, modelCalls: 100 };
    await choose({ mailTexts: 100 });
    await job();
    expect(await left()).toEqual({ ...all, mailTexts: 0 });
    await choose({ mails: 100 });
    await job();
    expect(await left()).toEqual({ ...all, mails: 0, mailTexts: 0 });
    for (const [kind, days] of Object.entries(shorter) as [keyof typeof shorter, number][]) {
      const before = await left();
      await choose({ [kind]: days });
      await job();
      expect(await left()).toEqual({ ...before, [kind]: 0 });
    }
  });

  it('keeps what is younger than the usual days, and notifications without an end', async () => {
    const left = await madeRows(29);
    await job();
    expect(await left()).toEqual(all);
    await app.db.execute(sql`update notifications set created_at = now() - interval '20 years'`);
    await job();
    expect(await left()).toEqual(all);
  });

  it('obeys the bounds whatever is stored', async () => {
    const left = await madeRows(85);
    await app.db.execute(
      sql`insert into settings (name, value) values ('retention', '{"audit": 1, "signIns": 100000, "trash": 365}')`,
    );
    await job();
    expect(await left()).toMatchObject({ audit: 1, signIns: 1, trash: 3 });
    expect(await read()).toMatchObject({ audit: 90, signIns: 3_650 });
  });

  it('deletes more than one step, on two instances at the same time', async () => {
    const count = deletionStep.rows * 2 + 1;
    await app.db.execute(sql`insert into audit_log (action, outcome, target, created_at)
      select 'signed_in', 'done', 'test', now() - interval '91 days' from generate_series(1, ${count}::int)`);
    const left = () => counted(sql`select from audit_log where target = 'test'`);
    await deleteOldAudit(app.db);
    expect(await left()).toBe(count);
    await choose({ audit: 90 });
    await Promise.all([deleteOldAudit(app.db), deleteOldAudit(app.db)]);
    await deleteOldAudit(app.db);
    expect(await left()).toBe(0);
  });
});

// The embedded database has one connection, so that nobody chooses during a step.
it.runIf(process.env['TEST_DATABASE_URL'])('keeps what an administrator chooses to keep while the job runs', async () => {
  const left = await madeRows(100);
  await choose({ audit: 90 });
  let deleting: Promise<void> | undefined;
  await app.db.transaction(async (tx) => {
    await lockRetention(tx);
    await storeRetention(tx, { ...usual, audit: 400 });
    let isOver = false;
    deleting = deleteOldAudit(app.db).finally(() => {
      isOver = true;
    });
    const waits = sql`select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
      union all select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => isOver || (await firstRow(tx, waits)) !== undefined).toBe(true);
  });
  await deleting;
  expect(await left()).toEqual(all);
});

it('says in the trash when a task is deleted, and lets it be restored until then', async () => {
  const task = await aTask(app, { by: admin });
  await app.as(admin)(api.tasks.remove, { params: { taskId: task.id } });
  await app.db.execute(sql`update tasks set deleted_at = deleted_at - interval '20 days' where id = ${task.id}`);
  const listed = async () =>
    (await app.as(admin)(api.trash.list, { params: { workspaceId: task.workspaceId }, query: {} })).body.tasks;
  const daysLeft = async () => {
    const [first] = await listed();
    return first && Math.round((Date.parse(first.purgeAt) - Date.parse(first.trashedAt)) / 86_400_000);
  };
  expect(await daysLeft()).toBe(30);
  await choose({ trash: 60 });
  expect(await daysLeft()).toBe(60);
  await choose({ trash: 10 });
  expect(await listed()).toEqual([]);
  expect((await app.as(admin)(api.tasks.restore, { params: { taskId: task.id } })).status).toBe(404);
});
