// Messages about invalid fields, in the words of the specification, and fields that callers cannot choose.
import * as api from '@app/contract/api.ts';
import { describe, expect, it } from 'vitest';
import { aTask, aUser } from '#testing/factories.ts';
import { bodyOf, hostile } from '#testing/hostile/hostile.ts';
import { testApp } from '#testing/test-app.ts';

const { given, send } = hostile();

describe('the texts of the specification', () => {
  const task = () => bodyOf('tasks.create');
  const sentences: [keyof typeof senders, Record<string, unknown>, string, string][] = [
    ['login', { username: '' }, 'username', 'Username is required'],
    ['login', { password: '' }, 'password', 'Password is required'],
    ['register', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    ['register', { password: '1234567' }, 'password', 'Password must be at least 8 characters'],
    ['register', { fullName: '' }, 'fullName', 'Full name is required'],
    ['register', { email: 'nobody' }, 'email', 'Invalid email address'],
    ['register', { departmentId: 0 }, 'departmentId', 'Please select a department'],
    ['register', { departmentId: 999 }, 'departmentId', 'Please select a department'],
    ['register', { departmentId: '3' }, 'departmentId', 'Department selection is required'],
    ['profile', { fullName: 'A' }, 'fullName', 'Full name must be at least 2 characters'],
    ['profile', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
    ['password', { newPassword: '1234567' }, 'newPassword', 'New password must be at least 8 characters'],
    ['password', {}, 'currentPassword', 'Current password is incorrect'],
    ['create', { title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    ['create', { columnId: 0 }, 'columnId', 'Column is required'],
    ['create', { columnId: undefined }, 'columnId', 'Column is required'],
    ['create', { columnId: 999 }, 'columnId', 'Column not found'],
    ['create', { priority: '' }, 'priority', 'Priority is required'],
    ['create', { department: '' }, 'department', 'Department is required'],
    ['create', { checklistItems: [{ id: 1, text: '' }] }, 'checklistItems.0.text', 'Item text is required'],
    ['create', { assignees: [2_147_483_647] }, 'assignees', 'Assignee is not in the selected departments'],
    ['change', { title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    ['move', { columnId: 999 }, 'columnId', 'Column not found'],
    ['move', { columnId: -1 }, 'columnId', 'Column not found'],
    ['move', { columnId: -4 }, 'columnId', 'Column not found'],
  ];

  const senders = {
    login: (change: object) => send({ method: 'POST', url: '/api/auth/login', payload: { ...bodyOf('auth.login'), ...change } }),
    register: (change: object) =>
      send({ method: 'POST', url: '/api/users', payload: { ...bodyOf('users.register'), ...change } }),
    profile: (change: object) => send({ method: 'PATCH', url: `/api/users/${given.actors.adm.id}`, payload: change }),
    password: (change: object) =>
      send({ method: 'POST', url: '/api/auth/change-password', payload: { ...bodyOf('auth.changePassword'), ...change } }),
    create: (change: object) => send({ method: 'POST', url: '/api/tasks', payload: { ...task(), ...change } }),
    change: (change: object) => send({ method: 'PUT', url: `/api/tasks/${given.target.taskId}`, payload: change }),
    move: (change: object) => send({ method: 'PUT', url: `/api/tasks/${given.target.taskId}/column`, payload: change }),
  };

  it.each(sentences)('%s %j: %s: %s', async (sender, change, field, message) => {
    const reply = await senders[sender](change);
    expect({ status: reply.status, body: reply.body }).toMatchObject({
      status: 400,
      body: { error: 'validation', message, fields: { [field]: message } },
    });
  });

  it('wrong credentials: the same for an unknown name and for a wrong password', async () => {
    const known = await aUser(given.test);
    for (const username of [known.username, 'nobody at all', 'admin']) {
      const reply = await given.test.as()(api.auth.login, { body: { username, password: 'wrong password' } });
      expect(reply).toMatchObject({ status: 401, body: { message: 'Invalid username or password' } });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  it('a name and an address that are taken', async () => {
    const first = bodyOf('users.register');
    expect((await given.test.raw({ method: 'POST', url: '/api/users', payload: first })).status).toBe(201);
    const register = (change: object) =>
      given.test.raw({ method: 'POST', url: '/api/users', payload: { ...bodyOf('users.register'), ...change } });
    for (const username of [first['username'], String(first['username']).toUpperCase(), ` ${first['username']} `]) {
      expect(await register({ username })).toMatchObject({
        status: 409,
        body: { error: 'conflict', message: 'Username already exists' },
      });
    }
    for (const email of [first['email'], String(first['email']).toUpperCase()]) {
      expect(await register({ email })).toMatchObject({
        status: 409,
        body: { error: 'conflict', message: 'Email already in use' },
      });
    }
  });

  it('a registration that is closed', async () => {
    const closed = await testApp({ env: { REGISTRATION: 'closed' } });
    try {
      const reply = await closed.raw({ method: 'POST', url: '/api/users', payload: bodyOf('users.register') });
      expect(reply).toMatchObject({ status: 403, body: { error: 'forbidden', message: 'Registration is disabled' } });
    } finally {
      await closed.close();
    }
  });
});

describe('a requested role', () => {
  it('is ignored at registration', async () => {
    const fresh = await testApp();
    try {
      for (const asked of [
        { role: 'admin' },
        { Role: 'admin', isAdmin: true, permissions: { isAdmin: true } },
        { id: 1, role: ['admin'] },
      ]) {
        const body: Record<string, unknown> = { ...bodyOf('users.register'), ...asked };
        const reply = await fresh.raw({ method: 'POST', url: '/api/users', payload: body });
        expect(reply).toMatchObject({ status: 201, body: { role: 'user' } });
        const person = {
          id: (reply.body as { id: number }).id,
          username: String(body['username']),
          password: String(body['password']),
          fullName: '',
        };
        const current = await fresh.as(person)(api.auth.currentUser);
        expect(current.body).toMatchObject({
          user: { role: 'user' },
          permissions: { isAdmin: false, canAccessCompanyView: false },
        });
      }
    } finally {
      await fresh.close();
    }
  });

  it('is ignored in a profile or in settings', async () => {
    const fresh = await testApp();
    try {
      const person = await aUser(fresh);
      const sneaky = {
        role: 'admin',
        password: 'another one',
        username: 'root',
        usernameKey: 'root',
        departmentId: 1,
        deletedAt: null,
      };
      await fresh.raw({
        method: 'PATCH',
        url: `/api/users/${person.id}`,
        payload: { ...sneaky, fullName: 'Still Me' },
        as: person,
      });
      await fresh.raw({ method: 'PATCH', url: '/api/users/settings', payload: { ...sneaky, theme: 'dark' }, as: person });
      const { body } = await fresh.as(person)(api.auth.currentUser);
      expect(body).toMatchObject({
        user: { role: 'user', username: person.username, fullName: 'Still Me', theme: 'dark', departmentId: 3 },
      });
    } finally {
      await fresh.close();
    }
  });
});

describe('a stale version', () => {
  it('is answered with 409 and the stored task, and changes nothing', async () => {
    const fresh = await testApp();
    try {
      const person = await aUser(fresh);
      const as = fresh.as(person);
      const task = await aTask(fresh);
      const params = { taskId: task.id };
      const first = await as(api.tasks.update, { params, body: { title: 'The first editor', version: task.version } });
      expect(first.status).toBe(200);
      const second = await as(api.tasks.update, { params, body: { title: 'The second editor', version: task.version } });
      expect(second).toMatchObject({
        status: 409,
        body: { error: 'conflict', current: { id: task.id, title: 'The first editor' } },
      });
      expect((await as(api.tasks.get, { params })).body.title).toBe('The first editor');
      const moved = await as(api.tasks.move, { params, body: { columnId: 10, version: task.version } });
      expect(moved.status).toBe(409);
    } finally {
      await fresh.close();
    }
  });
});
