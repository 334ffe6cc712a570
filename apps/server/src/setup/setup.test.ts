// What administrators are promised of the set-up: each step has the state that is stored and configured, whatever a page believes.
import * as api from '@app/contract/api.ts';
import type { SetupStepName } from '@app/contract/setup/setup.rules.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { mailServer } from '#testing/mail-server.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
const administrator = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
const open: (() => Promise<void>)[] = [];

beforeEach(() => begin());
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function begin(env: Record<string, string> = {}): Promise<void> {
  // Without a value, as nobody has decided.
  app = await testApp({ env: { REGISTRATION: '', ...env } });
  open.push(() => app.close());
}

const as = (person: Person = administrator) => app.as(person);
const read = async (person?: Person) => (await as(person)(api.setup.get)).body;
async function stateOf(step: SetupStepName) {
  return (await read()).steps.find(({ name }) => name === step)?.state;
}

const server = {
  host: null,
  port: 587,
  security: 'starttls',
  user: '',
  companyName: '',
  senderEmail: '',
  address: null,
} as const;
const setMail = (change: object) => as()(api.mailServer.set, { body: { ...server, ...change } });

test('begins with every step open, and without one for samples where there are none', async () => {
  const { steps, ...facts } = await read();
  expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
    ...['company open', 'mail open', 'departments open', 'people open', 'signIn open', 'backup open', 'assistant open'],
  ]);
  expect(facts).toEqual({
    ...{ isShown: true, companyName: null, address: null, mail: 'none', departments: 5, openDepartments: 5 },
    ...{ people: 0, invited: 0, registration: 'open', backupScheduled: false, backupAt: null, model: null },
    ...{ samplePeople: 0, sampleTasks: 0 },
  });
});

describe('a step is done', () => {
  test('company: once name and address are known', async () => {
    await setMail({ companyName: 'Example Ltd' });
    expect(await stateOf('company')).toBe('open');
    await setMail({ companyName: 'Example Ltd', address: 'https://tasks.example.com' });
    expect(await stateOf('company')).toBe('done');
  });

  test('mail: once a test of this server has passed, and no longer when another server is set', async () => {
    const sink = await mailServer();
    open.push(() => sink.stop());
    const local = { host: '127.0.0.1', port: sink.port, senderEmail: 'tasks@example.com' };
    await setMail(local);
    expect(await read()).toMatchObject({ mail: 'untested' });
    await as()(api.email.testConnection);
    expect(await read()).toMatchObject({ mail: 'works' });
    expect(await stateOf('mail')).toBe('done');
    await setMail({ ...local, senderEmail: 'others@example.com' });
    expect(await stateOf('mail')).toBe('open');
    await as()(api.email.sendTest, { body: { recipient: 'ana@example.com', subject: 'Test', message: 'It works.' } });
    expect(await stateOf('mail')).toBe('done');
    await setMail({ ...local, host: 'localhost', port: 1 });
    await as()(api.email.testConnection);
    expect(await stateOf('mail')).toBe('open');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['renamed', () => as()(api.departments.update, { params: { departmentId: 1 }, body: { name: 'Brand' } })],
    ['made', () => as()(api.departments.create, { body: { name: 'Legal', isPublic: false } })],
    ['archived', () => as()(api.departments.update, { params: { departmentId: 1 }, body: { archived: true } })],
    ['deleted', () => as()(api.departments.remove, { params: { departmentId: 1 } })],
  ])('departments: once one was %s', async (_, change) => {
    await change();
    expect(await stateOf('departments')).toBe('done');
  });

  test('people: once somebody is invited or there', async () => {
    await as()(api.invitations.create, { body: { workspaceId: 3, email: 'ana@example.com', role: 'member' } });
    expect(await read()).toMatchObject({ people: 0, invited: 1 });
    expect(await stateOf('people')).toBe('done');
    await app.db.execute(sql`delete from invitations`);
    expect(await stateOf('people')).toBe('open');
    await aUser(app);
    expect(await stateOf('people')).toBe('done');
  });

  test.each(['open', 'approval', 'closed'])('signing in: once the operator has chosen %s', async (mode) => {
    await begin({ REGISTRATION: mode });
    expect(await read()).toMatchObject({ registration: mode });
    expect(await stateOf('signIn')).toBe('done');
  });

  test('backup: once one is scheduled or was made', async () => {
    await app.db.execute(sql`insert into backup_runs (cause, state, finished_at) values ('person', 'failed', now())`);
    expect(await stateOf('backup')).toBe('open');
    await app.db.execute(sql`insert into backup_runs (cause, state, finished_at) values ('person', 'done', now())`);
    expect(await stateOf('backup')).toBe('done');
    await begin({ BACKUP_SCHEDULE: '03:00' });
    expect(await read()).toMatchObject({ backupScheduled: true, backupAt: null });
    expect(await stateOf('backup')).toBe('done');
  });

  test('assistant: once there is a language model', async () => {
    await begin({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama3.1' });
    expect(await read()).toMatchObject({ model: 'llama3.1' });
    expect(await stateOf('assistant')).toBe('done');
  });

  test('samples: once they are removed', async () => {
    await begin({ SAMPLE_DATA: 'true' });
    expect(await read()).toMatchObject({ people: 0, samplePeople: 11, sampleTasks: 26 });
    expect(await stateOf('samples')).toBe('open');
    await as()(api.samples.remove);
    expect(await stateOf('samples')).toBeUndefined();
  });
});

describe('the card', () => {
  const shows = async (person: Person = administrator) => (await as(person)(api.auth.currentUser)).body.showsSetup;
  const set = (body: object, person?: Person) => as(person)(api.setup.set, { body });

  test('is on the first screen of administrators alone', async () => {
    expect(await shows()).toBe(true);
    const ana = await aUser(app);
    expect((await as(ana)(api.auth.currentUser)).body).not.toHaveProperty('showsSetup');
    const { body } = await app.as()(api.auth.login, { body: administrator });
    expect(body).toMatchObject({ showsSetup: true });
  });

  test('is dismissed for one administrator, who still finds the steps', async () => {
    const other = await aUser(app, { role: 'admin' });
    expect((await set({ dismissed: true })).body).toMatchObject({ isShown: false });
    expect([await shows(), await shows(other)]).toEqual([false, true]);
    expect((await read()).steps).toHaveLength(7);
    await set({ dismissed: false });
    expect(await shows()).toBe(true);
  });

  test('a step is put off for all administrators, and what others put off meanwhile stays', async () => {
    const other = await aUser(app, { role: 'admin' });
    await Promise.all([set({ later: { backup: true } }), set({ later: { assistant: true } }, other)]);
    expect(await stateOf('backup')).toBe('later');
    expect(await stateOf('assistant')).toBe('later');
    await set({ later: { backup: false } });
    expect(await stateOf('backup')).toBe('open');
    const { body: audit } = await as()(api.audit.list, { query: { action: 'setup_changed' } });
    expect(audit.map(({ details }) => details)).toEqual([{ backup: 'open' }, expect.anything(), expect.anything()]);
  });

  test('is gone when every step is done or put off', async () => {
    const all = { company: true, mail: true, departments: true, people: true, signIn: true, backup: true };
    await set({ later: all });
    expect(await shows()).toBe(true);
    await set({ later: { assistant: true } });
    expect(await shows()).toBe(false);
    await set({ later: { mail: false } });
    expect(await shows()).toBe(true);
  });

  test('is not offered by an update of an older installation', async () => {
    await app.db.execute(sql`delete from settings where name = 'setup'`);
    expect(await shows()).toBe(false);
    await set({ later: { backup: true } });
    expect(await shows()).toBe(false);
  });

  test.each([{ later: { unknown: true } }, { later: { mail: 'yes' } }, { dismissed: 1 }])('%j is refused', async (body) => {
    expect((await set(body)).status).toBe(400);
  });
});
