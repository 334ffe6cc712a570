// Tests sign-in with a real directory, OpenLDAP: who gets in, whose account opens, groups, and what becomes of a password.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import {
  addGroup,
  addPerson,
  base,
  hasOpenLdap,
  type OpenLdap,
  openLdap,
  openLdapSettings,
} from '#testing/directories/openldap.ts';
import { aUser } from '#testing/factories.ts';
import { cookieIn, type Person, type TestApp, testApp } from '#testing/test-app.ts';

let directory: OpenLdap;
let app: TestApp;
const admin: Person = { id: 1, username: 'admin', password: 'administrator of tests', fullName: 'Administrator' };
const passwordOf = (uid: string) => `password of ${uid}`;

describe.skipIf(!hasOpenLdap())('a directory', () => {
  beforeAll(async () => {
    directory = await openLdap();
    const ana = await addPerson(directory, 'ana', { title: 'Engineer' });
    await addPerson(directory, 'bea');
    await addPerson(directory, 'nomail', { mail: 'not an address' });
    for (const ou of ['one', 'two']) {
      await directory.add(`ou=${ou},ou=people,${base}`, { objectClass: 'organizationalUnit', ou });
      const dn = `uid=twin,ou=${ou},ou=people,${base}`;
      const twin = { objectClass: 'inetOrgPerson', uid: 'twin', cn: 'Twin', sn: 'Twin', mail: `twin@${ou}.example` };
      await directory.add(dn, { ...twin, userPassword: passwordOf('twin') });
    }
    const team = await addGroup(directory, 'frontend', [ana]);
    const all = await addGroup(directory, 'engineers', [team]);
    // Groups may contain each other.
    await directory.set(team, 'member', [ana, all]);
    await addGroup(directory, 'bosses', [all]);
  });
  afterAll(() => directory.end());

  beforeEach(async () => {
    app = await testApp();
    return () => app.close();
  });

  const set = async (change: object = {}) => {
    const reply = await app.as(admin)(api.directories.set, { body: { ...openLdapSettings(directory), ...change } });
    expect(reply.status, reply.text).toBe(200);
    return reply.body;
  };
  const login = (username: string, password: string) => app.as()(api.auth.login, { body: { username, password } });
  const asOf = async (uid: string) => {
    const reply = await login(uid, passwordOf(uid));
    expect(reply.status, reply.text).toBe(200);
    return { reply, person: { id: reply.body.user?.id ?? 0, username: uid, password: passwordOf(uid), fullName: '' } };
  };
  const departmentsOf = async (userId: number) =>
    (
      await rows<{ name: string }>(
        app.db,
        sql`select d.name from user_departments ud join departments d on d.id = ud.department_id
      where ud.user_id = ${userId} order by d.name`,
      )
    ).map(({ name }) => name);

  describe('a sign-in', () => {
    test('creates the account with name, address and title, and opens the same one again', async () => {
      await set();
      const { reply } = await asOf('ana');
      expect(reply.body.user).toMatchObject({
        username: 'ana',
        fullName: 'Ana Directory',
        title: 'Engineer',
        email: 'ana@example.com',
      });
      expect((await asOf('ana')).person.id).toBe(reply.body.user?.id);
      const byAddress = await login('ana@example.com', passwordOf('ana'));
      expect(byAddress.body.user?.id).toBe(reply.body.user?.id);
      const history = await app.as((await asOf('ana')).person)(api.signIns.list);
      expect(history.body[0]).toMatchObject({ method: 'directory', provider: 'Directory', reason: null });
    });

    test('finds the account again after the person was renamed, and never by the name alone', async () => {
      await set();
      const { person } = await asOf('bea');
      await directory.rename(`uid=bea,ou=people,${base}`, 'uid=beatriz');
      await addPerson(directory, 'bea', { mail: 'other@example.com' });
      expect((await login('beatriz', passwordOf('bea'))).body.user?.id).toBe(person.id);
      const other = await login('bea', passwordOf('bea'));
      expect(other.body.user?.id).not.toBe(person.id);
      await directory.remove(`uid=bea,ou=people,${base}`);
      await directory.rename(`uid=beatriz,ou=people,${base}`, 'uid=bea');
    });

    test('needs the right password, and more than none', async () => {
      await set();
      for (const password of ['wrong', passwordOf('bea'), ' ', '\u0000'])
        expect((await login('ana', password)).status, JSON.stringify(password)).toBe(401);
      expect((await login('ana', '')).status).toBe(400);
      expect((await login('nobody', passwordOf('ana'))).status).toBe(401);
      expect(await rows(app.db, sql`select 1 from identities`)).toEqual([]);
    });

    test('takes signs of filters and names of entries for what they are', async () => {
      await set();
      const corpus = [
        '*',
        'an*',
        'ana)(uid=*',
        'ana)(|(uid=*',
        '*)(objectClass=*',
        'ana\\2a',
        'ana\\',
        'ana)(&',
        '(',
        ')',
        '\\00',
        'ana)\u0000',
        `uid=ana,ou=people,${base}`,
        'a\\6ea',
        'ana))(|(cn=*',
        '!(uid=ana)',
        'ana,ou=people',
        'EXTERNAL',
        'ａna\u0301',
        'x'.repeat(300),
      ];
      for (const username of corpus) expect([400, 401], username).toContain((await login(username, passwordOf('ana'))).status);
    });

    test('refuses a name that two entries have', async () => {
      await set();
      expect((await login('twin', passwordOf('twin'))).status).toBe(401);
    });

    test('says what an administrator has to know of somebody without an address', async () => {
      await set();
      const reply = await login('nomail', passwordOf('nomail'));
      expect(reply).toMatchObject({ status: 403, body: { error: 'directory_refused' } });
      await set({ createsPeople: false });
      expect((await login('ana', passwordOf('ana'))).body.message).toMatch(/no account here yet/);
    });
  });

  describe('an account of this server', () => {
    test('opens with its own password, also while the directory is down', async () => {
      await set();
      await asOf('ana');
      const local = await aUser(app);
      await directory.stop();
      try {
        expect((await login(local.username, local.password)).status).toBe(200);
        const gone = await login('ana', passwordOf('ana'));
        expect(gone).toMatchObject({ status: 503, body: { error: 'directory_unavailable' } });
        expect(gone.body.message).toMatch(/does not answer/);
      } finally {
        await directory.start();
      }
      expect((await login('ana', passwordOf('ana'))).status).toBe(200);
    });

    test('is linked by a confirmed address, and then has the password of the directory alone', async () => {
      await set();
      const known = await aUser(app, { email: 'ana@example.com' });
      const { reply, person } = await asOf('ana');
      expect(reply.body.user?.id).toBe(known.id);
      expect((await login(known.username, known.password)).status).toBe(401);
      expect((await app.as(person)(api.auth.currentUser, { headers: { cookie: cookieIn(reply) } })).body.directory).toBe(
        'Directory',
      );
    });

    test('is not taken over by an address that is not confirmed, on either side', async () => {
      const known = await aUser(app, { email: 'ana@example.com' });
      await app.db.execute(sql`update users set email_confirmed_at = null where id = ${known.id}`);
      await set();
      expect((await login('ana', passwordOf('ana'))).status).toBe(403);
      await app.db.execute(sql`update users set email_confirmed_at = now() where id = ${known.id}`);
      await set({ confirmsEmails: false });
      expect((await login('ana', passwordOf('ana'))).status).toBe(403);
      expect((await login(known.username, known.password)).status).toBe(200);
    });

    test('of the same username is another one', async () => {
      await set();
      const known = await aUser(app, { username: 'ana' });
      const { person } = await asOf('ana');
      expect(person.id).not.toBe(known.id);
      expect((await login('ana', known.password)).body.user?.id).toBe(known.id);
    });

    test('stays closed to whom an administrator has deactivated', async () => {
      await set();
      const { person } = await asOf('ana');
      await app.as(admin)(api.users.setActive, { params: { userId: person.id }, body: { active: false } });
      expect(await login('ana', passwordOf('ana'))).toMatchObject({ status: 401, body: { error: 'user_inactive' } });
    });
  });

  describe('a password of the directory', () => {
    test('proves who somebody is, and is not changed here', async () => {
      await set();
      const { person } = await asOf('ana');
      const call = app.as(person);
      expect((await call(api.auth.reauthenticate, { body: { password: 'wrong' } })).status).toBe(400);
      expect((await call(api.auth.reauthenticate, { body: { password: person.password } })).status).toBe(200);
      const change = { currentPassword: person.password, newPassword: 'another long password' };
      expect(await call(api.auth.changePassword, { body: change })).toMatchObject({
        status: 409,
        body: { message: /changed there/ },
      });
      const link = await app.as(admin)(api.passwordResets.create, { params: { userId: person.id }, body: { mail: false } });
      expect(link.status).toBe(409);
      expect((await app.as()(api.passwordResets.options)).body.directory).toBe('Directory');
      expect((await call(api.identities.list)).body).toEqual([]);
    });

    test('is asked of the directory once more when a session alone is not enough, and 503 says that it does not answer', async () => {
      await set();
      const { person } = await asOf('ana');
      await app.cookieOf(person);
      await directory.stop();
      try {
        const reply = await app.as(person)(api.auth.reauthenticate, { body: { password: person.password } });
        expect(reply).toMatchObject({ status: 503, body: { error: 'directory_unavailable' } });
      } finally {
        await directory.start();
      }
    });

    test('of the administrator for emergencies stays here as well', async () => {
      await set();
      const known = await aUser(app, { email: 'ana@example.com', role: 'admin' });
      await asOf('ana');
      expect((await login(known.username, known.password)).status).toBe(401);
      const body = { enforced: false, emergencyUserId: known.id };
      expect((await app.as(admin)(api.identityProviders.enforce, { body })).status).toBe(200);
      expect((await login(known.username, known.password)).status).toBe(200);
    });
  });

  describe('groups', () => {
    const map = [
      { value: 'engineers', departmentId: 1 },
      { value: `CN=Bosses, OU=groups,${base}`, departmentId: 2 },
    ];

    test.each([
      ['searched', {}],
      ['of memberOf', { groupBaseDn: '' }],
    ])('%s give departments and the role, also through other groups', async (_, change) => {
      await set({ departmentMap: map, adminGroup: 'bosses', ...change });
      const { person, reply } = await asOf('ana');
      expect(reply.body.user?.role).toBe('admin');
      expect(await departmentsOf(person.id)).toHaveLength(2);
    });

    test('take away what they gave, and nothing else', async () => {
      await set({ departmentMap: map });
      const { person } = await asOf('ana');
      await app.as(admin)(api.departments.addUser, { body: { departmentId: 4, userId: person.id, role: 'member' } });
      expect(await departmentsOf(person.id)).toHaveLength(3);
      await set({ departmentMap: [{ value: 'engineers', departmentId: 1 }] });
      await asOf('ana');
      expect(await departmentsOf(person.id)).toHaveLength(2);
    });
  });

  describe('the connection', () => {
    const pem = async () =>
      (await import('node:fs'))
        .readFileSync(new URL('../testing/mail-server.pem', import.meta.url), 'utf8')
        .split('-----BEGIN PRIVATE')[0] ?? '';

    test.each(['ldaps', 'StartTLS'])('is encrypted by %s, with a certificate that is known', async (how) => {
      const url = how === 'ldaps' ? directory.secureUrl : directory.url.replace('127.0.0.1', 'localhost');
      await set({ url, startTls: how !== 'ldaps' });
      const tried = () => app.as(admin)(api.directories.test, { body: { username: 'ana' } });
      expect((await tried()).body).toMatchObject({ state: 'failed', step: 'reach', problem: 'certificate' });
      expect((await login('ana', passwordOf('ana'))).status).toBe(503);
      await set({ url, startTls: how !== 'ldaps', certificate: await pem() });
      expect((await tried()).body).toMatchObject({ state: 'done', problem: null });
      expect((await login('ana', passwordOf('ana'))).status).toBe(200);
    });
  });

  describe('a test', () => {
    const tried = async (username: string) => (await app.as(admin)(api.directories.test, { body: { username } })).body;

    test('says whom it found, the groups, and what a sign-in would do', async () => {
      await set({ departmentMap: [{ value: 'engineers', departmentId: 1 }], adminGroup: 'bosses' });
      const result = await tried('ana');
      expect(result).toMatchObject({
        ...{ state: 'done', step: 'account', problem: null, dn: `uid=ana,ou=people,${base}`, outcome: 'creates', isAdmin: true },
        ...{ departments: ['Marketing'], unknownGroups: ['frontend', 'bosses'] },
      });
      expect(result.groups).toHaveLength(3);
      expect(result.attributes).toContainEqual({ name: 'email', value: 'ana@example.com' });
      expect(await rows(app.db, sql`select 1 from identities`)).toEqual([]);
      await asOf('ana');
      expect((await tried('ana')).outcome).toBe('known');
    });

    test('names the step that failed, and what the directory said', async () => {
      await set({ password: 'wrong' });
      expect(await tried('ana')).toMatchObject({
        state: 'failed',
        step: 'bind',
        problem: 'bind_refused',
        detail: expect.stringMatching(/invalid credentials/i),
      });
      await set({ baseDn: 'dc=nowhere,dc=com' });
      expect(await tried('ana')).toMatchObject({
        step: 'search',
        problem: expect.stringMatching(/base_missing|referral|bind_refused|search_refused/),
      });
      await set();
      expect(await tried('nobody')).toMatchObject({ step: 'person', problem: 'not_found' });
      expect(await tried('twin')).toMatchObject({ step: 'person', problem: 'several' });
      await set({ groupFilter: '(objectClass=none)' });
      expect(await tried('ana')).toMatchObject({ state: 'done', groups: [] });
    });
  });
});
