// Tests that nothing of a deactivated account works, that nothing of it is lost, and that all of it comes back.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { rows } from '#db/rows.ts';
import { workerDatabase } from '#testing/database.ts';
import { aFeed, anInvitation, aPasswordReset, aTask, aToken, aUser } from '#testing/factories.ts';
import { listenAs } from '#testing/network/listener.ts';
import { slowRequest } from '#testing/network/slow-request.ts';
import { cookieIn, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Person;
let person: Person;

beforeEach(async () => {
  app = await testApp();
  admin = await aUser(app, { role: 'admin', department: null, fullName: 'Ada Admin' });
  person = await aUser(app, { fullName: 'Lea Leaves' });
  return () => app.close();
});

const setActive = (active: boolean, { id: userId } = person, by = admin) =>
  app.as(by)(api.users.setActive, { params: { userId }, body: { active } });
const signIn = ({ username, password } = person, typed = password) =>
  app.as()(api.auth.login, { body: { username, password: typed } });
const inactive = { status: 401, body: { error: 'user_inactive', message: expect.stringContaining('deactivated') } };

describe('a deactivation', () => {
  it('ends every session at once and refuses the sign-in, without a word to whoever has a wrong password', async () => {
    const elsewhere = cookieIn(await signIn());
    await app.cookieOf(person);
    expect(await setActive(false)).toMatchObject({ status: 200, body: { id: person.id, active: false } });
    expect(await app.as(person)(api.tasks.list)).toMatchObject(inactive);
    expect(await app.as()(api.auth.currentUser, { headers: { cookie: elsewhere } })).toMatchObject(inactive);
    expect(await signIn()).toMatchObject(inactive);
    expect(await signIn(person, 'not the password')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } });
  });

  it('stops tokens, feeds, links for a new password and invitations of the person', async () => {
    const { headers } = await aToken(app, person.id);
    const bearer = () => app.raw({ method: 'GET', url: api.tasks.list.path, headers });
    const feed = await aFeed(app, person.id, 'calendar');
    const calendar = async () => (await app.raw({ method: 'GET', url: feed.url })).status;
    const reset = await aPasswordReset(app, person.id);
    const invited = await anInvitation(app, person);
    const look = async () => (await app.as()(api.invitations.look, { body: { token: invited.token } })).status;
    expect([(await bearer()).status, await calendar(), await look()]).toEqual([200, 200, 200]);
    await setActive(false);
    expect(await bearer()).toMatchObject(inactive);
    expect([await calendar(), await look()]).toEqual([404, 410]);
    expect((await app.as()(api.passwordResets.look, { body: { token: reset.token } })).status).toBe(404);
    expect((await app.as(admin)(api.passwordResets.create, { params: { userId: person.id }, body: {} })).status).toBe(409);
    await setActive(true);
    expect([(await bearer()).status, await calendar(), await look()]).toEqual([200, 200, 200]);
  });

  it('ends streams on this instance and on another', async () => {
    const other = { ...app, app: await buildApp({ config: app.config, database: await workerDatabase() }) };
    const listeners = [await listenAs(app, person), await listenAs(other, person)];
    await setActive(false);
    for (const listener of listeners) await listener.over();
    await other.app.close();
  });

  it('leaves what is under way to end before it, or refuses it', async () => {
    const finish = await slowRequest(app, person, api.tasks.create, {
      body: { title: 'At last', columnId: 9, priority: 'P2', department: 'Engineering' },
    });
    await setActive(false);
    expect(await finish()).toMatchObject(inactive);
    await setActive(true);
    for (let round = 0; round < 5; round++) {
      const [reply] = await Promise.all([signIn(), setActive(false)]);
      if (reply.status === 200)
        expect(await app.as()(api.auth.currentUser, { headers: { cookie: cookieIn(reply) } })).toMatchObject(inactive);
      else expect(reply).toMatchObject({ status: 401 });
      await setActive(true);
    }
  });

  it('keeps the work where it is, marked, and gives the person nothing new', async () => {
    const task = await aTask(app, { assigneeId: person.id, assignees: [person.id] });
    const other = await aTask(app);
    await setActive(false);
    const found = (await app.as(admin)(api.tasks.get, { params: { taskId: task.id } })).body;
    expect(found).toMatchObject({ assigneeId: person.id, assignees: [person.id] });
    expect((await app.as(admin)(api.users.list)).body.find(({ id }) => id === person.id)).toMatchObject({ active: false });
    const assign = (taskId: number) =>
      app.as(admin)(api.tasks.update, { params: { taskId }, body: { assignees: [person.id, admin.id] } });
    expect(await assign(other.id)).toMatchObject({ status: 400 });
    expect(await assign(task.id)).toMatchObject({ status: 200 });
    const add = { body: { userId: person.id, departmentId: 2, role: 'member' } } as const;
    expect((await app.as(admin)(api.departments.addUser, add)).status).toBe(404);
    await app.db.execute(sql`delete from notifications`);
    await app.db.execute(sql`delete from outbox`);
    const content = `[@Lea Leaves](user:${person.id})`;
    await app.as(admin)(api.comments.create, { params: { taskId: task.id }, body: { content } });
    expect(await rows(app.db, sql`select id from notifications where user_id = ${person.id}`)).toEqual([]);
    expect(await rows(app.db, sql`select id from outbox where user_id = ${person.id}`)).toEqual([]);
  });

  it('is told to everybody and written into the log, once', async () => {
    const colleague = await aUser(app);
    const since = String(Date.now());
    await setActive(false);
    await setActive(false);
    const { body: events } = await app.as(colleague)(api.events.list, { query: { since } });
    expect(events).toMatchObject([{ type: 'user_updated', userId: person.id, user: { active: false } }]);
    await setActive(true);
    const { body: log } = await app.as(admin)(api.audit.list, { query: { kind: 'acts' } });
    expect(log.map(({ action, target }) => [action, target]).slice(0, 2)).toEqual([
      ['user_reactivated', `user:${person.id}`],
      ['user_deactivated', `user:${person.id}`],
    ]);
  });

  it('is refused for oneself and nobody else than administrators make it', async () => {
    expect(await setActive(false, admin)).toMatchObject({
      status: 403,
      body: { message: 'You cannot deactivate your own account.' },
    });
    const lead = await aUser(app, { departmentRole: 'lead', workspaceId: 3, workspaceRole: 'admin' });
    expect((await setActive(false, person, lead)).status).toBe(403);
    const { headers } = await aToken(app, admin.id, ['admin:write']);
    const url = `/api/users/${person.id}/active`;
    expect((await app.raw({ method: 'PATCH', url, payload: { active: false }, headers })).status).toBe(403);
    expect((await setActive(false, { ...person, id: 999_999 })).status).toBe(404);
  });

  it('of each other leaves one administrator', async () => {
    for (let round = 0; round < 5; round++) {
      const two = [await aUser(app, { role: 'admin' }), await aUser(app, { role: 'admin' })] as const;
      await Promise.all(two.map((each) => app.cookieOf(each)));
      const replies = await Promise.all([setActive(false, two[1], two[0]), setActive(false, two[0], two[1])]);
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      const left = sql`select id from users where id in (${two[0].id}, ${two[1].id}) and deactivated_at is null`;
      expect(await rows(app.db, left)).toHaveLength(1);
    }
  });
});

describe('a reactivation', () => {
  it('lets the person sign in again, and brings no former session back', async () => {
    const cookie = cookieIn(await signIn());
    await setActive(false);
    expect(await setActive(true)).toMatchObject({ status: 200, body: { active: true } });
    expect((await app.as()(api.auth.currentUser, { headers: { cookie } })).body).toMatchObject({ error: 'session_missing' });
    expect((await signIn()).status).toBe(200);
  });
});
