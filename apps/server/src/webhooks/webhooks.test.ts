// Webhooks from their cause to the receiver: what is sent, in which order, signed as the reference library checks, and what
// administrators see of it.
import * as api from '@app/contract/api.ts';
import type { NewWebhook, WebhookWithSecret } from '@app/contract/webhooks/webhooks.contract.ts';
import { type WebhookEvent, webhookEvents } from '@app/contract/webhooks/webhooks.limits.ts';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstRow, rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { holdMails, releaseMails } from '#email/mail-hold.sql.ts';
import { deleteOldEvents } from '#events/events.sql.ts';
import { startWebhooks, type WebhooksOptions, type WebhookWorker } from '#jobs/deliver-webhooks.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { until } from '#testing/mail-server.ts';
import { aReceiver, type Receiver } from '#testing/receiver.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { untilOneWaits } from '#testing/until-one-waits.ts';
import { purgeDeliveries, webhookHealth } from '#webhooks/webhook-queue.sql.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let receiver: Receiver;
const open: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  receiver = await aReceiver();
  app = await testApp({ env: { WEBHOOKS_ALLOWED_HOSTS: '127.0.0.1', PUBLIC_URL: 'https://tasks.example.com' } });
  admin = await aUser(app, { role: 'admin', department: null, fullName: 'Ada Boss' });
  person = await aUser(app, { fullName: 'Ana Lima' });
});
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
  await app.close();
  await receiver.stop();
});

async function work(pace: WebhooksOptions['pace'] = {}): Promise<WebhookWorker> {
  const worker = startWebhooks({
    config: app.config,
    database: await workerDatabase(),
    log: { warn: () => {} },
    pace: { backoff: [30, 30, 30], timeout: 2_000, shutdownTimeout: 50, pause: 50, ...pace },
  });
  open.push(() => worker.stop());
  return worker;
}

async function aWebhook(given: Partial<NewWebhook> = {}): Promise<WebhookWithSecret> {
  const body = { name: 'Time sheets', url: receiver.url, events: [...webhookEvents], departmentIds: [], ...given };
  const made = await app.as(admin)(api.webhooks.create, { body });
  expect(made.status, made.text).toBe(201);
  return made.body;
}

const types = () => receiver.received.map(({ event }) => event.type);
const log = async (webhookId: number) => (await app.as(admin)(api.webhooks.deliveries, { params: { webhookId } })).body;
const one = async (webhookId: number) => (await app.as(admin)(api.webhooks.list)).body.find(({ id }) => id === webhookId);
async function delivery(webhookId: number, deliveryId: number) {
  return (await app.as(admin)(api.webhooks.delivery, { params: { webhookId, deliveryId } })).body;
}
const settled = () =>
  until(
    async () =>
      (await firstRow(app.db, sql`select id from webhook_deliveries where state in ('queued', 'sending')`)) === undefined,
    'settled deliveries',
  );

describe('what is told', () => {
  test('has the task as the API shows it, who changed it, what it was, and a signature that the reference library accepts', async () => {
    const { secret } = await aWebhook({ events: ['task.created', 'task.updated', 'task.moved', 'checklist.item_completed'] });
    await work();
    const call = app.as(person);
    const { body: task } = await call(api.tasks.create, {
      body: {
        ...{ title: 'Pay the rent', priority: 'P2', workspaceId: 3, columnId: 9, department: 'Engineering' },
        checklistItems: [{ id: 1, text: 'Ask', completed: false }],
      },
    });
    const { body: changed } = await call(api.tasks.update, {
      params: { taskId: task.id },
      body: { title: 'Pay the rent now', checklistItems: [{ id: 1, text: 'Ask', completed: true }] },
    });
    const { body: moved } = await call(api.tasks.move, { params: { taskId: task.id }, body: { columnId: 10, order: 0 } });
    const received = await receiver.wait(4);
    expect(types()).toEqual(['task.created', 'task.updated', 'checklist.item_completed', 'task.moved']);
    for (const { body, headers } of received) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    const [first, second, items, last] = received.map(({ event }) => event);
    const actor = { id: person.id, fullName: 'Ana Lima' };
    expect(first?.data).toEqual({
      task,
      url: `https://tasks.example.com/task/${task.id}`,
      workspace: { id: 3, name: 'Engineering' },
      actor,
      via: 'session',
    });
    expect(second?.data).toMatchObject({ task: changed, actor, previous: { title: 'Pay the rent' } });
    expect(Object.keys(second?.data['previous'] ?? {}).toSorted()).toEqual(['checklistItems', 'title']);
    expect(items?.data['items']).toEqual([expect.objectContaining({ id: 1, completed: true })]);
    expect(last?.data).toMatchObject({ task: moved, previous: { status: 'To Do', columnId: 9 } });
    // The log keeps no second copy of the former rows, which are as large as tasks.
    await deleteOldEvents(app.db);
    expect(await rows(app.db, sql`select from events where previous is not null`)).toEqual([]);
    expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Tasklane-Webhooks/1' });
    expect(received[0]?.path).toBe('/hook?x=1');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    const tampered = received[0]?.body.replace('rent', 'bill') ?? '';
    expect(() => new Webhook(secret).verify(tampered, received[0]?.headers ?? {})).toThrow();
  });

  test('covers every event, and what is rolled back is never told', async () => {
    const { id } = await aWebhook();
    const { id: taskId } = await aTask(app);
    await app.db.execute(sql`delete from webhook_deliveries`);
    const call = app.as(admin);
    const comment = await app.as(person)(api.comments.create, { params: { taskId }, body: { content: 'Done' } });
    await app.as(person)(api.comments.remove, { params: { commentId: comment.body.id } });
    await call(api.tasks.remove, { params: { taskId } });
    await call(api.tasks.restore, { params: { taskId } });
    const { body: column } = await call(api.workspaces.createColumn, { body: { workspaceId: 3, name: 'Testing' } });
    const params = { columnId: column.id };
    await call(api.workspaces.updateColumn, { params, body: { name: 'Trials', limit: 4 } });
    await call(api.workspaces.updateColumn, { params, body: { order: 0 } });
    await call(api.workspaces.updateColumn, { params, body: { order: 0, limit: 4 } });
    await call(api.workspaces.removeColumn, { params, query: { moveTo: '9' } });
    await call(api.departments.addUser, { body: { userId: person.id, departmentId: 5, role: 'lead' } });
    await call(api.departments.removeUser, { body: { userId: person.id, departmentId: 5 } });
    const { id: newcomer } = await aUser(app);
    await call(api.users.remove, { params: { userId: newcomer } });
    await app.db
      .transaction(async (tx) => {
        await tx.execute(
          sql`insert into events (type, task_id, department_keys, audience) values ('task_updated', ${taskId}, '{}', '{}')`,
        );
        tx.rollback();
      })
      .catch(() => {});
    await work();
    await settled();
    const told = receiver.received.map(({ event: { type, data } }) => [type, data] as const);
    const kinds = told.map(([type]) => type);
    const wanted: WebhookEvent[] = [
      ...([
        'comment.created',
        'comment.deleted',
        'task.deleted',
        'task.restored',
        'column.created',
        'column.changed',
        'column.deleted',
        'member.added',
        'member.removed',
      ] as const),
      ...(['user.created', 'user.deleted'] as const),
    ];
    expect(kinds.filter((kind) => wanted.some((name) => name === kind))).toEqual(expect.arrayContaining(wanted));
    const of = (type: WebhookEvent) => told.find(([kind]) => kind === type)?.[1];
    expect(of('comment.created')).toMatchObject({ comment: comment.body, task: { id: taskId } });
    expect(of('comment.deleted')).toMatchObject({ comment: { id: comment.body.id }, task: { id: taskId } });
    expect(of('column.created')).toMatchObject({ column: { name: 'Testing' }, workspace: { id: 3 } });
    const changes = told.filter(([kind]) => kind === 'column.changed').map(([, data]) => data);
    const actor = { id: admin.id };
    expect(changes).toMatchObject([
      {
        column: { id: column.id, name: 'Trials', limit: 4 },
        previous: { name: 'Testing', limit: null },
        workspace: { id: 3 },
        actor,
      },
      { column: { name: 'Trials', order: 0 }, previous: { order: 4 }, actor },
    ]);
    expect(of('column.deleted')).toMatchObject({
      column: { id: column.id, name: 'Trials' },
      movedTo: { id: 9, name: 'To Do' },
      workspace: { id: 3 },
      actor,
    });
    expect(of('member.added')).toMatchObject({
      user: { id: person.id, fullName: 'Ana Lima' },
      department: { id: 5 },
      role: 'lead',
    });
    expect(of('user.deleted')).toMatchObject({ user: { id: newcomer } });
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/argon2|password/);
    expect((await log(id)).every(({ state }) => state === 'delivered')).toBe(true);
  });

  test('is only what a webhook asks for, of its departments', async () => {
    const { id } = await aWebhook({ events: ['task.created', 'user.created'], departmentIds: [5] });
    await aTask(app);
    await aTask(app, { workspaceId: 5, departments: ['Sales'] });
    await aUser(app);
    const waiting = await log(id);
    expect(waiting.map(({ type, state }) => [type, state])).toEqual([['task.created', 'queued']]);
  });

  test('leaves out the longest fields of a huge task, and names them', async () => {
    await aWebhook({ events: ['task.created'] });
    await work();
    await aTask(app, { description: 'x'.repeat(19_990), checklistItems: [{ id: 1, text: 'Ask', completed: false }] });
    const [received] = await receiver.wait(1);
    expect(received?.event.data).toMatchObject({ omitted: ['description'], task: { checklistItems: [{ text: 'Ask' }] } });
    expect(received?.body.length).toBeLessThan(20_000);
  });

  test('costs nothing where no webhook wants it', async () => {
    const { id } = await aWebhook({ events: ['task.deleted'] });
    await aTask(app);
    await app.as(admin)(api.webhooks.update, {
      params: { webhookId: id },
      body: { events: [...webhookEvents], state: 'paused' },
    });
    await aTask(app);
    expect(await rows(app.db, sql`select id from webhook_deliveries`)).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  test('gets the same message again, in the order of each task, until it accepts', async () => {
    const { id, secret } = await aWebhook({ events: ['task.created', 'task.updated'] });
    let refusals = 2;
    receiver.answer((response) => {
      response.statusCode = refusals-- > 0 ? 500 : 204;
      response.end('no');
    });
    const { id: taskId } = await aTask(app);
    await app.as(person)(api.tasks.update, { params: { taskId }, body: { title: 'Another title' } });
    await work();
    const received = await receiver.wait(4);
    expect(types()).toEqual(['task.created', 'task.created', 'task.created', 'task.updated']);
    const [first, , third] = received;
    expect(third?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(third?.body).toBe(first?.body);
    expect(() => new Webhook(secret).verify(third?.body ?? '', third?.headers ?? {})).not.toThrow();
    await settled();
    const [updated, created] = await log(id);
    expect(created).toMatchObject({ state: 'delivered', attempts: 3, status: 204, code: null });
    expect((await delivery(id, created?.id ?? 0)).tries.map(({ status }) => status)).toEqual([500, 500, 204]);
    expect(await delivery(id, updated?.id ?? 0)).toMatchObject({ state: 'delivered', url: receiver.url });
    expect(await one(id)).toMatchObject({ failingSince: null, failure: null, waiting: 0, failed: 0 });
  });

  test('fails a delivery for good after its attempts, which can be sent again, alone or all', async () => {
    const { id } = await aWebhook({ events: ['task.created'] });
    receiver.answer((response) => {
      response.statusCode = 503;
      response.end('<h1>down</h1>');
    });
    await aTask(app);
    await work({ backoff: [30, 30] });
    await settled();
    const [failed] = await log(id);
    expect(failed).toMatchObject({ state: 'failed', attempts: 3, status: 503, code: 'status', nextAttemptAt: null });
    expect(await one(id)).toMatchObject({ state: 'active', failed: 1, failure: 'status', failingSince: expect.any(String) });
    expect(await webhookHealth(app.db)).toMatchObject({ failing: 1, stopped: 0 });
    expect((await delivery(id, failed?.id ?? 0)).response).toBe('<h1>down</h1>');
    receiver.answer((response) => response.end());
    await app.db.execute(sql`update webhooks set hold_until = null`);
    const again = { params: { webhookId: id, deliveryId: failed?.id ?? 0 } };
    expect((await app.as(admin)(api.webhooks.redeliver, again)).body).toMatchObject({ state: 'queued', attempts: 0 });
    await settled();
    expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await app.db.execute(sql`update webhook_deliveries set state = 'failed'`);
    expect((await app.as(admin)(api.webhooks.redeliverFailed, { params: { webhookId: id } })).body).toEqual({ count: 1 });
    await settled();
    await app.db.execute(sql`update webhook_deliveries set body = null`);
    expect(await app.as(admin)(api.webhooks.redeliver, again)).toMatchObject({ status: 409 });
  });

  test('are refused as soon as the webhook is paused', async () => {
    const { id } = await aWebhook({ events: ['task.created'] });
    await aTask(app);
    await app.db.execute(sql`update webhook_deliveries set state = 'failed'`);
    const params = { webhookId: id, deliveryId: (await log(id))[0]?.id ?? 0 };
    const both = [
      () => app.as(admin)(api.webhooks.redeliver, { params }),
      () => app.as(admin)(api.webhooks.redeliverFailed, { params }),
    ];
    for (const again of both) {
      let reply: Awaited<ReturnType<typeof again>> | undefined;
      await app.db.execute(sql`update webhooks set state = 'active'`);
      if (process.env['TEST_DATABASE_URL']) {
        let sent: ReturnType<typeof again> | undefined;
        await transaction(app.db, async (tx) => {
          await tx.execute(sql`update webhooks set state = 'paused'`);
          sent = again();
          await untilOneWaits(app.db);
        });
        reply = await sent;
      } else {
        await app.db.execute(sql`update webhooks set state = 'paused'`);
        reply = await again();
      }
      expect(reply).toMatchObject({ status: 409, body: { error: 'conflict' } });
      expect(await log(id)).toMatchObject([{ state: 'failed' }]);
    }
  });

  test('is stopped after three days, or at once when it is gone; administrators are told once, and can start it again', async () => {
    const { id } = await aWebhook({ events: ['task.created'] });
    const { id: other } = await aWebhook({ events: ['task.created'], name: 'Chat', url: `${receiver.url}&gone` });
    receiver.answer((response, { path }) => {
      response.statusCode = path.endsWith('&gone') ? 410 : 500;
      response.end();
    });
    await app.db.execute(sql`update webhooks set failing_since = now() - interval '3 days 1 hour' where id = ${id}`);
    await aTask(app);
    await work();
    await until(async () => (await one(id))?.state === 'stopped' && (await one(other))?.state === 'stopped', 'both stopped');
    expect([(await one(id))?.stopReason, (await one(other))?.stopReason]).toEqual(['failing', 'gone']);
    const messages = async () => (await app.as(admin)(api.notifications.list)).body.map(({ message }) => message);
    await until(async () => (await messages()).length === 2, 'two notices');
    expect((await messages()).toSorted()).toEqual([
      expect.stringMatching(/^The webhook “Chat” was stopped: /),
      expect.stringMatching(/^The webhook “Time sheets” was stopped: /),
    ]);
    expect((await app.as(person)(api.notifications.list)).body).toEqual([]);
    const mails = await rows<{ webhook: string }>(
      app.db,
      sql`select o.details->'warning'->>'webhook' as webhook from outbox o where kind = 'webhook_stopped' and user_id = ${admin.id}`,
    );
    expect(mails.map(({ webhook }) => webhook).toSorted()).toEqual(['Chat', 'Time sheets']);
    receiver.answer((response) => response.end());
    await app.as(admin)(api.webhooks.update, { params: { webhookId: id }, body: { state: 'active' } });
    expect(await one(id)).toMatchObject({ state: 'active', stopReason: null, failingSince: null });
  });

  test('gets no flood: it is left alone after failures and as long as it asks, and the others are served meanwhile', async () => {
    const healthy = await aReceiver();
    open.push(() => healthy.stop());
    const { id } = await aWebhook({ events: ['task.created'] });
    await aWebhook({ events: ['task.created'], name: 'Chat', url: healthy.url });
    receiver.answer((response) => {
      response.writeHead(429, { 'retry-after': '3600' });
      response.end();
    });
    await work();
    for (let n = 0; n < 5; n++) await aTask(app);
    await healthy.wait(5);
    expect(receiver.received).toHaveLength(1);
    const row = await firstRow<{ hold: number }>(
      app.db,
      sql`select extract(epoch from hold_until - now())::int as hold from webhooks where id = ${id}`,
    );
    expect(row?.hold).toBeGreaterThan(3_500);
    // A change of the address ends the pause, and what waits is sent to it.
    await app.as(admin)(api.webhooks.update, { params: { webhookId: id }, body: { url: healthy.url } });
    await healthy.wait(10);
  });

  test('that hangs loses the attempt after its time, and a shutdown gives the attempt back', async () => {
    const { id } = await aWebhook({ events: ['task.created'] });
    receiver.answer(() => {});
    await aTask(app);
    const worker = await work({ timeout: 60_000 });
    await receiver.wait(1);
    await worker.stop();
    expect(await log(id)).toMatchObject([{ state: 'queued', attempts: 0 }]);
    receiver.answer((response) => response.end());
    await work();
    await settled();
    expect(await log(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });
});

describe('an administrator', () => {
  test('rotates the secret: for a day both sign, afterwards only the new one', async () => {
    const { id, secret: old } = await aWebhook({ events: ['task.created'] });
    const { body } = await app.as(admin)(api.webhooks.rotate, { params: { webhookId: id } });
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(body.oldSecretUntil).toEqual(expect.any(String));
    await work();
    await aTask(app);
    const [both] = await receiver.wait(1);
    for (const secret of [old, body.secret])
      expect(() => new Webhook(secret).verify(both?.body ?? '', both?.headers ?? {})).not.toThrow();
    await app.db.execute(sql`update webhooks set old_secret_until = now() - interval '1 second'`);
    await aTask(app);
    const [, single] = await receiver.wait(2);
    expect(() => new Webhook(body.secret).verify(single?.body ?? '', single?.headers ?? {})).not.toThrow();
    expect(() => new Webhook(old).verify(single?.body ?? '', single?.headers ?? {})).toThrow();
    const stored = JSON.stringify(await rows(app.db, sql`select * from webhooks`));
    expect(stored).not.toContain(body.secret.slice(6, 40));
    expect(JSON.stringify((await app.as(admin)(api.webhooks.list)).body)).not.toContain('secret":"');
  });

  test('sends a test at once, which is not retried and counts for nothing', async () => {
    const { id, secret } = await aWebhook({ events: ['task.created'] });
    const call = app.as(admin);
    expect((await call(api.webhooks.test, { params: { webhookId: id } })).body).toMatchObject({
      type: 'ping',
      state: 'delivered',
      status: 200,
      response: 'ok',
    });
    const [ping] = receiver.received;
    expect(new Webhook(secret).verify(ping?.body ?? '', ping?.headers ?? {})).toMatchObject({ type: 'ping', data: {} });
    await receiver.stop();
    expect((await call(api.webhooks.test, { params: { webhookId: id } })).body).toMatchObject({
      state: 'failed',
      code: 'refused',
      status: null,
      response: null,
    });
    expect(await one(id)).toMatchObject({ failingSince: null });
  });

  test('loses it with the role: it tells nothing more, and the next one who starts it owns it', async () => {
    const owner = await aUser(app, { role: 'admin', department: null, fullName: 'Former Boss' });
    const body: NewWebhook = { name: 'Mine', url: receiver.url, events: ['task.created'], departmentIds: [] };
    const { body: made } = await app.as(owner)(api.webhooks.create, { body });
    const { id: webhookId } = made;
    await aTask(app);
    await app.as(admin)(api.users.setRole, { params: { userId: owner.id }, body: { role: 'user' } });
    expect(await one(webhookId)).toMatchObject({ state: 'stopped', stopReason: 'owner', ownerName: 'Former Boss', waiting: 1 });
    await work();
    await aTask(app);
    await until(async () => (await app.as(admin)(api.notifications.list)).body.length === 1, 'the notice');
    expect(receiver.received).toEqual([]);
    await app.as(admin)(api.webhooks.update, { params: { webhookId }, body: { state: 'active' } });
    expect(await one(webhookId)).toMatchObject({ state: 'active', ownerName: 'Ada Boss' });
    await receiver.wait(1);
  });

  test('is asked for an address that can be right, a name and events; two who change it conflict', async () => {
    const { id, version } = await aWebhook();
    const call = app.as(admin);
    const create = (given: Partial<NewWebhook>) =>
      call(api.webhooks.create, {
        body: { name: 'One', url: 'https://example.com/hook', events: ['task.created'], departmentIds: [], ...given },
      });
    const wrong: [Partial<NewWebhook>, string][] = [
      [{ url: 'not an address' }, 'url'],
      [{ url: 'ftp://example.com' }, 'url'],
      [{ url: 'https://user:secret@example.com' }, 'url'],
      [{ url: 'https://example.com/#part' }, 'url'],
      [{ url: 'http://example.com' }, 'url'],
      [{ url: 'https://10.0.0.7/hook' }, 'url'],
      [{ url: 'https://[::ffff:169.254.169.254]/' }, 'url'],
      [{ url: 'https://2130706434/' }, 'url'],
      [{ name: ' ' }, 'name'],
      [{ events: [] }, 'events'],
      [{ departmentIds: [999] }, 'departmentIds'],
    ];
    for (const [given, field] of wrong) {
      const reply = await create(given);
      expect([reply.status, Object.keys(reply.body.fields ?? {})], JSON.stringify(given)).toEqual([400, [field]]);
    }
    const params = { webhookId: id };
    expect((await call(api.webhooks.update, { params, body: { name: 'First', version } })).status).toBe(200);
    const late = await call(api.webhooks.update, { params, body: { name: 'Second', version } });
    expect(late).toMatchObject({ status: 409, body: { current: { name: 'First' } } });
    await call(api.webhooks.remove, { params });
    expect((await call(api.webhooks.deliveries, { params })).status).toBe(404);
    const audit = (await call(api.audit.list, { query: { kind: 'acts' } })).body.map(({ action }) => action);
    expect(audit.slice(0, 3)).toEqual(['webhook_deleted', 'webhook_updated', 'webhook_created']);
  });
});

test('a restored instance tells nothing before it is released; what is discarded is never told', async () => {
  const { id } = await aWebhook({ events: ['task.created'] });
  await holdMails(app.db, '2026-01-01T00:00:00.000Z');
  await aTask(app);
  const worker = await work();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(receiver.received).toEqual([]);
  expect(await one(id)).toMatchObject({ isHeld: true, waiting: 1 });
  await releaseMails(app.db, true);
  expect(await one(id)).toMatchObject({ isHeld: false, waiting: 0 });
  expect(await log(id)).toMatchObject([{ state: 'failed', code: 'discarded' }]);
  await holdMails(app.db, '2026-01-01T00:00:00.000Z');
  await aTask(app);
  await releaseMails(app.db, false);
  await receiver.wait(1);
  await worker.stop();
});

test('contents and rows are kept for their time only, and what waits too long fails', async () => {
  const { id } = await aWebhook({ events: ['task.created'] });
  for (let n = 0; n < 3; n++) await aTask(app);
  const ids = (await log(id)).map((row) => row.id).toSorted();
  const age = (days: number, at: number, state: string) =>
    app.db.execute(
      sql`update webhook_deliveries set state = ${state}, created_at = now() - make_interval(days => ${days}::int),
            queued_at = now() - make_interval(days => ${days}::int), body = '{}' where id = ${ids[at]}`,
    );
  await age(8, 0, 'delivered');
  await age(31, 1, 'failed');
  await age(5, 2, 'queued');
  await purgeDeliveries(app.db);
  expect(await log(id)).toMatchObject([
    { id: ids[2], state: 'failed', code: 'expired' },
    { id: ids[0], state: 'delivered' },
  ]);
  expect((await delivery(id, ids[0] ?? 0)).body).toBeNull();
  expect((await delivery(id, ids[2] ?? 0)).body).toBe('{}');
});
