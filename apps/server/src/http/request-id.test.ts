// A server failure can be found in the log by the id in its answer (docs/decisions/012-administration.md).
import fs from 'node:fs';
import * as api from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loggedError } from '#db/logged-error.ts';
import { aFeed, aTask, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ env: { LOG_LEVEL: 'warn' } });
});
afterAll(() => test.close());

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  err?: { message: string; stack: string };
}

/** Collects the log lines from now on. */
function listen() {
  const texts: string[] = [];
  const written = vi.spyOn(fs, 'write').mockImplementation(((...given: unknown[]) => {
    const line = String(given[1]);
    texts.push(...line.trim().split('\n'));
    (given.at(-1) as (error: null, bytes: number) => void)(null, Buffer.byteLength(line));
  }) as typeof fs.write);
  return { texts, lines: () => texts.map((text) => JSON.parse(text) as Line), stop: () => written.mockRestore() };
}

it('a failure has its request id in the body, in the header and in the log, and no internal details', async () => {
  const person = await aUser(test);
  await test.cookieOf(person);
  const log = listen();
  await test.db.execute(sql`alter table checklist_templates rename to hidden_templates`);
  try {
    const reply = await test.as(person)(api.checklistTemplates.list);
    expect(reply.status).toBe(500);
    const { requestId, ...said } = reply.body as unknown as Record<string, unknown>;
    expect(said).toEqual({ message: 'Something went wrong on the server. Please try again.', error: 'unexpected' });
    expect(requestId).toMatch(/^[0-9a-f]{10}$/);
    expect(reply.headers['x-request-id']).toBe(requestId);
    const logged = log.lines().filter((line) => line.requestId === requestId);
    expect(logged).toMatchObject([{ msg: 'request failed', method: 'GET', route: '/api/checklist-templates' }]);
    expect(logged[0]?.err?.message).toContain('checklist_templates');
    const again = await test.as(person)(api.checklistTemplates.list);
    expect(again.headers['x-request-id']).not.toBe(requestId);
  } finally {
    await test.db.execute(sql`alter table hidden_templates rename to checklist_templates`);
    log.stop();
  }
});

it('a refusal that is no failure has none', async () => {
  const reply = await test.as()(api.checklistTemplates.list);
  expect(reply.status).toBe(401);
  expect(reply.body).not.toHaveProperty('requestId');
  expect(reply.headers).not.toHaveProperty('x-request-id');
});

it('a failure is logged with its statement, and without what people wrote', async () => {
  const person = await aUser(test);
  const { id: taskId } = await aTask(test);
  await test.cookieOf(person);
  const log = listen();
  await test.db.execute(sql`alter table events rename to hidden_events`);
  try {
    const content = 'What nobody else may read';
    expect((await test.as(person)(api.comments.create, { params: { taskId }, body: { content } })).status).toBe(500);
    expect(log.lines()).toMatchObject([
      { err: { stack: expect.stringMatching(/^ {4}at /), cause: expect.stringContaining('events') } },
    ]);
    expect(log.lines()[0]?.err?.message).toContain('update tasks');
    expect(log.texts.join()).not.toContain('nobody else');
  } finally {
    await test.db.execute(sql`alter table hidden_events rename to events`);
    log.stop();
  }
});

it('a busy server logs one short line for each refused request', async () => {
  const { url } = await aFeed(test, (await aUser(test)).id, 'calendar');
  const log = listen();
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.raw({ method: 'GET', url })));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ body: { error: 'busy' }, headers: { 'retry-after': '1' } });
    expect(log.lines()).toHaveLength(refused.length);
    for (const line of log.lines()) {
      expect(line).toMatchObject({ level: 40, msg: 'busy', method: 'GET', route: api.feeds.calendar.path });
      expect(line).not.toHaveProperty('err');
    }
  } finally {
    log.stop();
  }
});

it('the log omits a value that the database cannot parse', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "a secret"'), { code: '22P02' });
  const logged = loggedError(new Error('outer', { cause }));
  expect(logged).toMatchObject({ message: 'outer', code: '22P02', cause: 'invalid input syntax for type integer' });
});
