// Runs the real server as a separate process, for the kill test.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags, serverMain } from '../../../scripts/server-process.mjs';

export const admin = { username: 'admin', password: 'administrator of kills' };
const main = fileURLToPath(new URL(`../../../${serverMain}`, import.meta.url));
const readyWithin = 60_000;

export interface ServerOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Further variables of the environment, which win over those of all servers here. */
  variables?: Record<string, string>;
}

export interface Server {
  url: string;
  readyAfter: number;
  /** Returns what it has written so far. */
  output(): string;
  /** The process's resident memory in MiB; undefined on systems without /proc. */
  memory(): number | undefined;
  /** Kills the process without a chance to clean up, like a power failure. */
  kill(): Promise<void>;
  /** Stops the process in order and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server and waits until it is ready. */
export async function startServer(place: ServerOptions): Promise<Server> {
  const started = performance.now();
  const child = spawnServer(place);
  const output: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output.join('')}`));
    const late = setTimeout(() => fail('The server was not ready in time.'), readyWithin);
    const read = (part: Buffer) => {
      output.push(String(part));
      const ready = /is ready on (http:\S+)/.exec(output.join(''))?.[1];
      if (ready === undefined) return;
      clearTimeout(late);
      resolve(ready);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(`The server ended with ${code}.`));
  });
  return {
    url,
    readyAfter: performance.now() - started,
    output: () => output.join(''),
    memory: () => memoryOf(child),
    kill: () => kill(child),
    stop: () => end(child, 'SIGTERM'),
  };
}

function memoryOf({ pid }: ChildProcess): number | undefined {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return resident === undefined ? undefined : Number(resident) / 1024;
  } catch {
    return undefined;
  }
}

/** Starts the server and kills it after that time, ready or not. */
export async function killDuringStart(place: ServerOptions, after: number): Promise<void> {
  const child = spawnServer(place);
  await new Promise((resolve) => setTimeout(resolve, after));
  await kill(child);
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

function spawnServer({ dataDir, databaseUrl, variables }: ServerOptions): ChildProcess {
  const child = spawn(process.execPath, [...serverFlags, main], {
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      SAMPLE_DATA: 'false',
      REGISTRATION: 'open',
      PASSWORD_POLICY: 'basic',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      STOP_DELAY: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

async function kill(child: ChildProcess) {
  await end(child, 'SIGKILL');
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.stdout?.resume();
  child.stderr?.resume();
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}
