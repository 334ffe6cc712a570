// Saved views over HTTP: own ones and shared ones, who changes them, two changes at once, deletion and its end, bounds, events.
import * as api from '@app/contract/api.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { SavedView, ViewSettings } from '@app/contract/views/views.contract.ts';
import { viewLimits } from '@app/contract/views/views.limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { aUser, aView, viewSettings, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { deleteOldViews } from '#views/views.sql.ts';

const board = 3;
let app: TestApp;
let ana: Person;
let ben: Person;
let manager: Person;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  app = await testApp();
  ana = await aUser(app, { fullName: 'Ana López' });
  ben = await aUser(app, { fullName: 'Ben Hall' });
  manager = await aUser(app, { workspaceId: board, workspaceRole: 'admin' });
  stranger = await aUser(app, { department: 'HR' });
  admin = await aUser(app, { role: 'admin', department: 'HR' });
});
afterAll(() => app.close());

async function save(by: Person, more: Partial<Parameters<typeof body>[0]> = {}): Promise<SavedView> {
  const reply = await app.as(by)(api.views.create, { body: body(more) });
  expect(reply.status, reply.text).toBe(201);
  return reply.body;
}
const body = (more: { name?: string; shared?: boolean; workspaceId?: number; settings?: ViewSettings }) => ({
  ...{ workspaceId: board, name: 'Late', shared: false, settings: viewSettings() },
  ...more,
});
async function namesFor(person: Person, workspaceId?: number): Promise<string[]> {
  const reply = await app.as(person)(api.views.list, {
    query: workspaceId === undefined ? {} : { workspaceId: String(workspaceId) },
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.map(({ name }) => name);
}
const change = (by: Person, viewId: number, to: object) => app.as(by)(api.views.update, { params: { viewId }, body: to });
const remove = (by: Person, viewId: number) => app.as(by)(api.views.remove, { params: { viewId } });
const restore = (by: Person, viewId: number) => app.as(by)(api.views.restore, { params: { viewId } });

test('its owner finds a view as it was saved, others find it once it is shared, strangers and former members never', async () => {
  const view = await save(ana, { name: '  Late\u200b work ' });
  expect(view).toMatchObject({ name: 'Late work', ownerId: ana.id, workspaceId: board, mayChange: true, version: 1 });
  expect(view.settings).toEqual({
    ...viewSettings(),
    filter: { ...viewSettings().filter, not: expect.objectContaining({ departments: ['HR'] }) },
  });
  expect(await namesFor(ben)).toEqual([]);
  expect((await change(ben, view.id, { name: 'Mine now' })).status).toBe(404);
  expect((await change(ana, view.id, { shared: true })).body).toMatchObject({ shared: true, version: 2 });
  expect(await namesFor(ben)).toEqual(['Late work']);
  expect(await namesFor(ben, board)).toEqual(['Late work']);
  expect(await namesFor(stranger)).toEqual([]);
  // An administrator sees every board; the sidebar has only the own ones.
  expect(await namesFor(admin)).toEqual([]);
  expect(await namesFor(admin, board)).toEqual(['Late work']);
  const left = await aUser(app);
  await save(left, { name: 'Of one who left' });
  await app.db.execute(sql`delete from user_departments where user_id = ${left.id}`);
  expect(await namesFor(left)).toEqual([]);
});

test('a shared view is changed by its owner and by those who manage its board', async () => {
  const view = await save(ana, { name: 'Ours', shared: true });
  expect((await change(ben, view.id, { name: "Ben's" })).body).toMatchObject({ error: 'forbidden' });
  expect((await change(manager, view.id, { name: 'Of the board' })).body).toMatchObject({
    name: 'Of the board',
    ownerId: ana.id,
  });
  // To end the sharing would take it from the board for its owner alone.
  expect((await change(manager, view.id, { shared: false })).status).toBe(403);
  expect((await change(ana, view.id, { shared: false })).status).toBe(200);
  expect((await change(manager, view.id, { name: 'Late' })).status).toBe(404);
});

test('a change of a stale version is refused with what is stored now', async () => {
  const view = await save(ana, { shared: true });
  const first = await change(manager, view.id, { name: 'First', version: view.version });
  expect(first.status).toBe(200);
  const second = await change(ana, view.id, { name: 'Second', version: view.version });
  expect([second.status, second.body]).toMatchObject([409, { error: 'conflict', current: { name: 'First', version: 2 } }]);
});

test('a deleted view comes back as it was, until it is deleted for good', async () => {
  const view = await save(ben, { name: 'Gone', shared: true });
  expect((await remove(ana, view.id)).status).toBe(403);
  expect((await remove(ben, view.id)).status).toBe(200);
  expect(await namesFor(ben)).not.toContain('Gone');
  expect((await remove(ben, view.id)).status).toBe(404);
  expect((await restore(ana, view.id)).status).toBe(403);
  expect((await restore(ben, view.id)).body).toMatchObject({ name: 'Gone', settings: view.settings });
  expect((await restore(ben, view.id)).status).toBe(404);
  await remove(ben, view.id);
  await deleteOldViews(app.db);
  await app.db.execute(sql`update views set deleted_at = now() - interval '31 days' where id = ${view.id}`);
  expect((await restore(ben, view.id)).status).toBe(404);
  await deleteOldViews(app.db);
  expect(await rows(app.db, sql`select id from views where id = ${view.id}`)).toEqual([]);
});

test('a view of the company is for administrators', async () => {
  const view = await save(admin, { name: 'All late', shared: true, workspaceId: companyWorkspaceId });
  expect(view.workspaceId).toBe(0);
  const other = await aUser(app, { role: 'admin' });
  expect(await namesFor(other)).toContain('All late');
  expect((await change(other, view.id, { name: 'All' })).status).toBe(200);
  expect((await change(manager, view.id, { name: 'All' })).status).toBe(404);
  expect((await app.as(ana)(api.views.create, { body: body({ workspaceId: companyWorkspaceId }) })).status).toBe(403);
});

test('a view keeps its lanes', async () => {
  const view = await save(ana, { settings: { ...viewSettings(), lanes: 'due' } });
  expect(view.settings).toMatchObject({ lanes: 'due' });
});

test('a view keeps its grouping, and loses it when it is saved without', async () => {
  const view = await save(ana, { settings: { ...viewSettings(), group: 'assignee' } });
  expect(view.settings).toMatchObject({ group: 'assignee' });
  expect((await change(ana, view.id, { settings: viewSettings() })).body).toMatchObject({
    settings: expect.not.objectContaining({ group: expect.anything() }),
  });
});

test('keeps the period of a dashboard', async () => {
  const view = await save(ana, { settings: { ...viewSettings(), layout: 'dashboard', period: '4w' } });
  expect(view.settings).toMatchObject({ period: '4w' });
});

test('settings have bounds and only known values', async () => {
  const refused = async (settings: object) =>
    (await app.as(ana)(api.views.create, { body: body({ settings: { ...viewSettings(), ...settings } as ViewSettings }) }))
      .status;
  const { filter } = viewSettings();
  expect(await refused({ layout: 'timeless' })).toBe(400);
  expect(await refused({ filter: { ...filter, due: ['someday'] } })).toBe(400);
  expect(await refused({ filter: { ...filter, departments: Array(100).fill('x'.repeat(80)) } })).toBe(400);
  expect(await refused({ filter: { ...filter, not: { assignees: ['you'] } } })).toBe(400);
  expect(await refused({ sort: { by: 'password', descending: false } })).toBe(400);
  expect(await refused({ group: 'password' })).toBe(400);
  expect(await refused({ lanes: 'status' })).toBe(400);
  expect(await refused({ period: '2d' })).toBe(400);
  expect(await refused({ filter: { ...filter, due: ['<=7d', '0d..6d'], assignees: ['me'] } })).toBe(201);
});

test('people and boards have only so many views', async () => {
  const many = await aUser(app);
  for (let count = 0; count < viewLimits.own; count++) await aView(app, { ownerId: many.id, name: `View ${count}` });
  expect((await app.as(many)(api.views.create, { body: body({}) })).status).toBe(409);
  const [first] = await rows<{ id: number }>(app.db, sql`select id from views where owner_id = ${many.id} limit 1`);
  await remove(many, first?.id ?? 0);
  await save(many);
  expect((await restore(many, first?.id ?? 0)).status).toBe(409);
  // Those of a board that they no longer see do not count, as they cannot delete them.
  await withoutMembership(app, many);
  await app.db.insert(tables.workspaceMembers).values({ workspaceId: 2, userId: many.id, role: 'member' });
  expect((await app.as(many)(api.views.create, { body: { ...body({}), workspaceId: 2 } })).status).toBe(201);
  const owner = await aUser(app);
  for (let count = 0; count < viewLimits.shared; count++)
    await aView(app, { ownerId: owner.id, shared: true, name: `Shared ${count}` });
  expect((await app.as(ana)(api.views.create, { body: body({ shared: true }) })).status).toBe(409);
  const own = await save(ana);
  expect((await change(ana, own.id, { shared: true })).status).toBe(409);
  await app.db.execute(sql`delete from views where owner_id in (${owner.id}, ${many.id})`);
});

test('events tell of a private view only its owner, of a shared one the board', async () => {
  const typesFor = async (as: Person, since: string) =>
    (await app.as(as)(api.events.list, { query: { since } })).body
      .map(({ type }) => type)
      .filter((type) => type === 'views_updated');
  await app.db.execute(sql`delete from events`);
  const since = String(Date.now() - 1_000);
  const view = await save(ana);
  expect([await typesFor(ana, since), await typesFor(ben, since), await typesFor(admin, since)]).toEqual([
    ['views_updated'],
    [],
    [],
  ]);
  await change(ana, view.id, { shared: true });
  expect(await typesFor(ben, since)).toEqual(['views_updated']);
  expect(await typesFor(stranger, since)).toEqual([]);
  // Those who saw it learn that it is no longer shared.
  await change(ana, view.id, { shared: false });
  expect(await typesFor(ben, since)).toHaveLength(2);
});

test('with an account its private views go, and the shared ones stay with the board', async () => {
  const leaving = await aUser(app);
  const own = await save(leaving, { name: 'Private' });
  const shared = await save(leaving, { name: 'Left to the board', shared: true });
  const reply = await app.as(admin)(api.users.remove, { params: { userId: leaving.id } });
  expect(reply.status, reply.text).toBe(200);
  expect(await rows(app.db, sql`select id, owner_id as owner from views where id in (${own.id}, ${shared.id})`)).toEqual([
    { id: shared.id, owner: null },
  ]);
  expect((await change(manager, shared.id, { name: 'Kept' })).body).toMatchObject({ name: 'Kept', ownerId: null });
});
