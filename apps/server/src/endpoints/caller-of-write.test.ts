// A write is decided for its caller, column and task as they are in its transaction, whatever has changed since an earlier one.
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { workerDatabase } from '#testing/database.ts';
import { aDepartment, aProposal, aTask, aUser } from '#testing/factories.ts';
import { outboxOf } from '#testing/outbox.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  person = await aUser(app);
  expect(await create('First')).toMatchObject({ status: 201 });
});
afterEach(() => app.close());

const create = (title: string, more: object = {}) =>
  app.as(person)(api.tasks.create, { body: { title, columnId: 9, priority: 'P2', department: 'Engineering', ...more } });
const count = async () => (await rows<{ count: number }>(app.db, sql`select count(*)::int as count from tasks`))[0]?.count;

describe('a caller', () => {
  test('whose session has ended writes nothing, whatever else is wrong with the request', async () => {
    await app.db.execute(sql`delete from sessions`);
    expect(await create('Second')).toMatchObject({ status: 401, body: { error: 'session_missing' } });
    expect(await create('')).toMatchObject({ status: 401, body: { error: 'session_missing' } });
    expect(await count()).toBe(1);
  });

  test('whose session has expired, or who was deleted, is told so', async () => {
    await app.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect(await create('Second')).toMatchObject({ status: 401, body: { error: 'session_expired' } });
    await app.db.execute(sql`update users set deleted_at = now() where id = ${person.id}`);
    expect(await create('Second')).toMatchObject({ status: 401, body: { error: 'user_missing' } });
  });

  test('who has left the department is refused, and one who has joined another writes there', async () => {
    const [engineering, hr] = [await aDepartment(app.db, 'Engineering'), await aDepartment(app.db, 'HR')];
    await app.db.execute(
      sql`update user_departments set department_id = ${hr} where user_id = ${person.id} and department_id = ${engineering}`,
    );
    expect(await create('Second')).toMatchObject({ status: 403 });
    expect(await create('Third', { columnId: 5, department: 'HR' })).toMatchObject({ status: 201 });
  });

  test('with another name is named so', async () => {
    const colleague = await aUser(app);
    await app.db.execute(sql`update users set full_name = 'Changed Meanwhile' where id = ${person.id}`);
    await create('Second', { assignees: [colleague.id] });
    const { body } = await app.as(colleague)(api.notifications.list, { query: {} });
    expect(JSON.stringify(body)).toContain('Changed Meanwhile');
  });

  test('gets the answer to a repeated key only with a session', async () => {
    const headers = { 'idempotency-key': 'once' };
    const again = () =>
      app.as(person)(api.tasks.create, {
        body: { title: 'Keyed', columnId: 9, priority: 'P2', department: 'Engineering' },
        headers,
      });
    expect(await again()).toMatchObject({ status: 201 });
    await app.db.execute(sql`delete from sessions`);
    expect(await again()).toMatchObject({ status: 401 });
  });
});

test('a renamed column gives its tasks the new status, and an unknown assignee is refused', async () => {
  await app.db.execute(sql`update columns set name = 'Renamed', name_key = 'renamed' where id = 9`);
  expect(await create('Second')).toMatchObject({ status: 201, body: { status: 'Renamed' } });
  const stranger = await aUser(app, { department: 'HR' });
  expect(await create('Third', { assignees: [stranger.id] })).toMatchObject({
    status: 400,
    body: { fields: { assignees: expect.any(String) } },
  });
  expect(await count()).toBe(2);
});

test('of many moves at once each card keeps a place of its own', async () => {
  const ids = [];
  for (let n = 0; n < 12; n++) ids.push((await aTask(app, { columnId: 9 })).id);
  const move = (taskId: number, order: number) =>
    app.as(person)(api.tasks.move, { params: { taskId }, body: { columnId: 9 + (taskId % 2), order } });
  const moved = await Promise.all([...ids, ...ids].map((taskId, n) => move(taskId, n % 3)));
  expect(moved.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect(await rows(app.db, sql`select column_id from tasks group by column_id, "order" having count(*) > 1`)).toEqual([]);
});

test('comments on one task at once are all counted', async () => {
  const task = await aTask(app, { columnId: 9 });
  const comment = () => app.as(person)(api.comments.create, { params: { taskId: task.id }, body: { content: 'At once' } });
  const sent = await Promise.all(Array.from({ length: 8 }, comment));
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(await rows(app.db, sql`select comment_count as count from tasks where id = ${task.id}`)).toEqual([{ count: 8 }]);
});

test('within another transaction, as in a proposal, a refusal has its own reason', async () => {
  const task = await aTask(app, { columnId: 9 });
  const proposalId = await aProposal(app, person.id, task);
  const act = JSON.stringify({ kind: 'comment', command: 'comments.create', comment: 'One too many' });
  await app.db.execute(sql`update assistant_proposals set acts = jsonb_build_array(acts -> 0 || ${act}::jsonb)`);
  await app.db.execute(sql`update tasks set comment_count = ${limits.comment.perTask} where id = ${task.id}`);
  expect(await app.as(person)(api.assistant.confirm, { params: { proposalId }, body: {} })).toMatchObject({
    status: 409,
    body: { message: 'There is no room for more of these. Please delete one first.' },
  });
});

test('the mail of a write is found by the worker of another process', async () => {
  const colleague = await aUser(app);
  const { startDelivery } = await import('#jobs/deliver-mails.ts');
  const { pool, kind } = await workerDatabase();
  if (kind === 'embedded') return;
  const other = await openDatabase({ databaseUrl: String(pool.options.connectionString), poolMax: 2 });
  const delivery = startDelivery({ config: app.config, database: other, log: { warn: () => {} } });
  try {
    await create('Mailed', { assignees: [colleague.id] });
    await vi.waitFor(async () => expect((await outboxOf(app.db)).map(({ state }) => state)).toEqual(['kept']), {
      timeout: 5_000,
    });
  } finally {
    await delivery.stop();
    await other.close();
  }
});
