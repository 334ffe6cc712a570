// F05: the disk of the embedded database fills up while people write. Acknowledged writes stay, reading works, writes are
// refused, and once there is space everything recovers by itself; the process ends only when told to. node
// apps/server/kill/full-disk.ts [--report file]; needs root on Linux, to mount a small disk.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newLedger } from './ledger.ts';
import { type Server, startServer } from './server.ts';
import { verify } from './verify.ts';
import { signIn, titlesOf, write } from './writers.ts';

const { values } = parseArgs({ options: { report: { type: 'string' } } });
const size = '320m';
const megabyte = 1024 * 1024;
const writesAgainWithin = 60_000;

const disk = mkdtempSync(join(tmpdir(), 'tasklane-disk-'));
const problems: string[] = [];
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
const place = { dataDir: join(disk, 'data'), databaseUrl: undefined };
const filler = join(disk, 'filler');
const ledger = newLedger();
let server: Server | undefined;
try {
  server = await startServer(place);
  for (const suddenly of [false, true]) await fill(server, suddenly);
  if ((await server.stop()) !== 0) problems.push('the server did not end in order');
  problems.push(...(await verify(place, ledger)));
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await server?.kill();
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
}

for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
console.log(`${problems.length > 0 ? '✗' : '✓'} a full disk: ${ledger.acknowledged} acknowledged writes`);
if (values.report !== undefined) {
  const failed = problems.length > 0 ? 1 : 0;
  writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
}
process.exit(problems.length > 0 ? 1 : 0);

/** Fills the disk while ten people write, slowly or at once, checks the answers, and frees the space again. */
async function fill({ url }: Server, suddenly: boolean) {
  const session = await signIn(url);
  const label = suddenly ? 'suddenly' : 'slowly';
  const before = ledger.acknowledged;
  let over = false;
  const writers = Array.from({ length: 10 }, async (_, n) => {
    while (!over) await write(url, session, ledger, `${label}-${n}-${performance.now().toFixed(0)}`);
  });
  await sleep(1_000);
  writeFileSync(filler, '');
  for (let left = freeOn(disk); left > 0; left = freeOn(disk)) {
    try {
      appendFileSync(filler, Buffer.alloc(suddenly ? left : Math.min(left, 8 * megabyte)));
    } catch {
      break;
    }
    if (!suddenly) await sleep(50);
  }
  await sleep(3_000);
  over = true;
  await Promise.all(writers);
  for (const said of ledger.unexpected.splice(0)) if (!/: (503|507) /.test(said)) problems.push(`${label}: ${said}`);
  if (ledger.acknowledged === before) problems.push(`${label}: nothing was written before`);

  const readiness = await fetch(`${url}/readyz`);
  const { checks } = (await readiness.json()) as { checks: { disk?: string } };
  if (readiness.status !== 503 || checks.disk !== 'full')
    problems.push(`${label}: readiness is ${readiness.status} ${checks.disk}`);
  const titles = await titlesOf(url, session);
  for (const [id, { acknowledged }] of ledger.tasks)
    if (!acknowledged.deleted && !titles.has(id)) problems.push(`${label}: task ${id} is not read`);

  truncateSync(filler);
  const since = performance.now();
  const written = ledger.acknowledged;
  while (ledger.acknowledged === written && performance.now() - since < writesAgainWithin) {
    const stopping = setTimeout(() => (ledger.unexpected.length = 0), 1_000);
    await writeSome(url, label);
    clearTimeout(stopping);
    await sleep(500);
  }
  if (ledger.acknowledged === written) problems.push(`${label}: nothing is written a minute after there is room`);
  else console.log(`filled ${label}: written again ${Math.round(performance.now() - since)} ms after there was room`);
}

/** A sign-in is a write, too. */
async function writeSome(url: string, label: string) {
  await signIn(url)
    .then(() => ledger.acknowledged++)
    .catch((error: unknown) => console.log(`${label}: ${error instanceof Error ? error.message.slice(0, 60) : error}`));
}

function freeOn(folder: string) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
