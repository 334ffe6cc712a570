// Tests presence: people see who is where they are, never what they may not see, and only while they show themselves.
import * as api from '@app/contract/api.ts';
import type { PersonPresent, PlaceInput } from '@app/contract/presence/presence.contract.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '#app.ts';
import * as tables from '#db/tables.ts';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Listener, listenAs } from '#testing/network/listener.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

const board = 3;
const presenceTick = 60;
let app: TestApp;
let ana: Person;
let ben: Person;
let listeners: Listener[] = [];
const tabs = new Map<string, string>();

beforeEach(async () => {
  app = await testApp({ presenceTick });
  [ana, ben] = [await aUser(app), await aUser(app)];
});
afterEach(async () => {
  for (const listener of listeners) listener.close();
  listeners = [];
  tabs.clear();
  await app.close();
});

async function listen(person: Person, on = app): Promise<Listener> {
  const listener = await listenAs(on, person);
  listeners.push(listener);
  return listener;
}

/** Reports a place for a tab of a person. */
async function look(person: Person, place: PlaceInput | null, { tab = '1', on = app } = {}): Promise<number> {
  const name = `${person.id}/${tab}`;
  const id = tabs.get(name) ?? crypto.randomUUID();
  tabs.set(name, id);
  return (await on.as(person)(api.presence.report, { body: { tab: id, place } })).status;
}

const at = (person: Person, place: Partial<PersonPresent> = {}): PersonPresent => ({
  userId: person.id,
  workspaceId: board,
  taskId: null,
  editing: null,
  ...place,
});

/** Waits until a listener was sent exactly these people last. */
async function told(listener: Listener, people: PersonPresent[]): Promise<void> {
  await vi.waitFor(() => expect(listener.presences.at(-1) ?? []).toEqual(people), { timeout: 6_000, interval: 10 });
}

/** Waits long enough for anything to be sent. */
const aTick = () => new Promise((resolve) => setTimeout(resolve, 3 * presenceTick));

async function bothOnTheBoard(): Promise<Listener> {
  const listener = await listen(ben);
  await look(ben, { workspaceId: board });
  await look(ana, { workspaceId: board });
  await told(listener, [at(ana)]);
  return listener;
}

describe('somebody on a board', () => {
  test('is told of the others there, of their open task and of what they edit, and when they leave', async () => {
    const { id: taskId } = await aTask(app);
    const listener = await bothOnTheBoard();
    expect(listener.messages).toHaveLength(1);
    await look(ana, { workspaceId: board, taskId, editing: 'description' });
    await told(listener, [at(ana, { taskId, editing: 'description' })]);
    await look(ana, null);
    await told(listener, []);
    expect(listener.events().filter((event) => event.taskId !== taskId)).toEqual([]);
  });

  test('is told nothing of the own tabs, and of one place once, however many tabs show it', async () => {
    const listener = await bothOnTheBoard();
    await look(ben, { workspaceId: board }, { tab: '2' });
    await look(ana, { workspaceId: board }, { tab: '2' });
    await aTick();
    expect(listener.presences).toEqual([[at(ana)]]);
    await look(ana, null);
    await aTick();
    expect(listener.presences).toEqual([[at(ana)]]);
  });

  test('who looks elsewhere, or shows nothing, is told nothing', async () => {
    const listener = await listen(ben);
    await look(ana, { workspaceId: board });
    await aTick();
    expect(listener.presences).toEqual([]);
    await look(ben, { workspaceId: board });
    await told(listener, [at(ana)]);
    await look(ben, null);
    await told(listener, []);
  });

  test('gets few messages, however often somebody moves', async () => {
    const listener = await bothOnTheBoard();
    const before = listener.presences.length;
    const began = performance.now();
    const { id: taskId } = await aTask(app);
    for (let n = 0; n < 20; n++) await look(ana, { workspaceId: board, ...(n % 2 && { taskId }) });
    await told(listener, [at(ana, { taskId })]);
    expect(listener.presences.length - before).toBeLessThanOrEqual(1 + (performance.now() - began) / presenceTick);
  });
});

describe('a private thing', () => {
  test('stays hidden from an outsider, who is refused and told nothing', async () => {
    const outsider = await aUser(app, { department: 'HR' });
    const { id: taskId } = await aTask(app);
    const listener = await listen(outsider);
    expect(await look(outsider, { workspaceId: board })).toBe(403);
    expect(await look(outsider, { workspaceId: null, taskId })).toBe(404);
    await look(outsider, { workspaceId: 2 });
    await look(ana, { workspaceId: board, taskId, editing: 'title' });
    await aTick();
    expect(listener.presences).toEqual([]);
  });

  test('is left out where the board is shared and the task is not', async () => {
    const both = await aUser(app, { workspaceId: 2 });
    const hr = await aUser(app, { department: 'HR' });
    const { id: taskId } = await aTask(app);
    const listener = await listen(hr);
    await look(hr, { workspaceId: 2 });
    await look(both, { workspaceId: 2, taskId, editing: 'comment' });
    await told(listener, [at(both, { workspaceId: 2 })]);
  });

  test('is told once it is shared, and no more once it is private again or deleted', async () => {
    const hr = await aUser(app, { department: 'HR' });
    const { id: taskId } = await aTask(app);
    const listener = await listen(hr);
    await look(hr, { workspaceId: 2 });
    await look(ana, { workspaceId: board, taskId });
    const update = (departments: string[]) => app.as(ana)(api.tasks.update, { params: { taskId }, body: { departments } });
    await update(['HR']);
    await told(listener, [at(ana, { workspaceId: null, taskId })]);
    await update([]);
    await told(listener, []);
    await update(['HR']);
    await told(listener, [at(ana, { workspaceId: null, taskId })]);
    await app.as(ana)(api.tasks.remove, { params: { taskId } });
    await told(listener, []);
  });
});

describe('who loses access', () => {
  const leaveDepartment = (person: Person) =>
    app.db
      .delete(tables.userDepartments)
      .where(and(eq(tables.userDepartments.userId, person.id), eq(tables.userDepartments.departmentId, 3)));

  test('disappears for the others', async () => {
    const listener = await bothOnTheBoard();
    await leaveDepartment(ana);
    await told(listener, []);
  });

  test('is told nothing on the next stream', async () => {
    const first = await bothOnTheBoard();
    await leaveDepartment(ben);
    await first.over();
    const second = await listen(ben);
    await look(ana, { workspaceId: board, taskId: (await aTask(app)).id });
    await aTick();
    expect(second.presences).toEqual([]);
  });
});

describe('the switch', () => {
  const share = (person: Person, on: boolean) => app.as(person)(api.users.updateSettings, { body: { sharePresence: on } });

  test('hides at once, and then the person is neither shown nor told', async () => {
    const listener = await bothOnTheBoard();
    const own = await listen(ana);
    await told(own, [at(ben)]);
    expect((await share(ana, false)).body).toMatchObject({ sharePresence: false });
    await told(listener, []);
    await told(own, []);
    await look(ana, { workspaceId: board });
    await aTick();
    expect(listener.presences.at(-1)).toEqual([]);
    expect(own.presences.at(-1)).toEqual([]);
    await share(ana, true);
    await look(ana, { workspaceId: board });
    await told(listener, [at(ana)]);
    await told(own, [at(ben)]);
  });
});

test('a report stores no event, and one that is not ours is refused', async () => {
  const place = { workspaceId: board };
  const began = Date.now() - 1_000;
  await look(ana, place);
  expect((await app.as(ana)(api.events.list, { query: { since: String(began) } })).body).toEqual([]);
  const report = (body: unknown) => app.raw({ method: 'PUT', url: '/api/presence', payload: body, as: ana });
  for (const tab of ['', 'x', '1'.repeat(36), 7, null]) expect((await report({ tab, place })).status).toBe(400);
  for (const wrong of [{}, { workspaceId: null }, { workspaceId: -1 }, { ...place, editing: 'secret' }, { ...place, taskId: 0 }])
    expect((await report({ tab: crypto.randomUUID(), place: wrong })).status).toBe(400);
});

describe('on two instances', async () => {
  const { kind } = await workerDatabase();
  let other: TestApp;
  beforeEach(async () => {
    other = { ...app, app: await buildApp({ config: app.config, database: await workerDatabase(), presenceTick }) };
  });
  afterEach(() => other.app.close());

  /** Reports over the other instance, with the same session. */
  async function lookThere(person: Person, place: PlaceInput | null): Promise<void> {
    const name = `${person.id}/1`;
    const tab = tabs.get(name) ?? crypto.randomUUID();
    tabs.set(name, tab);
    const headers = { cookie: await app.cookieOf(person), host: 'tasklane.test', origin: 'http://tasklane.test' };
    const { statusCode } = await other.app.inject({ method: 'PUT', url: '/api/presence', headers, payload: { tab, place } });
    expect(statusCode).toBe(200);
  }

  test.runIf(kind === 'postgres')('people are told of those whose tabs report to the other one', async () => {
    const outsider = await aUser(app, { department: 'HR' });
    const { id: taskId } = await aTask(app);
    const [listener, foreign] = [await listen(ben), await listen(outsider)];
    await lookThere(ben, { workspaceId: board });
    await look(outsider, { workspaceId: 2 });
    await lookThere(ana, { workspaceId: board, taskId, editing: 'checklist' });
    await told(listener, [at(ana, { taskId, editing: 'checklist' })]);
    await lookThere(ana, null);
    await told(listener, []);
    await lookThere(ana, { workspaceId: board, taskId });
    await told(listener, [at(ana, { taskId })]);
    await app.as(ana)(api.users.updateSettings, { body: { sharePresence: false } });
    await told(listener, []);
    expect(foreign.presences).toEqual([]);
  });
});
