// Starts the package of production, makes a backup and restores it for a trial, and fails if a process and its children ever have more
// memory than OPERATING and the manifest of Kubernetes say. The memory is measured, not limited: what the kernel reports as resident,
// which counts shared files for each process, so a limit of the system (cgroups) is reached later.
// node apps/server/kill/memory.ts [--report file]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { assemble } from '../../../scripts/package.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { commandLine, serverEnvironment, serverFlags, serverMain } from '../../../scripts/server-process.mjs';

const { values } = parseArgs({ options: { report: { type: 'string' } } });
/** In MiB; the first is the limit of deploy/kubernetes.yaml. */
const limits = { embedded: 1024, trial: 768, postgres: 512 } as const;
const tasks = '5000';
/** The longest time for a start, and for a backup with its test, in milliseconds. */
const longest = { start: 180_000, backup: 600_000 };

const folder = mkdtempSync(join(tmpdir(), 'tasklane-memory-'));
const [tree, dataDir] = [join(folder, 'app'), join(folder, 'data')];
const problems: string[] = [];
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
const postgres = await startPostgres({ own: true });
try {
  await assemble(tree);
  await serve('first start', limits.embedded, {});
  await command('seed', limits.embedded, ['seed', '--size', tasks, '--yes']);
  await serve('start, and a backup with its test', limits.embedded, { BACKUP_SCHEDULE: '03:00' }, hasTestedBackup);
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  const file = join(dataDir, 'backups', name);
  await command('restore --trial', limits.trial, ['restore', file, '--trial']);
  if (postgres) {
    await command('restore on PostgreSQL', limits.postgres, ['restore', file], { DATABASE_URL: postgres.url });
    await serve('start on PostgreSQL', limits.postgres, { DATABASE_URL: postgres.url });
  } else problems.push('There is no PostgreSQL, and it could not be installed.');
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

for (const problem of problems) console.log(`    ${problem}`);
console.log(`${problems.length > 0 ? '✗' : '✓'} memory of the package, with ${tasks} tasks`);
const failed = problems.length > 0 ? 1 : 0;
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed: 1 - failed, failed }));
process.exit(failed);

/** Starts the server, waits until it is ready and `until` holds, and stops it. */
async function serve(what: string, limit: number, env: Record<string, string>, until = async () => true) {
  const server = run(what, limit, [...serverFlags, serverMain], env);
  await within(longest.start, what, async () => server.output().includes('is ready on'), server);
  await within(longest.backup, what, until, server);
  // What a start leaves to compile comes in the seconds after it.
  await sleep(10_000);
  server.child.kill('SIGTERM');
  await server.ended();
}

async function command(what: string, limit: number, args: readonly string[], env: Record<string, string> = {}) {
  const { child, output, ended } = run(what, limit, [commandLine, ...args], env);
  await ended();
  if (child.exitCode !== 0) throw new Error(`${what} ended with ${child.exitCode}: ${output()}`);
}

/** Starts a program of the package and measures it until it has ended. */
function run(what: string, limit: number, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: tree,
    env: {
      ...serverEnvironment,
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
      ...{ SAMPLE_DATA: 'true', STOP_DELAY: '0', LOG_LEVEL: 'warn', ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, 50);
  const exited = once(child, 'exit');
  exited.catch(() => {});
  return {
    child,
    output: () => said,
    async ended() {
      await exited;
      clearInterval(timer);
      children.delete(child);
      console.log(`${what}: ${peak} of ${limit} MiB`);
      if (peak > limit) problems.push(`${what} took ${peak} MiB; the limit is ${limit}`);
      if (peak === 0) problems.push(`the memory of ${what} was not measured`);
    },
  };
}

async function within(
  milliseconds: number,
  what: string,
  holds: () => Promise<boolean>,
  { child, output }: { child: ChildProcess; output(): string },
) {
  for (const end = performance.now() + milliseconds; !(await holds()); await sleep(500))
    if (child.exitCode !== null || performance.now() > end) throw new Error(`${what}: it did not come so far. ${output()}`);
}

/** Asks the running server by the command line whether the newest backup has passed its test. */
async function hasTestedBackup(): Promise<boolean> {
  const child = spawn(process.execPath, [commandLine, 'backups', '--json'], {
    cwd: tree,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, BACKUP_SCHEDULE: '03:00' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await Promise.all([new Response(child.stdout as unknown as ReadableStream).text(), once(child, 'exit')]);
  const { runs } = JSON.parse(text) as { runs: { state: string; test: string | null; detail: string | null }[] };
  const [newest] = runs;
  if (newest?.state === 'failed' || newest?.test === 'failed' || newest?.test === 'skipped')
    throw new Error(`the backup is not good: ${newest.detail}`);
  return newest?.test === 'passed';
}

/** Returns the resident memory of a process and its children in MiB. */
function memoryOf(pid: number): number {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const of = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return of.reduce((sum, child) => sum + memoryOf(Number(child)), Math.ceil(Number(resident ?? 0) / 1024));
  } catch {
    return 0;
  }
}
