// Refusals are problems of RFC 9457 for whoever asks for them, and the JSON of always for everybody else.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@app/contract/reference/error-codes.ts';
import { growth, linear } from '@app/contract/testing/growth.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asksForProblem } from '#http/problem.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const login = (accept: string | undefined, payload: unknown = {}, headers: Record<string, string> = {}) =>
  test.raw({ method: 'POST', url: '/api/auth/login', payload, headers: { ...(accept !== undefined && { accept }), ...headers } });

it('a refusal has the members of RFC 9457 and those of always', async () => {
  const plain = await login(undefined);
  const problem = await login('application/problem+json, application/json;q=0.5');
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(problem.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problem.headers['vary']).toMatch(/Accept(,|$)/);
  expect(problem.status).toBe(plain.status);
  expect(problem.body).toEqual({
    ...(plain.body as object),
    type: '/api/docs#error-validation',
    title: 'The request is not valid',
    status: 400,
    detail: (plain.body as { message: string }).message,
    instance: expect.stringMatching(/^urn:request:[0-9a-f]{10}$/),
  });
});

it.each([undefined, '', '*/*', 'application/*', 'application/json', 'application/problem+xml', 'application/problem+json;q=0'])(
  'Accept: %s gets the JSON of always',
  async (accept) => {
    const { headers, body } = await login(accept);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(body as object).sort()).toEqual(['error', 'fields', 'message']);
  },
);

it('the detail is in the language of the reader, the title is not', async () => {
  const { body } = await login('application/problem+json', {}, { 'accept-language': 'de' });
  const english = await login('application/problem+json');
  expect(body).toMatchObject({ title: 'The request is not valid' });
  expect((body as { detail: string }).detail).not.toBe((english.body as { detail: string }).detail);
});

it('addresses that do not exist, other methods, other hosts and broken JSON are problems, too', async () => {
  const accept = 'application/problem+json';
  const given = [
    { method: 'GET', url: '/api/nothing', status: 404 },
    { method: 'PUT', url: '/api/auth/login', status: 405 },
    { method: 'GET', url: '/api/tasks', status: 401 },
    { method: 'GET', url: '/api/tasks', status: 421, headers: { host: 'elsewhere.test' } },
    { method: 'POST', url: '/api/auth/login', payload: '{', status: 400 },
  ];
  for (const { status, headers = {}, ...request } of given) {
    const reply = await test.raw({ ...request, headers: { accept, ...headers } });
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.body).toMatchObject({ status, type: expect.stringMatching(/^\/api\/docs#error-[a-z_]+$/) });
  }
});

it('answers that are no refusal stay JSON', async () => {
  const reply = await test.raw({ method: 'GET', url: '/api/departments', headers: { accept: 'application/problem+json' } });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('a long Accept header takes a time that grows with its length', async () => {
  expect(growth((length) => asksForProblem(`${'a/b;'.repeat(length)},`.repeat(2)), 4_000)).toBeLessThan(linear);
  expect(growth((length) => asksForProblem(`${'a/b,'.repeat(length)}application/problem+json`), 4_000)).toBeLessThan(linear);
});

it('every code that the server sends is explained', () => {
  const root = join(import.meta.dirname, '..');
  const sent = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'testing/**', 'email/**'] }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /ApiError\(\s*\d+,\s*'(\w+)'|code: '(\w+)', key|unauthenticatedError\('(\w+)'|\berror: '(\w+)'/g,
      ),
    ].map((found) => found.slice(1).find(Boolean) ?? ''),
  );
  expect(sent.length).toBeGreaterThan(30);
  expect([...new Set(sent)].filter((code) => !(code in errorCodes))).toEqual([]);
});
