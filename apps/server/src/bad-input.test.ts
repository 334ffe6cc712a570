// Proves that no body that a client can send makes the server fail or talk about itself.
import { api, type Endpoint } from '@app/contract';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rows } from '#db/rows.ts';
import { bodyOf, hostile, withBody } from '#testing/hostile.ts';
import { endpoints } from '#testing/permission-rows.ts';
import type { Person } from '#testing/test-app.ts';

const { given, addressOf, send } = hostile();

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
      const as: Person | undefined = given.actors[role];
      await send({ method: endpoint.method, url: asked ? `${address}?${asked}` : address, payload, as });
      if (as && ['auth.login', 'auth.logout', 'auth.changePassword'].includes(key)) given.test.forget(as);
    });
    await fc.assert(property, { numRuns: 600 });
  }, 120_000);

  it('leave the database whole', async () => {
    const broken = await rows(
      given.test.db,
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

function wellFormed(value: string): string {
  return value.toWellFormed();
}
