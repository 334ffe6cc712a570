// Tests what holds for all of SCIM: its tokens, errors, filters, pages, versions and what it says of itself.
import * as api from '@app/contract/api.ts';
import { scimLimits, scimPath } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import { newApiToken } from '#endpoints/api-token.ts';
import { enterpriseSchema, groupSchema, userSchema } from '#scim/scim-schemas.ts';
import { aToken, aUser } from '#testing/factories.ts';
import { aDirectory, type ScimBody, type ScimDirectory } from '#testing/scim-directory.ts';
import { entraRequests as entra } from '#testing/scim-requests.ts';
import { type Person, type Reply, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let directory: ScimDirectory;

beforeEach(async () => {
  app = await testApp();
  directory = await aDirectory(app);
});
afterEach(() => app.close());

const send: ScimDirectory['send'] = (...given) => directory.send(...given);
const get: ScimDirectory['get'] = (...given) => directory.get(...given);
const error = (status: number, more: object = {}) => ({
  status,
  headers: { 'content-type': 'application/scim+json; charset=utf-8', 'cache-control': 'no-store' },
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    detail: expect.stringMatching(/\S/),
    ...more,
  },
});
const call = (request: { method?: string; url?: string; headers?: Record<string, string>; payload?: unknown; as?: Person }) =>
  app.raw({ method: 'GET', url: `${scimPath}/Users`, ...request, headers: { origin: undefined, ...request.headers } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('tokens', () => {
  test('no session, no other token and no wrong one opens it', async () => {
    const { admin, token } = directory;
    expect(await call({})).toMatchObject(error(401));
    expect(await call({ as: admin })).toMatchObject(error(401));
    const apiToken = await aToken(app, admin.id, ['admin:read', 'admin:write']);
    const others = [apiToken.token, newApiToken('tscim_').token, `${token}x`, 'tscim_', ''];
    for (const other of others) expect(await call({ headers: bearer(other) })).toMatchObject(error(401));
    expect((await call({ headers: bearer(other(token)) })).headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect((await call({ headers: bearer(token) })).status).toBe(200);
  });

  const other = (token: string) => `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;

  test('opens nothing else', async () => {
    for (const url of ['/api/users', '/api/auth/current-user', '/api/scim-tokens', '/api/admin/users', '/mcp'])
      expect((await app.raw({ method: 'GET', url, headers: bearer(directory.token) })).status).toBe(401);
    const list = await app.as(directory.admin)(api.scimTokens.list);
    expect(list.body).toMatchObject([{ name: 'Entra ID', lastUsedAt: null, expiresAt: null }]);
    expect(list.text).not.toContain(directory.token);
  });

  test('ends at once: revoked, expired, and in the middle of a write', async () => {
    const { admin, tokenId, token } = directory;
    const brief = await aDirectory(app, { name: 'Brief', days: 1 });
    await app.db.execute(sql`update scim_tokens set expires_at = now() where id = ${brief.tokenId}`);
    expect(await brief.get('/Users')).toMatchObject(error(401, { detail: 'This SCIM token has expired.' }));
    await app.as(admin)(api.scimTokens.revoke, { params: { scimTokenId: tokenId } });
    expect(await get('/Users')).toMatchObject(error(401));
    expect(await send(entra.createUser)).toMatchObject(error(401));
    expect(token).toMatch(/^tscim_[0-9A-Za-z]{26}_[0-9A-Za-z]{6}$/);
    const record = await rows<{ action: string }>(
      app.db,
      sql`select action, details from audit_log where action like 'scim_token%' order by id`,
    );
    expect(record).toEqual([
      { action: 'scim_token_created', details: { name: 'Entra ID', days: null } },
      { action: 'scim_token_created', details: { name: 'Brief', days: 1 } },
      { action: 'scim_token_revoked', details: { name: 'Entra ID' } },
    ]);
  });

  test('goes on when the administrator who made it leaves', async () => {
    await aUser(app, { role: 'admin' });
    await send(entra.disable, { id: directory.admin.id });
    expect((await send(entra.createUser)).status).toBe(201);
  });

  test('there are twenty at most', async () => {
    for (let count = 1; count < 20; count++)
      expect((await app.as(directory.admin)(api.scimTokens.create, { body: { name: `Token ${count}` } })).status).toBe(201);
    expect((await app.as(directory.admin)(api.scimTokens.create, { body: { name: 'One more' } })).status).toBe(409);
  });
});

describe('errors', () => {
  const headers = () => bearer(directory.token);
  const json = { 'content-type': 'application/scim+json' };

  test('are those of SCIM, whatever fails', async () => {
    expect(await get('/Nothing')).toMatchObject(error(404));
    expect(await get('/Users/1/2')).toMatchObject(error(404));
    expect(await get('/Users/abc')).toMatchObject(error(404));
    expect(await get('/Users/2147483647')).toMatchObject(error(404));
    expect(await call({ url: '/scim/v1/Users' })).toMatchObject(error(404));
    expect(await call({ url: '/scim' })).toMatchObject(error(404));
    expect(await send({ method: 'POST', url: '/Bulk', body: {} })).toMatchObject(error(501));
    expect(await get('/Me')).toMatchObject(error(501));
    expect(await send({ method: 'DELETE', url: '/Users' })).toMatchObject(error(405));
    expect(await send({ method: 'POST', url: '/Schemas', body: {} })).toMatchObject(error(405));
    const post = { method: 'POST', headers: { ...headers(), ...json } };
    expect(await call({ ...post, payload: '{"userName":' })).toMatchObject(error(400, { scimType: 'invalidSyntax' }));
    expect(await call({ ...post, payload: '['.repeat(100) })).toMatchObject(error(400, { scimType: 'invalidSyntax' }));
    expect(await call({ ...post, payload: JSON.stringify({ userName: 'x'.repeat(600_000) }) })).toMatchObject(error(413));
    expect(await call({ ...post, headers: { ...headers(), 'content-type': 'text/plain' }, payload: 'x' })).toMatchObject(
      error(415),
    );
    expect(await call({ headers: { ...headers(), host: 'evil.example' } })).toMatchObject(error(421));
    expect(await call({ headers: { ...headers(), origin: 'https://evil.example' } })).toMatchObject(error(403));
    expect(await call({ url: `${scimPath}/%ff`, headers: headers() })).toMatchObject({ status: 404 });
  });

  test('of a database that fails are 500 without details', async () => {
    await app.db.execute(sql`alter table scim_users rename to scim_users_away`);
    const answer = await get('/Users');
    await app.db.execute(sql`alter table scim_users_away rename to scim_users`);
    expect(answer).toMatchObject(error(500));
    expect(answer.text).not.toContain('scim_users');
  });

  test('are in the language that is asked for', async () => {
    const answer = await call({ url: `${scimPath}/Users/1`, headers: { 'accept-language': 'de' } });
    expect(answer.text).toContain('Ein SCIM-Token wird gebraucht');
  });

  test('say when to come again: too many requests of a token, and too many wrong tokens', async () => {
    await app.db.execute(
      sql`insert into attempts (key, count, window_ends) values (${`requests:scim:${directory.tokenId}`}, 1, now() + interval '70 seconds')`,
    );
    const answer = await get('/Users');
    expect(answer).toMatchObject(error(429));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
});

describe('what SCIM says of itself', () => {
  test('configuration, resource types and schemas', async () => {
    expect(await get('/ServiceProviderConfig')).toMatchObject({
      status: 200,
      body: { patch: { supported: true }, bulk: { supported: false }, etag: { supported: true }, filter: { maxResults: 500 } },
    });
    const types = await get('/ResourceTypes');
    expect(types.body.Resources?.map(({ id }) => id)).toEqual(['User', 'Group']);
    expect((await get('/ResourceTypes/User')).body['schema']).toBe(userSchema);
    expect((await get('/ResourceTypes/Robot')).status).toBe(404);
    const described = await get('/Schemas');
    expect(described.body.Resources?.map(({ id }) => id)).toEqual([userSchema, groupSchema, enterpriseSchema]);
    expect((await get(`/Schemas/${userSchema}`)).status).toBe(200);
  });
});

describe('lists', () => {
  const found = async (filter: string, more = '') => {
    const answer = await get(`/Users?filter=${encodeURIComponent(filter)}${more}`);
    return answer.status === 200 ? answer.body.Resources?.map(({ userName }) => userName) : answer.body.scimType;
  };

  beforeEach(async () => {
    await app.db.execute(sql`update users set deactivated_at = now() where id <> ${directory.admin.id}`);
    await aUser(app, { email: 'anna@list.example', fullName: 'Anna Vogel', department: 'Sales' });
    await aUser(app, { email: 'ben@list.example', fullName: "Ben “50 %” O'Hara_\\", department: 'HR' });
    await aUser(app, { email: 'cleo@list.example', fullName: 'Ülkü', department: null });
  });

  test('are filtered by what the list of attributes has', async () => {
    const ours = 'emails.value ew "@list.example"';
    expect(await found(ours)).toEqual(['anna@list.example', 'ben@list.example', 'cleo@list.example']);
    expect(await found('userName eq "ANNA@list.example"')).toEqual(['anna@list.example']);
    expect(await found('urn:ietf:params:scim:schemas:core:2.0:User:userName eq "anna@list.example"')).toEqual([
      'anna@list.example',
    ]);
    expect(await found(`${ours} and (displayName co "%" or name.formatted sw "anna")`)).toEqual([
      'anna@list.example',
      'ben@list.example',
    ]);
    expect(await found('displayName eq "Ben “50 %” O\'Hara_\\\\"')).toEqual(['ben@list.example']);
    expect(await found('displayName eq "ÜLKÜ"')).toEqual(['cleo@list.example']);
    expect(await found(`${ours} and not (groups.display eq "sales")`)).toEqual(['ben@list.example', 'cleo@list.example']);
    expect(await found(`${ours} and not (groups pr)`)).toEqual(['cleo@list.example']);
    expect(await found('groups[display eq "HR" and value pr] and emails[type eq "work" and value sw "ben"]')).toEqual([
      'ben@list.example',
    ]);
    expect(await found(`${ours} and active eq true and title pr`)).toEqual([]);
    expect(await found(`${ours} and title eq null`)).toHaveLength(3);
    expect(await found(`${ours} and externalId ne "x"`)).toHaveLength(3);
    expect(await found(`${ours} and userName gt "anna@list.example" and userName le "ben@list.example"`)).toEqual([
      'ben@list.example',
    ]);
    expect(await found(`${ours} and meta.created gt "2020-01-01T00:00:00Z"`)).toHaveLength(3);
    expect(await found(`${ours} and meta.created lt "2020-01-01T00:00:00Z"`)).toEqual([]);
    expect(await found('id eq "abc"')).toEqual([]);
    expect(await found(`id eq "${directory.admin.id}"`)).toHaveLength(1);
  });

  test.each([
    ...[
      'password eq "x"',
      'username.first eq "x"',
      'constructor eq "x"',
      'emails.colour eq "x"',
      'emails[colour eq "x"]',
      'groups.id eq "1"',
    ],
    ...[
      'active gt true',
      'active eq "x"',
      'userName eq 1',
      'userName gt null',
      'meta.created gt "soon"',
      'meta.created co "2020"',
    ],
    ...['urn:other:userName eq "x"', `userName eq "${'x'.repeat(3_000)}"`, 'userName', 'id[value eq "1"]', '1 eq 1'],
  ])('%s is refused as a filter', async (filter) => {
    expect(await found(filter)).toBe('invalidFilter');
  });

  test('quotes in a filter stay text', async () => {
    expect(await found(`userName eq "x' or '1'='1"`)).toEqual([]);
    expect(await found('displayName co "\'; drop table users; --"')).toEqual([]);
    expect((await get(`/Users?filter=${encodeURIComponent('userName eq "\\u0000"')}`)).status).toBe(400);
  });

  test('come in pages, by id, or sorted', async () => {
    const page = async (query: string) => (await get(`/Users?${query}`)).body;
    const all = await page('');
    const total = all.totalResults;
    expect(all).toMatchObject({ startIndex: 1, itemsPerPage: total });
    const ids = (body: ScimBody) => body.Resources?.map(({ id }) => Number(id)) ?? [];
    expect(ids(all)).toEqual(ids(all).toSorted((a, b) => a - b));
    const parts = [await page('startIndex=1&count=2'), await page(`startIndex=3&count=${total}`)];
    expect(parts.flatMap(ids)).toEqual(ids(all));
    expect(await page('count=0')).toMatchObject({ totalResults: total, itemsPerPage: 0 });
    expect(await page('startIndex=-5&count=1')).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
    expect(await page('count=-3')).toMatchObject({ itemsPerPage: 0 });
    expect(await page('startIndex=1000')).toMatchObject({ totalResults: total, itemsPerPage: 0 });
    expect(await page('count=1000000')).toMatchObject({ itemsPerPage: total });
    expect(await page('count=many')).toMatchObject({ scimType: 'invalidValue' });
    const sorted = await page(
      `sortBy=displayName&sortOrder=descending&filter=${encodeURIComponent('emails.value ew "@list.example"')}`,
    );
    expect(sorted.Resources?.map(({ displayName }) => displayName.slice(0, 4))).toEqual(['Ülkü', 'Ben ', 'Anna']);
    expect(await page('sortBy=groups.display')).toMatchObject({ status: '400' });
    expect(await page('sortBy=password')).toMatchObject({ status: '400' });
  });

  test('show the attributes that are wanted', async () => {
    const one = async (query: string, url = `/Users/${directory.admin.id}`) =>
      Object.keys((await get(`${url}?${query}`)).body).toSorted();
    expect(await one('attributes=userName')).toEqual(['id', 'schemas', 'userName']);
    expect(await one('attributes=USERNAME,name.formatted,nothing')).toEqual(['id', 'name', 'schemas', 'userName']);
    expect(await one('excludedAttributes=groups,meta,id')).toEqual([
      'active',
      'displayName',
      'emails',
      'id',
      'name',
      'schemas',
      'userName',
    ]);
    expect((await get(`/Users/${directory.admin.id}?attributes=emails.value`)).body.emails).toEqual([
      { value: expect.any(String) },
    ]);
    const { id } = (await send(entra.createUser)).body;
    expect(await one(`attributes=${enterpriseSchema}:department`, `/Users/${id}`)).toEqual(
      ['id', 'schemas', enterpriseSchema].toSorted(),
    );
    expect(await one(`attributes=${Array.from({ length: 51 }, () => 'x').join(',')}`)).toContain('scimType');
  });

  test('are searched by POST', async () => {
    const body = { filter: 'userName eq "anna@list.example"', attributes: ['userName'], startIndex: 1, count: 10 };
    const answer = await send({ method: 'POST', url: '/Users/.search', body });
    expect(answer).toMatchObject({ status: 200, body: { totalResults: 1 } });
    expect(answer.body.Resources).toEqual([{ schemas: [userSchema], id: expect.any(String), userName: 'anna@list.example' }]);
    expect(
      (await send({ method: 'POST', url: '/Groups/.search', body: { filter: 'displayName eq "hr"' } })).body.totalResults,
    ).toBe(1);
    expect((await send({ method: 'GET', url: '/Users/.search' })).status).toBe(405);
  });
});

describe('versions', () => {
  test('a write with an older one is 412, a read with the same 304', async () => {
    const made = (await send(entra.createUser)).body;
    const { id } = made;
    const old = made.meta.version;
    const change = (title: string) => ({
      method: 'PATCH',
      url: `/Users/${id}`,
      body: { Operations: [{ op: 'replace', path: 'title', value: title }] },
    });
    expect(await get(`/Users/${id}`, { 'if-none-match': old })).toMatchObject({ status: 304, text: '' });
    const changed = await send(change('One'), {}, { 'if-match': old });
    expect(changed.status).toBe(200);
    expect(changed.body.meta.version).not.toBe(old);
    expect(await send(change('Two'), {}, { 'if-match': old })).toMatchObject(error(412));
    expect((await send(change('Two'), {}, { 'if-match': '*' })).status).toBe(200);
    expect(await send(entra.deleteUser, { id }, { 'if-match': old })).toMatchObject(error(412));
    expect((await get(`/Users/${id}`, { 'if-none-match': old })).status).toBe(200);
    const group = (await send(entra.createGroup)).body;
    expect((await get(`/Groups/${group.id}?excludedAttributes=members`, { 'if-none-match': group.meta.version })).status).toBe(
      304,
    );
    const added: Reply = await send(entra.addMember, { id: group.id, user: id }, { 'if-match': group.meta.version });
    expect(added.status).toBe(204);
    expect(await send(entra.addMember, { id: group.id, user: id }, { 'if-match': group.meta.version })).toMatchObject(error(412));
    expect(scimLimits.page.most).toBe(500);
  });
});
