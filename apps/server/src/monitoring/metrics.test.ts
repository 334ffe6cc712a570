// Tests what operators see: metrics, details of readiness, the log of requests and of slow statements.
import fs, { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workerDatabase } from '#testing/database.ts';
import { aTask, aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const token = 'a-token-of-the-operator';
const bearer = { authorization: `Bearer ${token}` };
let test: TestApp | undefined;

async function start(env: Record<string, string>): Promise<TestApp> {
  test = await testApp({ env });
  return test;
}
afterEach(async () => {
  await test?.close();
  test = undefined;
});

/** Returns the samples of a text: the name with its labels, and the value. */
function samples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

const read = (app: TestApp) => app.raw({ method: 'GET', url: '/metrics', headers: bearer });

function portOf(app: TestApp): number {
  const address = app.app.metricsServer?.address() as AddressInfo | undefined;
  return address?.port ?? 0;
}

describe('metrics', () => {
  it('do not exist unless the operator switches them on', async () => {
    const app = await start({});
    expect((await app.raw({ method: 'GET', url: '/metrics', headers: bearer })).status).toBe(404);
  });

  it('are for the holder of the token only', async () => {
    const app = await start({ METRICS_TOKEN: token });
    const administrator = await aUser(app, { role: 'admin', department: null });
    const refused: Record<string, string>[] = [{}, { authorization: 'Bearer wrong' }, { authorization: token }];
    for (const headers of refused)
      expect((await app.raw({ method: 'GET', url: '/metrics', headers, as: administrator })).status).toBe(401);
    const reply = await read(app);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    expect(reply.text.endsWith('# EOF\n')).toBe(true);
  });

  it('count requests by the pattern of their route, and tasks by status', async () => {
    const app = await start({ METRICS_TOKEN: token });
    const person = await aUser(app);
    const { id: taskId } = await aTask(app);
    await app.as(person)(api.tasks.get, { params: { taskId } });
    await app.as(person)(api.tasks.get, { params: { taskId: 999_999 } });
    for (const url of ['/nothing', '/nothing/else', '/api/nothing']) await app.raw({ method: 'GET', url });
    await app.raw({ method: 'PROPFIND', url: '/api/tasks' });
    const { text } = await read(app);
    const found = samples(text);
    const count = (method: string, route: string, status: string) =>
      found.get(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    expect(count('GET', '/api/tasks/:taskId', '200')).toBe(1);
    expect(count('GET', '/api/tasks/:taskId', '404')).toBe(1);
    expect(count('GET', 'unmatched', '404')).toBe(3);
    expect(found.get('app_tasks_total{status="To Do"}')).toBe(1);
    expect(found.get('app_database_up')).toBe(1);
    expect(found.has('process_resident_memory_bytes')).toBe(true);
    // Neither names nor URLs of people: no label has a value that somebody can choose.
    expect(text).not.toContain(person.username);
    expect(text).not.toContain('/999999');
    expect(text).not.toContain('PROPFIND');
  });

  it('exist before their first event, so that an alert sees the first failure', async () => {
    const app = await start({ METRICS_TOKEN: token });
    const found = samples((await read(app)).text);
    for (const name of ['app_mail_total{result="failed"}', 'app_mail_in_total{result="refused"}'])
      expect(found.get(name), name).toBe(0);
    expect(found.get('app_webhook_deliveries_total{result="delivered"}')).toBe(0);
    expect(found.get('app_jobs_total{job="cleanup",result="failed"}')).toBe(0);
  });

  it('do not wait for, or fail with, the database', async () => {
    const app = await start({ METRICS_TOKEN: token });
    const { pool } = await workerDatabase();
    const failing = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('gone')) as never);
    try {
      const found = samples((await read(app)).text);
      expect(found.get('app_database_up')).toBe(0);
      expect(found.has('app_events_clients')).toBe(true);
      expect((await app.raw({ method: 'GET', url: '/readyz?verbose', headers: bearer })).body).toMatchObject({
        status: 'unavailable',
        details: { mail: 'unknown', process: { version: expect.any(String) } },
      });
    } finally {
      failing.mockRestore();
    }
  });

  it('have a port of their own, which serves nothing else, and then none on the port of people', async () => {
    const app = await start({ METRICS_PORT: '0' });
    const port = portOf(app);
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('app_events_clients 0');
    expect((await fetch(`http://127.0.0.1:${port}/api/users`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await app.raw({ method: 'GET', url: '/metrics' })).status).toBe(404);
  });

  it('have a port that asks for the token, if there is one', async () => {
    const app = await start({ METRICS_PORT: '0', METRICS_TOKEN: token });
    const port = portOf(app);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers: bearer })).status).toBe(200);
  });

  it('exist for each query of the dashboard', async () => {
    const app = await start({ METRICS_TOKEN: token });
    await aTask(app);
    app.app.measurements.mail('sent');
    app.app.measurements.webhook('delivered');
    app.app.measurements.received('task');
    app.app.measurements.job('reminders', 'done');
    app.app.measurements.answered({ method: 'GET', route: '/api/stream', status: 200, seconds: 1, isStream: true });
    await app.raw({ method: 'GET', url: '/livez' });
    const { text } = await read(app);
    const known = new Set([...samples(text).keys()].map((sample) => sample.split('{')[0]));
    const file = readFileSync(join(import.meta.dirname, '../../../../deploy/grafana/tasklane.json'), 'utf8');
    const { panels, templating } = JSON.parse(file) as {
      panels: { targets: { expr: string }[] }[];
      templating: { list: { query: string }[] };
    };
    const queries = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), templating.list[1]?.query ?? ''];
    const named = new Set(queries.flatMap((query) => query.match(/\b(?:app|http|process|nodejs)_\w+/g) ?? []));
    expect(named.size).toBeGreaterThan(10);
    for (const name of named) expect(known, name).toContain(name);
    const own = [...known].filter((name) => name?.startsWith('app_'));
    expect(own.filter((name) => !named.has(name ?? ''))).toEqual([]);
  });
});

describe('readiness', () => {
  it('has details for the operator alone, and no secret in them', async () => {
    const app = await start({ METRICS_TOKEN: token });
    const short = await app.raw({ method: 'GET', url: '/readyz?verbose' });
    expect(short.body).not.toHaveProperty('details');
    const reply = await app.raw({ method: 'GET', url: '/readyz?verbose', headers: bearer });
    expect(reply.body).toMatchObject({
      status: 'ready',
      details: { migrations: { applied: expect.any(Number) }, mail: { hasServer: false, waiting: 0 }, database: { waiting: 0 } },
    });
    expect(reply.text).not.toContain('unknown');
    expect(reply.text).not.toMatch(/secret|password|postgres:\/\//i);
    expect((await app.raw({ method: 'GET', url: '/readyz', headers: bearer })).body).not.toHaveProperty('details');
  });
});

describe('the log', () => {
  let texts: string[] = [];
  function listen() {
    texts = [];
    return vi.spyOn(fs, 'write').mockImplementation(((...given: unknown[]) => {
      const line = String(given[1]);
      texts.push(...line.trim().split('\n'));
      (given.at(-1) as (error: null, bytes: number) => void)(null, Buffer.byteLength(line));
    }) as typeof fs.write);
  }

  it('has one line for each request, without what people wrote', async () => {
    const app = await start({ ACCESS_LOG: 'true', LOG_LEVEL: 'info' });
    const person = await aUser(app);
    const written = listen();
    try {
      await app.cookieOf(person);
      texts = [];
      await app.as(person)(api.search.tasks, { query: { q: 'confidential' } });
      await app.raw({ method: 'GET', url: '/livez' });
      const lines = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
      expect(lines).toMatchObject([
        {
          msg: 'request',
          method: 'GET',
          route: '/api/search',
          status: 200,
          userId: person.id,
          via: 'session',
          requestId: expect.stringMatching(/^[0-9a-f]{10}$/),
          ms: expect.any(Number),
        },
      ]);
      expect(texts.join()).not.toContain('confidential');
      expect(texts.join()).not.toContain('sid=');
    } finally {
      written.mockRestore();
    }
  });

  it('has each slow statement without its values', async () => {
    await start({ SLOW_QUERY: '1', LOG_LEVEL: 'warn' });
    const written = listen();
    try {
      const { pool } = await workerDatabase();
      await pool.query('select pg_sleep(0.02), $1::text', ['confidential']);
      const slow = texts.map((text) => JSON.parse(text) as Record<string, unknown>).filter(({ msg }) => msg === 'slow query');
      expect(slow).toContainEqual(
        expect.objectContaining({ statement: 'select pg_sleep(0.02), $1::text', ms: expect.any(Number) }),
      );
      expect(texts.join()).not.toContain('confidential');
    } finally {
      written.mockRestore();
    }
  });
});
