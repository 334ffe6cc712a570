// Tests what administrators do to people: their role, their account, and that an administrator always remains.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type Client, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: Person;
let as: Client;

beforeAll(async () => {
  test = await testApp();
  admin = await anAdmin('Ada Admin');
  as = test.as(admin);
});
afterAll(() => test.close());

function anAdmin(fullName: string): Promise<Person> {
  return aUser(test, { role: 'admin', department: null, fullName });
}

async function administrators(): Promise<number> {
  const found = await rows<{ count: number }>(
    test.db,
    sql`select count(*)::int as count from users where role = 'admin' and deleted_at is null`,
  );
  return found[0]?.count ?? 0;
}

describe('the list', () => {
  it('contains everybody with username, e-mail address and departments, pending ones included', async () => {
    const person = await aUser(test, { fullName: 'Pia Pending', pending: true });
    const { body } = await as(api.users.adminList);
    expect(body.find(({ id }) => id === person.id)).toMatchObject({
      username: person.username,
      fullName: 'Pia Pending',
      email: expect.stringContaining('@'),
      role: 'user',
      departments: [{ id: 3, name: 'Engineering', role: 'member', pending: true }],
    });
    expect(body.map(({ fullName }) => fullName)).toContain('Ada Admin');
  });

  it('has all of five hundred people', async () => {
    await test.db.execute(sql`
      insert into users (username, username_key, password, full_name, email, email_key)
      select 'crowd' || n, 'crowd' || n, '', 'Crowd ' || n, 'crowd' || n || '@x.example', 'crowd' || n || '@x.example'
      from generate_series(1, 500) n`);
    await test.db.execute(sql`
      insert into user_departments (user_id, department_id) select u.id, 3 from users u where u.username like 'crowd%'`);
    expect((await as(api.users.adminList)).body.length).toBeGreaterThanOrEqual(500);
  });
});

describe('a role', () => {
  it("applies from the next request on, and notifies the person's screen", async () => {
    const person = await aUser(test);
    const own = test.as(person);
    expect((await own(api.users.adminList)).status).toBe(403);
    const since = String(Date.now());
    const params = { userId: person.id };
    const reply = await as(api.users.setRole, { params, body: { role: 'admin' } });
    expect(reply).toMatchObject({ status: 200, body: { id: person.id, role: 'admin', username: person.username } });
    expect((await own(api.users.adminList)).status).toBe(200);
    expect((await own(api.events.list, { query: { since } })).body).toContainEqual(
      expect.objectContaining({ type: 'user_updated', userId: person.id }),
    );
    await as(api.users.setRole, { params, body: { role: 'user' } });
    expect((await own(api.users.adminList)).status).toBe(403);
    const [entry] = (await as(api.audit.list, { query: { action: 'role_changed' } })).body;
    expect(entry).toMatchObject({ target: `user:${person.id}`, details: { from: 'admin', to: 'user' } });
  });

  it('that is the same already changes nothing', async () => {
    const person = await aUser(test);
    const before = (await as(api.audit.list, { query: { kind: 'acts' } })).body[0]?.id;
    expect((await as(api.users.setRole, { params: { userId: person.id }, body: { role: 'user' } })).status).toBe(200);
    expect((await as(api.audit.list, { query: { kind: 'acts' } })).body[0]?.id).toBe(before);
  });

  it('of oneself cannot change', async () => {
    const reply = await as(api.users.setRole, { params: { userId: admin.id }, body: { role: 'user' } });
    expect(reply).toMatchObject({ status: 403, body: { message: 'You cannot change your own role.' } });
    const [entry] = (await as(api.audit.list, { query: { outcome: 'refused', action: 'role_changed' } })).body;
    expect(entry).toMatchObject({ userId: admin.id });
  });

  it.each(['king', '', 'Admin', null, undefined, 1])('is user or admin, not %j', async (role) => {
    const person = await aUser(test);
    const payload = { role };
    expect((await test.raw({ method: 'PATCH', url: `/api/users/${person.id}/role`, payload, as: admin })).status).toBe(400);
  });
});

describe('an account', () => {
  it('is deleted with its sessions and assignments; tasks and comments stay', async () => {
    const person = await aUser(test, { fullName: 'Gus Gone' });
    const task = await aTask(test, { assigneeId: person.id, assignees: [person.id] });
    const own = test.as(person);
    await own(api.comments.create, { params: { taskId: task.id }, body: { content: 'I was here' } });
    expect((await as(api.users.remove, { params: { userId: person.id } })).body).toEqual({ success: true });
    expect((await own(api.tasks.list)).status).toBe(401);
    expect((await as(api.tasks.get, { params: { taskId: task.id } })).body).toMatchObject({ assigneeId: null, assignees: [] });
    expect((await as(api.comments.list, { params: { taskId: task.id } })).body).toMatchObject([{ content: 'I was here' }]);
    expect((await as(api.users.adminList)).body.map(({ fullName }) => fullName)).not.toContain('Gus Gone');
    expect(await as(api.users.remove, { params: { userId: person.id } })).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    });
    const [entry] = (await as(api.audit.list, { query: { action: 'user_deleted' } })).body;
    expect(entry).toMatchObject({ target: `user:${person.id}`, targetName: null });
    const log = await as(api.audit.list, { query: { kind: 'acts' } });
    expect(log.body.map(({ targetName }) => targetName)).toContain(null);
    expect(log.text).not.toContain('Gus Gone');
  });

  it('of oneself cannot be deleted this way', async () => {
    const reply = await as(api.users.remove, { params: { userId: admin.id } });
    expect(reply).toMatchObject({ status: 403, body: { message: 'You cannot delete your own account.' } });
  });
});

describe('two administrators at once', () => {
  it.each(['setRole', 'remove'] as const)('never leave none: %s', async (act) => {
    for (let round = 0; round < 5; round++) {
      await test.db.execute(sql`update users set role = 'user' where role = 'admin'`);
      const [first, second] = [await anAdmin('First'), await anAdmin('Second')];
      await Promise.all([test.cookieOf(first), test.cookieOf(second)]);
      const remove = (by: Person, { id: userId }: Person) =>
        act === 'setRole'
          ? test.as(by)(api.users.setRole, { params: { userId }, body: { role: 'user' } })
          : test.as(by)(api.users.remove, { params: { userId } });
      const replies = await Promise.all([remove(first, second), remove(second, first)]);
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      expect(await administrators()).toBe(1);
    }
  });

  it('one who is deleted while becoming an administrator is none', async () => {
    await test.db.execute(sql`update users set role = 'user' where role = 'admin'`);
    const [first, second] = [await anAdmin('First'), await anAdmin('Second')];
    const person = await aUser(test);
    const params = { userId: person.id };
    const [promoted, removed] = await Promise.all([
      test.as(first)(api.users.setRole, { params, body: { role: 'admin' } }),
      test.as(second)(api.users.remove, { params }),
    ]);
    expect([200, 404]).toContain(promoted.status);
    expect(removed.status).toBe(200);
    expect(await administrators()).toBe(2);
  });
});
