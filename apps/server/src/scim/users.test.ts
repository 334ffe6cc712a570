// Tests users of SCIM as Entra ID and Okta keep them: the same person once, nothing lost, nobody locked out.
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstRow, rows } from '#db/rows.ts';
import { usernamesFor } from '#scim/create-user.ts';
import { enterpriseSchema } from '#scim/scim-schemas.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { aDirectory, type ScimDirectory } from '#testing/scim-directory.ts';
import { entraRequests as entra, oktaRequests as okta } from '#testing/scim-requests.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let directory: ScimDirectory;

beforeEach(async () => {
  app = await testApp();
  directory = await aDirectory(app);
});
afterEach(() => app.close());

const send: ScimDirectory['send'] = (...given) => directory.send(...given);
const get: ScimDirectory['get'] = (...given) => directory.get(...given);

const departmentsOf = async (id: number | string) =>
  (
    await rows<{ name: string }>(
      app.db,
      sql`select d.name from user_departments ud join departments d on d.id = ud.department_id where ud.user_id = ${Number(id)} order by 1`,
    )
  ).map(({ name }) => name);
const auditOf = async (action: string) =>
  rows<{ target: string; details: Record<string, unknown>; user_id: number | null; via: string }>(
    app.db,
    sql`select target, details, user_id, via from audit_log where action = ${action} order by id`,
  );

describe('Entra ID', () => {
  test('finds nobody, creates the person, finds them and brings them up to date', async () => {
    expect((await send(entra.findUser)).body).toMatchObject({ totalResults: 0, itemsPerPage: 0, Resources: [] });
    const made = await send(entra.createUser);
    expect(made).toMatchObject({
      status: 201,
      body: {
        userName: 'lena.brandt@firma.example',
        displayName: 'Lena Brandt',
        name: { givenName: 'Lena', familyName: 'Brandt', formatted: 'Lena Brandt' },
        title: 'Buyer',
        active: true,
        emails: [{ value: 'lena.brandt@firma.example', type: 'work', primary: true }],
        [enterpriseSchema]: { department: 'Marketing' },
      },
    });
    expect(made.headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(made.headers['location']).toBe(made.body.meta.location);
    expect(made.headers['etag']).toBe(made.body.meta.version);
    const { id } = made.body;
    expect(await departmentsOf(id)).toEqual(['Marketing']);
    expect((await send(entra.findUser)).body.Resources?.[0]?.id).toBe(id);
    const changed = await send(entra.changeMany, { id });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        displayName: 'Lena Winter',
        name: { givenName: 'Lena', familyName: 'Winter' },
        emails: [{ value: 'lena.winter@firma.example' }],
        [enterpriseSchema]: { department: 'Sales' },
      },
    });
    expect(await departmentsOf(id)).toEqual(['Sales']);
    expect((await send(entra.rename, { id })).body.userName).toBe('lena.winter@firma.example');
    const more = await send(entra.withoutPath, { id });
    expect(more.body).toMatchObject({ title: 'Head of purchasing', displayName: 'Lena Maria Winter' });
    expect((await send(entra.removeTitle, { id })).body.title).toBeUndefined();
  });

  test('the account has no password, no mail is sent, and the record names the token', async () => {
    const { id } = (await send(entra.createUser)).body;
    const user = await firstRow<{ username: string; password: string; confirmed: boolean }>(
      app.db,
      sql`select username, password, email_confirmed_at is not null as confirmed from users where id = ${Number(id)}`,
    );
    expect(user).toEqual({ username: 'lena.brandt', password: '*nobody*', confirmed: true });
    for (const password of ['*nobody*', 'a password', ''])
      expect(
        await app.raw({ method: 'POST', url: '/api/auth/login', payload: { username: 'lena.brandt', password } }),
      ).toMatchObject({
        status: password === '' ? 400 : 401,
      });
    expect(
      await rows(app.db, sql`select kind from outbox where user_id = ${Number(id)} or kind = 'new_user_registered'`),
    ).toEqual([]);
    expect(await auditOf('user_created')).toEqual([
      { target: `user:${id}`, details: { scim: 'Entra ID' }, user_id: null, via: 'system' },
    ]);
    expect(await auditOf('member_added')).toMatchObject([
      { target: `user:${id}`, details: { scim: 'Entra ID', department: 'Marketing' } },
    ]);
    const users = await app.as(directory.admin)(api.users.adminList);
    expect(users.body.find((each) => each.id === Number(id))).toMatchObject({ isManaged: true, active: true });
    expect(users.body.find((each) => each.id === directory.admin.id)).toMatchObject({ isManaged: false });
  });

  test('disables and enables: sessions end, work stays', async () => {
    const person = await aUser(app, { email: 'lena.brandt@firma.example' });
    const task = await aTask(app, { by: person });
    const found = (await send(entra.findUser)).body.Resources?.[0];
    expect(found).toMatchObject({ id: String(person.id), active: true });
    await app.cookieOf(person);
    expect(await send(entra.disable, { id: person.id })).toMatchObject({ status: 200, body: { active: false } });
    expect(await app.as(person)(api.auth.currentUser)).toMatchObject({ status: 401, body: { error: 'user_inactive' } });
    expect(await auditOf('user_deactivated')).toMatchObject([
      { target: `user:${person.id}`, details: { scim: 'Entra ID' }, user_id: null },
    ]);
    expect(await send(entra.disable, { id: person.id })).toMatchObject({ status: 200, body: { active: false } });
    expect(await auditOf('user_deactivated')).toHaveLength(1);
    expect(await send(entra.enable, { id: person.id })).toMatchObject({ status: 200, body: { active: true } });
    app.forget(person);
    expect((await app.as(person)(api.tasks.get, { params: { taskId: task.id } })).status).toBe(200);
  });

  test('a deleted person is hidden and deactivated, and comes back with everything', async () => {
    const { id } = (await send(entra.createUser)).body;
    await app.db.execute(sql`update users set title = 'Kept' where id = ${Number(id)}`);
    expect((await send(entra.deleteUser, { id })).status).toBe(204);
    expect(await get(`/Users/${id}`)).toMatchObject({ status: 404, body: { status: '404' } });
    expect((await send(entra.findUser)).body.totalResults).toBe(0);
    expect((await send(entra.disable, { id })).status).toBe(404);
    expect(await departmentsOf(id)).toEqual(['Marketing']);
    const again = await send({ ...entra.createUser, body: { ...entra.createUser.body, title: undefined } });
    expect(again).toMatchObject({ status: 201, body: { id, active: true, title: 'Kept' } });
  });
});

describe('Okta', () => {
  test('creates, replaces, deactivates and reactivates', async () => {
    expect((await send(okta.findUser)).body.totalResults).toBe(0);
    const made = await send(okta.createUser);
    expect(made).toMatchObject({ status: 201, body: { externalId: '00u7k2x9PqLmN4Rt5d7', displayName: 'Tom Keller' } });
    const { id } = made.body;
    expect(await send(okta.replaceUser, { id })).toMatchObject({
      status: 200,
      body: { displayName: 'Tom Keller-Wolf', name: { familyName: 'Keller-Wolf' }, externalId: '00u7k2x9PqLmN4Rt5d7' },
    });
    expect((await send(okta.deactivate, { id })).body.active).toBe(false);
    expect((await send(okta.reactivate, { id })).body.active).toBe(true);
    expect((await get(`/Users?filter=${encodeURIComponent('externalId eq "00u7k2x9PqLmN4Rt5d7"')}`)).body.totalResults).toBe(1);
  });
});

describe('the same person', () => {
  test('sent twice is 409, by userName and by address, in any case', async () => {
    await send(entra.createUser);
    const body = entra.createUser.body;
    const taken = { status: 409, body: { scimType: 'uniqueness', status: '409', detail: expect.stringMatching(/\S/) } };
    for (const other of [
      {},
      { userName: 'LENA.BRANDT@firma.example', emails: [{ value: 'other@firma.example' }] },
      { userName: 'other' },
    ])
      expect(await send({ method: 'POST', url: '/Users', body: { ...body, ...other } })).toMatchObject(taken);
    await aUser(app, { email: 'eva@firma.example' });
    const eva = { ...body, userName: 'eva', emails: [{ value: 'Eva@Firma.example' }] };
    expect(await send({ method: 'POST', url: '/Users', body: eva })).toMatchObject(taken);
  });

  test('sent at the same time exists once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(entra.createUser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('gets a username of its own', async () => {
    await aUser(app, { username: 'lena.brandt' });
    const { id } = (await send(entra.createUser)).body;
    const user = await firstRow<{ username: string }>(app.db, sql`select username from users where id = ${Number(id)}`);
    expect(user?.username).toBe('lena.brandt2');
    expect(usernamesFor('ab@x.example')[0]).toBe('user2');
    expect(usernamesFor('Jürgen Groß/Einkauf@x.example')[0]).toBe('Jürgen.Groß.Einkauf');
    expect(usernamesFor('a'.repeat(200))[0]).toHaveLength(28);
    expect(usernamesFor('аnna-mixed@x.example')[0]).toBe('user2');
  });
});

describe('administrators', () => {
  test('the last one cannot be deactivated or deleted', async () => {
    await app.db.execute(sql`update users set role = 'user' where id <> ${directory.admin.id}`);
    const { id } = directory.admin;
    const refused = {
      status: 409,
      body: { detail: 'This is the last administrator. Make somebody else an administrator first.' },
    };
    expect(await send(entra.disable, { id })).toMatchObject(refused);
    expect(await send(okta.deactivate, { id })).toMatchObject(refused);
    expect(await send(entra.deleteUser, { id })).toMatchObject(refused);
    expect((await app.as(directory.admin)(api.users.adminList)).status).toBe(200);
    await aUser(app, { role: 'admin' });
    expect((await send(entra.disable, { id })).status).toBe(200);
  });

  test('two that are deactivated at once leave one', async () => {
    await app.db.execute(sql`update users set role = 'user' where id <> ${directory.admin.id}`);
    const other = await aUser(app, { role: 'admin' });
    const answers = await Promise.all([other.id, directory.admin.id].map((id) => send(entra.disable, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keep their address, over which a password could be reset', async () => {
    const path = 'emails[type eq "work"].value';
    const change = {
      method: 'PATCH',
      url: '/Users/{id}',
      body: { Operations: [{ op: 'replace', path, value: 'thief@evil.example' }] },
    };
    expect(await send(change, { id: directory.admin.id })).toMatchObject({ status: 403, body: { status: '403' } });
    const person = await aUser(app);
    expect(await send(change, { id: person.id })).toMatchObject({
      status: 200,
      body: { emails: [{ value: 'thief@evil.example' }] },
    });
    // The person learns of it.
    expect(await rows(app.db, sql`select kind from outbox where user_id = ${person.id}`)).not.toEqual([]);
  });

  test('roles are not given', async () => {
    const roles = [{ value: 'admin', primary: true }];
    const { body } = await send({ ...entra.createUser, body: { ...entra.createUser.body, roles, role: 'admin' } });
    expect(await firstRow(app.db, sql`select role from users where id = ${Number(body.id)}`)).toEqual({ role: 'user' });
  });
});

describe('a department of a person', () => {
  const inDepartment = (department: string) => ({
    ...entra.createUser,
    body: { ...entra.createUser.body, [enterpriseSchema]: { department } },
  });

  test('that nobody has made is noted', async () => {
    const { id } = (await send(inDepartment('Rocket science'))).body;
    expect(await departmentsOf(id)).toEqual([]);
    expect(await auditOf('scim_department_unknown')).toMatchObject([
      { target: `user:${id}`, details: { department: 'Rocket science' } },
    ]);
    // Once it is made, the next write puts the person into it.
    await app.as(directory.admin)(api.departments.create, { body: { name: 'Rocket Science' } });
    await send(inDepartment('Rocket science'));
    const again = { method: 'PUT', url: '/Users/{id}', body: { [enterpriseSchema]: { department: 'Rocket science' } } };
    await send(again, { id });
    expect(await departmentsOf(id)).toEqual(['Rocket Science']);
  });

  test('is made if the token says so', async () => {
    directory = await aDirectory(app, { makesDepartments: true });
    const { id } = (await send(inDepartment('Rocket science'))).body;
    expect(await departmentsOf(id)).toEqual(['Rocket science']);
    expect(await auditOf('department_created')).toMatchObject([{ details: { name: 'Rocket science', scim: 'Entra ID' } }]);
  });

  test('leaves the others of theirs alone', async () => {
    const person = await aUser(app, { email: 'lena.brandt@firma.example', department: 'HR' });
    const path = `${enterpriseSchema}:department`;
    const to = (value: string | null) => ({
      method: 'PATCH',
      url: '/Users/{id}',
      body: { Operations: [value === null ? { op: 'Remove', path } : { op: 'Replace', path, value }] },
    });
    await send(to('Sales'), { id: person.id });
    expect(await departmentsOf(person.id)).toEqual(['HR', 'Sales']);
    await send(to('Marketing'), { id: person.id });
    expect(await departmentsOf(person.id)).toEqual(['HR', 'Marketing']);
    await send(to(null), { id: person.id });
    expect(await departmentsOf(person.id)).toEqual(['HR']);
  });
});

test('welcome mails are sent if the token says so', async () => {
  directory = await aDirectory(app, { sendsMails: true });
  const { id } = (await send(entra.createUser)).body;
  expect(await rows(app.db, sql`select kind from outbox where user_id = ${Number(id)}`)).toEqual([{ kind: 'user_welcome' }]);
});

describe('refused', () => {
  const patched = (...Operations: object[]) => ({ method: 'PATCH', url: '/Users/{id}', body: { Operations } });
  const { body } = entra.createUser;

  test.each([
    ['no name', { method: 'POST', url: '/Users', body: { emails: body.emails } }, 'invalidValue'],
    ['no address', { method: 'POST', url: '/Users', body: { userName: 'lena' } }, 'invalidValue'],
    ['no object', { method: 'POST', url: '/Users', body: [] }, 'invalidSyntax'],
    [
      'an address that is none',
      { method: 'POST', url: '/Users', body: { userName: 'lena', emails: [{ value: 'x' }] } },
      'invalidValue',
    ],
    ['a title that is too long', { method: 'POST', url: '/Users', body: { ...body, title: 'x'.repeat(500) } }, 'invalidValue'],
    ['an active that is neither', patched({ op: 'replace', path: 'active', value: 'perhaps' }), 'invalidValue'],
    ['no operations', patched(), 'invalidSyntax'],
    ['an unknown operation', patched({ op: 'move', path: 'title', value: 'x' }), 'invalidSyntax'],
    ['an unknown path', patched({ op: 'add', path: 'favouriteColour', value: 'x' }), 'invalidPath'],
    ['a path that is none', patched({ op: 'add', path: 'emails[', value: 'x' }), 'invalidPath'],
    ['a filter that is none', patched({ op: 'add', path: 'emails[type].value', value: 'x' }), 'invalidFilter'],
    ['what is read only', patched({ op: 'replace', path: 'groups', value: [] }), 'mutability'],
    ['a removal without a path', patched({ op: 'remove' }), 'noTarget'],
    ['the removal of the name', patched({ op: 'remove', path: 'userName' }), 'invalidValue'],
    [
      'too many operations',
      patched(...Array.from({ length: 1_001 }, () => ({ op: 'replace', path: 'title', value: 'x' }))),
      'invalidValue',
    ],
  ])('%s', async (_, request, scimType) => {
    const person = await aUser(app);
    expect(await send(request, { id: person.id })).toMatchObject({
      status: 400,
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: '400',
        scimType,
        detail: expect.stringMatching(/\S/),
      },
    });
  });
});
