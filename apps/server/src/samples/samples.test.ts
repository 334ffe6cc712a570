// What administrators are promised of the removal of sample data: what nobody has touched goes, whatever is somebody's stays.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { samplePeople, sampleTasks, sampleTemplates } from '#samples/sample-data.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
const administrator = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };

beforeEach(async () => {
  app = await testApp({ env: { SAMPLE_DATA: 'true' } });
  return () => app.close();
});

const preview = (as: Person = administrator) => app.as(as)(api.samples.get);
const remove = (as: Person = administrator) => app.as(as)(api.samples.remove);

async function taskOf(title: string): Promise<number> {
  const [task] = await rows<{ id: number }>(app.db, sql`select id from tasks where title = ${title}`);
  return task?.id ?? 0;
}

async function personOf(username: string): Promise<number> {
  const [person] = await rows<{ id: number }>(app.db, sql`select id from users where username_key = ${username}`);
  return person?.id ?? 0;
}

const titles = async () => (await app.as(administrator)(api.tasks.list)).body.map(({ title }) => title);

describe('sample data that nobody has touched', () => {
  test('are counted first, and nothing is removed by that', async () => {
    const { status, body } = await preview();
    expect(status).toBe(200);
    expect(body).toMatchObject({ tasks: sampleTasks.length, templates: sampleTemplates.length, keptPeople: [], keptTasks: [] });
    expect(body.people).toHaveLength(samplePeople.length);
    expect(await titles()).toHaveLength(sampleTasks.length);
  });

  test('go by one call, with an entry in the audit log, and tasks lie in the trash', async () => {
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(body).toEqual({ people: samplePeople.length, tasks: sampleTasks.length, templates: sampleTemplates.length });
    expect(await titles()).toEqual([]);
    expect((await app.as(administrator)(api.users.list)).body.map(({ fullName }) => fullName)).toEqual(['Administrator']);
    expect((await app.as(administrator)(api.checklistTemplates.list)).body).toEqual([]);
    const trash = await app.as(administrator)(api.trash.list, { params: { workspaceId: 0 }, query: {} });
    expect(trash.body.total).toBe(sampleTasks.length);
    const { body: audit } = await app.as(administrator)(api.audit.list, { query: { action: 'samples_removed' } });
    expect(audit).toMatchObject([{ userId: 1, details: { people: 11, tasks: 26, templates: 5 } }]);
    const { body: deleted } = await app.as(administrator)(api.audit.list, { query: { action: 'user_deleted' } });
    expect(deleted).toHaveLength(samplePeople.length);
    const { body: notifications } = await app.as(administrator)(api.notifications.list);
    expect(notifications.filter(({ taskId }) => taskId !== null)).toEqual([]);
  });

  test('are gone on open pages at once', async () => {
    const since = String(Date.now() - 1);
    await remove();
    const { body: events } = await app.as(administrator)(api.events.list, { query: { since } });
    expect(events.filter(({ type }) => type === 'task_deleted')).toHaveLength(sampleTasks.length);
    expect(events.filter(({ type }) => type === 'user_updated').length).toBeGreaterThanOrEqual(samplePeople.length);
  });

  test('are removed once, also by two administrators at once', async () => {
    const other = await aUser(app, { role: 'admin' });
    const answers = await Promise.all([remove(), remove(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const tasks = answers.map(({ body }) => body.tasks).toSorted((a, b) => a - b);
    expect(tasks).toEqual([0, sampleTasks.length]);
    expect((await remove()).body).toEqual({ people: 0, tasks: 0, templates: 0 });
    expect(await rows(app.db, sql`select 1 from audit_log where action = 'samples_removed'`)).toHaveLength(1);
  });

  test('go although an administrator has deleted one of the people before', async () => {
    await app.as(administrator)(api.users.remove, { params: { userId: await personOf('jonas') } });
    expect((await preview()).body).toMatchObject({ tasks: sampleTasks.length, keptTasks: [] });
    expect((await remove()).body).toMatchObject({ people: samplePeople.length - 1, tasks: sampleTasks.length });
  });

  test('go after a department was renamed', async () => {
    await app.as(administrator)(api.departments.update, { params: { departmentId: 3 }, body: { name: 'Technology' } });
    expect((await remove()).body).toMatchObject({ tasks: sampleTasks.length });
  });
});

describe('what is somebody’s', () => {
  const title = 'Draft the Q1 hiring plan';
  const inTask = async () => ({ taskId: await taskOf(title) });
  const as = () => app.as(administrator);

  test.each<[string, () => Promise<{ status: number }>]>([
    ['changed', async () => as()(api.tasks.update, { params: await inTask(), body: { priority: 'P1' } })],
    ['moved', async () => as()(api.tasks.move, { params: await inTask(), body: { columnId: 7 } })],
    ['commented on', async () => as()(api.comments.create, { params: await inTask(), body: { content: 'Mine' } })],
    [
      'related to another task',
      async () => {
        const { id } = await aTask(app, { title: 'Mine' });
        return as()(api.relations.add, { params: await inTask(), body: { kind: 'relatesTo', taskId: id } });
      },
    ],
  ])('a sample task that was %s stays, and is named', async (_, touch) => {
    expect((await touch()).status).toBeLessThan(300);
    const { body } = await preview();
    expect(body.keptTasks).toEqual([{ id: await taskOf(title), title }]);
    expect((await remove()).body.tasks).toBe(sampleTasks.length - 1);
    expect(await titles()).toContain(title);
    expect((await preview()).body).toMatchObject({ people: [], tasks: 0, keptTasks: [{ title }] });
  });

  test('a sample task to which somebody is assigned stays with them', async () => {
    const ana = await aUser(app, { fullName: 'Ana' });
    await as()(api.tasks.update, { params: await inTask(), body: { assigneeId: ana.id } });
    await remove();
    const { body } = await as()(api.tasks.get, { params: await inTask() });
    expect(body).toMatchObject({ title, assigneeId: ana.id });
  });

  test('a task that somebody made stays, without the sample person to whom it was given', async () => {
    const { body: mine } = await as()(api.tasks.create, {
      body: { title: 'Mine', priority: 'P2', columnId: 5, department: 'HR', workspaceId: 2, assigneeId: await personOf('marta') },
    });
    await remove();
    expect((await as()(api.tasks.get, { params: { taskId: mine.id } })).body).toMatchObject({ title: 'Mine', assigneeId: null });
  });

  test('a checklist template that was changed stays', async () => {
    const [first] = (await as()(api.checklistTemplates.list)).body;
    if (!first) throw new Error('no template');
    const { id, name, items } = first;
    await as()(api.checklistTemplates.update, { params: { checklistTemplateId: id }, body: { name, items, department: 'all' } });
    await remove();
    expect((await as()(api.checklistTemplates.list)).body.map((template) => template.id)).toEqual([id]);
  });

  test('a sample person whose account somebody uses stays, and is named', async () => {
    const userId = await personOf('amira');
    const { body: link } = await as()(api.passwordResets.create, { params: { userId }, body: {} });
    expect((await preview()).body.keptPeople).toEqual([{ id: userId, fullName: 'Amira Khan' }]);
    await app.as()(api.passwordResets.use, { body: { token: link.link.split('#')[1] ?? '', password: 'a new password' } });
    const amira = { id: userId, username: 'amira', password: 'a new password', fullName: 'Amira Khan' };
    await app.as(administrator)(api.users.setRole, { params: { userId }, body: { role: 'admin' } });
    expect((await remove(amira)).body.people).toBe(samplePeople.length - 1);
    expect((await app.as(amira)(api.auth.currentUser)).status).toBe(200);
  });

  test('people who are called like sample people stay', async () => {
    await remove();
    const made = await aUser(app, { username: 'amira2', fullName: 'Amira Khan', email: 'amira@example.com' });
    expect((await remove()).body).toEqual({ people: 0, tasks: 0, templates: 0 });
    expect((await as()(api.users.get, { params: { userId: made.id } })).status).toBe(200);
  });
});

test('an installation without sample data has none', async () => {
  await app.close();
  app = await testApp();
  await aTask(app, { title: 'Old', createdAt: '2020-01-01T00:00:00.000Z' } as never);
  expect((await preview()).body).toEqual({ people: [], tasks: 0, templates: 0, keptPeople: [], keptTasks: [] });
});
