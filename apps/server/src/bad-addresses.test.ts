// No URL, query, method or header that a client can send makes the server fail or reveal internal details. `npm run deep -- inputs`
// tries each at each endpoint; otherwise each meets an eighth of the endpoints, and each endpoint an eighth of them.
import { describe, expect, it } from 'vitest';
import { isTried } from '#testing/hostile/deep.ts';
import { bodyOf, hostile } from '#testing/hostile/hostile.ts';
import { endpoints } from '#testing/permissions/permission-rows.ts';

const { given, addressOf, send } = hostile();

// A page reports a wrong URL as HTML, and providers have names instead of numbers; their own tests check that.
const withId = endpoints.filter(
  ({ endpoint }) => endpoint.params !== undefined && !endpoint.page && !endpoint.path.includes(':providerId'),
);

/** What an endpoint requires besides its path. */
const queries: Record<string, string> = {
  'exports.board': '?format=csv',
  'summaries.trendTasks': '?show=open',
  'workspaces.removeColumn': '?moveTo=1',
};

describe('an invalid id', () => {
  const ids = [
    '-1',
    '0',
    '00',
    '01',
    '1.0',
    '1e1',
    '0x1',
    '2147483648',
    '9007199254740993',
    '9'.repeat(400),
    'NaN',
    'abc',
    'null',
    'undefined',
    '%20',
    '1%20',
    '%00',
    '1%00',
    '%E2%80%AE1',
    '１',
    "1'",
    '1;drop',
    '*',
    '[1]',
    '..%2f..%2fusers',
  ];

  it.each(ids.map((id, at) => ({ id, at })))('is refused with 400: $id', async ({ id, at }) => {
    for (const { key, endpoint } of withId.filter((_, index) => isTried(index, at, 8))) {
      const url = endpoint.path.replace(/:\w+/g, id) + (queries[key] ?? '');
      const reply = await send({ method: endpoint.method, url, payload: endpoint.body ? bodyOf(key) : undefined });
      // The company view has the number 0. It takes no mails, has no templates and no instructions, nobody's visits to it are counted, and another
      // address exports it.
      const isOfBoards = [
        'summaries.changes',
        'summaries.visit',
        'exports.board',
        'incomingMails.setAddress',
        'taskTemplates.list',
        'instructions.ofBoard',
        'instructions.setOfBoard',
      ].includes(key);
      const companyView = id === '0' && endpoint.path.includes(':workspaceId') && !isOfBoards;
      const tooLong = id.length > 200;
      expect({ url, status: reply.status }).toEqual({
        url,
        status: companyView
          ? 200
          : tooLong
            ? expect.toSatisfy((status) => status === 400 || status === 404 || status === 414)
            : 400,
      });
    }
  });

  it.each(['%', '%zz', '%ff', '%c3%28', '%ed%a0%80'])('is refused as an undecodable URL: %s', async (id) => {
    for (const { endpoint } of withId) {
      const reply = await send({ method: endpoint.method, url: endpoint.path.replace(/:\w+/g, id) });
      expect([400, 404]).toContain(reply.status);
    }
  });

  it('that does not exist is answered with 404', async () => {
    // These are of oneself, or need a file or the password first.
    const others = ['users.update', 'users.setPicture', 'users.removePicture', 'attachments.add', 'identities.unlink'];
    const named = withId.filter(
      ({ key, endpoint }) => !others.includes(key) && !/:(hash|token|section|sessionId|providerId|testId)/.test(endpoint.path),
    );
    for (const { key, endpoint } of named) {
      const url = endpoint.path.replace(/:\w+/g, '2147483647') + (queries[key] ?? '');
      const reply = await send({ method: endpoint.method, url, payload: endpoint.body ? bodyOf(key) : undefined });
      expect({ url, status: reply.status, error: (reply.body as { error?: string }).error }).toEqual({
        url,
        status: 404,
        error: 'not_found',
      });
    }
  });
});

describe('a query', () => {
  const queryTexts = [
    'fields=all',
    'fields=',
    'fields=card&fields=card',
    'fields[]=card',
    'since=abc',
    'since=-1',
    'since=1e400',
    'since=NaN',
    'since=9999999999999999999999',
    'since=1&since=2',
    'since=%00',
    'since=%ff',
    'since[a]=1',
    'a=1',
    '__proto__=1',
    '%',
    '?',
    `${'a=1&'.repeat(2000)}`,
    'sort=password&order_by=1;drop',
  ];
  const reads = endpoints.filter(({ endpoint: { method } }) => method === 'GET');

  it.each(queryTexts.map((query, at) => ({ query, at })))('never fails: $query', async ({ query, at }) => {
    for (const { endpoint } of reads.filter((_, index) => isTried(index, at, 8))) {
      await send({ method: 'GET', url: `${addressOf(endpoint)}?${query}` });
    }
  });

  it.each(['abc', '-1', '', 'NaN', '1e400', '99999999999999999999'])(
    'for events with the instant %j reads the last 30 seconds',
    async (since) => {
      const reply = await send({ method: 'GET', url: `/api/events?since=${since}` });
      expect(reply.status).toBe(200);
      expect(Array.isArray(reply.body)).toBe(true);
    },
  );
});

describe('a method that a URL does not have', () => {
  const paths = [...new Set(endpoints.map(({ endpoint }) => endpoint.path))];

  it.each(paths)('is answered with 405 and Allow: %s', async (path) => {
    const url = path.replace(/:\w+/g, '1');
    // A literal address may also be one with a parameter: GET /api/users/settings is GET /api/users/:userId.
    const fits = (declared: string) => new RegExp(`^${declared.replace(/:\w+/g, '[^/]+')}$`).test(url);
    const has = endpoints.filter(({ endpoint }) => fits(endpoint.path)).map(({ endpoint }) => endpoint.method as string);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((candidate) => !has.includes(candidate))) {
      for (const as of [undefined, given.actors.adm]) {
        const reply = await send({ method, url, as });
        expect({ method, url, status: reply.status }).toEqual({ method, url, status: 405 });
        expect(String(reply.headers['allow']).split(', ')).toEqual(expect.arrayContaining([...new Set(has)]));
      }
    }
  });
});

describe('an unknown URL', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/tasks/1/nothing',
    '/api/tasks/1/comments/1',
    '/api/users/1/password',
    '/api/graphql',
    '/api/v1/tasks',
    '/api/.env',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/API/TASKS',
    `/api/${'a'.repeat(3000)}`,
  ])('is answered with 404: %s', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const reply = await send({ method, url, as: undefined });
      expect({ method, status: reply.status }).toEqual({ method, status: 404 });
      expect(reply.body).toMatchObject({ error: 'not_found' });
    }
  });
});

describe('headers', () => {
  const sets: [string, Record<string, string>][] = [
    ['a long cookie', { cookie: `sid=${'a'.repeat(6000)}` }],
    ['a cookie of marks', { cookie: 'sid="; \u00e4; sid=%%%; =; sid' }],
    ['an empty key', { 'idempotency-key': '' }],
    ['a long key', { 'idempotency-key': 'k'.repeat(5000) }],
    ['a key of marks', { 'idempotency-key': "'; drop table users; --" }],
    ['languages', { 'accept-language': 'xx;q=9,,,;;,constructor,__proto__' }],
    ['an encoding', { 'accept-encoding': 'br;q=x, *, nothing' }],
    ['another host', { host: 'evil.example', origin: 'http://evil.example' }],
    ['a forwarded address', { 'x-forwarded-for': "'; --", 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }],
    ['a condition', { 'if-none-match': '"\u00e4"', 'if-modified-since': 'never', range: 'bytes=9-1' }],
    ['another method', { 'x-http-method-override': 'DELETE' }],
  ];

  it.each(sets.map(([name, headers], at) => ({ name, headers, at })))('never make it fail: $name', async ({ headers, at }) => {
    for (const { key, endpoint } of endpoints.filter((_, index) => isTried(index, at, 8))) {
      await send({
        method: endpoint.method,
        url: addressOf(endpoint),
        payload: endpoint.body ? bodyOf(key) : undefined,
        headers,
        as: headers['cookie'] ? undefined : given.actors.adm,
      });
      if (key === 'auth.logout') given.test.forget(given.actors.adm);
    }
  });
});
