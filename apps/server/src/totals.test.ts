// Lists that are answered whole are bounded: adding more than the limit is refused, and nothing is stored.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { limits } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { jsonb } from '#db/arrays.ts';
import { firstRow } from '#db/rows.ts';
import { type Actors, actors, anInvitation, aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

let app: TestApp;
let people: Actors;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

const full = 'There is no room for more of these. Please delete one first.';
const long = 'All of these together are too long. Please shorten or delete one first.';
const noRoom = 'There is no room for more people here. Please tell an administrator.';

async function countOf(from: SQL): Promise<number> {
  const row = await firstRow<{ count: number }>(app.db, sql`select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}

interface Try {
  as?: Person | undefined;
  /** The path's parameters. */
  params?: Record<string, number>;
  body: unknown;
  /** The table that must not change. */
  table: SQL;
}

/** Tries to add one more; expects the message of the refusal and no new row. */
async function refused(endpoint: Endpoint, { as = people.adm, params = {}, body, table }: Try, message: string) {
  const before = await countOf(table);
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const reply = await app.raw({ method: endpoint.method, url, payload: body, as });
  expect(reply).toMatchObject({ status: 409, body: { error: 'conflict', message } });
  expect(await countOf(table)).toBe(before);
}

/** Fills a table up to that many rows. */
async function fill(table: SQL, most: number, insert: (count: number) => SQL): Promise<void> {
  await app.db.execute(insert(most - (await countOf(table))));
}

const manyPeople = (count: number) => sql`insert into users (username, username_key, email, email_key, full_name, password)
  select 'many' || n, 'many' || n, n || '@many.example', n || '@many.example', 'One of Many', 'none' from generate_series(1, ${count}::int) n`;

describe('accounts', () => {
  const table = sql`users`;

  test('are limited, for registrations and for invitations', async () => {
    const { token } = await anInvitation(app, people.adm);
    await fill(sql`users where deleted_at is null`, limits.people.max, manyPeople);
    const body = { ...validBodies['users.register']?.() };
    await refused(api.users.register, { body, table }, noRoom);
    const accepted = { ...validBodies['invitations.accept']?.(), token };
    await refused(api.invitations.accept, { body: accepted, table }, noRoom);
    await app.db.execute(sql`update users set deleted_at = now() where username = 'many1'`);
    expect((await app.raw({ method: 'POST', url: api.users.register.path, payload: body })).status).toBe(201);
  });

  test('are limited in their memberships together', async () => {
    const single = await aUser(app, { department: null });
    const { token } = await anInvitation(app, people.adm, { userId: single.id });
    await app.db.execute(manyPeople(limits.people.memberships / 5));
    const departments = sql`(select id from departments order by id limit 5)`;
    await fill(
      sql`user_departments`,
      limits.people.memberships,
      (count) => sql`insert into user_departments (user_id, department_id)
        select u.id, d.id from users u, ${departments} d where u.username like 'many%' limit ${count}`,
    );
    const memberships = sql`user_departments`;
    const body = { userId: single.id, departmentId: 3 };
    await refused(api.departments.addUser, { body, table: memberships }, noRoom);
    await refused(api.invitations.join, { as: single, body: { token }, table: memberships }, noRoom);
  });
});

test('departments are limited', async () => {
  const table = sql`departments`;
  await fill(
    table,
    limits.maxDepartments,
    (count) =>
      sql`insert into departments (name, key) select 'Many ' || n, 'many ' || n from generate_series(1, ${count}::int) n`,
  );
  await refused(api.departments.create, { body: { name: 'One More' }, table }, full);
});

test('open invitations into a workspace are limited', async () => {
  const table = sql`invitations`;
  await fill(
    table,
    limits.invitationsPerWorkspace,
    (count) => sql`insert into invitations (workspace_id, email, email_key, token_hash, invited_by, expires_at)
      select 3, n || '@many.example', n || '@many.example', 'many' || n, ${people.adm.id}::int, now() + interval '1 day'
      from generate_series(1, ${count}::int) n`,
  );
  await refused(api.invitations.create, { body: validBodies['invitations.create']?.(), table }, full);
  const body = { ...validBodies['invitations.create']?.(), workspaceId: 1 };
  expect((await app.raw({ method: 'POST', url: api.invitations.create.path, payload: body, as: people.adm })).status).toBe(201);
});

test('tasks of a workspace are limited, deleted ones included', async () => {
  const usual = limits.tasksPerWorkspace;
  Object.assign(limits, { tasksPerWorkspace: 3 });
  try {
    const tasks = [await aTask(app), await aTask(app), await aTask(app)];
    await app.as(people.in)(api.tasks.remove, { params: { taskId: tasks[0]?.id ?? 0 } });
    const body = { title: 'One more task', columnId: 9, workspaceId: 3, department: 'Engineering', priority: 'P2' };
    const message = 'There are as many tasks on this board as there may be. Deleted tasks make room once they leave the trash.';
    await refused(api.tasks.create, { as: people.in, body, table: sql`tasks` }, message);
    await aTask(app, { department: 'HR', workspaceId: 2, columnId: 5 });
  } finally {
    Object.assign(limits, { tasksPerWorkspace: usual });
  }
});

describe('comments on a task', () => {
  const table = sql`task_comments`;
  const comments = (taskId: number, count: number, length: number) =>
    app.db.execute(sql`with more as (insert into task_comments (task_id, user_id, content)
        select ${taskId}::int, ${people.in.id}::int, repeat('x', ${length}::int) from generate_series(1, ${count}::int))
      update tasks set comment_count = comment_count + ${count}::int where id = ${taskId}`);

  test('are limited; those about moves are not counted, and a stranger learns nothing', async () => {
    const { id: taskId } = await aTask(app);
    await comments(taskId, limits.comment.perTask - 1, 10);
    await app.db.execute(sql`insert into task_comments (task_id, content, is_system_comment)
      select ${taskId}::int, 'Moved', true from generate_series(1, 50)`);
    const add = (as: Person) => app.as(as)(api.comments.create, { params: { taskId }, body: { content: 'One more' } });
    expect((await add(people.in)).status).toBe(201);
    await refused(api.comments.create, { as: people.in, params: { taskId }, body: { content: 'One more' }, table }, full);
    expect((await add(people.out)).status).toBe(404);
  });

  test('are limited in their total length', async () => {
    const { id: taskId } = await aTask(app);
    await comments(taskId, Math.floor(limits.comment.totalBytes / limits.comment.max), limits.comment.max);
    await refused(api.comments.create, { as: people.in, params: { taskId }, body: { content: 'One more' }, table }, long);
  });
});

describe('templates', () => {
  test('of checklists are limited in number and in total length', async () => {
    const table = sql`checklist_templates`;
    const templates = (count: number, item: string, items: number) => {
      const list = jsonb(Array.from({ length: items }, (_, id) => ({ id, text: item, completed: false })));
      return sql`insert into checklist_templates (name, items) select 'Many', ${list} from generate_series(1, ${count}::int)`;
    };
    await fill(table, limits.checklistTemplates.max, (count) => templates(count, 'x', 1));
    const body = validBodies['checklistTemplates.create']?.();
    await refused(api.checklistTemplates.create, { body, table }, full);
    await app.db.execute(sql`delete from checklist_templates`);
    await app.db.execute(templates(Math.floor(limits.checklistTemplates.totalBytes / 51_500), 'x'.repeat(500), 97));
    const row = await firstRow<{ id: number }>(app.db, sql`select id from checklist_templates limit 1`);
    const items = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(500), description: 'y'.repeat(90) }));
    await refused(api.checklistTemplates.create, { body: { ...body, items }, table }, long);
    const params = { checklistTemplateId: row?.id ?? 0 };
    const change = {
      name: 'Many',
      items: items.map((item) => ({ ...item, description: 'y'.repeat(100) })),
      description: 'z'.repeat(20_000),
    };
    await refused(
      api.checklistTemplates.update,
      { params, body: change, table: sql`checklist_templates where name <> 'Many'` },
      long,
    );
  });

  test('of mails are limited in number and in total length', async () => {
    const table = sql`email_templates`;
    const templates = (count: number, length: number) =>
      sql`insert into email_templates (name, subject, html_content)
        select 'Many', 'Hello', repeat('x', ${length}::int) from generate_series(1, ${count}::int)`;
    await fill(table, limits.emailTemplate.max, (count) => templates(count, 10));
    const body = validBodies['emailTemplates.create']?.();
    await refused(api.emailTemplates.create, { body, table }, full);
    await app.db.execute(sql`delete from email_templates where name = 'Many'`);
    await app.db.execute(templates(Math.floor(limits.emailTemplate.totalBytes / 100_000) - 1, 99_000));
    const htmlContent = 'x'.repeat(limits.emailTemplate.html);
    expect(
      (
        await app.raw({
          method: 'POST',
          url: api.emailTemplates.create.path,
          payload: { ...body, htmlContent: 'x' },
          as: people.adm,
        })
      ).status,
    ).toBe(201);
    await app.db.execute(templates(1, 99_000));
    await refused(api.emailTemplates.create, { body: { ...body, htmlContent }, table }, long);
    const row = await firstRow<{ id: number }>(app.db, sql`select id from email_templates where html_content = 'x'`);
    await refused(api.emailTemplates.update, { params: { emailTemplateId: row?.id ?? 0 }, body: { htmlContent }, table }, long);
  });
});

describe('a task', () => {
  const body = { title: 'A heavy task', columnId: 9, workspaceId: 3, department: 'Engineering', priority: 'P2' };
  const items = (count: number, length: number) => Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(length) }));
  const fields = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, 'x'.repeat(length)]));
  const { checklist, customFields } = limits;

  test.each([
    ['a checklist of more items', { checklistItems: items(checklist.items + 1, 5) }, 'The list is too long.'],
    [
      'a checklist whose texts are longer together',
      { checklistItems: items(checklist.items, checklist.text).map((item) => ({ ...item, description: 'y'.repeat(101) })) },
      'The text is too long.',
    ],
    ['more custom fields', { customFields: fields(customFields.keys + 1, 5) }, 'The list is too long.'],
    [
      'custom fields that are longer together',
      { customFields: fields(customFields.keys, customFields.totalLength / customFields.keys) },
      'The text is too long.',
    ],
    ['more people', { assignees: Array.from({ length: limits.assignees + 1 }, (_, n) => n + 1) }, 'The list is too long.'],
    [
      'more departments',
      { departments: Array.from({ length: limits.departmentsPerTask + 1 }, (_, n) => `D${n}`) },
      'The list is too long.',
    ],
  ])('that would have %s than allowed is refused', async (_, heavy, message) => {
    const made = await app.raw({ method: 'POST', url: api.tasks.create.path, payload: { ...body, ...heavy }, as: people.in });
    expect(made).toMatchObject({ status: 400, body: { error: 'validation', message } });
    const { id } = await aTask(app);
    const changed = await app.raw({ method: 'PUT', url: `/api/tasks/${id}`, payload: heavy, as: people.in });
    expect(changed).toMatchObject({ status: 400, body: { error: 'validation', message } });
  });

  test('may have a checklist and custom fields of exactly the maximum length', async () => {
    const checklistItems = items(checklist.items, checklist.text).map((item) => ({ ...item, description: 'y'.repeat(100) }));
    const customFields = fields(10, limits.customFields.value - 10);
    const made = await app.raw({
      method: 'POST',
      url: api.tasks.create.path,
      payload: { ...body, checklistItems, customFields },
      as: people.in,
    });
    expect(made.status).toBe(201);
  });
});
