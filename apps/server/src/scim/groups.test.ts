// Tests groups of SCIM: departments with their members, by the requests of Entra ID and Okta.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstRow, rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { aDirectory, type ScimDirectory } from '#testing/scim-directory.ts';
import { entraRequests as entra, oktaRequests as okta } from '#testing/scim-requests.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let directory: ScimDirectory;

beforeEach(async () => {
  app = await testApp();
  directory = await aDirectory(app);
});
afterEach(() => app.close());

const send: ScimDirectory['send'] = (...given) => directory.send(...given);
const get: ScimDirectory['get'] = (...given) => directory.get(...given);
const membersOf = async (id: number | string) =>
  (
    await rows<{ id: number }>(
      app.db,
      sql`select user_id as id from user_departments where department_id = ${Number(id)} order by 1`,
    )
  ).map((row) => row.id);

const firstColumnOf = async (workspaceId: number) =>
  Number(
    (await firstRow<{ id: number }>(app.db, sql`select min(id) as id from columns where workspace_id = ${workspaceId}`))?.id,
  );

describe('Entra ID', () => {
  test('creates a group, adds and removes members, renames it and archives it', async () => {
    expect((await send(entra.findGroup)).body.totalResults).toBe(0);
    const made = await send(entra.createGroup);
    expect(made).toMatchObject({
      status: 201,
      body: { displayName: 'Purchasing', members: [], externalId: entra.createGroup.body.externalId },
    });
    const { id } = made.body;
    const person = await aUser(app, { department: null });
    expect((await send(entra.isMember, { id, user: person.id })).body.totalResults).toBe(0);
    expect((await send(entra.addMember, { id, user: person.id })).status).toBe(204);
    expect((await send(entra.addMember, { id, user: person.id })).status).toBe(204);
    expect(await membersOf(id)).toEqual([person.id]);
    expect((await send(entra.isMember, { id, user: person.id })).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    const told = await rows(app.db, sql`select kind from notifications where user_id = ${person.id}`);
    expect(told).toEqual([{ kind: 'department_added' }]);
    const mine = await app.as(person)(api.departments.mine);
    expect(mine.body.map(({ name }) => name)).toEqual(['Purchasing']);
    expect((await get(`/Users/${person.id}`)).body.groups).toEqual([
      { value: id, $ref: expect.stringContaining(`/scim/v2/Groups/${id}`), display: 'Purchasing', type: 'direct' },
    ]);
    expect((await send(entra.getGroup, { id })).body.members).toBeUndefined();
    expect((await get(`/Groups/${id}`)).body.members).toEqual([
      { value: String(person.id), $ref: expect.stringContaining(`/Users/${person.id}`), display: person.fullName, type: 'User' },
    ]);
    const workspaceId = Number(mine.body[0]?.workspaceId);
    const place = { workspaceId, columnId: await firstColumnOf(workspaceId) };
    const task = await aTask(app, { by: person, department: 'Purchasing', ...place });
    expect((await send(entra.renameGroup, { id })).status).toBe(204);
    expect((await app.as(person)(api.tasks.get, { params: { taskId: task.id } })).body.department).toBe('Procurement');
    expect((await send(entra.removeMember, { id, user: person.id })).status).toBe(204);
    expect(await membersOf(id)).toEqual([]);
    expect((await send(entra.deleteGroup, { id })).status).toBe(204);
    expect((await get(`/Groups/${id}`)).status).toBe(404);
    expect((await app.as(directory.admin)(api.tasks.get, { params: { taskId: task.id } })).status).toBe(200);
    const record = await rows<{ action: string }>(
      app.db,
      sql`select action from audit_log where details->>'scim' = 'Entra ID' order by id`,
    );
    expect(record.map(({ action }) => action)).toEqual([
      ...['department_created', 'member_added', 'department_changed', 'member_removed', 'department_changed'],
    ]);
  });

  test('creates an archived group again: the department comes back with what it had', async () => {
    const { id } = (await send(entra.createGroup)).body;
    const person = await aUser(app);
    await send(entra.addMember, { id, user: person.id });
    await send(entra.deleteGroup, { id });
    expect(await send(entra.createGroup)).toMatchObject({ status: 201, body: { id, members: [{ value: String(person.id) }] } });
  });
});

describe('Okta', () => {
  test('creates a group, renames it, changes and replaces members', async () => {
    const { id } = (await send(okta.createGroup)).body;
    const [tom, eva] = [await aUser(app), await aUser(app)];
    await send(entra.addMember, { id, user: eva.id });
    expect((await send(okta.renameGroup, { id })).status).toBe(204);
    expect((await get(`/Groups/${id}`)).body.displayName).toBe('Service');
    expect((await send(okta.changeMembers, { id, user: tom.id })).status).toBe(204);
    expect(await membersOf(id)).toEqual([tom.id, eva.id].sort((a, b) => a - b));
    expect((await send(okta.removeMember, { id, user: eva.id })).status).toBe(204);
    expect(await membersOf(id)).toEqual([tom.id]);
    expect((await send(okta.replaceMembers, { id, user: eva.id })).status).toBe(204);
    expect(await membersOf(id)).toEqual([eva.id]);
    const put = { method: 'PUT', url: '/Groups/{id}', body: { displayName: 'Service', members: [{ value: '{user}' }] } };
    expect(await send(put, { id, user: tom.id })).toMatchObject({ status: 200, body: { members: [{ value: String(tom.id) }] } });
    const without = { method: 'PUT', url: '/Groups/{id}', body: { displayName: 'Service team' } };
    expect(await send(without, { id })).toMatchObject({ status: 200, body: { displayName: 'Service team', members: [{}] } });
    expect((await send(okta.listGroups)).body.totalResults).toBe(6);
  });
});

describe('members', () => {
  const removed = { method: 'PATCH', url: '/Groups/{id}', body: { Operations: [{ op: 'remove', path: 'members' }] } };

  test('many are added and removed with one event', async () => {
    const { id } = (await send(entra.createGroup)).body;
    const people = await Promise.all(Array.from({ length: 12 }, () => aUser(app)));
    const value = people.map((person) => ({ value: String(person.id) }));
    const before = await firstRow<{ id: number }>(app.db, sql`select coalesce(max(id), 0)::int as id from events`);
    const add = { method: 'PATCH', url: '/Groups/{id}', body: { Operations: [{ op: 'add', path: 'members', value }] } };
    expect((await send(add, { id })).status).toBe(204);
    const events = await rows(app.db, sql`select type from events where id > ${before?.id} and type = 'department_updated'`);
    expect(events).toHaveLength(1);
    expect(await membersOf(id)).toHaveLength(12);
    expect((await send(removed, { id })).status).toBe(204);
    expect(await membersOf(id)).toEqual([]);
  });

  test('programs and people who wait are none', async () => {
    const id = Number((await send(entra.createGroup)).body.id);
    const bot = await app.as(directory.admin)(api.users.createService, {
      body: { username: 'robot', fullName: 'Robot', departmentId: id },
    });
    const waits = await aUser(app, { department: 'Purchasing', pending: true });
    expect((await get(`/Groups/${id}`)).body.members).toEqual([]);
    await send(removed, { id });
    expect(await membersOf(id)).toEqual([bot.body.id, waits.id].sort((a, b) => a - b));
    expect((await get(`/Users/${bot.body.id}`)).status).toBe(404);
  });

  test('a deactivated person can be added', async () => {
    const { id } = (await send(entra.createGroup)).body;
    const person = await aUser(app, { department: null });
    await send(entra.disable, { id: person.id });
    expect((await send(entra.addMember, { id, user: person.id })).status).toBe(204);
    expect(await membersOf(id)).toEqual([person.id]);
  });
});

describe('refused', () => {
  test('a name that another group has or had', async () => {
    const { id } = (await send(entra.createGroup)).body;
    const taken = { status: 409, body: { scimType: 'uniqueness' } };
    expect(await send(entra.createGroup)).toMatchObject(taken);
    const rename = (displayName: string) => ({ method: 'PUT', url: '/Groups/{id}', body: { displayName } });
    expect(await send(rename('sales'), { id })).toMatchObject(taken);
    expect(await send(rename('Procurement'), { id })).toMatchObject({ status: 200 });
    expect(await send(entra.createGroup)).toMatchObject(taken);
    // By another spelling of its own name.
    expect(await send(rename('PROCUREMENT'), { id })).toMatchObject({ status: 200, body: { displayName: 'PROCUREMENT' } });
  });

  const patched = (...Operations: object[]) => ({ method: 'PATCH', url: '/Groups/{id}', body: { Operations } });
  test.each([
    ['no name', { method: 'POST', url: '/Groups', body: {} }, 'invalidValue'],
    ['an empty name', patched({ op: 'replace', path: 'displayName', value: ' ' }), 'invalidValue'],
    ['a member that there is not', patched({ op: 'add', path: 'members', value: [{ value: '2000000000' }] }), 'invalidValue'],
    ['a member that is no id', patched({ op: 'add', path: 'members', value: [{ value: 'lena' }] }), 'invalidValue'],
    ['a group as a member', patched({ op: 'add', path: 'members', value: [{ value: '1', type: 'Group' }] }), 'invalidValue'],
    ['an unknown attribute', patched({ op: 'add', path: 'colour', value: 'red' }), 'invalidPath'],
    ['a filter of another part', patched({ op: 'remove', path: 'members[colour eq "red"]' }), 'invalidFilter'],
    ['what is read only', patched({ op: 'replace', path: 'meta', value: {} }), 'mutability'],
  ])('%s', async (_, request, scimType) => {
    const { id } = (await send(entra.createGroup)).body;
    await aUser(app).then((person) => send(entra.addMember, { id, user: person.id }));
    expect(await send(request, { id })).toMatchObject({ status: 400, body: { status: '400', scimType } });
  });
});
