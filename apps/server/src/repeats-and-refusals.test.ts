// Tests that repeats and refusals are answers too: they say nothing that their reader does not see now.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProposal, aTask, aUser, withoutMembership } from '#testing/factories.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let admin: Person;
let hr: Person;
beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMIT_REGISTER: '1000' } });
  admin = await aUser(app, { role: 'admin', department: null });
  hr = await aUser(app, { department: 'HR' });
  return () => app.close();
});

describe('a repeated Idempotency-Key', () => {
  it('answers as before, and not after the person has left the department', async () => {
    const person = await aUser(app);
    const task = await aTask(app, { title: 'Merger with Vulpes' });
    const put = () =>
      app.raw({
        method: 'PUT',
        url: `/api/tasks/${task.id}`,
        payload: { priority: 'P1' },
        as: person,
        headers: { 'idempotency-key': 'mine' },
      });
    expect((await put()).text).toContain('Vulpes');
    expect((await put()).text).toContain('Vulpes');
    await withoutMembership(app, person);
    const again = await put();
    expect(again).toMatchObject({ status: 404, body: { message: 'Task not found' } });
    expect(again.text).not.toContain('Vulpes');
  });

  it('answers as before to somebody who has gained rights, and says that a deletion was done', async () => {
    const person = await aUser(app);
    const task = await aTask(app, { title: 'Stays visible' });
    const send = (method: 'PUT' | 'DELETE') =>
      app.raw({
        ...{ method, url: `/api/tasks/${task.id}`, as: person, headers: { 'idempotency-key': method } },
        ...(method === 'PUT' && { payload: { priority: 'P1' } }),
      });
    const first = await send('PUT');
    await app.db.execute(sql`insert into user_departments (user_id, department_id) values (${person.id}, 2)`);
    expect((await send('PUT')).body).toEqual(first.body);
    expect((await send('DELETE')).body).toEqual({ success: true });
    await withoutMembership(app, person);
    expect(await send('DELETE')).toMatchObject({ status: 200, body: { success: true } });
  });

  it('answers nothing after the person is no longer an assignee', async () => {
    const task = await aTask(app, { title: 'Only for now' });
    const assign = (id: number | null) => app.db.execute(sql`update tasks set assignee_id = ${id} where id = ${task.id}`);
    await assign(hr.id);
    const put = () =>
      app.raw({
        method: 'PUT',
        url: `/api/tasks/${task.id}`,
        payload: { priority: 'P1' },
        as: hr,
        headers: { 'idempotency-key': 'for now' },
      });
    expect((await put()).text).toContain('Only for now');
    await assign(null);
    expect((await put()).text).not.toContain('Only for now');
  });
});

describe('a refused relation', () => {
  const relate = (taskId: number, kind: 'parent' | 'subtask' | 'blocks' | 'blockedBy', otherId: number, as: Person) =>
    app.as(as)(api.relations.add, { params: { taskId }, body: { kind, taskId: otherId } as never });
  const neutral = 'These two tasks cannot be related like this.';

  it('says why only if its reader sees why', async () => {
    const person = await aUser(app);
    const secret = await aTask(app, { department: 'HR', workspaceId: 2, columnId: 5 });
    const [child, other, third] = [await aTask(app), await aTask(app), await aTask(app)];
    expect((await relate(child.id, 'parent', secret.id, admin)).status).toBe(201);
    expect(await relate(child.id, 'parent', other.id, person)).toMatchObject({ status: 409, body: { message: neutral } });
    expect((await relate(child.id, 'parent', other.id, admin)).text).toContain('already a sub-task');
    expect((await relate(third.id, 'parent', other.id, person)).status).toBe(201);
    expect((await relate(third.id, 'parent', child.id, person)).text).toContain('already a sub-task');
    // A circle through a task that the person does not see.
    expect((await relate(other.id, 'blocks', secret.id, admin)).status).toBe(201);
    expect((await relate(secret.id, 'blocks', third.id, admin)).status).toBe(201);
    expect(await relate(third.id, 'blocks', other.id, person)).toMatchObject({ status: 409, body: { message: neutral } });
    expect((await relate(third.id, 'blocks', other.id, admin)).text).toContain('would be a circle');
  });
});

it('an undo names no task that the person no longer sees', async () => {
  const person = await aUser(app);
  const task = await aTask(app, { title: 'Layoffs in spring' });
  const params = { proposalId: await aProposal(app, person.id, task, true) };
  await withoutMembership(app, person);
  const { status, body, text } = await app.as(person)(api.assistant.undo, { params });
  expect({ status, kept: body.kept }).toEqual({ status: 200, kept: [{ taskId: task.id, title: `#${task.id}` }] });
  expect(text).not.toContain('Layoffs');
});

describe('a name', () => {
  let count = 0;
  const register = (given: { username?: string; fullName?: string }) => {
    const username = given.username ?? `newcomer${++count}`;
    const body = {
      username,
      password: 'a long password',
      fullName: 'New Comer',
      email: `new${++count}@example.com`,
      departmentId: 3,
      ...given,
    };
    return app.as()(api.users.register, { body });
  };
  const text = 'This looks like the name of somebody else. Please choose another spelling.';

  it('that looks like somebody else’s is refused, whatever letters it is made of', async () => {
    await aUser(app, { username: 'rosavidal', fullName: 'Rosa Vidal' });
    expect(await register({ username: 'rosavıdal' })).toMatchObject({ status: 400, body: { fields: { username: text } } });
    expect(await register({ username: 'admın' })).toMatchObject({ status: 400, body: { fields: { username: text } } });
    expect(await register({ fullName: 'Rоsa Vidal' })).toMatchObject({ status: 400, body: { fields: { fullName: text } } });
    expect((await register({ fullName: 'Rosa [bоt]' })).status).toBe(400);
    const person = await aUser(app, { fullName: 'Harmless' });
    const rename = (fullName: string) => app.as(person)(api.users.update, { params: { userId: person.id }, body: { fullName } });
    expect(await rename('RОSA Vidal')).toMatchObject({ status: 400, body: { fields: { fullName: text } } });
    expect((await rename('Harmless')).status).toBe(200);
  });

  it('that two people really have is not', async () => {
    await aUser(app, { fullName: 'Анна Петрова' });
    expect((await register({ fullName: 'Анна Петрова' })).status).toBe(201);
    expect((await register({ fullName: 'анна петрова' })).status).toBe(201);
    expect((await register({ fullName: 'Rosá Vidal' })).status).toBe(201);
  });
});
