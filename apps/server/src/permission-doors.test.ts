// The requests of the permission matrix cannot bypass it: from another site, with another content type, under another URL.
// Refused requests change nothing, so they are made once and sent many times.
import { describe, expect, it } from 'vitest';
import type { ActorName } from '#testing/factories.ts';
import { isTried } from '#testing/hostile/deep.ts';
import {
  ask,
  expectPreparedRefused,
  expectRefusedWithoutChange,
  type PreparedCall,
  prepare,
  sendPrepared,
} from '#testing/permissions/permission-calls.ts';
import { openMatrix } from '#testing/permissions/permission-matrix.ts';
import { addedPermissionRows, type PermissionRow, permissionRows } from '#testing/permissions/permission-rows.ts';
import type { Reply } from '#testing/test-app.ts';

const rows = [...permissionRows(), ...addedPermissionRows()];
const guarded = rows.filter(({ endpoint }) => endpoint?.access !== 'public');
const unsafe = rows.filter(({ method }) => method !== 'GET');

const matrix = openMatrix();
const { call } = matrix;

let ofAdmin: Promise<PreparedCall[]> | undefined;

/**
 * Returns the writing requests of the administrator with further headers. Public endpoints are called without a session, because
 * another site must not sign anybody out either.
 */
async function byAdmin(
  headers: Record<string, string | undefined>,
  has: (row: PermissionRow) => boolean,
): Promise<PreparedCall[]> {
  ofAdmin ??= prepare(unsafe.map((row) => call(row, 'adm', row.endpoint?.access === 'public' ? { as: undefined } : {})));
  return (await ofAdmin)
    .filter(([{ row }]) => has(row))
    .map(([called, request]) => [called, { ...request, headers: { ...request.headers, ...headers } }]);
}

const statuses = (replies: Map<string, Reply>) => [...replies].map(([row, { status, body }]) => ({ row, status, body }));

describe('a page of another site', () => {
  it.each([
    ['Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['an Origin that starts like ours', { origin: 'http://tasklane.test.evil.example' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site without an Origin', { 'sec-fetch-site': 'cross-site', origin: undefined }],
  ] as [string, Record<string, string | undefined>][])('is refused every write by %s', async (_, headers) => {
    // A page's URL is its permission, wherever the request comes from, and so is the signed form of another server.
    const asked = await byAdmin(headers, ({ endpoint }) => !endpoint?.page && !endpoint?.form);
    const replies = await expectPreparedRefused(matrix.test, asked);
    expect(statuses(replies)).toEqual(
      asked.map(([{ row }]) => ({ row: row.n, status: 403, body: expect.objectContaining({ error: 'cross_site' }) })),
    );
  });

  it('gets 401 first if nobody is signed in', async () => {
    const asked = unsafe.filter(({ endpoint }) => endpoint?.access !== 'public');
    const headers = { origin: 'https://evil.example' };
    const replies = await expectRefusedWithoutChange(
      matrix.test,
      asked.map((row) => call(row, 'anon', { headers })),
    );
    expect([...replies].map(([row, { status }]) => ({ row, status }))).toEqual(asked.map(({ n }) => ({ row: n, status: 401 })));
  });

  it('may not read either: no answer allows a foreign origin', async () => {
    for (const row of rows.filter(({ method }) => method === 'GET')) {
      const reply = await ask(call(row, 'adm', { headers: { origin: 'https://evil.example' } }));
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('counts as foreign only by its headers: scripts without Origin may write', async () => {
    const row = rows.find(({ n }) => n === '40');
    if (!row) throw new Error('no row 40');
    expect((await ask(call(row, 'adm', { headers: { origin: undefined } }))).status).toBe(201);
  });
});

describe('a body of another type', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/xml',
    'application/jsonp',
  ])('is refused as %s', async (type) => {
    const asked = await byAdmin({ 'content-type': type }, ({ endpoint }) => endpoint?.body !== undefined && !endpoint.form);
    const replies = await expectPreparedRefused(matrix.test, asked);
    const body = expect.objectContaining({ error: expect.any(String), message: expect.any(String) });
    expect(statuses(replies)).toEqual(asked.map(([{ row }]) => ({ row: row.n, status: 415, body })));
  });
});

describe('other spellings of a URL', () => {
  const variants: [string, (url: string) => string][] = [
    ['two slashes in front', (url) => `/${url}`],
    ['two slashes inside', (url) => url.replace('/api/', '/api//')],
    ['a slash behind', (url) => `${url.split('?')[0]}/`],
    ['an encoded letter', (url) => url.replace('/api/', '/%61pi/')],
    ['an encoded slash', (url) => url.replace('/api/', '/api%2f')],
    ['capitals', (url) => url.replace('/api/', '/API/')],
    ['a dot', (url) => url.replace('/api/', '/api/./')],
    ['two dots', (url) => url.replace('/api/', '/x/../api/')],
    ['a semicolon', (url) => `${url};x=1`],
    ['a backslash', (url) => url.replace('/api/', '/api\\')],
    ['an encoded NUL', (url) => `${url.split('?')[0]}%00`],
    ['a suffix', (url) => `${url.split('?')[0]}.json`],
  ];

  const prepared = new Map<ActorName, Promise<PreparedCall[]>>();
  function preparedFor(name: ActorName): Promise<PreparedCall[]> {
    const known = prepared.get(name) ?? prepare(guarded.map((row) => call(row, name)));
    prepared.set(name, known);
    return known;
  }

  // `npm run deep -- inputs` tries each spelling of each URL, otherwise one or two of each.
  it.each(variants.map(([name, rewrite], at) => ({ name, rewrite, at })))('open nothing: $name', async ({ rewrite, at }) => {
    for (const name of ['anon', 'out'] as const) {
      const spelled = (await preparedFor(name))
        .filter((_, index) => isTried(index, at, 8))
        .map(([call, request]): PreparedCall => [call, { ...request, url: rewrite(request.url) }]);
      for (const [called, request] of spelled.filter(([{ row }]) => row.expected[name] < 400)) {
        const { status } = await sendPrepared([called, request]);
        expect(status, JSON.stringify({ row: called.row.n, name, status })).toBeLessThan(500);
        if (['3', '4'].includes(called.row.n)) matrix.test.forget(matrix.actors.out);
      }
      const replies = await expectPreparedRefused(
        matrix.test,
        spelled.filter(([{ row }]) => row.expected[name] >= 400),
      );
      for (const [row, { status }] of replies) {
        const seen = JSON.stringify({ row, name, status });
        expect(status, seen).toBeLessThan(500);
        expect(status, seen).toBeGreaterThanOrEqual(400);
      }
    }
  });
});
