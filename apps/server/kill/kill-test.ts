// F01 and F03: kills the real server while twenty people write, and during its first start. No acknowledged write may be lost,
// none may be stored partially. node apps/server/kill/kill-test.ts [--kills 3] [--first-kills 2] [--writers 20] [--database-url
// postgres://…] [--report file]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from './database.ts';
import { mayBe, newLedger } from './ledger.ts';
import { killDuringStart, type ServerOptions, startServer } from './server.ts';
import { verify } from './verify.ts';
import { signIn, titlesOf, write } from './writers.ts';

/** The maximum time of a start on a busy machine; on an idle one a start takes about a second. */
const readyWithin = 30_000;
/** The usual time of a first start on the embedded database, and on PostgreSQL. */
const firstStart = { embedded: 4_500, postgres: 1_500 };

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '3' },
    'first-kills': { type: 'string', default: '2' },
    writers: { type: 'string', default: '20' },
    'database-url': { type: 'string' },
    report: { type: 'string' },
  },
});
const results: { name: string; problems: string[] }[] = [];
const ledger = newLedger();

const dataDir = mkdtempSync(join(tmpdir(), 'tasklane-kill-'));
const own = values['database-url'] === undefined ? undefined : await createDatabase(values['database-url']);
const place: ServerOptions = { dataDir, databaseUrl: own?.url };
try {
  await firstStarts(Number(values['first-kills']));
  for (let n = 1; n <= Number(values.kills); n++) await round(n);
} catch (error) {
  record('the test itself', [error instanceof Error ? error.message : String(error)]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await own?.drop();
}

const failed = results.filter(({ problems }) => problems.length > 0).length;
const passed = results.length - failed;
console.log(`${ledger.acknowledged} acknowledged writes, ${ledger.tasks.size} tasks, ${ledger.comments.size} comments.`);
console.log(`${passed} passed, ${failed} failed`);
if (values.report !== undefined)
  writeFileSync(values.report, JSON.stringify({ passed, failed, acknowledged: ledger.acknowledged }));
process.exit(failed > 0 ? 1 : 0);

/** Kills the first start at random moments; each start continues with what the last one left. */
async function firstStarts(count: number) {
  for (let n = 1; n <= count; n++) {
    const after = Math.random() * (own ? firstStart.postgres : firstStart.embedded);
    await killDuringStart(place, after);
    console.log(`first start killed after ${Math.round(after)} ms`);
  }
  const server = await startServer(place);
  const code = await server.stop();
  const problems = await verify(place, ledger);
  if (code !== 0) problems.push(`the server ended with ${code}`);
  record(`a start after ${count} killed first starts: ready after ${Math.round(server.readyAfter)} ms`, problems);
}

async function round(n: number) {
  const server = await startServer(place);
  const session = await signIn(server.url);
  const before = ledger.acknowledged;
  const seconds = 1 + Math.random() * 3;
  const writers = Array.from({ length: Number(values.writers) }, (_, w) => write(server.url, session, ledger, `${n}-${w}`));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await server.kill();
  await Promise.all(writers);

  const again = await startServer(place);
  const problems = ledger.unexpected.splice(0);
  if (again.readyAfter > readyWithin) problems.push(`ready only after ${Math.round(again.readyAfter)} ms`);
  // The session was created before the kill.
  const titles = await titlesOf(again.url, session);
  for (const [id, task] of ledger.tasks) {
    const title = titles.get(id);
    const isAnswered = title === undefined ? mayBe(task, 'deleted', true) : mayBe(task, 'title', title);
    if (!isAnswered) problems.push(`task ${id} is not answered as acknowledged`);
  }
  const code = await again.stop();
  if (code !== 0) problems.push(`the server ended with ${code}`);
  problems.push(...(await verify(place, ledger)));
  const writes = ledger.acknowledged - before;
  if (writes === 0) problems.push('nothing was written');
  record(
    `kill ${n} after ${seconds.toFixed(1)} s: ${writes} writes acknowledged, ready again after ${Math.round(again.readyAfter)} ms`,
    problems,
  );
}

function record(name: string, problems: string[]) {
  results.push({ name, problems });
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${name}`);
  for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
}
