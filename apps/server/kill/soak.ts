// Runs the real server under load for a long time: every acknowledged write is stored, it keeps answering, and its memory does
// not grow. node apps/server/kill/soak.ts [--minutes 30] [--writers 10] [--database-url postgres://…] [--report file]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from './database.ts';
import { newLedger } from './ledger.ts';
import { type Server, startServer } from './server.ts';
import { verify } from './verify.ts';
import { signIn, titlesOf, write } from './writers.ts';

/** The pause between two writes of one person: about ten thousand writes in half an hour. */
const pause = 1_500;
const answeredWithin = 5_000;
/** The allowed memory of the last third relative to the second; during the first one the caches fill. */
const growth = 1.25;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    writers: { type: 'string', default: '10' },
    'database-url': { type: 'string' },
    report: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const ledger = newLedger();
const dataDir = mkdtempSync(join(tmpdir(), 'tasklane-soak-'));
const own = values['database-url'] === undefined ? undefined : await createDatabase(values['database-url']);
const place = { dataDir, databaseUrl: own?.url };
const problems: string[] = [];
try {
  await soak();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await own?.drop();
}
for (const problem of problems.slice(0, 20)) console.log(`    ${problem}`);
const result = { passed: problems.length === 0 ? 1 : 0, failed: problems.length === 0 ? 0 : 1 };
console.log(`${ledger.acknowledged} acknowledged writes in ${minutes} minutes. ${result.passed} passed, ${result.failed} failed`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(result));
process.exit(result.failed);

async function soak(): Promise<void> {
  const server = await startServer(place);
  const session = await signIn(server.url);
  const writers = Array.from({ length: Number(values.writers) }, (_, w) =>
    write(server.url, session, ledger, `soak-${w}`, { pause }),
  );
  const memory = await watch(server, () => titlesOf(server.url, session));
  const code = await server.stop();
  await Promise.all(writers);
  if (code !== 0) problems.push(`the server ended with ${code}`);
  if (ledger.acknowledged === 0) problems.push('nothing was written');
  problems.push(...ledger.unexpected, ...grown(memory), ...(await verify(place, ledger)));
}

/** Lists all tasks six times a minute until the time is over; returns the memory at each. */
async function watch(server: Server, read: () => Promise<unknown>): Promise<number[]> {
  const memory: number[] = [];
  const rounds = Math.max(3, Math.round(minutes * 6));
  for (let n = 1; n <= rounds; n++) {
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / rounds));
    const asked = performance.now();
    await read();
    const took = performance.now() - asked;
    if (took > answeredWithin) problems.push(`after ${n} of ${rounds} rounds all tasks took ${Math.round(took)} ms`);
    memory.push(server.memory() ?? 0);
    if (n % 6 === 0) console.log(`${n / 6} min: ${ledger.acknowledged} writes, ${Math.round(memory.at(-1) ?? 0)} MiB`);
  }
  return memory;
}

function grown(memory: readonly number[]): string[] {
  const third = Math.floor(memory.length / 3);
  const [before, after] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))];
  return after > before * growth ? [`the memory grew from ${Math.round(before)} to ${Math.round(after)} MiB`] : [];
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
