// Tests what answers about work count and name: each task once, on the days of the reader, and nothing of tasks that they do not see.
import * as api from '@app/contract/api.ts';
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { shortDate } from '@app/contract/dates/dates.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let ana: Person;
let bob: Person;
let hr: Person;
let admin: Person;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  test = await testApp();
  ana = await aUser(test, { fullName: 'Ana Lima' });
  bob = await aUser(test, { fullName: 'Bob Stone' });
  hr = await aUser(test, { fullName: 'Rita Vega', department: 'HR' });
  admin = await aUser(test, { fullName: 'Rosa Vidal', role: 'admin', department: null });
});
afterAll(() => test.close());

const make = (title: string, given: Parameters<typeof aTask>[1] = {}) => aTask(test, { title, by: admin, ...given });
const secret = (title: string) => make(title, { workspaceId: 2, columnId: 5, department: 'HR', assigneeId: hr.id });
const block = (blocker: Task, blocked: Task) =>
  test.as(admin)(api.relations.add, { params: { taskId: blocker.id }, body: { kind: 'blocks', taskId: blocked.id } });
const ask = async (text: string, as: Person, more: Record<string, unknown> = {}) =>
  (await test.raw({ method: 'POST', url: '/api/assistant/ask', payload: { text, ...more }, as })).body as Answer;
const written = (date: string) => shortDate(date, { language: 'english', dateFormat: 'MM/DD/YYYY' }, day(0));

it('what can wait tells nothing of a task that waits unseen', async () => {
  const me = await aUser(test, { fullName: 'Mei Tan' });
  const quiet = await make('Paint the hall', { assigneeId: me.id, priority: 'P3' });
  await block(quiet, await secret('Layoffs'));
  const waited = await make('Order chairs', { assigneeId: me.id, priority: 'P3' });
  await block(waited, await make('Furnish the hall', { assigneeId: bob.id }));
  expect((await ask('What can wait?', me)).taskIds).toEqual([quiet.id]);
});

it('what blocks us names a blocker that is seen, and counts the hidden ones', async () => {
  const mixed = await make('Mixed');
  await block(await make('Open one'), mixed);
  await block(await secret('Pay rise'), mixed);
  const { text } = await ask('What is blocking us?', ana, { workspaceId: 3 });
  expect(text).toContain('“Mixed” waits for “Open one”, a task that you cannot see.');
  expect((await ask('What blocks “Mixed”?', ana)).text).toBe('“Mixed” waits for “Open one”, a task that you cannot see.');
});

it.each([['Is “Boiler” on track?'], ['When is “Boiler” due?']])('%s names the day of the reader’s zone', async (text) => {
  const { id } = await make('Boiler', { columnId: 12 });
  await rows(test.db, sql`update tasks set completed_at = ${`${day(-9)}T23:30:00Z`} where id = ${id} returning id`);
  const said = async (timezone: string) => (await ask(text.replace('“Boiler”', `#${id}`), ana, { timezone })).text;
  expect(await said('UTC')).toBe(`“Boiler” was done on ${written(day(-9))}.`);
  expect(await said('Pacific/Auckland')).toBe(`“Boiler” was done on ${written(day(-8))}.`);
});

describe('the work of people', () => {
  it('counts a late task once', async () => {
    const me = await aUser(test, { fullName: 'Lea Ortiz' });
    await make('Late one', { assigneeId: me.id, dueDate: day(-1) });
    await make('Due one', { assigneeId: me.id, dueDate: day(0) });
    expect((await ask('Is Lea overloaded?', ana)).text).toBe('Lea Ortiz: 2 open, 1 late, 1 due this week; that is not too much.');
  });

  it('names so many people as a question offers, and how many more there are', async () => {
    const names = ['Uma', 'Vera', 'Wim', 'Xara', 'Yara', 'Zoe'];
    for (const name of names) await aUser(test, { fullName: `${name} Ahlers` });
    const { text, counts } = await ask(`Are ${names.join(', ')} overloaded?`, ana);
    expect(counts.map(({ name }) => name)).toEqual(names.slice(0, 5).map((name) => `${name} Ahlers`));
    expect(text).toMatch(/and 1 more\.$/);
  });

  it('is compared in the days that are named, all sides alike', async () => {
    const [one, other] = [await aUser(test, { fullName: 'Kim Sato' }), await aUser(test, { fullName: 'Ute Wolf' })];
    for (const person of [one, one, other]) await make('Finished', { assigneeId: person.id, columnId: 12 });
    const { counts, text } = await ask('Compare what Kim and Ute finished this week', ana);
    expect(counts.map(({ count }) => count)).toEqual([2, 1]);
    expect(text).toMatch(/^Kim Sato, .*: 2 tasks\. Ute Wolf, .*: 1 task\.$/);
  });
});
