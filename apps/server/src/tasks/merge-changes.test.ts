// Two people change one task: fields are compared with the values that each change was made from, and versions only without them
// (docs/decisions/027-fields-are-compared.md).
import * as api from '@app/contract/api.ts';
import { limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actors, actors, aTask } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeAll(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

const change = (taskId: number, body: object, as = people.in) => app.as(as)(api.tasks.update, { params: { taskId }, body });
const read = async (taskId: number): Promise<Task> => (await app.as(people.in)(api.tasks.get, { params: { taskId } })).body;
const items = (...texts: string[]) => texts.map((text, at) => ({ id: at + 1, text, completed: false }));

describe('two changes from the same values', () => {
  test('of different fields are both kept, also with an old version', async () => {
    const { id, title, version } = await aTask(app, { description: 'Text' });
    await change(id, { title: 'From one', base: { title }, version });
    const second = await change(id, { priority: 'P0', base: { priority: 'P2' }, version }, people.lead);
    expect(second).toMatchObject({ status: 200, body: { title: 'From one', priority: 'P0', version: version + 2 } });
  });

  test('of one field are refused with its name and the current row, and nothing is written', async () => {
    const { id, title } = await aTask(app);
    await change(id, { title: 'From one', base: { title } });
    const body = { title: 'From two', priority: 'P0', base: { title, priority: 'P1' } };
    const { status, body: refused } = await change(id, body, people.lead);
    expect([status, refused]).toMatchObject([409, { error: 'conflict', current: { title: 'From one' } }]);
    expect(Object.keys((refused as unknown as { fields: object }).fields).sort()).toEqual(['priority', 'title']);
    expect(await read(id)).toMatchObject({ title: 'From one', version: 2 });
  });

  test('with the same result need nothing: a repeated request writes nothing and changes no version', async () => {
    const { id, title } = await aTask(app, { checklistItems: items('one') });
    const body = { title: 'Same', checklistItems: items('one', 'two'), base: { title, checklistItems: items('one') } };
    expect((await change(id, body)).body.version).toBe(2);
    expect(await change(id, body, people.lead)).toMatchObject({ status: 200, body: { title: 'Same', version: 2 } });
    expect((await read(id)).checklistItems).toHaveLength(2);
  });

  test('a field that I did not change keeps what somebody else wrote', async () => {
    const { id, title, workspaceId, customFields } = await aTask(app, { customFields: { a: '1', b: '2' } });
    await change(id, { title: 'Theirs', customFields: { a: '1', b: '3' }, base: { title, customFields } });
    const base = { title, priority: 'P2', workspaceId, customFields: { b: '2', a: '1' } };
    const second = await change(id, {
      ...base,
      priority: 'P3',
      customFields: { a: '1', b: '2', c: '4' },
      base,
    });
    expect(second.body).toMatchObject({ title: 'Theirs', priority: 'P3', customFields: { a: '1', b: '3', c: '4' } });
  });

  test('of the longest texts, in signs of three bytes, fit into a request', async () => {
    const { description: longest, checklist } = limits;
    const long = (character: string) => ({
      description: character.repeat(longest.max),
      checklistItems: items(...Array.from({ length: checklist.items }, () => character.repeat(checklist.text))),
    });
    const { id } = await aTask(app, long('説'));
    const second = await change(id, { ...long('明'), base: long('説') });
    expect(second.status).toBe(200);
    expect(await read(id)).toMatchObject({ description: long('明').description });
  });

  test('of texts are merged by lines, of checklists by items', async () => {
    const old = { description: 'one\n\ntwo\n\nthree', checklistItems: items('a', 'b') };
    const { id } = await aTask(app, old);
    await change(id, {
      description: 'one!\n\ntwo\n\nthree',
      checklistItems: [{ ...items('a')[0], completed: true }, items('a', 'b')[1]],
      base: old,
    });
    const theirs = { description: 'one\n\ntwo\n\nthree?', checklistItems: items('a', 'B', 'c'), base: old };
    const { body } = await change(id, theirs, people.lead);
    expect(body.description).toBe('one!\n\ntwo\n\nthree?');
    expect(body.checklistItems).toMatchObject([
      { text: 'a', completed: true, completedBy: { userId: people.in.id } },
      { text: 'B', completed: false },
      { text: 'c', completed: false },
    ]);
    const meets = await change(id, { description: 'one?\n\ntwo\n\nthree', base: { description: old.description } });
    expect(meets).toMatchObject({ status: 409, body: { fields: { description: expect.any(String) } } });
  });

  test('50 people who tick 50 different items of one list lose none', async () => {
    const old = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, text: `Item ${at + 1}`, completed: false }));
    const { id } = await aTask(app, { checklistItems: old });
    const tick = (itemId: number) => {
      const checklistItems = old.map((item) => ({ ...item, completed: item.id === itemId }));
      return change(id, { checklistItems, base: { checklistItems: old } }, itemId % 2 ? people.in : people.lead);
    };
    const answers: number[] = [];
    for (let at = 1; at <= 50; at += 5)
      answers.push(...(await Promise.all([0, 1, 2, 3, 4].map((more) => tick(at + more)))).map(({ status }) => status));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await read(id)).checklistItems.every(({ completed }) => completed)).toBe(true);
  });

  test('dates are compared as days, people and departments as sets', async () => {
    const { id } = await aTask(app, { dueDate: '2026-12-01', assignees: [people.in.id, people.lead.id] });
    const base = { dueDate: '2026-12-01T23:00:00', assignees: [people.lead.id, people.in.id], departments: ['engineering'] };
    const asked = { dueDate: '2026-12-02', assignees: [people.in.id], departments: ['Engineering'], base };
    expect(await change(id, asked)).toMatchObject({ status: 200, body: { dueDate: '2026-12-02', assignees: [people.in.id] } });
    const primary = { assigneeId: people.lead.id, base: { assigneeId: null, assignees: [people.lead.id, people.in.id] } };
    expect(await change(id, primary)).toMatchObject({ status: 409, body: { fields: { assigneeId: expect.any(String) } } });
  });
});

describe('a version', () => {
  test('alone refuses every change of an older row, as the specification says', async () => {
    const { id, title, version } = await aTask(app);
    await change(id, { priority: 'P0', base: { priority: 'P2' } });
    const refused = await change(id, { title: 'Late', version });
    expect(refused).toMatchObject({ status: 409, body: { current: { title } } });
    expect(refused.body).not.toHaveProperty('fields');
  });

  test('guards the fields that the base does not name', async () => {
    const { id, title, version } = await aTask(app);
    await change(id, { priority: 'P0' });
    const half = { title: 'Mine', description: 'Mine too', base: { title } };
    expect(await change(id, { ...half, version })).toMatchObject({ status: 409, body: { current: { title } } });
    expect(await change(id, half)).toMatchObject({ status: 200, body: { title: 'Mine', description: 'Mine too' } });
  });
});

describe('a base', () => {
  test('gives nobody a right: each merged field is checked as any other', async () => {
    const { id, departments } = await aTask(app);
    await change(id, { title: 'Meanwhile' }, people.adm);
    const foreign = { department: 'Research', departments: ['Research'], base: { department: departments[0], departments } };
    expect(await change(id, foreign)).toMatchObject({ status: 403 });
    expect(await change(id, { workspaceId: 2, base: { workspaceId: 3 } })).toMatchObject({ status: 403 });
    expect(await change(id, { assignees: [people.out.id], base: { assignees: [] } })).toMatchObject({ status: 400 });
    expect(await change(id, { priority: 'P9', base: { priority: 'P2' } })).toMatchObject({ status: 400 });
    expect(await read(id)).toMatchObject({ departments, assignees: [] });
  });

  test('reveals nothing: whoever does not see the task gets the same 404 for every guess', async () => {
    const { id, title } = await aTask(app);
    const guesses = [title, 'Wrong'].map((guess) => change(id, { title: 'Mine', base: { title: guess } }, people.out));
    const [right, wrong] = await Promise.all(guesses);
    expect(right).toMatchObject({ status: 404, body: { error: 'not_found' } });
    expect(wrong?.body).toEqual(right?.body);
    expect(await read(id)).toMatchObject({ title, version: 1 });
  });

  test('of any size and kind is compared or refused, never stored', async () => {
    const { id } = await aTask(app, { description: 'Text' });
    const odd = { title: '\u0000', description: 'x\n'.repeat(60_000), checklistItems: [{ id: -1, text: '' }], unknown: 1 };
    const refused = await change(id, { title: 'Mine', description: 'Mine', base: odd });
    expect(refused).toMatchObject({ status: 409, body: { current: { description: 'Text' } } });
    for (const base of [{ title: 1 }, { dueDate: 'soon' }, { customFields: [] }, { checklistItems: [1] }, [], 'x'])
      expect(await change(id, { title: 'Mine', base })).toMatchObject({ status: 400 });
  });

  test('a merged mention notifies only whom the text newly mentions', async () => {
    const mention = `[@${people.lead.fullName}](user:${people.lead.id})`;
    const { id } = await aTask(app, { title: 'Mention once', description: 'a\n\nb' });
    const base = { description: 'a\n\nb' };
    await change(id, { description: `a ${mention}\n\nb`, base });
    await change(id, { description: 'a\n\nb, too', base }, people.adm);
    const told = await app.as(people.lead)(api.notifications.list);
    expect(told.body.filter(({ message }) => message.includes('Mention once'))).toHaveLength(1);
  });
});
