// Tests the output of a start for an operator; a slow start does not count as an unavailable database.
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/connect.ts';
import { withTimeout } from '#db/timeout.ts';
import { networkTo } from '#testing/network/network.ts';
import { createDatabase } from '#testing/new-database.ts';
import { startProcess } from '#testing/process.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

function start(env: Record<string, string>) {
  const server = startProcess(env);
  cleaning.push(server.remove);
  return server;
}

async function takenPort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

describe('a start that cannot succeed', () => {
  it('reports that the port is taken before it creates anything or prints a password', async () => {
    const { port, free } = await takenPort();
    cleaning.push(free);
    const server = start({ PORT: String(port), ADMIN_PASSWORD: '' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(`Port ${port} of 127.0.0.1 is in use. Stop the other program, or set PORT to another number.\n`);
    expect(readdirSync(server.folder)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('says at once that the folder cannot be made', async () => {
    const server = start({ DATA_DIR: '/proc/nope' });
    expect(await withTimeout(20_000, server.ended)).toBe(1);
    expect(server.output()).toBe('The data folder /proc/nope cannot be created there. Set DATA_DIR to another folder.\n');
  });
});

it('says which backup to restore if the database is damaged', async () => {
  const server = startProcess();
  cleaning.push(server.remove);
  server.child.kill('SIGKILL');
  await server.ended;
  const dataDir = join(server.folder, 'data');
  const newest = join(dataDir, 'backups', 'tasklane-scheduled-2026-11-02T030000Z.ndjson.gz');
  mkdirSync(join(dataDir, 'pg'), { recursive: true });
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '12\n');
  for (const file of [newest, newest.replace('-02T', '-01T').replace('-scheduled', ''), `${newest}.unfinished`])
    writeFileSync(file, '');
  const again = start({ DATA_DIR: dataDir });
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain('cannot be opened');
  expect(again.output()).toContain(`The newest backup is ${newest} of 2026-11-02T03:00:00.000Z`);
});

describe.runIf(given && process.platform !== 'win32')('a server that a script runs', () => {
  it('ends in order when the script is killed', async () => {
    const scripts = new URL('../../../scripts/run.mjs', import.meta.url).href;
    const databaseUrl = await createDatabase(given ?? '', '_script');
    const program = `const { runNode } = await import('${scripts}'); await runNode([process.argv[1]]);`;
    const server = startProcess({ DATABASE_URL: databaseUrl, STOP_DELAY: '0' }, ['--input-type=module', '-e', program]);
    cleaning.push(server.remove);
    const url = await server.ready;
    server.child.kill('SIGKILL');
    await server.ended;
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 15_000, interval: 200 });
    await vi.waitFor(() => expect(server.output()).toContain('Stopping'), { timeout: 5_000 });
  });
});

describe.runIf(process.platform !== 'win32')('a server that is ready', () => {
  it('logs a rejection that nobody awaits with its place and goes on, and ends at an uncaught exception', async () => {
    const program = `
      process.on('SIGUSR2', () => void Promise.reject(new Error('awaited by nobody')));
      process.on('SIGHUP', () => { throw new Error('caught by nobody'); });`;
    const server = startProcess({}, ['--import', `data:text/javascript,${encodeURIComponent(program)}`]);
    cleaning.push(server.remove);
    const url = await server.ready;
    server.child.kill('SIGUSR2');
    await vi.waitFor(() => expect(server.output()).toContain('unhandled rejection'), { timeout: 10_000 });
    const line =
      server
        .output()
        .split('\n')
        .find((one) => one.includes('unhandled rejection')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      err: { message: 'awaited by nobody', stack: expect.stringContaining('at ') },
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.child.kill('SIGHUP');
    expect(await server.ended).not.toBe(0);
    expect(server.output()).toContain('caught by nobody');
  });
});

describe('a database that is slow to start', () => {
  it('does not count as unavailable while the event loop is blocked, as by loading modules', async () => {
    const waiting = withTimeout(
      1_000,
      sleep(200).then(() => 'answered'),
    );
    // As on a machine with one core and five starts.
    for (const until = performance.now() + 2_500; performance.now() < until; );
    expect(await waiting).toBe('answered');
    await expect(withTimeout(100, sleep(3_000))).rejects.toThrow('no answer within 0.1 seconds');
  });

  it('is waited for, and the operator reads about it', async () => {
    const { port, free } = await takenPort();
    free();
    const lines: string[] = [];
    const databaseUrl = `postgres://user:hidden@127.0.0.1:${port}/tasklane`;
    const opening = openDatabase({ databaseUrl, waitFor: 2_000, onWait: (line) => lines.push(line) });
    const sentence = `The PostgreSQL server 127.0.0.1:${port}/tasklane cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}. Check DATABASE_URL and that the server runs.`;
    await expect(opening).rejects.toThrow(sentence);
    expect(lines).toEqual([`${sentence} The server waits for it, up to 2 more seconds.`]);
  });

  it.runIf(given)('is found once it is there, also where it is only starting', async () => {
    const { port, free } = await takenPort();
    free();
    const url = new URL(given ?? '');
    url.port = String(port);
    const opening = openDatabase({ databaseUrl: url.href, waitFor: 30_000 });
    await sleep(1_200);
    const network = await networkTo(given ?? '', port);
    cleaning.push(network.close);
    const database = await opening;
    cleaning.push(database.close);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it.runIf(given)('is not waited for where it refuses us for good', async () => {
    const url = new URL(given ?? '');
    url.pathname = '/no_such_database';
    const began = performance.now();
    await expect(openDatabase({ databaseUrl: url.href, waitFor: 60_000 })).rejects.toThrow('refuses the connection');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
