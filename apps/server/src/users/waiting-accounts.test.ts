// Who registered where approval is needed sees nothing of others, until somebody who may do so admits the account.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aChecklistTemplate, aDepartment, aFeed, aTask, aToken, aUser } from '#testing/factories.ts';
import { allSettled, deliver } from '#testing/outbox.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

let app: TestApp;
let admin: Person;
let zora: Person;
let waiting: Person;
let laboratory: number;

beforeAll(async () => {
  app = await testApp({ env: { REGISTRATION: 'approval' } });
  admin = await aUser(app, { role: 'admin', department: null });
  zora = await aUser(app, { fullName: 'Zora Quill', username: 'zquill', email: 'zora@quill.example' });
  await app.db.execute(sql`update users set title = 'Head of Quills' where id = ${zora.id}`);
  laboratory = await aDepartment(app.db, 'Quill Laboratory');
  await aChecklistTemplate(app, null);
  await aTask(app, { by: zora, title: 'Sharpen a quill', assigneeId: zora.id, assignees: [zora.id] });
  waiting = await registered('newcomer');
  return () => app.close();
});

async function registered(username: string): Promise<Person> {
  const given = { username, password: 'a long password', fullName: 'Nora New', email: `${username}@example.com` };
  const { body } = await app.as()(api.users.register, { body: { ...given, departmentId: 3 } });
  return { id: body.id, ...given };
}

/** What belongs to others, and to the company. */
const foreign = /quill|A template of the tests|htmlContent/i;

const ids: Record<string, () => number> = { workspaceId: () => 3, userId: () => zora.id, departmentId: () => laboratory };
const endpoints = Object.values(api).flatMap((each): Endpoint[] => Object.values(each));
const reads = endpoints.filter(({ method, access, stream }) => method === 'GET' && access !== 'admin' && !stream);

async function seenBy(person: Person): Promise<string[]> {
  const seen: string[] = [];
  for (const { method, path } of reads) {
    const url = path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]?.() ?? 1));
    const query = path === '/api/search' ? '?q=quill' : path === api.assistant.people.path ? '?usernames=zquill' : '';
    const { status, text } = await app.raw({ method, url: `${url}${query}`, as: person });
    if (status === 200 && foreign.test(text)) seen.push(path);
  }
  return seen;
}

test('a waiting account reads nothing of others, which any member of another department does', async () => {
  // The names of departments are what the registration offers to everybody.
  expect(await seenBy(waiting)).toEqual(['/api/departments']);
  const other = await aUser(app, { department: null });
  const open = ['/api/users', '/api/users/:userId', '/api/departments', '/api/assistant/people', '/api/email-templates'];
  expect(await seenBy(other)).toEqual(expect.arrayContaining([...open, '/api/checklist-templates']));
  const names = (await app.as(waiting)(api.departments.list)).body;
  expect(names).toEqual((await app.as()(api.departments.list)).body);
  expect((await app.as(waiting)(api.users.list)).body.map(({ id }) => id)).toEqual([waiting.id]);
});

test('administrators are told in the product and by mail that somebody waits', async () => {
  const text = 'Nora New has registered for Engineering and waits for approval';
  const told = async () => (await app.as(admin)(api.notifications.list)).body;
  expect(await told()).toMatchObject([{ kind: 'approval_awaited', message: text, userId: waiting.id, taskId: null }]);
  const delivery = await deliver(app);
  const mails = await allSettled(app.db).finally(() => delivery.stop());
  const mail = mails.find(({ userId, kind }) => userId === admin.id && kind === 'new_user_registered');
  expect(mail).toMatchObject({ subject: 'Nora New waits for approval' });
  expect(mail?.text).toContain('sees nothing until you or another administrator approves it');
  await app.as(admin)(api.users.remove, { params: { userId: (await registered('leaving')).id } });
  expect((await told())[0]?.message).toBe('Deleted user has registered for Engineering and waits for approval');
});

test('a declined request changes nothing, and an approval admits the account for good', async () => {
  const person = await registered('declined');
  const cards = async () => (await app.as(person)(api.users.list)).body.length;
  const body = { userId: person.id, departmentId: 3 };
  await app.as(admin)(api.departments.removeUser, { body });
  expect(await cards()).toBe(1);
  await app.as(admin)(api.departments.addUser, { body: { ...body, role: 'member' } });
  expect(await cards()).toBeGreaterThan(2);
  await app.as(admin)(api.departments.removeUser, { body });
  expect(await cards()).toBeGreaterThan(2);
});

test('whoever an older version of the server has admitted is admitted', async () => {
  const person = await registered('older');
  await app.db.execute(sql`update user_departments set pending = false where user_id = ${person.id}`);
  expect((await app.as(person)(api.users.list)).body.length).toBeGreaterThan(2);
});

test('what costs or grants something is closed until somebody admits the account, in every way to call', async () => {
  const person = await registered('eager');
  const as = app.as(person);
  const refused = { error: 'forbidden', message: expect.stringContaining('Your account waits for approval.') };
  const tried = [
    'conversations.create',
    'suggestions.tasks',
    'assistant.ask',
    'assistant.parse',
    'tokens.create',
    'feeds.create',
  ];
  for (const name of tried) {
    const [word, key] = name.split('.') as ['assistant', 'ask'];
    const { status, body } = await as(api[word][key], { body: validBodies[name]?.() as never });
    expect({ name, status, body }).toMatchObject({ name, status: 403, body: refused });
  }
  // What it has already, such as from a time before the approval was asked for, opens nothing either.
  const { headers } = await aToken(app, person.id, ['tasks:read']);
  expect(await app.raw({ method: 'GET', url: '/api/tasks', headers })).toMatchObject({ status: 403, body: refused });
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect(await app.raw({ method: 'POST', url: '/mcp', headers, payload: message })).toMatchObject({ status: 403, body: refused });
  const feed = await aFeed(app, person.id, 'notifications');
  const opened = () => app.raw({ method: 'GET', url: feed.url });
  expect((await opened()).status).toBe(404);
  await app.as(admin)(api.departments.addUser, { body: { userId: person.id, departmentId: 3, role: 'member' } });
  expect((await opened()).status).toBe(200);
  expect((await app.raw({ method: 'GET', url: '/api/tasks', headers })).status).toBe(200);
});
