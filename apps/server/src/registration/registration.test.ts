// Who may create an account: administrators choose it on a screen, the environment wins, and a choice holds from the next registration on.
import * as api from '@app/contract/api.ts';
import type { RegistrationMode } from '@app/contract/registration/registration.rules.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let administrator: Person;

beforeEach(() => begin({ REGISTRATION: '' }));
afterEach(() => app.close());

async function begin(env: Record<string, string>): Promise<void> {
  app = await testApp({ env });
  administrator = await aUser(app, { role: 'admin' });
}

const choose = (mode: RegistrationMode) => app.as(administrator)(api.registration.set, { body: { mode } });
const read = async () => (await app.as(administrator)(api.registration.get)).body;
const ana = { username: 'ana', password: 'good enough', fullName: 'Ana Lopez', email: 'ana@example.com', departmentId: 3 };
const register = () => app.as()(api.users.register, { body: ana });
const offered = async () => (await app.as()(api.departments.list)).body.length;

test('is what the database suggests until somebody chooses', async () => {
  expect(await read()).toEqual({ mode: 'open', fromEnvironment: false, isChosen: false });
  expect((await choose('open')).body).toEqual({ mode: 'open', fromEnvironment: false, isChosen: true });
});

test('closed: nobody registers, and no department is offered', async () => {
  await choose('closed');
  expect(await offered()).toBe(0);
  expect((await register()).status).toBe(403);
  await choose('open');
  expect(await offered()).toBe(5);
  expect((await register()).status).toBe(201);
});

test('approval: whoever registers waits', async () => {
  await choose('approval');
  const { status, body } = await register();
  expect(status).toBe(201);
  const person = { ...ana, id: body.id };
  expect((await app.as(person)(api.workspaces.list)).body).toEqual([]);
});

test('members of an open department invite only while anybody may register', async () => {
  const member = await aUser(app);
  const roles = async () => (await app.as(member)(api.invitations.list, { params: { workspaceId: 3 } })).body.roles;
  expect(await roles()).toEqual(['member']);
  await choose('closed');
  expect(await roles()).toEqual([]);
});

test('each choice is in the audit log once', async () => {
  await choose('closed');
  await choose('closed');
  const { body } = await app.as(administrator)(api.audit.list, { query: { action: 'registration_changed' } });
  expect(body).toMatchObject([{ userId: administrator.id, details: { mode: 'closed' } }]);
});

test('the environment wins, and nothing is stored beside it', async () => {
  await app.close();
  await begin({ REGISTRATION: 'approval' });
  expect((await choose('closed')).body).toEqual({ mode: 'approval', fromEnvironment: true, isChosen: true });
  const { body } = await app.as(administrator)(api.audit.list, { query: { action: 'registration_changed' } });
  expect(body).toEqual([]);
});

test('an unknown mode is refused', async () => {
  expect((await choose('some' as RegistrationMode)).status).toBe(400);
});
