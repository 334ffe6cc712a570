// No body that a client can send makes the server fail or reveal internal details. `npm run deep -- inputs` tries each odd value in
// each field and each malformed body at each endpoint; otherwise a value meets a sixth of the fields, a body an eighth of the endpoints.
import { bodyLimitOf } from '@app/contract/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { brokenRows } from '#testing/broken-rows.ts';
import { isTried } from '#testing/hostile/deep.ts';
import { bodyOf, hostile, withBody } from '#testing/hostile/hostile.ts';

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
  ['an escaped __proto__', '{"\\u005f_proto__":{"isAdmin":true}}'],
  ['a nested __proto__', '{"title":"abc","customFields":{"__proto__":{"isAdmin":"true"}}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['deep lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['deep objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ['unclosed deep lists', '['.repeat(200_000)],
];

/** Returns the endpoints that are tried with the body at this place of a list. */
const triedWith = (place: number) => withBody.filter((_, at) => isTried(at, place, 8));

describe('a malformed body', () => {
  it.each(malformed.map(([name, payload], at) => ({ name, payload, at })))(
    'is refused with 400, or 413 where it is too long to be read: $name',
    async ({ payload, at }) => {
      for (const { endpoint } of triedWith(at)) {
        const reply = await send({ method: endpoint.method, url: addressOf(endpoint), payload });
        const status = payload.length > bodyLimitOf(endpoint) ? 413 : 400;
        expect({ path: endpoint.path, status: reply.status }).toEqual({ path: endpoint.path, status });
        expect(reply.body).toMatchObject({ error: status === 413 ? 'too_large' : 'validation' });
      }
    },
  );

  const otherValues = ['true', '0', '"text"', '[]', '[{}]', '[[1]]'].map((payload, at) => ({ payload, at }));
  it.each(otherValues)('that is not an object is refused: $payload', async ({ payload, at }) => {
    for (const { endpoint } of triedWith(at)) {
      const reply = await send({ method: endpoint.method, url: addressOf(endpoint), payload });
      expect({ path: endpoint.path, status: reply.status }).toEqual({ path: endpoint.path, status: 400 });
    }
  });

  it('that is missing counts as an empty one', async () => {
    for (const { endpoint } of withBody) {
      await send({ method: endpoint.method, url: addressOf(endpoint) });
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: '' });
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: 'null' });
    }
    const reply = await send({ method: 'POST', url: '/api/tasks' });
    expect(reply).toMatchObject({ status: 400, body: { fields: { title: 'Title must be at least 3 characters' } } });
  });

  it('that is too large is refused with 413', async () => {
    for (const { endpoint } of withBody) {
      const payload = JSON.stringify({ title: 'a'.repeat(bodyLimitOf(endpoint)) });
      const reply = await send({ method: endpoint.method, url: addressOf(endpoint), payload });
      expect({ path: endpoint.path, status: reply.status }).toEqual({ path: endpoint.path, status: 413 });
    }
  });

  it('in an unknown or wrong character set is refused', async () => {
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

describe.each(withBody.map((each, at) => ({ ...each, at })))('$key', ({ key, endpoint, at }) => {
  const fields = Object.keys(bodyOf(key));
  const triedIn = (place: number) => fields.filter((_, index) => isTried(at + index, place, 6));
  const odd = oddValues.map(([name, value], place) => ({ name, value, tried: triedIn(place) }));

  it.each(odd.filter(({ tried }) => tried.length > 0))('survives $name in its fields', async ({ value, tried }) => {
    for (const field of tried)
      await send({ method: endpoint.method, url: addressOf(endpoint), payload: { ...bodyOf(key), [field]: value } });
  });

  it('survives every field missing, and unknown fields', async () => {
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

it('and leave the database consistent', async () => {
  expect(await brokenRows(given.test.db)).toEqual([]);
});
