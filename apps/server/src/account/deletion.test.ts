// Tests the deletion of one's own account: permission, deleted data, and data that stays without the name.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import * as api from '@app/contract/api.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { type Actors, aComment, actors, aNotification, aTask, aUser } from '#testing/factories.ts';
import { fingerprint } from '#testing/fingerprint.ts';
import { cookieIn, type Person, type Reply, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  person = await aUser(app, { fullName: 'Lena Leaving', username: 'lena', email: 'lena@example.com', workspaceId: 1 });
  return () => app.close();
});

function leave(who = person, change: { username?: string; password?: string } = {}): Promise<Reply> {
  return app.as(who)(api.account.remove, { body: { username: who.username, password: who.password, ...change } });
}

async function stored(userId: number) {
  const [row] = await app.db.select().from(tables.users).where(eq(tables.users.id, userId));
  return row;
}

describe('permission', () => {
  test('anonymous people: 401', async () => {
    const reply = await app.as()(api.account.remove, { body: { username: 'lena', password: person.password } });
    expect(reply).toMatchObject({ status: 401, body: { error: 'session_missing' } });
  });

  test.each(['in', 'out', 'wsa', 'lead'] as const)('%s: 200', async (name) => {
    expect(await leave(people[name])).toMatchObject({ status: 200, body: { success: true } });
  });

  test('administrators are refused with a sentence, and nothing changes', async () => {
    const before = await fingerprint(app.db);
    expect(await leave(people.adm)).toMatchObject({
      status: 403,
      body: {
        error: 'forbidden',
        message: 'Administrators cannot delete their own account. Another administrator has to make you a user first.',
      },
    });
    expect(await fingerprint(app.db)).toBe(before);
  });

  test('a caller who became an administrator since the request was read is refused, too', async () => {
    await app.cookieOf(person);
    const asked = leave();
    await app.db.update(tables.users).set({ role: 'admin' }).where(eq(tables.users.id, person.id));
    expect((await asked).status).toBe(403);
    expect((await stored(person.id))?.deletedAt).toBeNull();
  });

  test('a page of another site and a form are refused', async () => {
    const payload = { username: person.username, password: person.password };
    const sent = { method: 'POST', url: '/api/account/deletion', payload, as: person };
    expect((await app.raw({ ...sent, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await app.raw({ ...sent, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await stored(person.id))?.deletedAt).toBeNull();
  });

  test('another name or a wrong password is 400 and changes nothing; wrong passwords are limited', async () => {
    const before = await fingerprint(app.db);
    const other = 'This is not your username.';
    expect(await leave(person, { username: people.in.username })).toMatchObject({
      status: 400,
      body: { message: other, fields: { username: other } },
    });
    expect((await leave(person, { username: '' })).body).toMatchObject({ message: 'Username is required' });
    const wrong = 'Current password is incorrect';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await leave(person, { password: 'wrong' })).toMatchObject({ status: 400, body: { fields: { password: wrong } } });
    }
    expect((await leave()).status).toBe(429);
    expect(await fingerprint(app.db)).toBe(before);
  });

  test('the username is taken as at the login, in any case', async () => {
    expect((await leave(person, { username: ' LENA ' })).status).toBe(200);
  });
});

describe('afterwards', () => {
  test('the sessions of the person stop working, the cookie is cleared, and nobody signs in', async () => {
    const { username, password } = person;
    const elsewhere = cookieIn(await app.as()(api.auth.login, { body: { username, password } }));
    const reply = await leave();
    expect(String(reply.headers['set-cookie'])).toMatch(/^sid=;/);
    for (const cookie of [elsewhere, await app.cookieOf(person)]) {
      expect(await app.as()(api.auth.currentUser, { headers: { cookie } })).toMatchObject({
        status: 401,
        body: { error: 'user_missing' },
      });
    }
    expect(await app.as()(api.auth.login, { body: { username, password } })).toMatchObject({
      status: 401,
      body: { message: 'Invalid username or password' },
    });
    expect((await app.as()(api.auth.login, { body: { username: `deleted-${person.id}`, password: '' } })).status).toBe(400);
  });

  test('the row is a tombstone: an id, the key of the username, no personal data', async () => {
    await leave();
    const row = await stored(person.id);
    expect(row).toMatchObject({
      fullName: 'Deleted user',
      usernameKey: 'lena',
      email: '',
      title: null,
      password: '',
      role: 'user',
    });
    expect(row).toMatchObject({ avatarInitials: null, avatarColor: null, profilePicture: null, deletedAt: expect.any(String) });
    expect(JSON.stringify({ ...row, usernameKey: '' })).not.toMatch(/lena/i);
  });

  test('nobody sees the person, and no list contains them', async () => {
    await leave();
    const as = app.as(people.adm);
    expect((await as(api.users.get, { params: { userId: person.id } })).status).toBe(404);
    const lists = [
      await as(api.users.list),
      await as(api.departments.users, { params: { departmentId: 3 } }),
      await as(api.workspaces.members, { params: { workspaceId: 3 } }),
      await as(api.workspaces.members, { params: { workspaceId: 0 } }),
    ];
    for (const { text } of lists) expect(text).not.toMatch(/Lena|Deleted user/);
  });

  test('the username is never reused; the e-mail address is free', async () => {
    await leave();
    const register = (username: string, email: string) =>
      app.as()(api.users.register, {
        body: { username, email, password: 'a long password', fullName: 'New Comer', departmentId: 3 },
      });
    expect(await register('Lena', 'other@example.com')).toMatchObject({
      status: 409,
      body: { message: 'Username already exists' },
    });
    const again = await register('lena2', 'lena@example.com');
    expect(again.status).toBe(201);
    expect(again.body.id).toBeGreaterThan(person.id);
  });

  test('memberships, picture, own notifications, conversations and stored answers are deleted; those of others are not', async () => {
    const task = await aTask(app);
    for (const { id } of [person, people.in]) {
      await aNotification(app, id, task.id);
      await app.db.insert(tables.avatars).values({ userId: id, hash: `hash${id}`, image: Buffer.from('x') });
      await app.db.insert(tables.aiConversations).values({ userId: id, conversation: {} });
      await app.db.insert(tables.aiCalls).values({ userId: id, day: '2030-01-01', host: 'h', model: 'm', reserved: 1 });
    }
    const headers = { 'idempotency-key': 'a key' };
    await app.as(person)(api.comments.create, { params: { taskId: task.id }, body: { content: 'Kept' }, headers });
    await leave();
    for (const table of ['user_departments', 'workspace_members', 'notifications', 'avatars', 'ai_conversations', 'ai_calls']) {
      const left = await rows(app.db, sql`select 1 from ${sql.identifier(table)} where user_id = ${person.id}`);
      expect({ table, left: left.length }).toEqual({ table, left: 0 });
    }
    const bare = sql`select 1 from sessions where user_id = ${person.id} and (address is not null or user_agent is not null)`;
    expect(await rows(app.db, bare)).toEqual([]);
    expect(await rows(app.db, sql`select 1 from idempotency_keys where scope = ${`user:${person.id}`}`)).toEqual([]);
    expect(await rows(app.db, sql`select 1 from avatars where user_id = ${people.in.id}`)).toHaveLength(1);
    expect(await rows(app.db, sql`select 1 from ai_conversations where user_id = ${people.in.id}`)).toHaveLength(1);
  });

  test('tasks stay, unassigned, with a new version; boards and their readers are notified', async () => {
    const both = await aTask(app, { title: 'Two people', assigneeId: person.id, assignees: [person.id, people.in.id] });
    const second = await aTask(app, { title: 'Second', assigneeId: people.in.id, assignees: [people.in.id, person.id] });
    const own = await aTask(app, { title: 'Her own', by: person });
    const removed = await aTask(app, { title: 'Deleted', assignees: [person.id] });
    await app.as(people.adm)(api.tasks.remove, { params: { taskId: removed.id } });
    const board = () => app.as(people.in)(api.tasks.inWorkspace, { params: { workspaceId: 3 } });
    await board();
    const since = String(Date.now());
    await leave();
    const tasks = (await board()).body;
    expect(tasks.find(({ id }) => id === both.id)).toMatchObject({
      assigneeId: null,
      assignees: [people.in.id],
      version: 2,
    });
    expect(tasks.find(({ id }) => id === second.id)).toMatchObject({
      assigneeId: people.in.id,
      assignees: [people.in.id],
      version: 2,
    });
    expect(tasks.find(({ id }) => id === own.id)).toMatchObject({ createdBy: person.id, version: 1 });
    const [gone] = await app.db.select().from(tables.tasks).where(eq(tables.tasks.id, removed.id));
    expect(gone).toMatchObject({ assigneeId: null, assignees: [] });
    const events = (await app.as(people.in)(api.events.list, { query: { since } })).body;
    const updated = events.filter(({ type }) => type === 'task_updated').map(({ taskId }) => taskId);
    expect(updated).toEqual([both.id, second.id]);
    const stale = await app.as(people.in)(api.tasks.update, {
      params: { taskId: both.id },
      body: { title: 'Late', version: 1 },
    });
    expect(stale.status).toBe(409);
  });

  test('comments stay without an author, and whoever looks at them is notified', async () => {
    const task = await aTask(app);
    await aComment(app, { taskId: task.id, by: person, content: 'I was here' });
    await app.as(person)(api.tasks.move, { params: { taskId: task.id }, body: { columnId: 10 } });
    const since = String(Date.now());
    await leave();
    const { body, text } = await app.as(people.in)(api.comments.list, { params: { taskId: task.id } });
    expect(body).toMatchObject([
      { content: 'I was here', user: null, isSystemComment: false },
      { user: null, isSystemComment: true },
    ]);
    expect(text).not.toContain('Lena');
    const events = (await app.as(people.in)(api.events.list, { query: { since } })).body;
    expect(events.filter(({ type }) => type === 'task_updated').map(({ taskId }) => taskId)).toContain(task.id);
  });

  test('a checklist keeps what is done, when, and the id of who completed it, not the name', async () => {
    const checklistItems = [1, 2].map((id) => ({ id, text: `Item ${id}`, completed: false }));
    const assigned = checklistItems.map((item) => ({ ...item, assigneeId: person.id }));
    const task = await aTask(app, { checklistItems: assigned, assignees: [person.id] });
    const params = { taskId: task.id };
    const tick = (as: Person, done: number[]) =>
      app.as(as)(api.tasks.update, {
        params,
        body: { checklistItems: checklistItems.map((item) => ({ ...item, completed: done.includes(item.id) })) },
      });
    await tick(person, [1]);
    await tick(people.in, [1, 2]);
    await leave();
    const { body, text } = await app.as(people.in)(api.tasks.get, { params });
    expect(body.checklistItems).toMatchObject([
      { completed: true, completedBy: { userId: person.id, userName: 'Deleted user' } },
      { completed: true, completedBy: { userId: people.in.id, userName: people.in.fullName } },
    ]);
    expect(body.checklistItems.filter((item) => 'assigneeId' in item)).toEqual([]);
    expect(body.version).toBe(5);
    expect(text).not.toContain('Lena');
  });

  test("notifications of others lose the name, unless it may be somebody else's", async () => {
    await aTask(app, { by: person, title: 'A task of Lena Leaving', assignees: [people.in.id] });
    const namesake = await aUser(app, { fullName: 'Lena Leaving Late' });
    await aTask(app, { by: namesake, title: 'Hers', assignees: [people.in.id] });
    // The format of notifications before they stored the ids of the people who acted.
    await app.db.update(tables.notifications).set({ details: {} });
    await leave();
    const { body } = await app.as(people.in)(api.notifications.list);
    expect(body.map(({ message }) => message)).toEqual([
      'Lena Leaving Late assigned you the task "Hers"',
      'Deleted user assigned you the task "A task of Lena Leaving"',
    ]);
  });

  test('a notification about several people loses the name of that one, found by id and not by name', async () => {
    const namesake = await aUser(app, { fullName: 'Lena Leaving' });
    const { id: taskId } = await aTask(app, { by: people.in, title: 'Talked about' });
    await aComment(app, { taskId, by: person, content: 'One' });
    await aComment(app, { taskId, by: people.lead, content: 'Two' });
    const { id: other } = await aTask(app, { by: people.in, title: 'Of the namesake' });
    await aComment(app, { taskId: other, by: namesake, content: 'Three' });
    await leave();
    const { body } = await app.as(people.in)(api.notifications.list);
    expect(body.map(({ message }) => message)).toEqual([
      'Lena Leaving commented on "Of the namesake"',
      'Leo Lead and Deleted user commented on "Talked about"',
    ]);
    const [stored] = await rows<{ message: string }>(
      app.db,
      sql`select message || details::text as message from notifications where task_id = ${taskId}`,
    );
    expect(stored?.message).not.toContain('Lena');
  });

  test('nothing in the database names the person except the key of the username and texts that people wrote', async () => {
    const task = await aTask(app, {
      by: person,
      assignees: [people.in.id, person.id],
      checklistItems: [{ id: 1, text: 'One', completed: true }],
    });
    await aComment(app, { taskId: task.id, by: person, content: 'A comment' });
    await app.as(person)(api.tasks.move, {
      params: { taskId: task.id },
      body: { columnId: 10 },
      headers: { 'idempotency-key': 'k' },
    });
    await leave();
    const names = await rows<{ name: string }>(app.db, sql`select tablename as name from pg_tables where schemaname = 'public'`);
    const found: string[] = [];
    for (const { name } of names) {
      const hits = await rows<{ row: string }>(
        app.db,
        sql`select t::text as row from ${sql.identifier(name)} t where t::text ~* 'lena'`,
      );
      found.push(...hits.map(({ row }) => `${name} ${row.replace(',lena,', ',KEY,')}`));
    }
    expect(found).toEqual([expect.stringMatching(/^users .*,KEY,/)]);
    expect(found[0]).not.toMatch(/lena/i);
  });
});

describe('at the same moment', () => {
  test('of two deletions one succeeds, the other finds no account', async () => {
    await app.cookieOf(person);
    const replies = await Promise.all([leave(), leave(), leave()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    for (const { status, body } of replies) {
      if (status === 401) expect((body as { error: string }).error).toMatch(/^(user|session)_missing$/);
    }
  });

  test('requests in flight finish before it or get 401, never a failure, and none restores the person', async () => {
    const task = await aTask(app, { checklistItems: [{ id: 1, text: 'One', completed: false }] });
    const as = app.as(person);
    const params = { taskId: task.id };
    await app.cookieOf(person);
    const { password, username } = person;
    const requests: (() => Promise<Reply>)[] = [
      () => as(api.auth.currentUser),
      () =>
        as(api.users.update, {
          params: { userId: person.id },
          body: { fullName: 'Lena Returned', email: 'lena@return.example', currentPassword: password },
        }),
      () => as(api.users.updateSettings, { body: { theme: 'dark' } }),
      () => as(api.tasks.update, { params, body: { assignees: [person.id] } }),
      () =>
        as(api.tasks.create, {
          body: { title: 'Late', columnId: 9, priority: 'P2', department: 'Engineering', assignees: [person.id] },
        }),
      () => as(api.comments.create, { params, body: { content: 'Late' } }),
      () => as(api.tasks.move, { params, body: { columnId: 10 } }),
      () => as(api.account.exportData, { body: { password } }),
      () => app.as(people.in)(api.tasks.update, { params, body: { assignees: [person.id] } }),
      () =>
        app.as(people.adm)(api.tasks.create, {
          body: { title: 'Hers', columnId: 9, priority: 'P2', department: 'Engineering', assigneeId: person.id },
        }),
      () => app.as()(api.auth.login, { body: { username, password } }),
    ];
    const started = requests.flatMap((send) => [send(), send()]);
    const deletion = leave();
    started.push(...requests.flatMap((send) => [send(), send()]));
    const replies = await Promise.all(started);
    expect((await deletion).status).toBe(200);
    for (const { status, text } of replies) expect(status, text).toBeLessThan(500);
    expect(await stored(person.id)).toMatchObject({
      fullName: 'Deleted user',
      email: '',
      password: '',
      theme: expect.any(String),
    });
    const left = await rows(
      app.db,
      sql`select id from tasks where assignee_id = ${person.id} or assignees @> ${JSON.stringify([person.id])}::jsonb`,
    );
    expect(left).toEqual([]);
    expect((await as(api.auth.currentUser)).status).toBe(401);
  });

  test('a change of the password is refused, before or after it, and opens no session', async () => {
    await app.cookieOf(person);
    const body = { currentPassword: person.password, newPassword: 'another good one' };
    const change = () => app.as(person)(api.auth.changePassword, { body });
    const replies = await Promise.all([leave(), change(), change()]);
    expect([200, 401]).toContain(replies[0].status);
    for (const { status, text } of replies) expect(status, text).toBeLessThan(500);
    if (replies[0].status !== 200) return expect(replies.some(({ status }) => status === 200)).toBe(true);
    for (const password of [person.password, 'another good one']) {
      expect((await app.as()(api.auth.login, { body: { username: 'lena', password } })).status).toBe(401);
    }
    expect((await stored(person.id))?.password).toBe('');
  });

  test('a write whose session was read before it is refused after it, and writes nothing', async () => {
    const { id: taskId } = await aTask(app);
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const payload = JSON.stringify({ content: 'Late' });
    const headers = {
      cookie: await app.cookieOf(person),
      'content-type': 'application/json',
      'content-length': String(payload.length),
    };
    const slow = request(`${address}/api/tasks/${taskId}/comments`, { method: 'POST', headers });
    const answer = once(slow, 'response') as Promise<[IncomingMessage]>;
    slow.flushHeaders();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await leave()).status).toBe(200);
    slow.end(payload);
    const [response] = await answer;
    expect({ status: response.statusCode, body: await json(response) }).toMatchObject({
      status: 401,
      body: { error: 'user_missing', recovery: 'login' },
    });
    expect((await app.as(people.in)(api.comments.list, { params: { taskId } })).body).toEqual([]);
  });
});
