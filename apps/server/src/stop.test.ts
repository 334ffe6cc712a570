// A shutdown loses no request: readiness ends first, no socket is cut under load, and a second signal ends the process at once.

import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as api from '@app/contract/api.ts';
import { patience } from '@app/contract/testing/growth.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { networkTo } from '#testing/network/network.ts';
import { createDatabase } from '#testing/new-database.ts';
import { type ServerProcess, startProcess } from '#testing/process.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;
/** The shutdown itself, and the delay of a busy machine. */
const inTime = 15_000;

const asking = api.auth.currentUser.path;

interface ObservedAnswer {
  status?: number | undefined;
  closes?: boolean;
  error?: string | undefined;
}

/** One request; its error is returned, never thrown. */
function ask(url: string, agent: Agent): Promise<ObservedAnswer> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode, closes: response.headers.connection === 'close' });
      });
      response.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code })).end();
  });
}

// On PostgreSQL only, where a start is fast; the shutdown is the same on both databases.
describe.runIf(given)('a stop', () => {
  let databaseUrl = '';
  let server: ServerProcess;
  beforeAll(async () => {
    databaseUrl = await createDatabase(given ?? '', '_stop');
  });
  afterEach(() => server.remove());

  it("cuts no socket of clients that check readiness, and closes the others' connections with each answer", async () => {
    server = startProcess({ DATABASE_URL: databaseUrl, RATE_LIMIT_ADDRESS: '1000000' });
    const url = await server.ready;
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const seen: ObservedAnswer[] = [];
    let over = false;
    const clients = Array.from({ length: 20 }, async () => {
      while (!over) seen.push(await ask(url + asking, agent));
    });
    await sleep(500);
    expect(seen.every(({ status, closes }) => status === 401 && !closes)).toBe(true);
    const began = performance.now();
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => {
      const readiness = await fetch(`${url}/readyz`);
      expect(await readiness.json()).toEqual({ status: 'unavailable', checks: { database: 'stopping' } });
      expect(readiness.status).toBe(503);
    });
    await sleep(200);
    const from = seen.length;
    await sleep(300);
    over = true;
    expect(seen.length).toBeGreaterThan(from);
    expect(seen.slice(from).every(({ closes }) => closes)).toBe(true);
    await Promise.all(clients);
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(inTime);
    expect([...new Set(seen.map(({ status, error }) => status ?? error))]).toEqual([401]);
  });

  it('ends at once with a second signal', async () => {
    server = startProcess({ DATABASE_URL: databaseUrl, STOP_DELAY: '60' });
    await server.ready;
    server.child.kill('SIGTERM');
    await sleep(1_000);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.child.signalCode).toBe('SIGTERM');
  });

  it('is not blocked by a network that drops packets, and neither are requests', async () => {
    const network = await networkTo(databaseUrl);
    try {
      server = startProcess({ DATABASE_URL: network.url, STOP_DELAY: '0' });
      const url = await server.ready;
      const agent = new Agent({ keepAlive: true });
      const cookie = 'sid=nobody';
      const asked = () =>
        Promise.all(
          Array.from({ length: 30 }, async () => {
            const began = performance.now();
            const { status } = await fetch(url + asking, { headers: { cookie } });
            return { status, took: performance.now() - began };
          }),
        );
      expect(new Set((await asked()).map(({ status }) => status))).toEqual(new Set([401]));
      network.swallow();
      const answers = await asked();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(patience);
      const began = performance.now();
      const late = ask(url + asking, agent);
      server.child.kill('SIGTERM');
      await server.ended;
      expect(performance.now() - began).toBeLessThan(inTime);
      await late;
    } finally {
      await network.close();
    }
  });
});
