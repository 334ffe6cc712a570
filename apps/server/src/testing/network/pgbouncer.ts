// For tests: PgBouncer in front of a PostgreSQL.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The program; PGBOUNCER names another one, such as a newer version. */
const program = process.env['PGBOUNCER'] ?? 'pgbouncer';
const startTimeout = 20_000;

/** Returns the version, such as 1.18; undefined if there is no PgBouncer. Root on Debian installs it. */
export function pgbouncerVersion(): string | undefined {
  const version = () => /PgBouncer (\d+\.\d+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
  const found = version();
  if (found !== undefined || process.getuid?.() !== 0) return found;
  console.log('pgbouncer: not found, installing it with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer'], { stdio: 'ignore', env });
  return version();
}

/** Starts it in front of the database at `url`; `settings` are lines of its section pgbouncer. */
export async function startPgbouncer(url: string, settings: Record<string, string | number>) {
  const { hostname, port: target, username, password } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const user = `user=${username || 'postgres'}${password ? ` password=${password}` : ''}`;
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    ...settings,
  });
  writeFileSync(
    file,
    `[databases]\n* = host=${hostname} port=${target || 5432} ${user}\n[pgbouncer]\n${lines.map(([name, value]) => `${name} = ${value}\n`).join('')}`,
  );
  // It refuses to run as root.
  const args = process.getuid?.() === 0 ? ['-u', 'nobody', file] : [file];
  const child = spawn(program, args, { stdio: 'ignore' });
  const until = performance.now() + startTimeout;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('PgBouncer does not start.');
    await sleep(50);
  }
  const address = new URL(url);
  address.port = String(port);
  return {
    url: address.href,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
