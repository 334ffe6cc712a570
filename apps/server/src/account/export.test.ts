// Tests the export of one's data: everything of oneself, nothing of anybody else.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#db/tables.ts';
import {
  type Actors,
  aComment,
  aConversation,
  actors,
  aNotification,
  anAttachment,
  aProposal,
  aTask,
  aUser,
  aView,
} from '#testing/factories.ts';
import { type Person, type Reply, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;

beforeEach(async () => {
  app = await testApp();
  people = await actors(app);
  return () => app.close();
});

function ask(person: Person, password = person.password): Promise<Reply> {
  return app.as(person)(api.account.exportData, { body: { password } });
}

/** Returns the archive's files as texts. */
async function filesOf(person: Person): Promise<Record<string, string>> {
  const reply = await ask(person);
  expect(reply.status, reply.text.slice(0, 300)).toBe(200);
  return Object.fromEntries(Object.entries(unzipSync(reply.bytes)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

function parsed<T = Record<string, unknown>[]>(files: Record<string, string>, name: string): T {
  return JSON.parse(files[name] ?? 'null') as T;
}

describe('permission', () => {
  test('anonymous people: 401', async () => {
    const reply = await app.as()(api.account.exportData, { body: { password: 'x' } });
    expect(reply).toMatchObject({ status: 401, body: { error: 'session_missing' } });
  });

  test.each(['in', 'out', 'wsa', 'lead', 'adm'] as const)('%s: 200, their own data', async (name) => {
    expect(parsed<{ id: number }>(await filesOf(people[name]), 'profile.json').id).toBe(people[name].id);
  });

  test('a page of another site and a form are refused', async () => {
    const request = { method: 'POST', url: '/api/account/export', payload: { password: people.in.password }, as: people.in };
    expect((await app.raw({ ...request, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await app.raw({ ...request, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });

  test('a wrong password is 400, never 401, and nothing is sent', async () => {
    const message = 'Current password is incorrect';
    const refused = await ask(people.in, 'wrong');
    expect(refused).toMatchObject({ status: 400, body: { message, fields: { password: message } } });
    expect((await ask(people.in, '')).body).toMatchObject({ message: 'Password is required' });
  });

  test('wrong passwords are limited, together with those of the change of the password', async () => {
    for (let attempt = 0; attempt < 3; attempt++) expect((await ask(people.in, 'wrong')).status).toBe(400);
    const body = { currentPassword: 'wrong', newPassword: 'another good one' };
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await app.as(people.in)(api.auth.changePassword, { body })).status).toBe(400);
    }
    const limited = await ask(people.in);
    expect(limited).toMatchObject({ status: 429, body: { error: 'too_many' } });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(people.lead)).status).toBe(200);
  });

  test('ten archives an hour', async () => {
    for (let made = 0; made < 10; made++) expect((await ask(people.in)).status).toBe(200);
    expect((await ask(people.in)).status).toBe(429);
  });
});

describe('the archive', () => {
  test('has the name of the person and the day in the person’s zone', async () => {
    await app.db.execute(sql`update users set timezone = 'PST' where id = ${people.in.id}`);
    const { headers } = await ask(people.in);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
    expect(headers['content-disposition']).toBe(`attachment; filename="tasklane-${people.in.username}-${day}.zip"`);
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  });

  test('has a name also if the username is not in Latin letters', async () => {
    const person = await aUser(app, { username: 'жанна' });
    const { status, headers } = await ask(person);
    expect(status).toBe(200);
    const [, encoded] = /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(encoded ?? '')).toMatch(/^tasklane-жанна-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(String(headers['content-disposition'])).toMatch(/^attachment; filename="tasklane-_{5}-[\d-]{10}\.zip";/);
  });

  test('contains the files that its readme names, also for somebody without data', async () => {
    const person = await aUser(app, { department: null });
    const files = await filesOf(person);
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'profile.json',
      'tasks.json',
      'tasks.csv',
      'comments.json',
      'files.json',
      'notifications.json',
      'views.json',
      'watches.json',
      'my-work.json',
      'conversations.json',
      'proposals.json',
      'mails.json',
      'sessions.json',
      'sign-ins.json',
      'api-tokens.json',
      'audit.json',
      'changes.json',
      'other.json',
    ]);
    for (const name of Object.keys(files).filter((file) => file !== 'README.txt')) expect(files['README.txt']).toContain(name);
    for (const name of [
      'tasks',
      'comments',
      'files',
      'notifications',
      'views',
      'watches',
      'my-work',
      'conversations',
      'proposals',
      'mails',
    ])
      expect(parsed(files, `${name}.json`)).toEqual([]);
  });

  test('saved views with their filters, what one is told of, and My work: one’s own, of tasks that one sees', async () => {
    const [id, other] = [(await aTask(app, { title: 'Watched' })).id, (await aTask(app, { title: 'Muted and gone' })).id];
    await aView(app, { ownerId: people.in.id, name: 'Mine', workspaceId: 3, shared: true, settings: { filter: 'prio:high' } });
    await aView(app, { ownerId: people.lead.id, name: 'Hers', workspaceId: 3, shared: true });
    await app.as(people.in)(api.watches.set, { params: { taskId: id }, body: { state: 'watching' } });
    await app.as(people.lead)(api.watches.set, { params: { taskId: id }, body: { state: 'muted' } });
    for (const taskId of [id, other]) await app.as(people.in)(api.myWork.mark, { params: { taskId }, body: { chosen: true } });
    await app.as(people.in)(api.watches.set, { params: { taskId: other }, body: { state: 'muted' } });
    await app.as(people.in)(api.tasks.remove, { params: { taskId: other } });
    const files = await filesOf(people.in);
    expect(parsed(files, 'views.json')).toMatchObject([
      { name: 'Mine', board: 'Engineering', shared: true, settings: { filter: 'prio:high' } },
    ]);
    expect(parsed(files, 'watches.json')).toEqual([{ id, title: 'Watched', state: 'watching' }]);
    expect(parsed(files, 'my-work.json')).toEqual([
      { id, title: 'Watched', chosenOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), answeredAt: null },
    ]);
  });

  test('profile: the account, departments, workspaces; no secret', async () => {
    const text = (await filesOf(people.wsa))['profile.json'] ?? '';
    expect(JSON.parse(text)).toMatchObject({
      username: people.wsa.username,
      fullName: 'Wanda Workspace',
      dateFormat: 'MM/DD/YYYY',
      dataCollection: true,
      departments: [{ name: 'Engineering', role: 'member', pending: false }],
      workspaces: [{ name: 'Engineering', role: 'admin' }],
    });
    expect(text).not.toMatch(/argon2|"password"|usernameKey|emailKey|deletedAt/);
  });

  test('tasks: created and assigned ones, not those of the department', async () => {
    const mine = await aTask(app, { by: people.in, title: 'Made by me', assignees: [people.lead.id] });
    const given = await aTask(app, { title: 'Given to me', assignees: [people.lead.id, people.in.id] });
    await aTask(app, { title: 'Of the department' });
    const gone = await aTask(app, { by: people.in, title: 'Deleted by me' });
    await app.as(people.in)(api.tasks.remove, { params: { taskId: gone.id } });
    const files = await filesOf(people.in);
    expect(parsed(files, 'tasks.json')).toEqual([
      expect.objectContaining({ id: mine.id, title: 'Made by me', createdByMe: true, assignedToMe: false }),
      expect.objectContaining({ id: given.id, title: 'Given to me', createdByMe: false, assignedToMe: true }),
    ]);
    expect(files['tasks.csv']).toContain('Given to me');
    expect(`${files['tasks.csv']}${files['tasks.json']}`).not.toMatch(/Of the department|Deleted by me/);
  });

  test("a checklist keeps who completed what for the person's own items only", async () => {
    const item = (id: number) => ({ id, text: `Item ${id}`, completed: false });
    const task = await aTask(app, { by: people.in, checklistItems: [item(1), item(2)] });
    const params = { taskId: task.id };
    const tick = (as: Person, done: number[]) =>
      app.as(as)(api.tasks.update, {
        params,
        body: { checklistItems: [1, 2].map((id) => ({ ...item(id), completed: done.includes(id) })) },
      });
    await tick(people.lead, [1]);
    await tick(people.in, [1, 2]);
    const [exported] = parsed<{ checklistItems: { completedBy?: object }[] }[]>(await filesOf(people.in), 'tasks.json');
    expect(exported?.checklistItems.map(({ completedBy }) => completedBy)).toEqual([
      undefined,
      expect.objectContaining({ userId: people.in.id }),
    ]);
  });

  test("comments, notifications, conversations and proposals: the person's own, and no invisible task", async () => {
    const task = await aTask(app, { title: 'Out of sight later' });
    await aComment(app, { taskId: task.id, by: people.in, content: 'My words' });
    await aComment(app, { taskId: task.id, by: people.lead, content: 'Words of Leo' });
    await aNotification(app, people.in.id, task.id);
    await aNotification(app, people.lead.id, task.id);
    await aProposal(app, people.in.id, task);
    await aProposal(app, people.lead.id, task);
    await aConversation(app, people.in.id);
    await aConversation(app, people.lead.id);
    await app.db.insert(tables.aiConversations).values([
      { userId: people.in.id, conversation: { said: 'mine' } },
      { userId: people.lead.id, conversation: { said: 'of Leo' } },
    ]);
    await anAttachment(app, { taskId: task.id, by: people.in });
    await anAttachment(app, { taskId: task.id });
    const before = await filesOf(people.in);
    expect(parsed(before, 'files.json')).toMatchObject([{ taskId: task.id, name: 'dot.gif', type: 'image/gif' }]);
    expect(parsed(before, 'comments.json')).toMatchObject([{ taskId: task.id, content: 'My words', isSystemComment: false }]);
    // One created by the factory, one because somebody else commented.
    const own = { taskId: task.id, isRead: false };
    expect(parsed(before, 'notifications.json')).toMatchObject([own, own]);
    expect(parsed(before, 'conversations.json')).toMatchObject([
      { name: 'A talk', messages: [{ role: 'person', text: 'What is overdue?' }] },
      { conversation: { said: 'mine' }, messages: [] },
    ]);
    expect(parsed(before, 'sessions.json')).toHaveLength(1);
    expect(parsed(before, 'proposals.json')).toMatchObject([
      { confirmedAt: null, changes: [{ kind: 'move', title: task.title, fields: { columnId: task.columnId + 1 } }] },
    ]);
    await app.db.delete(tables.userDepartments).where(sql`user_id = ${people.in.id}`);
    const after = await filesOf(people.in);
    expect(parsed(after, 'comments.json')).toHaveLength(1);
    expect(parsed(after, 'files.json')).toEqual([]);
    expect(parsed(after, 'notifications.json')).toEqual([]);
    expect(parsed(after, 'proposals.json')).toMatchObject([{ changes: [] }]);
    expect(Object.values(after).join('\n')).not.toContain('Out of sight later');
  });

  test('API tokens, without any value that opens the door', async () => {
    const body = { name: 'Nightly report', scopes: ['tasks:read' as const], days: 30 as const };
    const { body: made } = await app.as(people.in)(api.tokens.create, { body });
    const text = (await filesOf(people.in))['api-tokens.json'] ?? '';
    expect(JSON.parse(text)).toMatchObject([{ name: 'Nightly report', scopes: ['tasks:read'], lastUsedAt: null }]);
    expect(text).not.toMatch(/tsk_|hash/i);
    expect(JSON.stringify(made)).toContain('tsk_');
    expect(parsed(await filesOf(people.lead), 'api-tokens.json')).toEqual([]);
  });

  test('the picture, unchanged', async () => {
    const image = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 255, 1, 254]);
    await app.db.insert(tables.avatars).values([
      { userId: people.in.id, hash: 'mine', image },
      { userId: people.lead.id, hash: 'other', image: Buffer.from('of Leo') },
    ]);
    const archive = unzipSync((await ask(people.in)).bytes);
    expect(Buffer.from(archive['avatar.webp'] ?? [])).toEqual(image);
    expect(Object.keys(unzipSync((await ask(people.out)).bytes))).not.toContain('avatar.webp');
  });

  test('no file contains anything of anybody else', async () => {
    const stranger = await aUser(app, { fullName: 'Zacharias Zauber', username: 'zzz-user', email: 'zzz@secret.example' });
    const shared = await aTask(app, {
      by: stranger,
      title: 'Shared',
      assignees: [people.in.id, stranger.id],
      assigneeId: stranger.id,
    });
    const theirs = await aTask(app, { by: stranger, title: 'Zauber alone', description: 'zzz-description' });
    for (const { id } of [shared, theirs]) await aComment(app, { taskId: id, by: stranger, content: 'zzz-comment' });
    await app.as(stranger)(api.tasks.update, {
      params: { taskId: shared.id },
      body: { checklistItems: [{ id: 1, text: 'One', completed: true }] },
    });
    await aNotification(app, stranger.id, shared.id);
    // The notification names who assigned the task, because it was written to the person.
    await app.db.execute(sql`delete from notifications where user_id = ${people.in.id}`);
    const everything = Object.values(await filesOf(people.in)).join('\n');
    expect(everything).toContain('Shared');
    expect(everything).not.toMatch(/Zauber|zzz/i);
    expect(parsed<object[]>(await filesOf(people.in), 'tasks.json')[0]).not.toHaveProperty('assignees');
  });

  test('spreadsheets can read the table, and it runs no formula', async () => {
    await aTask(app, { by: people.in, title: '=HYPERLINK("http://evil.example")' });
    await aTask(app, { by: people.in, title: '+1, "quoted"', description: '@SUM(1)\n=second line' });
    await aTask(app, { by: people.in, title: 'Ünïcode ✓' });
    const { bytes } = await ask(people.in);
    const raw = unzipSync(bytes)['tasks.csv'] ?? new Uint8Array();
    expect([...raw.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = strFromU8(raw);
    expect(text.match(/id,title,description/g)).toHaveLength(1);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`"'+1, ""quoted"""`);
    expect(text).toContain(`"'@SUM(1)\n'=second line"`);
    expect(text).toContain('Ünïcode ✓');
    expect(text).not.toMatch(/(^|,|\r\n)"?[=+@]/);
    expect(text.split('\r\n').length).toBe(5);
  });

  test('250 tasks come in pages, each once and in order', async () => {
    await app.db.execute(sql`
      insert into tasks (title, type, priority, status, column_id, department, workspace_id, "order", department_keys, created_by)
      select 'Task ' || n, 'Planning', 'P2', 'To Do', 9, 'Engineering', 3, n, array['engineering'], ${people.in.id}
      from generate_series(1, 250) n`);
    const files = await filesOf(people.in);
    const titles = parsed<{ title: string }[]>(files, 'tasks.json').map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 250 }, (_, index) => `Task ${index + 1}`));
    expect(files['tasks.csv']?.match(/Task \d+/g)).toEqual(titles);
  });
});

describe('the archive of another person', () => {
  const take = (as: Person, person: Person) => app.as(as)(api.account.exportOf, { params: { userId: person.id } });

  test('is the one that they get themselves, with their files, and who took it is recorded', async () => {
    const task = await aTask(app);
    const { id } = await anAttachment(app, { taskId: task.id, by: people.in });
    await anAttachment(app, { taskId: task.id, by: people.lead });
    const reply = await take(people.adm, people.in);
    expect(reply.status, reply.text.slice(0, 200)).toBe(200);
    const archive = unzipSync(reply.bytes);
    const own = unzipSync((await ask(people.in)).bytes);
    expect(Object.keys(archive)).toEqual(Object.keys(own));
    for (const name of ['profile.json', 'tasks.json', 'files.json', 'sign-ins.json', 'other.json'])
      expect(strFromU8(archive[name] ?? new Uint8Array())).toBe(strFromU8(own[name] ?? new Uint8Array()));
    expect(Object.keys(archive).filter((name) => name.startsWith('files/'))).toEqual([`files/${id}-dot.gif`]);
    expect(archive[`files/${id}-dot.gif`]?.length).toBeGreaterThan(20);
    const audit = JSON.parse(strFromU8(own['audit.json'] ?? new Uint8Array()));
    expect(audit).toContainEqual(expect.objectContaining({ action: 'account_exported', byMe: false, address: null }));
    const { body } = await app.as(people.adm)(api.audit.list, { query: { action: 'account_exported' } });
    expect(body.map(({ userId, target }) => [userId, target])).toEqual([
      [people.in.id, `user:${people.in.id}`],
      [people.adm.id, `user:${people.in.id}`],
    ]);
  });

  test('is of somebody who is there, also if deactivated', async () => {
    const person = await aUser(app);
    await app.as(people.adm)(api.users.setActive, { params: { userId: person.id }, body: { active: false } });
    expect((await take(people.adm, person)).status).toBe(200);
    await app.as(people.adm)(api.users.remove, { params: { userId: person.id } });
    expect((await take(people.adm, person)).status).toBe(404);
  });
});
