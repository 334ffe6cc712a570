// Tests reports of browser errors: one line in the log, no identity of the person, nothing in the database.
import * as api from '@app/contract/api.ts';
import type { ClientError } from '@app/contract/client-errors/client-errors.contract.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actors, actors } from '#testing/factories.ts';
import { fingerprint } from '#testing/fingerprint.ts';
import { type Person, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
let people: Actors;
const warn = vi.fn();

const report: ClientError = {
  kind: 'screen',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading "name")',
  screen: '/task/:taskId',
  stack: ['assets/board-1a2b.js:1:234'],
};

beforeEach(async () => {
  warn.mockClear();
  app = await testApp();
  people = await actors(app);
  const child = app.app.log.child.bind(app.app.log);
  vi.spyOn(app.app.log, 'child').mockImplementation((bindings, options) => {
    const logger = child(bindings, options);
    logger.warn = (...line: unknown[]) => warn(bindings, ...line);
    return logger;
  });
  return () => app.close();
});

function send(person: Person | undefined, body: object = report) {
  return app.as(person)(api.clientErrors.report, { body: body as ClientError });
}

describe('permission', () => {
  test('anonymous people: 401, and no line', async () => {
    expect(await send(undefined)).toMatchObject({ status: 401, body: { error: 'session_missing' } });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['in', 'out', 'wsa', 'lead', 'adm'] as const)('%s: 200', async (name) => {
    expect(await send(people[name])).toMatchObject({ status: 200, body: { success: true } });
  });

  test('a page of another site and a form are refused', async () => {
    const request = { method: 'POST', url: '/api/client-errors', payload: report, as: people.in };
    expect((await app.raw({ ...request, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await app.raw({ ...request, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('becomes one log line with the request id and without the person', async () => {
  await send(people.in);
  expect(warn).toHaveBeenCalledTimes(1);
  const [bindings, line, message] = warn.mock.calls[0] ?? [];
  expect(bindings).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f]{10}$/) });
  expect(line).toEqual({ clientError: { ...report, message: 'Cannot read properties of undefined (reading "…")' } });
  expect(message).toBe('error in a browser');
  expect(JSON.stringify([bindings, line])).not.toMatch(new RegExp(`${people.in.username}|${people.in.fullName}`));
});

test('secrets that a browser left in a message are removed on the server too, and unknown fields are dropped', async () => {
  await send(people.in, { ...report, message: 'task 12 of ann@example.com', user: 'Ann', cookie: 'sid=1' });
  expect(warn.mock.calls[0]?.[1]).toEqual({ clientError: { ...report, message: 'task # of …' } });
});

test('nothing is stored', async () => {
  const before = await fingerprint(app.db);
  await send(people.in);
  expect(await fingerprint(app.db)).toBe(before);
});

test('is not logged if the person has switched data collection off', async () => {
  await app.as(people.in)(api.users.updateSettings, { body: { dataCollection: false } });
  expect((await send(people.in)).status).toBe(200);
  expect(warn).not.toHaveBeenCalled();
});

test('accepts twenty in ten minutes from each person', async () => {
  for (let sent = 0; sent < 20; sent++) expect((await send(people.in)).status).toBe(200);
  for (let sent = 0; sent < 3; sent++) expect(await send(people.in)).toMatchObject({ status: 429, body: { error: 'too_many' } });
  expect(warn).toHaveBeenCalledTimes(20);
  expect((await send(people.lead)).status).toBe(200);
  await app.db.execute(sql`update attempts set window_ends = now() - interval '1 second'`);
  expect((await send(people.in)).status).toBe(200);
});

test.each([
  ['a screen with a number', { screen: '/task/12' }],
  ['a stack of sentences', { stack: ['at Ann'] }],
  ['a long message', { message: 'a'.repeat(201) }],
  ['another kind', { kind: 'confession' }],
])('refuses %s', async (_, change) => {
  expect(await send(people.in, { ...report, ...change })).toMatchObject({ status: 400, body: { error: 'validation' } });
  expect(warn).not.toHaveBeenCalled();
});
