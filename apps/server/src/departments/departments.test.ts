// Tests what administrators do to departments, and the immediate effect on their people, tasks and boards.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import * as tables from '#db/tables.ts';
import { aTask, aToken, aUser } from '#testing/factories.ts';
import { type Client, type Person, type TestApp, testApp } from '#testing/test-app.ts';
import { validBodies } from '#testing/valid-bodies.ts';

let test: TestApp;
let admin: Person;
let as: Client;
let count = 0;
const fresh = (word: string) => `${word} ${++count}`;

beforeAll(async () => {
  test = await testApp();
  admin = await aUser(test, { role: 'admin', department: null, fullName: 'Ada Admin' });
  as = test.as(admin);
});
afterAll(() => test.close());

async function aDepartment(name = fresh('Department')) {
  const { status, body } = await as(api.departments.create, { body: { name } });
  expect(status).toBe(201);
  return body;
}

async function workspaceOf(name: string) {
  return (await as(api.workspaces.list)).body.find((workspace) => workspace.name === name);
}

describe('a new department', () => {
  it('comes with its workspace and the four columns', async () => {
    const reply = await as(api.departments.create, { body: { name: '  Quality   Assurance ', description: ' Finds faults ' } });
    expect(reply).toMatchObject({
      status: 201,
      body: { name: 'Quality Assurance', description: 'Finds faults', members: 0, createdAt: expect.any(String) },
    });
    const workspace = await workspaceOf('Quality Assurance');
    const { body } = await as(api.workspaces.columns, { params: { workspaceId: workspace?.id ?? 0 } });
    expect(body.map(({ name }) => name)).toEqual(['To Do', 'In Progress', 'Review', 'Done']);
    expect((await as(api.departments.list)).body).toContainEqual(reply.body);
  });

  it('takes its maker as a member if they want, with an entry in the audit log', async () => {
    const maker = await aUser(test, { role: 'admin', department: null });
    const { body } = await test.as(maker)(api.departments.create, { body: { name: fresh('Joined'), join: true } });
    expect(body.members).toBe(1);
    const { body: own } = await test.as(maker)(api.departments.mine);
    expect(own).toEqual([
      {
        ...{ id: body.id, name: body.name, key: body.key, role: 'member' },
        ...{ workspaceId: (await workspaceOf(body.name))?.id, isArchived: false },
      },
    ]);
    expect((await as(api.departments.create, { body: { name: fresh('Left alone') } })).body.members).toBe(0);
    const log = await rows<{ action: string }>(
      test.db,
      sql`select action from audit_log where action <> 'signed_in' and user_id = ${maker.id} order by id`,
    );
    expect(log.map(({ action }) => action)).toEqual(['department_created', 'member_added']);
  });

  it('takes nobody by a token, and is not made then', async () => {
    const { headers } = await aToken(test, admin.id, ['admin:write']);
    const payload = { name: fresh('By token'), join: true };
    const reply = await test.raw({ method: 'POST', url: '/api/departments', payload, headers });
    expect(reply).toMatchObject({ status: 403, body: { message: 'Only a person who is signed in can do this.' } });
    expect((await as(api.departments.list)).body.map(({ name }) => name)).not.toContain(payload.name);
  });

  it.each([{}, { name: '' }, { name: '   ' }, { name: '\u200b' }, { name: null }, { name: 7 }])(
    'needs a name: %j',
    async (body) => {
      const reply = await test.raw({ method: 'POST', url: '/api/departments', payload: body, as: admin });
      expect(reply).toMatchObject({
        status: 400,
        body: { error: 'validation', message: 'Please enter a name for the department.', fields: { name: expect.any(String) } },
      });
    },
  );

  it.each(['Engineering', ' engineering ', 'Software Team', 'TECH', 'Finance', 'Ｓales'])(
    'is not made a second time under another spelling: %s',
    async (name) => {
      const reply = await as(api.departments.create, { body: { name } });
      expect(reply).toMatchObject({ status: 409, body: { message: 'A department of this name already exists.' } });
    },
  );

  it('is created once by concurrent requests', async () => {
    const name = fresh('Race');
    const replies = await Promise.all(Array.from({ length: 5 }, () => as(api.departments.create, { body: { name } })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await as(api.workspaces.list)).body.filter((workspace) => workspace.name === name)).toHaveLength(1);
  });

  it('is not open to registration', async () => {
    const { id } = await aDepartment();
    expect((await test.as()(api.departments.list)).body.map((department) => department.id)).not.toContain(id);
  });

  it('is open to registration and to the tasks of everybody if it is made or changed so, and closes again', async () => {
    const made = (await as(api.departments.create, { body: { name: fresh('Open'), isPublic: true } })).body;
    const later = await aDepartment(fresh('Later'));
    const change = (isPublic: boolean) => as(api.departments.update, { params: { departmentId: later.id }, body: { isPublic } });
    const offered = async () => (await test.as()(api.departments.list)).body.map(({ id }) => id);
    expect(await offered()).toContain(made.id);
    expect(await change(true)).toMatchObject({ status: 200, body: { id: later.id, isPublic: true, description: null } });
    expect(await offered()).toContain(later.id);
    const username = fresh('newcomer').replace(' ', '');
    const person = { ...validBodies['users.register']?.(), username, email: `${username}@example.com`, departmentId: later.id };
    expect((await test.raw({ method: 'POST', url: '/api/users', payload: person })).status).toBe(201);
    const other = await aUser(test);
    const assigned = () =>
      test.as(other)(api.tasks.create, {
        body: {
          title: 'For another department',
          columnId: 9,
          priority: 'P2',
          department: 'Engineering',
          departments: [later.name],
        },
      });
    expect((await assigned()).status).toBe(201);
    expect((await change(false)).body.isPublic).toBe(false);
    expect(await offered()).not.toContain(later.id);
    expect((await assigned()).status).toBe(403);
    const log = (await as(api.audit.list, { query: { action: 'department_changed' } })).body;
    expect(log.map(({ details }) => details)).toMatchObject([{ isPublic: 'false' }, { isPublic: 'true' }]);
  });

  it('keeps what a change leaves out', async () => {
    const { id } = (await as(api.departments.create, { body: { name: fresh('Kept'), description: 'Stays', isPublic: true } }))
      .body;
    const change = (body: object) => as(api.departments.update, { params: { departmentId: id }, body });
    expect((await change({})).body).toMatchObject({ description: 'Stays', isPublic: true });
    expect((await change({ description: ' Other ' })).body).toMatchObject({ description: 'Other', isPublic: true });
    expect((await change({ description: null })).body).toMatchObject({ description: null, isPublic: true });
    const gone = await as(api.departments.update, { params: { departmentId: 2_147_483_647 }, body: { isPublic: true } });
    expect(gone.status).toBe(404);
  });
});

describe('a person who is added', () => {
  it('sees the board at once, gets a notification, and an event', async () => {
    const person = await aUser(test, { department: null });
    const department = await aDepartment();
    const workspaceId = (await workspaceOf(department.name))?.id ?? 0;
    const own = test.as(person);
    expect((await own(api.workspaces.columns, { params: { workspaceId } })).status).toBe(403);
    const since = String(Date.now());
    const body = { userId: person.id, departmentId: department.id };
    const reply = await as(api.departments.addUser, { body });
    expect(reply).toMatchObject({ status: 201, body: { ...body, role: 'member', user: { fullName: person.fullName } } });
    expect((await own(api.workspaces.columns, { params: { workspaceId } })).status).toBe(200);
    expect((await own(api.notifications.list)).body.map(({ message }) => message)).toEqual([
      `You were added to the department ${department.name}`,
    ]);
    const heard = (await own(api.events.list, { query: { since } })).body.map(({ type }) => type);
    expect(heard).toEqual(expect.arrayContaining(['department_updated', 'notification_created']));
    expect((await as(api.departments.list)).body.find(({ id }) => id === department.id)?.members).toBe(1);
  });

  it.each(['member', 'lead', 'manager', 'director'] as const)(
    'may be a %s, which is a label without permissions',
    async (role) => {
      const person = await aUser(test, { department: null });
      const reply = await as(api.departments.addUser, { body: { userId: person.id, departmentId: 3, role } });
      expect(reply.body.role).toBe(role);
      expect((await test.as(person)(api.departments.create, { body: { name: 'Mine' } })).status).toBe(403);
      expect((await test.as(person)(api.workspaces.createColumn, { body: { name: 'Mine', workspaceId: 3 } })).status).toBe(403);
    },
  );

  it('is not added twice, not even at the same moment', async () => {
    const person = await aUser(test, { department: null });
    const body = { userId: person.id, departmentId: 3 };
    const replies = await Promise.all(Array.from({ length: 4 }, () => as(api.departments.addUser, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await test.as(person)(api.notifications.list)).body).toHaveLength(1);
  });

  it('who waited for approval is approved', async () => {
    const person = await aUser(test, { pending: true });
    const reply = await as(api.departments.addUser, { body: { userId: person.id, departmentId: 3, role: 'lead' } });
    expect(reply).toMatchObject({ status: 201, body: { role: 'lead' } });
    expect((await test.as(person)(api.workspaces.columns, { params: { workspaceId: 3 } })).status).toBe(200);
  });

  it.each([{}, { userId: 1 }, { departmentId: 3 }, { userId: null, departmentId: null }, { userId: '1', departmentId: '3' }])(
    'has to be named, and the department too: %j',
    async (payload) => {
      for (const method of ['POST', 'DELETE']) {
        const reply = await test.raw({ method, url: '/api/user-departments', payload, as: admin });
        expect(reply).toMatchObject({ status: 400, body: { message: 'Please select both a user and a department.' } });
      }
    },
  );

  it('must exist, with a known role', async () => {
    const none = 2_147_483_647;
    expect((await as(api.departments.addUser, { body: { userId: none, departmentId: 3 } })).status).toBe(404);
    expect((await as(api.departments.addUser, { body: { userId: admin.id, departmentId: none } })).status).toBe(404);
    const payload = { userId: admin.id, departmentId: 3, role: 'king' };
    expect((await test.raw({ method: 'POST', url: '/api/user-departments', payload, as: admin })).status).toBe(400);
  });
});

describe('the role of a member', () => {
  it('changes in place, is recorded once, and sends an event', async () => {
    const person = await aUser(test);
    const since = String(Date.now());
    const body = { userId: person.id, departmentId: 3, role: 'director' as const };
    expect(await as(api.departments.setRole, { body })).toMatchObject({
      status: 200,
      body: { userId: person.id, departmentId: 3, role: 'director', user: { fullName: person.fullName } },
    });
    expect((await as(api.departments.setRole, { body })).status).toBe(200);
    const own = test.as(person);
    expect((await own(api.departments.mine)).body).toMatchObject([{ id: 3, role: 'director' }]);
    expect((await own(api.events.list, { query: { since } })).body.map(({ type }) => type)).toContain('department_updated');
    const entries = (await as(api.audit.list, { query: { action: 'member_role_changed' } })).body;
    expect(entries).toMatchObject([
      { targetName: person.fullName, details: { department: 'Engineering', departmentId: 3, from: 'member', to: 'director' } },
    ]);
  });

  it('is only for members of the department', async () => {
    const stranger = await aUser(test, { department: 'HR' });
    const waiting = await aUser(test, { pending: true });
    for (const { id: userId } of [stranger, waiting]) {
      const reply = await as(api.departments.setRole, { body: { userId, departmentId: 3, role: 'lead' } });
      expect(reply).toMatchObject({ status: 404, body: { message: 'This person does not belong to the department.' } });
    }
    const payload = { userId: stranger.id, departmentId: 2, role: 'king' };
    expect((await test.raw({ method: 'PATCH', url: '/api/user-departments', payload, as: admin })).status).toBe(400);
    const { role: _, ...none } = payload;
    expect((await test.raw({ method: 'PATCH', url: '/api/user-departments', payload: none, as: admin })).status).toBe(400);
  });
});

describe('a person who is removed', () => {
  it('loses the board at once, and gets an event', async () => {
    const person = await aUser(test);
    const own = test.as(person);
    expect((await own(api.workspaces.columns, { params: { workspaceId: 3 } })).status).toBe(200);
    const since = String(Date.now());
    const body = { userId: person.id, departmentId: 3 };
    expect(await as(api.departments.removeUser, { body })).toMatchObject({ status: 200, body: { success: true } });
    expect((await own(api.workspaces.columns, { params: { workspaceId: 3 } })).status).toBe(403);
    expect((await own(api.events.list, { query: { since } })).body.map(({ type }) => type)).toContain('department_updated');
    expect(await as(api.departments.removeUser, { body })).toMatchObject({
      status: 404,
      body: { message: 'This person does not belong to the department.' },
    });
  });
});

describe('a person who is removed and had a role in the workspace', () => {
  it('loses both', async () => {
    const person = await aUser(test, { department: 'Engineering' });
    await test.db.insert(tables.workspaceMembers).values({ workspaceId: 3, userId: person.id, role: 'admin' });
    const columns = () => test.as(person)(api.workspaces.columns, { params: { workspaceId: 3 } });
    expect(await columns()).toMatchObject({ status: 200 });
    await as(api.departments.removeUser, { body: { userId: person.id, departmentId: 3 } });
    expect(await columns()).toMatchObject({ status: 403, body: { message: 'You do not have access to this workspace.' } });
  });
});

describe('a department that is deleted', () => {
  it('takes its memberships along; its tasks and their board stay for administrators, creators and assignees', async () => {
    const department = await aDepartment();
    const [member, creator, assignee] = await Promise.all([1, 2, 3].map(() => aUser(test, { department: null })));
    if (!member || !creator || !assignee) throw new Error('nobody');
    for (const { id: userId } of [member, creator, assignee])
      await as(api.departments.addUser, { body: { userId, departmentId: department.id } });
    const workspaceId = (await workspaceOf(department.name))?.id ?? 0;
    const [column] = (await as(api.workspaces.columns, { params: { workspaceId } })).body;
    const place = { workspaceId, columnId: column?.id ?? 0, department: department.name };
    const task = await aTask(test, { ...place, by: creator, assignees: [assignee.id] });
    const since = String(Date.now());
    const reply = await as(api.departments.remove, { params: { departmentId: department.id } });
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const seen = async (person: Person) => (await test.as(person)(api.tasks.get, { params: { taskId: task.id } })).status;
    expect([await seen(member), await seen(creator), await seen(assignee), await seen(admin)]).toEqual([404, 200, 200, 200]);
    expect((await test.as(member)(api.departments.mine)).body).toEqual([]);
    expect((await test.as(member)(api.events.list, { query: { since } })).body.map(({ type }) => type)).toContain(
      'department_updated',
    );
    const board = await as(api.tasks.inWorkspace, { params: { workspaceId } });
    expect(board.body.map(({ id }) => id)).toEqual([task.id]);
    expect((await as(api.departments.remove, { params: { departmentId: department.id } })).status).toBe(404);

    await aDepartment(department.name);
    expect((await workspaceOf(department.name))?.id).toBe(workspaceId);
    expect(await seen(member)).toBe(404);
  });

  it('takes a board along that never held a task', async () => {
    const department = await aDepartment();
    await as(api.departments.remove, { params: { departmentId: department.id } });
    expect(await workspaceOf(department.name)).toBeUndefined();
  });

  it('does not exist for a person who is added at the same moment, or was added before', async () => {
    for (let round = 0; round < 5; round++) {
      const { id: departmentId } = await aDepartment();
      const person = await aUser(test, { department: null });
      const [added, removed] = await Promise.all([
        as(api.departments.addUser, { body: { userId: person.id, departmentId } }),
        as(api.departments.remove, { params: { departmentId } }),
      ]);
      expect([201, 404]).toContain(added.status);
      expect(removed.status).toBe(200);
      expect((await test.as(person)(api.departments.mine)).body).toEqual([]);
    }
  });

  it('keeps its board if somebody puts a task on it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const department = await aDepartment();
      const workspaceId = (await workspaceOf(department.name))?.id ?? 0;
      const [column] = (await as(api.workspaces.columns, { params: { workspaceId } })).body;
      const body = { title: 'At the last moment', columnId: column?.id ?? 0, department: department.name, priority: 'P2' };
      const [made, removed] = await Promise.all([
        as(api.tasks.create, { body }),
        as(api.departments.remove, { params: { departmentId: department.id } }),
      ]);
      expect(removed.status).toBe(200);
      expect((await workspaceOf(department.name)) !== undefined).toBe(made.status === 201);
      expect([201, 400]).toContain(made.status);
    }
  });
});

describe('the list of departments', () => {
  it('has all of fifty departments and five hundred people', async () => {
    await test.db.execute(sql`
      insert into users (username, username_key, password, full_name, email, email_key)
      select 'many' || n, 'many' || n, '', 'Many ' || n, 'many' || n || '@x.example', 'many' || n || '@x.example'
      from generate_series(1, 500) n`);
    await test.db.execute(
      sql`insert into departments (name, key) select 'Many ' || n, 'many ' || n from generate_series(1, 50) n`,
    );
    await test.db.execute(sql`
      insert into user_departments (user_id, department_id)
      select u.id, d.id from users u cross join departments d where u.username like 'many%' and d.key like 'many %'`);
    const [first] = await rows<{ id: number }>(test.db, sql`select id from departments where key = 'many 1'`);
    const departments = () => as(api.departments.list);
    const people = () => as(api.departments.users, { params: { departmentId: first?.id ?? 0 } });
    const [list, members] = [await departments(), await people()];
    expect(list.body.filter(({ members: of }) => of === 500)).toHaveLength(50);
    expect(members.body).toHaveLength(500);
  });
});
