// Sends 30,000 requests that are wrong or extreme somewhere, as nobody, a member and an administrator, to the real server with
// the worst data that people can store. None fails, none takes long, and the memory does not grow. node
// apps/server/kill/hostile.ts [--requests 30000] [--warm-up 6000] [--seed 20261122] [--database-url postgres://…] [--report file]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '@app/contract/testing/hostile-texts.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { seed } from '#seed/seed.ts';
import { brokenRows } from '#testing/broken-rows.ts';
import { answerFault } from '#testing/hostile/answer-faults.ts';
import { type HostileRequest, hostileRequests } from '#testing/hostile/hostile-requests.ts';
import { type Planted, plantWorst } from '#testing/hostile/worst-data.ts';
import { crowds } from './crowds.ts';
import { createDatabase } from './database.ts';
import { type Client, client } from './hostile-client.ts';
import { admin, type Server, type ServerOptions, startServer } from './server.ts';

const answeredWithin = 2_000;
/** The allowed growth of the memory after the warm-up (MiB). */
const growth = 50;
const atOnce = 2;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '30000' },
    // Not counted: after this many requests the caches are full (boards, statements, the database's own memory).
    'warm-up': { type: 'string', default: '6000' },
    seed: { type: 'string', default: '20261122' },
    'database-url': { type: 'string' },
    report: { type: 'string' },
  },
});
const most = Number(values.requests);
const warmUp = Number(values['warm-up']);
const problems: string[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'tasklane-hostile-'));
const own = values['database-url'] === undefined ? undefined : await createDatabase(values['database-url']);
const place: ServerOptions = { dataDir, databaseUrl: own?.url };
try {
  const planted = await plant();
  const server = await startServer(place);
  await attack(server, planted);
  problems.push(...(await crowds(server, planted)));
  const code = await server.stop();
  if (code !== 0) problems.push(`the server ended with ${code}`);
  problems.push(...(await broken()));
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await own?.drop();
}
for (const problem of problems.slice(0, 40)) console.log(`    ${problem}`);
const failed = problems.length > 0 ? 1 : 0;
console.log(`${most} hostile requests, seed ${values.seed}: ${problems.length} problems. ${1 - failed} passed, ${failed} failed`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

/** Fills the database before the server opens it. */
async function plant(): Promise<Planted> {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    const config = readConfig({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password, SAMPLE_DATA: 'false' });
    await seed(database.db, config);
    return await plantWorst(database.db);
  } finally {
    await database.close();
  }
}

async function broken(): Promise<string[]> {
  const database = await openDatabase(place);
  try {
    return await brokenRows(database.db);
  } finally {
    await database.close();
  }
}

interface Asker {
  role: string;
  requests: Generator<HostileRequest, never>;
  cookie(): Promise<string | undefined>;
  /** Drops the session; the next request signs in again. */
  forget(): void;
}

async function attack(server: Server, { world, members }: Planted): Promise<void> {
  const asking = client(server.url, atOnce);
  const people = [undefined, members[0], { id: 1, ...admin }];
  const askers = people.map((self, n): Asker => {
    let session: Promise<string> | undefined;
    return {
      role: ['nobody', 'member', 'administrator'][n] ?? '',
      requests: hostileRequests(world, self, seededRandom(Number(values.seed) + n)),
      async cookie() {
        if (self) session ??= asking.signIn(self);
        return session;
      },
      forget() {
        session = undefined;
      },
    };
  });
  const all = most + warmUp;
  const memory: number[] = [];
  let slowest = { took: 0, what: '' };
  let count = 0;
  const began = performance.now();
  async function work(): Promise<void> {
    while (count < all) {
      const asker = askers[count++ % askers.length];
      if (!asker) return;
      const { what, took } = await ask(asking, asker);
      if (took > slowest.took && took < Number.POSITIVE_INFINITY) slowest = { took, what };
      memory.push(server.memory() ?? 0);
      if (count % 1_000 === 0)
        console.log(
          `${count}: ${Math.round((performance.now() - began) / 1000)} s, ${Math.round(median(memory.slice(-300)))} MiB, slowest ${Math.round(slowest.took)} ms ${slowest.what}`,
        );
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  asking.close();
  const some = Math.round(Math.min(most, warmUp) / 4);
  const [before, after] = [median(memory.slice(warmUp - some, warmUp)), median(memory.slice(-some))];
  console.log(
    `memory ${Math.round(before)} MiB after ${warmUp} requests to warm up, ${Math.round(after)} MiB after ${most} more`,
  );
  if (after > before + growth) problems.push(`the memory grew from ${Math.round(before)} to ${Math.round(after)} MiB`);
}

/** Returns how much longer than usual everything takes because other programs use the processor. */
function slowdown(): number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  let worked = 0;
  while (worked < 50_000) worked = process.cpuUsage(used).user;
  return Math.max(1, (performance.now() - began) / (worked / 1_000));
}

/** Sends the next request. A slow one is repeated, and counts only if it is slow on an idle machine, too. */
async function ask(asking: Client, asker: Asker): Promise<{ took: number; what: string }> {
  const { key, ...request } = asker.requests.next().value;
  const cookie = await asker.cookie();
  const what = `${asker.role} ${key} ${request.method} ${request.url.slice(0, 200)}`;
  const sent = cookie === undefined ? request : { ...request, headers: { cookie, ...request.headers } };
  let took = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && took > answeredWithin; tries++) {
    const answer = await asking.send(sent).catch((error: Error) => error);
    if (answer instanceof Error) {
      problems.push(
        `${what}: no answer: ${answer.message}: ${JSON.stringify(request.headers).slice(0, 300)} ${String(request.payload).slice(0, 100)}`,
      );
      break;
    }
    took = Math.min(took, answer.took > answeredWithin ? answer.took / slowdown() : answer.took);
    const fault = answerFault(answer);
    if (fault !== undefined) problems.push(`${what}: ${fault}: ${String(request.payload).slice(0, 200)}`);
  }
  if (took > answeredWithin && took < Number.POSITIVE_INFINITY) problems.push(`${what}: ${Math.round(took)} ms`);
  if (['auth.login', 'auth.logout'].includes(key)) asker.forget();
  return { took, what };
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
