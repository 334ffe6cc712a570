// A write checks the caller's session and rights when it is written, however slowly its body arrived.
import * as api from '@app/contract/api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aDepartment, aUser } from '#testing/factories.ts';
import { slowRequest } from '#testing/network/slow-request.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeEach(async () => {
  app = await testApp();
  admin = await aUser(app, { role: 'admin', department: null });
});
afterEach(() => app.close());

const newTask = { title: 'Written at last', columnId: 9, priority: 'P2', department: 'Engineering' } as const;

test('a former administrator creates no department', async () => {
  const other = await aUser(app, { role: 'admin' });
  const finish = await slowRequest(app, other, api.departments.create, { body: { name: 'Left over' } });
  await app.as(admin)(api.users.setRole, { params: { userId: other.id }, body: { role: 'user' } });
  expect(await finish()).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  const { body } = await app.as(admin)(api.departments.list);
  expect(body.map(({ name }) => name)).not.toContain('Left over');
  const { body: log } = await app.as(admin)(api.audit.list, { query: { kind: 'acts' } });
  expect(log.find(({ outcome }) => outcome === 'refused')).toMatchObject({ action: 'department_created' });
});

test('a person who left a department creates no task in it', async () => {
  const person = await aUser(app);
  const finish = await slowRequest(app, person, api.tasks.create, { body: newTask });
  const departmentId = await aDepartment(app.db, 'Engineering');
  await app.as(admin)(api.departments.removeUser, { body: { userId: person.id, departmentId } });
  expect(await finish()).toMatchObject({ status: 403 });
  expect((await app.as(admin)(api.tasks.list)).body).toEqual([]);
});

test('a person who joined one meanwhile does', async () => {
  const person = await aUser(app, { department: 'HR' });
  const finish = await slowRequest(app, person, api.tasks.create, { body: newTask });
  const departmentId = await aDepartment(app.db, 'Engineering');
  await app.as(admin)(api.departments.addUser, { body: { userId: person.id, departmentId, role: 'member' } });
  expect(await finish()).toMatchObject({ status: 201 });
});

test('a session that ended meanwhile writes nothing', async () => {
  const person = await aUser(app);
  const finish = await slowRequest(app, person, api.users.updateSettings, { body: { theme: 'dark' } });
  await app.as(person)(api.auth.logout);
  expect(await finish()).toMatchObject({ status: 401, body: { error: 'session_missing' } });
  app.forget(person);
  expect((await app.as(person)(api.auth.currentUser)).body.user.theme).toBe('light');
});

test('a person who was deleted meanwhile is told so', async () => {
  const person = await aUser(app);
  const finish = await slowRequest(app, person, api.tasks.create, { body: newTask });
  await app.as(admin)(api.users.remove, { params: { userId: person.id } });
  expect(await finish()).toMatchObject({ status: 401, body: { error: 'user_missing' } });
});
