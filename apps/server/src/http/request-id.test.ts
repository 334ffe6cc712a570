// Proves that a failure of the server can be found in its log by the number that its answer names (decision D49).
import fs from 'node:fs';
import { api } from '@app/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ env: { LOG_LEVEL: 'error' } });
});
afterAll(() => test.close());

it('a failure names its request in the body, in the header and in the log, and nothing internal', async () => {
  const person = await aUser(test);
  await test.cookieOf(person);
  const lines: string[] = [];
  const written = vi.spyOn(fs, 'write').mockImplementation(((...given: unknown[]) => {
    const line = String(given[1]);
    lines.push(...line.trim().split('\n'));
    (given.at(-1) as (error: null, bytes: number) => void)(null, Buffer.byteLength(line));
  }) as typeof fs.write);
  await test.db.execute(sql`alter table checklist_templates rename to hidden_templates`);
  try {
    const reply = await test.as(person)(api.checklistTemplates.list);
    expect(reply.status).toBe(500);
    const { requestId, ...said } = reply.body as unknown as Record<string, unknown>;
    expect(said).toEqual({ message: 'Something went wrong on the server. Please try again.', error: 'unexpected' });
    expect(requestId).toMatch(/^[0-9a-f]{10}$/);
    expect(reply.headers['x-request-id']).toBe(requestId);
    const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
    expect(logged).toMatchObject([{ msg: 'request failed', method: 'GET', route: '/api/checklist-templates' }]);
    expect(logged[0].err.message).toContain('checklist_templates');
    const again = await test.as(person)(api.checklistTemplates.list);
    expect(again.headers['x-request-id']).not.toBe(requestId);
  } finally {
    await test.db.execute(sql`alter table hidden_templates rename to checklist_templates`);
    written.mockRestore();
  }
});

it('a refusal that is no failure names none', async () => {
  const reply = await test.as()(api.checklistTemplates.list);
  expect(reply.status).toBe(401);
  expect(reply.body).not.toHaveProperty('requestId');
  expect(reply.headers).not.toHaveProperty('x-request-id');
});
