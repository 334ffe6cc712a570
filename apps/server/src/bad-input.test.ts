// Proves that nothing a client can send makes the server fail or talk about itself, and what it says about wrong fields.
import { api, type Endpoint } from '@app/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { type Actors, aTask, aUser, actors as makeActors } from '#testing/factories.ts';
import { endpoints } from '#testing/permission-rows.ts';
import { type Person, type RawRequest, type Reply, type TestApp, testApp, urlOf } from '#testing/test-app.ts';
import { type Target, targets, validBodies } from '#testing/valid-bodies.ts';

let test: TestApp;
let actors: Actors;
let target: Target;

beforeAll(async () => {
  test = await testApp();
  actors = await makeActors(test);
  target = await targets(test, actors, 'adm');
});
beforeEach(() => test.db.execute(sql`truncate attempts`));
afterAll(() => test.close());

const withBody = endpoints.filter(({ endpoint }) => endpoint.body !== undefined);
// A page says to people that its address is wrong; its own tests prove it.
const withId = endpoints.filter(({ endpoint }) => endpoint.params !== undefined && !endpoint.page);

/** An address of the endpoint that leads somewhere. */
function addressOf(endpoint: Endpoint): string {
  return urlOf(endpoint.path, { ...target, workspaceId: 3, invitationId: 1, userId: actors.adm.id });
}

function bodyOf(key: string): Record<string, unknown> {
  const make = validBodies[key];
  if (!make) throw new Error(`No valid body is written for ${key}.`);
  return make();
}

/** Sends a request and holds the answer to what holds for all: no failure, JSON, two texts, nothing internal. */
async function send(request: RawRequest): Promise<Reply> {
  const reply = await test.raw({ as: actors.adm, ...request });
  checkAnswer(reply, `${request.method} ${request.url} ${JSON.stringify(request.payload)?.slice(0, 300)}`);
  return reply;
}

const internal =
  /\n\s+at |node_modules|\.ts:\d|SQLSTATE|violates|duplicate key|syntax error at|relation "|null value in|invalid input|\b(select|insert into|update|delete from) .*\b(from|values|set|where)\b|ZodError|TypeError|RangeError|DrizzleQueryError|Failed query|\$argon2|FST_|PGlite/i;

function checkAnswer(reply: Reply, what: string): void {
  const seen = `${what} -> ${reply.status} ${reply.text.slice(0, 300)}`;
  expect(reply.status, seen).toBeLessThan(500);
  if (reply.status < 400) return;
  expect(String(reply.headers['content-type']), seen).toMatch(/^application\/json/);
  expect(reply.body, seen).toMatchObject({ message: expect.stringMatching(/\S/), error: expect.stringMatching(/^[a-z_]+$/) });
  expect(reply.text, seen).not.toMatch(internal);
  expect(reply.text.length, seen).toBeLessThan(20_000);
}

const malformed: [string, string][] = [
  ['no JSON', '{'],
  ['half a text', '{"title":"abc'],
  ['two values', '{}{}'],
  ['a comma too many', '{"a":1,}'],
  ['single quotes', "{'a':1}"],
  ['a bare word', 'undefined'],
  ['NaN', '{"a":NaN}'],
  ['a byte order mark', '\uFEFF{}'],
  ['a raw NUL', '{"a":"\u0000"}'],
  ['form fields', 'a=1&b=2'],
  ['markup', '<xml/>'],
  ['__proto__', '{"__proto__":{"isAdmin":true}}'],
  ['a nested __proto__', '{"title":"abc","customFields":{"__proto__":{"isAdmin":"true"}}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['deep lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['deep objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ['unclosed deep lists', '['.repeat(200_000)],
];

describe('a malformed body', () => {
  it.each(malformed)('is refused with 400: %s', async (_, payload) => {
    for (const { endpoint } of withBody) {
      const reply = await send({ method: endpoint.method, url: addressOf(endpoint), payload });
      expect({ path: endpoint.path, status: reply.status }).toEqual({ path: endpoint.path, status: 400 });
      expect(reply.body).toMatchObject({ error: 'validation' });
    }
  });

  it.each(['true', '0', '"text"', '[]', '[{}]', '[[1]]'])('that is no object does not get through: %s', async (payload) => {
    for (const { endpoint } of withBody) {
      const reply = await send({ method: endpoint.method, url: addressOf(endpoint), payload });
      expect({ path: endpoint.path, status: reply.status }).toEqual({ path: endpoint.path, status: 400 });
    }
  });

  it('that is missing is an empty one', async () => {
    for (const { endpoint } of withBody) {
      await send({ method: endpoint.method, url: addressOf(endpoint) });
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: '' });
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: 'null' });
    }
    const reply = await send({ method: 'POST', url: '/api/tasks' });
    expect(reply).toMatchObject({ status: 400, body: { fields: { title: 'Title must be at least 3 characters' } } });
  });

  it('that is too large is refused with 413', async () => {
    const payload = JSON.stringify({ title: 'a'.repeat(300_000) });
    for (const { endpoint } of withBody) {
      const reply = await send({ method: endpoint.method, url: addressOf(endpoint), payload });
      expect({ path: endpoint.path, status: reply.status }).toEqual({ path: endpoint.path, status: 413 });
    }
  });

  it('in no character set, or in one that is a lie, does not get through', async () => {
    const bytes = { 'content-type': 'application/json; charset=utf-16' };
    for (const { endpoint } of withBody) {
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: '{}', headers: bytes });
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: '{}', headers: { 'content-encoding': 'gzip' } });
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: '{}', headers: { 'content-length': '-1' } });
    }
  });
});

const oddValues: [string, unknown][] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a huge number', 1e308],
  ['a number beyond integers', 2_147_483_648],
  ['a number beyond safety', 9_007_199_254_740_992],
  ['an empty text', ''],
  ['blanks', '   '],
  ['a number as text', '1'],
  ['a huge text', 'a'.repeat(100_000)],
  ['a NUL', 'abc\u0000def'],
  ['a lone surrogate', 'abc\uD800def'],
  ['the other surrogate', 'abc\uDC00def'],
  ['a text of marks', "'; drop table users; -- <script>alert(1)</script> {{7*7}} <%= 7*7 %>"],
  ['the name of a built-in', 'constructor'],
  ['the name of a prototype', '__proto__'],
  ['a list of built-ins', ['toString', 'hasOwnProperty', '__proto__']],
  ['right to left', '\u202Eabcdef'],
  ['a path', '../../../etc/passwd'],
  ['an empty list', []],
  ['a list of odd things', [null, true, 'x', -1, {}, [], 'a\u0000']],
  ['a long list', Array.from({ length: 5000 }, (_, index) => index + 1)],
  ['a list of lists', [[[[[[]]]]]]],
  ['an empty object', {}],
  ['an object of odd things', { a: null, b: [], c: { d: {} }, 'e\u0000': 'x', toString: 'x', 'f\uD800': '\uDC00' }],
  ['a query object', { $gt: '', $ne: null }],
  ['a date that is none', '2026-02-30'],
  ['a far date', '+275760-09-13T00:00:00.000Z'],
];

describe.each(withBody)('$key', ({ key, endpoint }) => {
  const fields = Object.keys(bodyOf(key));

  it.each(oddValues)('survives %s in every field', async (_, value) => {
    for (const field of fields)
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: { ...bodyOf(key), [field]: value } });
  });

  it('survives every field missing, and fields that nobody knows', async () => {
    for (const field of fields) {
      const { [field]: _, ...rest } = bodyOf(key);
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: rest });
    }
    const more = {
      id: 1,
      version: 1,
      hasOwnProperty: 1,
      toString: null,
      length: 0,
      [`key${'x'.repeat(5000)}`]: 1,
      ['\u0000']: 1,
      constructor: 'x',
      prototype: 'x',
    };
    await send({ method: endpoint.method, url: addressOf(endpoint), payload: { ...bodyOf(key), ...more } });
  });
});

describe('an id that is none', () => {
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

  it.each(ids)('is refused with 400: %s', async (id) => {
    for (const { key, endpoint } of withId) {
      const url = endpoint.path.replace(/:\w+/g, id);
      const reply = await send({ method: endpoint.method, url, payload: endpoint.body ? bodyOf(key) : undefined });
      const companyView = id === '0' && endpoint.path.includes(':workspaceId');
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

  it.each(['%', '%zz', '%ff', '%c3%28', '%ed%a0%80'])('is refused as a broken address: %s', async (id) => {
    for (const { endpoint } of withId) {
      const reply = await send({ method: endpoint.method, url: endpoint.path.replace(/:\w+/g, id) });
      expect([400, 404]).toContain(reply.status);
    }
  });

  it('that nothing has is answered with 404', async () => {
    const others = ['users.update', 'users.setPicture', 'users.removePicture'];
    const named = withId.filter(({ key, endpoint }) => !others.includes(key) && !endpoint.path.includes(':hash'));
    for (const { key, endpoint } of named) {
      const url = endpoint.path.replace(/:\w+/g, '2147483647');
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
  it.each([
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
  ])('never fails: %s', async (query) => {
    for (const { endpoint } of endpoints.filter(({ endpoint: { method } }) => method === 'GET')) {
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

describe('a method that an address does not have', () => {
  const paths = [...new Set(endpoints.map(({ endpoint }) => endpoint.path))];

  it.each(paths)('is answered with 405 and Allow: %s', async (path) => {
    const url = path.replace(/:\w+/g, '1');
    // A literal address may also be one with a parameter: GET /api/users/settings is GET /api/users/:userId.
    const fits = (declared: string) => new RegExp(`^${declared.replace(/:\w+/g, '[^/]+')}$`).test(url);
    const has = endpoints.filter(({ endpoint }) => fits(endpoint.path)).map(({ endpoint }) => endpoint.method as string);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((candidate) => !has.includes(candidate))) {
      for (const as of [undefined, actors.adm]) {
        const reply = await send({ method, url, as });
        expect({ method, url, status: reply.status }).toEqual({ method, url, status: 405 });
        expect(String(reply.headers['allow']).split(', ')).toEqual(expect.arrayContaining([...new Set(has)]));
      }
    }
  });
});

describe('an address that nothing has', () => {
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
  it.each([
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
  ] as [string, Record<string, string>][])('never make it fail: %s', async (_, headers) => {
    for (const { key, endpoint } of endpoints) {
      await send({
        method: endpoint.method,
        url: addressOf(endpoint),
        payload: endpoint.body ? bodyOf(key) : undefined,
        headers,
        as: headers['cookie'] ? undefined : actors.adm,
      });
      if (key === 'auth.logout') test.forget(actors.adm);
    }
  });
});

describe('generated requests', () => {
  const roles = ['anon', 'in', 'adm'] as const;
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\u0000', '\uD800', '', ' ', '1', 'To Do', 'a'.repeat(30_000)),
  );
  const value: fc.Arbitrary<unknown> = fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue(),
    text,
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, true, false, 0, -1, 2_147_483_647, 1e308),
    fc.array(text, { maxLength: 5 }),
    fc.dictionary(text, text, { maxKeys: 5 }),
  );
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.oneof(fc.integer().map(String), fc.string()) },
  );

  it('never make it fail: 600 of them', async () => {
    const request = fc.record({
      at: fc.nat({ max: endpoints.length - 1 }),
      role: fc.constantFrom(...roles),
      id,
      changes: fc.dictionary(
        fc.oneof(
          fc.constantFrom(
            'title',
            'columnId',
            'order',
            'version',
            'assignees',
            'departments',
            'checklistItems',
            'customFields',
            'dueDate',
            'status',
            'content',
            'username',
            'email',
            'theme',
            'name',
            'workspaceId',
          ),
          text,
        ),
        value,
        { maxKeys: 4 },
      ),
      keep: fc.boolean(),
      query: fc.option(
        fc.dictionary(fc.constantFrom('fields', 'since', 'before', 'limit', 'unread', 'x'), text, { maxKeys: 2 }),
        { nil: {} },
      ),
    });
    const property = fc.asyncProperty(request, async ({ at, role, id: other, changes, keep, query }) => {
      const { key, endpoint }: { key: string; endpoint: Endpoint } = endpoints[at] ?? { key: '', endpoint: api.tasks.list };
      const address =
        other === undefined ? addressOf(endpoint) : endpoint.path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(other)));
      const asked = new URLSearchParams(query as Record<string, string>).toString();
      const payload = endpoint.body ? { ...(keep ? bodyOf(key) : {}), ...changes } : undefined;
      const as: Person | undefined = actors[role];
      await send({ method: endpoint.method, url: asked ? `${address}?${asked}` : address, payload, as });
      if (as && ['auth.login', 'auth.logout', 'auth.changePassword'].includes(key)) test.forget(as);
    });
    await fc.assert(property, { numRuns: 600 });
  }, 120_000);

  it('leave the database whole', async () => {
    const broken = await rows(
      test.db,
      sql`
      select 'a status that is not its column' as broken from tasks t join columns c on c.id = t.column_id where c.name <> t.status or c.workspace_id <> t.workspace_id
      union all select 'a place twice' from tasks group by column_id, "order" having count(*) > 1
      union all select 'a primary assignee outside the list' from tasks where assignee_id is not null and not assignees @> to_jsonb(assignee_id)
      union all select 'a primary department outside the list' from tasks where not departments @> to_jsonb(department)
      union all select 'no administrator' where not exists (select 1 from users where role = 'admin' and deleted_at is null)
      union all select 'a wrong number of comments' from tasks t where comment_count <> (select count(*) from task_comments c where c.task_id = t.id and not c.is_system_comment)`,
    );
    expect(broken).toEqual([]);
  });
});

describe('the sentences of the specification', () => {
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
    profile: (change: object) => send({ method: 'PATCH', url: `/api/users/${actors.adm.id}`, payload: change }),
    password: (change: object) =>
      send({ method: 'POST', url: '/api/auth/change-password', payload: { ...bodyOf('auth.changePassword'), ...change } }),
    create: (change: object) => send({ method: 'POST', url: '/api/tasks', payload: { ...task(), ...change } }),
    change: (change: object) => send({ method: 'PUT', url: `/api/tasks/${target.taskId}`, payload: change }),
    move: (change: object) => send({ method: 'PUT', url: `/api/tasks/${target.taskId}/column`, payload: change }),
  };

  beforeAll(async () => {
    target = await targets(test, actors, 'adm');
  });

  it.each(sentences)('%s %j: %s: %s', async (sender, change, field, message) => {
    const reply = await senders[sender](change);
    expect({ status: reply.status, body: reply.body }).toMatchObject({
      status: 400,
      body: { error: 'validation', message, fields: { [field]: message } },
    });
  });

  it('wrong credentials: the same for an unknown name and for a wrong password', async () => {
    const known = await aUser(test);
    for (const username of [known.username, 'nobody at all', 'admin']) {
      const reply = await test.as()(api.auth.login, { body: { username, password: 'wrong password' } });
      expect(reply).toMatchObject({ status: 401, body: { message: 'Invalid username or password' } });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  it('a name and an address that are taken', async () => {
    const first = bodyOf('users.register');
    expect((await test.raw({ method: 'POST', url: '/api/users', payload: first })).status).toBe(201);
    const register = (change: object) =>
      test.raw({ method: 'POST', url: '/api/users', payload: { ...bodyOf('users.register'), ...change } });
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

describe('a role that is asked for', () => {
  it('is not given at registration', async () => {
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

  it('is not given with a profile or with settings', async () => {
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

function wellFormed(value: string): string {
  return value.toWellFormed();
}
