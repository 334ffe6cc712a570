// The real server as a child process that tests start, kill and restart on the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/environment.mjs';
import { cache } from '../../scripts/install-build.mjs';
import { serverMain } from '../../scripts/server-process.mjs';

export const adminPassword = 'administrator of the screens';

const main = fileURLToPath(new URL(`../../${serverMain}`, import.meta.url));
const page = fileURLToPath(new URL('../../apps/web/dist/index.html', import.meta.url));
const readyWithin = 60_000;
/** Optimizing the code of the embedded database takes half a second of CPU and never pays in servers that live for seconds. */
const engineFlags = ['--liftoff-only'];
/** Environment variable with the path of a seeded data folder. Copying it takes a quarter of the time of seeding. */
export const seededFolderVariable = 'E2E_PREPARED';

export interface Server {
  url: string;
  /** The data folder. */
  data: string;
  /** Kills the process with SIGKILL, without any cleanup. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Shuts it down and keeps its data. */
  stop(): Promise<void>;
  /** Shuts it down and deletes its data. */
  remove(): Promise<void>;
}

/** Returns a free port that no outgoing connection gets, so that it is free again after its server has stopped. */
export async function lastingPort(): Promise<number> {
  const [first, count] = [20_000, 10_000];
  for (let at = process.pid % count; ; at = (at + 1) % count) if (await isFree(first + at)) return first + at;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Starts the server with a new data folder and high limits, on that port or a free one. */
export async function newServer(env: Record<string, string> = {}, given?: number): Promise<Server> {
  if (!existsSync(page) || !existsSync(main)) throw new Error('There is no build: run the screens by `npm run e2e`.');
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-e2e-'));
  const data = join(folder, 'data');
  const filled = process.env[seededFolderVariable];
  // Variables that change the first rows need a new database.
  if (filled && env['SAMPLE_DATA'] === undefined) cpSync(filled, data, { recursive: true });
  const port = given ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  let output = '';

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [...engineFlags, main], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Caches compiled sources, as reading them takes a fifth of a start.
        NODE_COMPILE_CACHE: join(cache, 'compiled'),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: data,
        DATABASE_URL: '',
        ADMIN_PASSWORD: adminPassword,
        SAMPLE_DATA: 'false',
        RATE_LIMIT_LOGIN: '100000',
        RATE_LIMIT_REGISTER: '100000',
        STOP_DELAY: '0',
        RATE_LIMIT_COMMENTS: '100000',
        RATE_LIMIT_REQUESTS: '1000000',
        RATE_LIMIT_ADDRESS: '1000000',
        SESSIONS_PER_PERSON: '100000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        output = `${output}${part}`.slice(-20_000);
      });
    }
    await ready(child);
  }

  async function ready(child: ChildProcess): Promise<void> {
    const late = Date.now() + readyWithin;
    while (Date.now() < late) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.\n${output}`);
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server was not ready after ${readyWithin / 1000} s.\n${output}`);
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await gone;
    clearTimeout(forced);
  }

  const killNow = () => void running?.kill('SIGKILL');
  const server: Server = {
    url,
    data,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM');
      process.off('exit', killNow);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  process.once('exit', killNow);
  try {
    await start();
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server;
}
