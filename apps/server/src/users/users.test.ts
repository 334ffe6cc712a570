// Tests registration, cards and settings.
import * as api from '@app/contract/api.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  return () => app.close();
});

const ana = { username: 'ana', password: 'good enough', fullName: 'Ana Maria Lopez', email: 'ana@example.com', departmentId: 3 };

function register(body: object = {}, on = app) {
  return on.as()(api.users.register, { body: { ...ana, ...body } });
}

describe('registering', () => {
  test('creates an account that can sign in and sees the board of its department', async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body).toMatchObject({ fullName: 'Ana Maria Lopez', role: 'user', avatarInitials: 'AM' });
    const person = { id: body.id, ...ana };
    expect((await app.as(person)(api.departments.mine)).body).toMatchObject([{ id: 3, name: 'Engineering', workspaceId: 3 }]);
    expect((await app.as(person)(api.workspaces.list)).body.map(({ id }) => id)).toEqual([3]);
  });

  test.each([
    [{ avatarInitials: 'AM', role: 'user' }, 'AM'],
    [{ avatarInitials: 'aml' }, 'AM'],
    [{ avatarInitials: 'X Young' }, 'XY'],
    [{ avatarInitials: ' ' }, 'AM'],
    [{ avatarInitials: null }, 'AM'],
  ])('keeps the initials that are sent, such as %j', async (sent, kept) => {
    expect((await register(sent)).body).toMatchObject({ avatarInitials: kept });
  });

  test('appears on the open screens of others at once', async () => {
    const admin = await aUser(app, { role: 'admin' });
    const since = String(Date.now() - 1);
    const { body } = await register();
    const { body: events } = await app.as(admin)(api.events.list, { query: { since } });
    expect(events).toContainEqual(expect.objectContaining({ type: 'user_updated', userId: body.id }));
  });

  test('never grants a role, whatever is requested', async () => {
    const { body } = await register({ role: 'admin', isAdmin: true, id: 1, permissions: { isAdmin: true } });
    expect(body.role).toBe('user');
    const own = await app.as({ ...ana, id: body.id })(api.auth.currentUser);
    expect(own.body.permissions).toEqual({ isAdmin: false, canAccessCompanyView: false });
  });

  test('a name or address that is taken, however it is written, is 409', async () => {
    await register();
    expect(await register({ username: ' ANA ', email: 'other@example.com' })).toMatchObject({
      status: 409,
      body: { message: 'Username already exists' },
    });
    expect(await register({ username: 'other', email: 'ANA@example.com' })).toMatchObject({
      status: 409,
      body: { message: 'Email already in use' },
    });
  });

  test('of fifty at once with one name exactly one succeeds', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => register({ email: `ana${n}@example.com` })));
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  test.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ fullName: ' ' }, 'Full name is required'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ departmentId: 'three' }, 'Department selection is required'],
    [{ departmentId: 99 }, 'Please select a department'],
  ])('refuses %j: %s', async (body, message) => {
    expect(await register(body)).toMatchObject({ status: 400, body: { message, error: 'validation' } });
  });

  test('refuses a department that is not open to registration', async () => {
    const { aDepartment } = await import('#testing/factories.ts');
    const departmentId = await aDepartment(app.db, 'Research');
    expect((await register({ departmentId })).body.message).toBe('Please select a department');
    const open = await app.as()(api.departments.list);
    expect(open.body.map(({ name }) => name)).toEqual(['Accounting', 'Engineering', 'HR', 'Marketing', 'Sales']);
  });

  test('with REGISTRATION=approval the membership is pending and grants nothing', async () => {
    const careful = await testApp({ env: { REGISTRATION: 'approval' } });
    // All departments are offered, as an administrator admits each person.
    const { aDepartment } = await import('#testing/factories.ts');
    const closedId = await aDepartment(careful.db, 'Research');
    expect((await careful.as()(api.departments.list)).body.map(({ id }) => id)).toContain(closedId);
    const other = { departmentId: closedId, username: 'other', email: 'other@example.com' };
    expect((await register(other, careful)).status).toBe(201);
    const { body } = await register({}, careful);
    const person = { id: body.id, ...ana };
    expect((await careful.as(person)(api.departments.mine)).body).toEqual([]);
    expect((await careful.as(person)(api.workspaces.list)).body).toEqual([]);
    expect((await careful.as(person)(api.tasks.inWorkspace, { params: { workspaceId: 3 } })).status).toBe(403);
    await careful.close();
  });

  test('with REGISTRATION=closed only administrators register people', async () => {
    const closed = await testApp({ env: { REGISTRATION: 'closed' } });
    expect(await register({}, closed)).toMatchObject({ status: 403, body: { message: 'Registration is disabled' } });
    expect((await closed.as()(api.departments.list)).body).toEqual([]);
    const admin = await aUser(closed, { role: 'admin' });
    expect((await closed.as(admin)(api.users.register, { body: ana })).status).toBe(201);
    await closed.close();
  });

  test('is limited by address, with Retry-After', async () => {
    const limited = await testApp({ env: { RATE_LIMIT_REGISTER: '1' } });
    expect((await register({}, limited)).status).toBe(201);
    const refused = await register({ username: 'second', email: 'second@example.com' }, limited);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  test('with PASSWORD_POLICY=strict a password that is easy to guess is refused', async () => {
    const strict = await testApp({ env: { PASSWORD_POLICY: 'strict' } });
    for (const password of ['password123', 'Sommer2026!', '1QAZ2wsx', 'spiderman1', 'tasklane1', 'lopez123', 'abcabcabcabc']) {
      expect((await register({ password }, strict)).status, password).toBe(400);
    }
    expect((await register({ password: 'correct horse battery' }, strict)).status).toBe(201);
    await strict.close();
  });
});

describe('people', () => {
  test('a card never contains username, settings or password, and the address only for colleagues', async () => {
    const colleague = await aUser(app, { email: 'colleague@example.com' });
    const stranger = await aUser(app, { department: 'HR', email: 'stranger@example.com' });
    const reader = await aUser(app);
    const { body } = await app.as(reader)(api.users.list);
    const card = (id: number) => body.find((user) => user.id === id);
    expect(Object.keys(card(colleague.id) ?? {}).sort()).toEqual(
      ['active', 'avatarColor', 'avatarInitials', 'email', 'fullName', 'id', 'profilePicture', 'role', 'title'].sort(),
    );
    expect(card(colleague.id)?.email).toBe('colleague@example.com');
    expect(card(stranger.id)?.email).toBeNull();
  });

  test('one changes only the own profile, and nothing but name, address and title', async () => {
    const person = await aUser(app);
    const address = { email: 'new@example.com', currentPassword: person.password };
    const change = { fullName: 'New Name', title: 'Boss', role: 'admin', username: 'root', ...address };
    const { status, body } = await app.as(person)(api.users.update, { params: { userId: person.id }, body: change });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      avatarInitials: 'NN',
      fullName: 'New Name',
      email: 'new@example.com',
      title: 'Boss',
      role: 'user',
      username: person.username,
    });
    const none = await app.as(person)(api.users.update, { params: { userId: person.id }, body: { title: '' } });
    expect(none.body).toMatchObject({ fullName: 'New Name', title: null });
    const short = await app.as(person)(api.users.update, { params: { userId: person.id }, body: { fullName: 'A' } });
    expect(short.body.message).toBe('Full name must be at least 2 characters');
  });

  test('settings accept the listed keys and values only', async () => {
    const person = await aUser(app);
    const settings = { theme: 'dark', timezone: 'PST', dailyDigest: true, singleKeyShortcuts: false } as const;
    const { body } = await app.as(person)(api.users.updateSettings, { body: settings });
    expect(body).toMatchObject(settings);
    const bad = await app.raw({ method: 'PATCH', url: '/api/users/settings', payload: { language: '../../etc' }, as: person });
    expect(bad.status).toBe(400);
  });
});
