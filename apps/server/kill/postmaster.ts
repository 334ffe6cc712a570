// Kills the first process of PostgreSQL while twenty people write, and starts it again. Meanwhile every request is answered with
// 503 and Retry-After, the server stays up and works again by itself, and no acknowledged write is lost.
// node apps/server/kill/postmaster.ts [--kills 3] [--report file]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { newLedger } from './ledger.ts';
import { type Server, startServer } from './server.ts';
import { verify } from './verify.ts';
import { type Session, signIn, titlesOf, write } from './writers.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '3' }, report: { type: 'string' } } });
/** How long PostgreSQL is away, and the longest time until the server writes again, in milliseconds. */
const away = 4_000;
const writesAgainWithin = 30_000;
/** The longest time until a response while there is no database, in milliseconds. */
const answersWithin = 3_000;

const dataDir = mkdtempSync(join(tmpdir(), 'tasklane-postmaster-'));
const problems: string[] = [];
const ledger = newLedger();
const postgres = await startPostgres({ own: true });
if (!postgres?.crash || !postgres.restart) throw new Error('There is no PostgreSQL, and it could not be installed.');
const { url: databaseUrl, crash, restart } = postgres;
let server: Server | undefined;
try {
  server = await startServer({ dataDir, databaseUrl });
  const session = await signIn(server.url);
  for (let n = 1; n <= Number(values.kills); n++) await round(server.url, session, n);
  if ((await server.stop()) !== 0) problems.push('the server did not end in order');
  problems.push(...(await verify({ dataDir, databaseUrl }, ledger)));
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await server?.kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
console.log(`${problems.length > 0 ? '✗' : '✓'} ${values.kills} kills of PostgreSQL: ${ledger.acknowledged} acknowledged writes`);
const failed = problems.length > 0 ? 1 : 0;
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

async function round(url: string, session: Session, n: number) {
  const before = ledger.acknowledged;
  let over = false;
  const writers = Array.from({ length: 20 }, async (_, w) => {
    // A writer ends after too many refusals; the next one begins with tasks of its own.
    for (let k = 0; !over; k++) await write(url, session, ledger, `${n}-${w}-${k}`, { pause: 20, isOver: () => over });
  });
  await sleep(2_000);
  if (ledger.acknowledged === before) problems.push(`kill ${n}: nothing was written before`);
  crash();
  const end = performance.now() + away;
  while (performance.now() < end) {
    await expectRefusal(url, session, n);
    await sleep(200);
  }
  await restart();
  const since = performance.now();
  const written = ledger.acknowledged;
  while (ledger.acknowledged === written && performance.now() - since < writesAgainWithin) await sleep(50);
  if (ledger.acknowledged === written) problems.push(`kill ${n}: nothing is written after PostgreSQL is back`);
  else console.log(`kill ${n}: written again ${Math.round(performance.now() - since)} ms after PostgreSQL was back`);
  over = true;
  await Promise.all(writers);
  for (const said of ledger.unexpected.splice(0)) if (!/: 503 /.test(said)) problems.push(`kill ${n}: ${said}`);
  const titles = await titlesOf(url, session);
  for (const [id, { acknowledged }] of ledger.tasks)
    if (!acknowledged.deleted && !titles.has(id)) problems.push(`kill ${n}: task ${id} is not read`);
}

/** Reading, writing and readiness, while the database is away. */
async function expectRefusal(url: string, { cookie }: Session, n: number) {
  for (const path of ['/api/tasks', '/api/workspaces', '/readyz']) {
    const since = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { cookie } });
    const took = performance.now() - since;
    const named = `kill ${n}: ${path} without a database`;
    if (response.status !== 503) problems.push(`${named}: ${response.status} ${(await response.text()).slice(0, 100)}`);
    else if (path !== '/readyz' && !response.headers.has('retry-after')) problems.push(`${named} has no Retry-After`);
    if (took > answersWithin) problems.push(`${named} took ${Math.round(took)} ms`);
  }
}
