// Task templates over HTTP: who makes and sees them, people who leave, two changes at once, deletion and its end, bounds, events, audit.
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { transaction } from '#db/transaction.ts';
import { deleteOldTaskTemplates } from '#task-templates/task-templates.sql.ts';
import { aTaskTemplate, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { untilOneWaits } from '#testing/until-one-waits.ts';
import { lockWorkspace } from '#workspaces/workspaces.sql.ts';

const board = 3;
let app: TestApp;
let manager: Person;
let member: Person;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  app = await testApp();
  manager = await aUser(app, { fullName: 'Ana López', workspaceId: board, workspaceRole: 'admin' });
  member = await aUser(app, { fullName: 'Ben Hall' });
  stranger = await aUser(app, { department: 'HR' });
  admin = await aUser(app, { role: 'admin', department: 'HR' });
});
afterAll(() => app.close());

const content = () => ({
  ...{
    workspaceId: board,
    name: 'Release',
    title: 'Release the product',
    description: 'Tell **support**.',
    priority: 'P1' as const,
  },
  ...{ checklistItems: [{ text: 'Notes', description: 'all of them' }, { text: 'Tag' }], startDays: 0, dueDays: 5 },
});
async function make(more: object = {}, by = manager): Promise<TaskTemplate> {
  const reply = await app.as(by)(api.taskTemplates.create, { body: { ...content(), ...more } });
  expect(reply.status, reply.text).toBe(201);
  return reply.body;
}
async function listed(by: Person, workspaceId = board): Promise<TaskTemplate[]> {
  const reply = await app.as(by)(api.taskTemplates.list, { params: { workspaceId } });
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}
const change = (by: Person, taskTemplateId: number, body: object) =>
  app.as(by)(api.taskTemplates.update, { params: { taskTemplateId }, body });
const remove = (by: Person, taskTemplateId: number) => app.as(by)(api.taskTemplates.remove, { params: { taskTemplateId } });
const restore = (by: Person, taskTemplateId: number) => app.as(by)(api.taskTemplates.restore, { params: { taskTemplateId } });

test('everybody of the board finds a template as it was made, by name; only those who manage the board change it', async () => {
  const made = await make({ name: '  Release\u200b plan ', assignees: [member.id, manager.id, member.id] });
  expect(made).toMatchObject({
    ...content(),
    name: 'Release plan',
    assignees: [member.id, manager.id],
    leftOut: 0,
    version: 1,
  });
  expect(made).not.toHaveProperty('deletedAt');
  await make({ name: 'audit' }, admin);
  expect((await listed(member)).map(({ name }) => name)).toEqual(['audit', 'Release plan']);
  expect((await listed(member))[1]).toEqual(made);
  expect((await app.as(stranger)(api.taskTemplates.list, { params: { workspaceId: board } })).status).toBe(403);
  expect((await app.as(member)(api.taskTemplates.create, { body: content() })).body).toMatchObject({ error: 'forbidden' });
  expect((await change(member, made.id, { name: 'Mine' })).status).toBe(403);
  expect((await remove(member, made.id)).status).toBe(403);
  expect((await change(stranger, made.id, { name: 'Mine' })).status).toBe(404);
  expect((await change(manager, made.id, { title: '', dueDays: null })).body).toMatchObject({
    name: 'Release plan',
    title: '',
    dueDays: null,
    startDays: 0,
    version: 2,
  });
});

test('a task that is made with what the template says is the task that everybody creates', async () => {
  const template = await make({ assignees: [member.id] });
  const { title, description, priority, assignees, checklistItems } = template;
  const reply = await app.as(member)(api.tasks.create, {
    body: {
      ...{ title, description, priority, columnId: 9, department: 'Engineering', assigneeId: assignees[0] ?? null, assignees },
      checklistItems: checklistItems.map((item, at) => ({ ...item, id: at + 1 })),
    },
  });
  expect(reply.status, reply.text).toBe(201);
  expect(reply.body).toMatchObject({ title: 'Release the product', priority: 'P1', assignees: [member.id] });
  expect(reply.body.checklistItems.map(({ text, completed }) => [text, completed])).toEqual([
    ['Notes', false],
    ['Tag', false],
  ]);
});

test('somebody who left the department or has no account any more is left out and counted', async () => {
  const leaving = await aUser(app);
  const deleted = await aUser(app);
  const { id } = await make({ name: 'With people', assignees: [leaving.id, member.id, deleted.id, admin.id] });
  await app.db.execute(sql`delete from user_departments where user_id = ${leaving.id}`);
  expect((await app.as(admin)(api.users.remove, { params: { userId: deleted.id } })).status).toBe(200);
  const now = (await listed(member)).find((template) => template.id === id);
  // Administrators may be assigned everywhere.
  expect(now).toMatchObject({ assignees: [member.id, admin.id], leftOut: 2 });
  // A change of something else forgets nobody; a change of the people does.
  expect((await change(manager, id, { name: 'Still with people' })).body).toMatchObject({ leftOut: 2 });
  expect((await change(manager, id, { assignees: [member.id] })).body).toMatchObject({ assignees: [member.id], leftOut: 0 });
});

test('people of other departments are refused, also those who manage the board from outside', async () => {
  const outside = await aUser(app, { department: 'HR', workspaceId: board, workspaceRole: 'admin' });
  const reply = (person: Person) => app.as(outside)(api.taskTemplates.create, { body: { ...content(), assignees: [person.id] } });
  expect((await reply(stranger)).body).toMatchObject({
    error: 'validation',
    fields: { assignees: 'Somebody no longer belongs to the department. Please choose the people again.' },
  });
  expect((await reply(outside)).status).toBe(400);
  expect((await reply(member)).status).toBe(201);
});

test('a change of a stale version is refused with what is stored now, and of two at once one wins', async () => {
  const { id, version } = await make();
  const both = await Promise.all(['One', 'Two'].map((name) => change(manager, id, { name, version })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stored = (await listed(member)).find((template) => template.id === id);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'conflict', current: stored });
});

test('a deleted template comes back as it was, until it is deleted for good', async () => {
  const made = await make({ name: 'Gone' });
  expect((await remove(manager, made.id)).status).toBe(200);
  expect((await listed(member)).map(({ id }) => id)).not.toContain(made.id);
  expect((await remove(manager, made.id)).status).toBe(404);
  expect((await change(manager, made.id, { name: 'Here' })).status).toBe(404);
  expect((await restore(member, made.id)).status).toBe(403);
  expect((await restore(manager, made.id)).body).toEqual(made);
  expect((await restore(manager, made.id)).status).toBe(404);
  await remove(manager, made.id);
  await deleteOldTaskTemplates(app.db);
  await app.db.execute(sql`update task_templates set deleted_at = now() - interval '31 days' where id = ${made.id}`);
  expect((await restore(manager, made.id)).status).toBe(404);
  await deleteOldTaskTemplates(app.db);
  expect(await rows(app.db, sql`select id from task_templates where id = ${made.id}`)).toEqual([]);
});

test.each([
  [{ name: ' \u200b ' }, 'name', 'Please enter a name for the template.'],
  [{ name: 'x'.repeat(taskTemplateLimits.name.max + 1) }, 'name', 'The text is too long.'],
  [{ title: 'x'.repeat(limits.title.max + 1) }, 'title', 'The text is too long.'],
  [{ description: 'a\u0000b' }, 'description', 'The text holds characters that cannot be stored.'],
  [{ priority: 'P9' }, 'priority', 'There is no such priority.'],
  [{ startDays: -1 }, 'startDays', 'Please enter a whole number from 0 to 999.'],
  [{ dueDays: 1_000 }, 'dueDays', 'Please enter a whole number from 0 to 999.'],
  [{ dueDays: 1.5 }, 'dueDays', 'Please enter a whole number from 0 to 999.'],
  [{ startDays: 6 }, 'startDays', 'The start date is after the due date.'],
  [{ checklistItems: [{ text: ' ' }] }, 'checklistItems', undefined],
  [{ checklistItems: Array.from({ length: 101 }, () => ({ text: 'x' })) }, 'checklistItems', undefined],
  [{ assignees: Array.from({ length: 51 }, (_, at) => at + 1) }, 'assignees', undefined],
])('is refused: %j', async (wrong, field, message) => {
  const reply = await app.as(manager)(api.taskTemplates.create, { body: { ...content(), ...wrong } as never });
  expect(reply.status, reply.text).toBe(400);
  const { fields = {} } = reply.body as unknown as { fields?: Record<string, string> };
  expect(Object.keys(fields).map((key) => key.split('.')[0])).toEqual([field]);
  if (message !== undefined) expect(fields[field]).toBe(message);
});

test('a start alone that is after the stored end is refused', async () => {
  const { id } = await make();
  expect((await change(manager, id, { startDays: 6 })).status).toBe(400);
  expect((await change(manager, id, { startDays: 6, dueDays: null })).status).toBe(200);
});

test('a board has only so many templates, and only so much text in them', async () => {
  await app.db.execute(sql`delete from task_templates`);
  const first = await aTaskTemplate(app);
  for (let count = 1; count < taskTemplateLimits.perBoard; count++) await aTaskTemplate(app);
  expect((await app.as(manager)(api.taskTemplates.create, { body: content() })).status).toBe(409);
  await remove(manager, first);
  await make();
  expect((await restore(manager, first)).status).toBe(409);
  // Another board is not full.
  expect((await app.as(admin)(api.taskTemplates.create, { body: { ...content(), workspaceId: 2 } })).status).toBe(201);
  await app.db.execute(sql`delete from task_templates`);
  const long = { description: 'x'.repeat(limits.description.max) };
  for (let count = 0; count < taskTemplateLimits.totalBytes / limits.description.max; count++) await aTaskTemplate(app, long);
  expect((await app.as(manager)(api.taskTemplates.create, { body: { ...content(), ...long } })).body).toMatchObject({
    error: 'conflict',
  });
  await app.db.execute(sql`delete from task_templates`);
});

test('of two changes at once that exceed the text together, the second is refused', async () => {
  const description = 'x'.repeat(limits.description.max);
  const [first, second] = [await aTaskTemplate(app), await aTaskTemplate(app)];
  const full = Math.floor(taskTemplateLimits.totalBytes / limits.description.max);
  for (let count = 2; count < full; count++) await aTaskTemplate(app, { description });
  if (process.env['TEST_DATABASE_URL']) {
    let later: ReturnType<typeof change> | undefined;
    await transaction(app.db, async (tx) => {
      await lockWorkspace(tx, board);
      later = change(manager, second, { description });
      await untilOneWaits(app.db);
      await tx.execute(sql`update task_templates set description = ${description} where id = ${first}`);
    });
    expect((await later)?.body).toMatchObject({ error: 'conflict' });
  } else {
    const replies = await Promise.all([first, second].map((id) => change(manager, id, { description })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  await app.db.execute(sql`delete from task_templates`);
});

test('the board hears of each change, strangers do not, and the audit log has them', async () => {
  await app.db.execute(sql`delete from events`);
  const since = String(Date.now() - 1_000);
  const { id } = await make({ name: 'Heard' });
  await change(manager, id, { name: 'Heard again' });
  await remove(manager, id);
  await restore(manager, id);
  const heardBy = async (by: Person) =>
    (await app.as(by)(api.events.list, { query: { since } })).body.map(({ type, workspaceId }) => [type, workspaceId]);
  expect(await heardBy(member)).toEqual(Array.from({ length: 4 }, () => ['templates_updated', board]));
  expect(await heardBy(stranger)).toEqual([]);
  const log = await app.as(admin)(api.audit.list, { query: { kind: 'acts', limit: '4' } });
  expect(log.body.map(({ action, target, targetName }) => [action, target, targetName])).toEqual([
    ['task_template_restored', `task_template:${id}`, 'Heard again'],
    ['task_template_deleted', `task_template:${id}`, 'Heard again'],
    ['task_template_updated', `task_template:${id}`, 'Heard again'],
    ['task_template_created', `task_template:${id}`, 'Heard'],
  ]);
});

test('with a department without tasks its templates go', async () => {
  const { id } = (await app.as(admin)(api.departments.create, { body: { name: 'Research' } })).body;
  const { workspaceId } = (await app.as(admin)(api.workspaces.list)).body
    .filter(({ name }) => name === 'Research')
    .map((workspace) => ({ workspaceId: workspace.id }))[0] ?? { workspaceId: 0 };
  const template = await make({ workspaceId }, admin);
  expect((await app.as(admin)(api.departments.remove, { params: { departmentId: id } })).status).toBe(200);
  expect(await rows(app.db, sql`select id from task_templates where id = ${template.id}`)).toEqual([]);
});
