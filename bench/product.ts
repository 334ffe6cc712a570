// The product as a child process, called over HTTP.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import type { BodyInput, Endpoint, Params, QueryInput, ResponseBody } from '@app/contract/endpoint.ts';
import { freePort } from '../scripts/environment.mjs';
import { serverEnvironment, serverFlags, serverMain } from '../scripts/server-process.mjs';

const entry = join(import.meta.dirname, '..', serverMain);
const pollInterval = 5;
const startTimeout = 60_000;
const admin = { username: 'admin', password: 'administrator of benchmarks' };

/** The server's database. */
export type DatabaseLocation = { databaseUrl: string } | { dataDir: string };

export interface Product {
  base: string;
  /** Milliseconds from the start of the process until it is ready. */
  readyAfter: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the server and waits until it is ready. */
export async function startProduct(place: DatabaseLocation): Promise<Product> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _theirs, ...inherited } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, [...serverFlags, ...nodeOptions(), entry], {
    env: {
      ...serverEnvironment,
      ...inherited,
      ...('databaseUrl' in place ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir }),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: admin.password,
      SAMPLE_DATA: 'false',
      REGISTRATION: 'open',
      PASSWORD_POLICY: 'basic',
      RATE_LIMIT: 'off',
      STOP_DELAY: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  await waitUntilReady(child, base);
  return {
    base,
    readyAfter: performance.now() - started,
    pid: child.pid ?? 0,
    async stop() {
      process.off('exit', kill);
      await stopProcess(child, 'SIGTERM');
    },
  };
}

/** `BENCH_NODE_OPTIONS` is for profiling: `--cpu-prof --cpu-prof-dir=…`. */
function nodeOptions(): string[] {
  return (process.env['BENCH_NODE_OPTIONS'] ?? '').split(' ').filter(Boolean);
}

async function waitUntilReady(child: ChildProcess, base: string) {
  for (const until = performance.now() + startTimeout; performance.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
  throw new Error('the server did not get ready');
}

/** Sends the signal and waits for the end of the process. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

interface CallInput<E extends Endpoint> {
  params?: Params<E>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  cookie?: string;
}

/** Calls an endpoint; throws on an error response. */
export async function call<E extends Endpoint>(base: string, endpoint: E, given: CallInput<E> = {}): Promise<ResponseBody<E>> {
  const { response } = await send(base, endpoint, given);
  return (await response.json()) as ResponseBody<E>;
}

async function send<E extends Endpoint>(base: string, endpoint: E, { params, query, body, cookie }: CallInput<E>) {
  const response = await fetch(base + pathOf(endpoint, params, query), {
    method: endpoint.method,
    headers: {
      origin: base,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${await response.text()}`);
  return { response };
}

/** Returns the path of a call with its parameters. */
export function pathOf<E extends Endpoint>(endpoint: E, params?: Params<E>, query?: QueryInput<E>): string {
  const values: Record<string, unknown> = { ...(params as object | undefined) };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  return query === undefined ? path : `${path}?${new URLSearchParams(query as Record<string, string>)}`;
}

/** Signs in and returns the Cookie header. */
export async function signIn(base: string, { username, password } = admin): Promise<string> {
  const { response } = await send(base, api.auth.login, { body: { username, password } });
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Registers a member of a department, and returns the Cookie header of a session. */
export async function register(base: string, username: string, departmentId: number): Promise<string> {
  const password = `${username} of the benchmarks`;
  await call(base, api.users.register, {
    body: { username, password, fullName: username, email: `${username}@example.com`, departmentId },
  });
  return signIn(base, { username, password });
}

/** Returns the resident memory of a process in MiB; undefined without /proc. */
export function memoryOf(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** Returns the CPU seconds of a process; undefined without /proc. */
export function processorTimeOf(pid: number): number | undefined {
  const fields = readProc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  const ticksPerSecond = 100;
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
