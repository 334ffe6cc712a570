// Ends the connection on which a server listens for notifications, again and again, and loses the first query of each new one: half of
// them are cut off, half are never answered. The server stays up, logs no unhandled rejection and listens again.
// node apps/server/kill/reconnects.ts [--count 50] [--report file]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { instancePrefix } from '../src/db/instance-name.ts';
import { networkTo } from '../src/testing/network/network.ts';
import { type Server, startServer } from './server.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '50' }, report: { type: 'string' } } });
const count = Number(values.count);
/** The longest time until the server listens again, in milliseconds. */
const listensWithin = 30_000;
/** Listening connections name their instance; the others are called as the product. */
const listening = `select pid from pg_stat_activity where application_name like '${instancePrefix}%' and query ilike 'listen%'`;

const dataDir = mkdtempSync(join(tmpdir(), 'tasklane-reconnects-'));
const problems: string[] = [];
const postgres = await startPostgres({ own: true });
if (!postgres) throw new Error('There is no PostgreSQL, and it could not be installed.');
const network = await networkTo(postgres.url);
const observer = new pg.Client({ connectionString: postgres.url });
let server: Server | undefined;
let done = 0;
try {
  await observer.connect();
  server = await startServer({ dataDir, databaseUrl: network.url });
  for (; done < count; done++) await loseOne(server, done % 2 === 0 ? 'cut' : 'swallow');
  await listener();
  if (server.output().includes('unhandled rejection')) problems.push(`a rejection was not handled: ${server.output()}`);
  if ((await server.stop()) !== 0) problems.push('the server did not end in order');
} catch (error) {
  problems.push(`reconnect ${done + 1}: ${error instanceof Error ? error.message : error}`);
} finally {
  await server?.kill();
  await observer.end();
  await network.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

for (const problem of problems) console.log(`    ${problem}`);
console.log(`${problems.length > 0 ? '✗' : '✓'} ${done} of ${count} connections of the listener lost their first query`);
const failed = problems.length > 0 ? 1 : 0;
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

async function loseOne({ url, output }: Server, how: 'cut' | 'swallow') {
  const pid = await listener();
  const lost = network.loseQuery('set_config', how);
  await observer.query('select pg_terminate_backend($1)', [pid]);
  await within(
    lost.then(() => true),
    'no new connection',
  );
  const { status } = await fetch(`${url}/livez`).catch((error: unknown) => {
    throw new Error(`the server does not answer (${error}): ${output()}`);
  });
  if (status !== 200) throw new Error(`/livez answers ${status}`);
}

/** Waits until the server listens and returns the process of PostgreSQL that serves it. */
async function listener(): Promise<number> {
  for (const until = performance.now() + listensWithin; performance.now() < until; await sleep(50)) {
    const { rows } = await observer.query<{ pid: number }>(listening);
    if (rows[0]) return rows[0].pid;
  }
  throw new Error('the server does not listen again');
}

async function within<T>(work: Promise<T>, otherwise: string): Promise<T> {
  const late = sleep(listensWithin, undefined, { ref: false }).then((): never => {
    throw new Error(otherwise);
  });
  return Promise.race([work, late]);
}
