// Tests what administrators do to checklist templates, and that tasks keep their checklists.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { type Client, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: Person;
let as: Client;

beforeAll(async () => {
  test = await testApp();
  admin = await aUser(test, { role: 'admin', department: null });
  as = test.as(admin);
});
afterAll(() => test.close());

const items = [{ text: ' Read the contract ', description: ' all of it ' }, { text: 'Sign it' }];

async function aTemplate(given: { name?: string; department?: string | null } = {}) {
  const { status, body } = await as(api.checklistTemplates.create, { body: { name: 'New employee', items, ...given } });
  expect(status).toBe(201);
  return body;
}

describe('a new template', () => {
  it('is stored as it was sent, its items numbered and none of them done', async () => {
    const payload = {
      name: '  New employee ',
      description: ' First day ',
      department: 'HR',
      items: items.map((item) => ({ ...item, id: 7, completed: true })),
    };
    const reply = await test.raw({ method: 'POST', url: '/api/checklist-templates', payload, as: admin });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        name: 'New employee',
        description: 'First day',
        department: 'HR',
        creatorId: admin.id,
        items: [
          { id: 1, text: 'Read the contract', description: 'all of it', completed: false },
          { id: 2, text: 'Sign it', completed: false },
        ],
      },
    });
    const { id } = reply.body as { id: number };
    const hr = test.as(await aUser(test, { department: 'HR' }));
    const engineer = test.as(await aUser(test));
    expect((await hr(api.checklistTemplates.get, { params: { checklistTemplateId: id } })).body).toEqual(reply.body);
    expect((await engineer(api.checklistTemplates.get, { params: { checklistTemplateId: id } })).status).toBe(404);
  });

  it.each([null, undefined, '', 'all', ' All '])('is for all departments with %j', async (department) => {
    const body = { name: 'For everybody', items, ...(department === undefined ? {} : { department }) };
    const reply = await as(api.checklistTemplates.create, { body });
    expect(reply.body.department).toBeNull();
    const engineer = test.as(await aUser(test));
    expect((await engineer(api.checklistTemplates.list)).body.map(({ id }) => id)).toContain(reply.body.id);
  });

  it.each([
    [{ name: 'ab' }, 'Template name must be at least 3 characters long'],
    [{ name: ' ab ' }, 'Template name must be at least 3 characters long'],
    [{ name: undefined }, 'Template name must be at least 3 characters long'],
    [{ items: [] }, 'At least one checklist item is required'],
    [{ items: undefined }, 'At least one checklist item is required'],
    [{ items: 'x' }, 'At least one checklist item is required'],
    [{ items: [{ text: '' }] }, 'Item text is required'],
    [{ items: [{ text: 'First' }, { text: '  ' }] }, 'Item text is required'],
    [{ items: [{}] }, 'Item text is required'],
    [{ items: Array.from({ length: 101 }, () => ({ text: 'x' })) }, 'The list is too long.'],
  ])('is refused: %j', async (wrong, message) => {
    const payload = { name: 'A name', items, ...wrong };
    const reply = await test.raw({ method: 'POST', url: '/api/checklist-templates', payload, as: admin });
    expect(reply).toMatchObject({ status: 400, body: { error: 'validation', message } });
  });
});

describe('a template that is updated', () => {
  it('has the new content for the next task', async () => {
    const template = await aTemplate({ department: 'HR' });
    const task = await aTask(test, {
      checklistTemplateId: template.id,
      checklistItems: template.items.map(({ id, text }) => ({ id, text })),
    });
    const params = { checklistTemplateId: template.id };
    const reply = await as(api.checklistTemplates.update, {
      params,
      body: { name: 'ab', department: null, items: [{ text: 'Another' }] },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: { name: 'ab', description: null, department: null, createdAt: template.createdAt, creatorId: admin.id },
    });
    expect(reply.body.items).toEqual([{ id: 1, text: 'Another', completed: false }]);
    const { body } = await as(api.tasks.get, { params: { taskId: task.id } });
    expect(body.checklistItems.map(({ text }) => text)).toEqual(['Read the contract', 'Sign it']);
  });

  it('is not overwritten by somebody who has seen an older version, and they get the current one', async () => {
    const template = await aTemplate();
    expect(template.version).toBe(1);
    const params = { checklistTemplateId: template.id };
    const body = { name: 'Mine', items: [{ text: 'Mine' }], version: 1 };
    const other = { name: 'Theirs', items: [{ text: 'Theirs' }], version: 1 };
    const both = await Promise.all([body, other].map((given) => as(api.checklistTemplates.update, { params, body: given })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = (await as(api.checklistTemplates.get, { params })).body;
    expect(stored.version).toBe(2);
    expect(both.find(({ status }) => status === 409)?.body).toEqual({
      error: 'conflict',
      message: 'Somebody else has saved this template meanwhile.',
      current: stored,
    });
    expect((await as(api.checklistTemplates.update, { params, body: { ...body, version: 2 } })).body).toMatchObject({
      name: 'Mine',
      version: 3,
    });
    // The specification's payload has no version; it replaces the template.
    const { version: _, ...plain } = other;
    expect((await as(api.checklistTemplates.update, { params, body: plain })).body).toMatchObject({ name: 'Theirs', version: 4 });
  });

  it('needs a name', async () => {
    const { id } = await aTemplate();
    const payload = { name: ' ', items };
    const reply = await test.raw({ method: 'PUT', url: `/api/checklist-templates/${id}`, payload, as: admin });
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please enter a name for the template.' } });
  });
});

describe('a template that is deleted', () => {
  it('leaves the items of the tasks that it was used for, whose boards are notified', async () => {
    const template = await aTemplate();
    const task = await aTask(test, { checklistTemplateId: template.id, checklistItems: [{ id: 1, text: 'Sign it' }] });
    const board = () => as(api.tasks.inWorkspace, { params: { workspaceId: 3 } });
    expect((await board()).body.find(({ id }) => id === task.id)).toMatchObject({ checklistTemplateId: template.id });
    const params = { checklistTemplateId: template.id };
    expect(await as(api.checklistTemplates.remove, { params })).toMatchObject({ status: 200, body: { success: true } });
    expect((await as(api.tasks.get, { params: { taskId: task.id } })).body).toMatchObject({
      checklistTemplateId: null,
      checklistItems: [{ id: 1, text: 'Sign it', completed: false }],
    });
    expect((await board()).body.find(({ id }) => id === task.id)).toMatchObject({ checklistTemplateId: null });
    expect(await as(api.checklistTemplates.remove, { params })).toMatchObject({
      status: 404,
      body: { message: 'Template not found' },
    });
    expect((await as(api.checklistTemplates.update, { params, body: { name: 'Gone', items } })).status).toBe(404);
  });

  it('is deleted once by concurrent deletions', async () => {
    const { id: checklistTemplateId } = await aTemplate();
    const replies = await Promise.all(
      [1, 2, 3].map(() => as(api.checklistTemplates.remove, { params: { checklistTemplateId } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});

it('everybody who has a screen open hears of each change', async () => {
  const someone = test.as(await aUser(test, { department: 'HR' }));
  await test.db.execute(sql`delete from events`);
  const since = String(Date.now() - 1_000);
  const heard = async () =>
    (await someone(api.events.list, { query: { since } })).body.filter(
      ({ type, workspaceId }) => type === 'templates_updated' && workspaceId === null,
    );
  const { id, version } = await aTemplate({ name: 'Heard' });
  const params = { checklistTemplateId: id };
  await as(api.checklistTemplates.update, { params, body: { name: 'Heard again', items, version } });
  await as(api.checklistTemplates.remove, { params });
  expect(await heard()).toHaveLength(3);
});
