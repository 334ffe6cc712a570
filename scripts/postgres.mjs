// Starts a private PostgreSQL cluster for tests and benchmarks from the machine's own binaries, and removes it afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { complain, freePort, isExecutable } from './machine.mjs';

const oldest = 15;
const startWithin = 60_000;
const posix = process.platform !== 'win32';
const suffix = posix ? '' : '.exe';

/**
 * Starts a cluster of its own in a temporary folder, on a free loopback port, or uses TEST_DATABASE_URL where it is set.
 * `stop` ends it in order, `kill` at once; both remove the folder, and so does the end of this process, however it ends.
 * Null where no PostgreSQL can be had; what to do about it is printed.
 * @param {{ fsync?: boolean }} [options]
 * @returns {Promise<{ url: string, stop(): Promise<void>, kill(): void } | null>}
 */
export async function startPostgres({ fsync = true } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {}, kill: () => {} };

  const bin = findBinaries() ?? installBinaries();
  if (!bin) return null;
  const owner = clusterOwner();
  if (owner === null) return null;

  const folder = mkdtempSync(join(temporaryRoot(), 'tasklane-postgres-'));
  const data = join(folder, 'data');
  const run = { cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder }, ...owner };
  try {
    if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
    initialise(bin, data, run);
    return await launch(bin, folder, data, fsync, run);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    explain(`PostgreSQL in ${bin} could not be started: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** The folder of the newest usable `initdb` and `postgres`, or undefined. */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const candidates = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...packaged]
    .filter((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name + suffix))))
    .map((folder) => ({ folder, major: majorVersion(join(folder, `postgres${suffix}`)) }))
    .filter(({ major }) => major >= oldest)
    .sort((a, b) => b.major - a.major);
  return candidates[0]?.folder;
}

function majorVersion(postgres) {
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/\s(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Installs Debian's PostgreSQL where that is possible, and says what to do where it is not. */
function installBinaries() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) {
    explain(`No PostgreSQL ${oldest} or newer was found in PATH or /usr/lib/postgresql. Install one, or set TEST_DATABASE_URL.`);
    return undefined;
  }
  console.log('postgres: none found, installing it with apt-get');
  for (const task of [
    ['update', '-q'],
    ['install', '-y', '-q', 'postgresql'],
  ]) {
    const { status } = spawnSync('apt-get', task, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) explain(`apt-get ${task.join(' ')} failed (exit ${status}).`);
  }
  const found = findBinaries();
  if (!found) explain(`PostgreSQL ${oldest} or newer could not be installed. Install one, or set TEST_DATABASE_URL.`);
  return found;
}

/** PostgreSQL refuses to run as root: root lends it to `postgres` or `nobody`. Null where neither exists. */
function clusterOwner() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // No such user; the next one.
    }
  }
  explain('PostgreSQL does not run as root, and there is neither a user `postgres` nor a user `nobody`.');
  return null;
}

/** A temporary folder that another user can reach too: a private TMPDIR of root is not. */
function temporaryRoot() {
  return process.getuid?.() === 0 && existsSync('/tmp') ? '/tmp' : tmpdir();
}

function initialise(bin, data, run) {
  const initdb = (locale) =>
    spawnSync(
      join(bin, `initdb${suffix}`),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-instructions', '--no-sync'],
      { ...run, encoding: 'utf8' },
    );
  let made = initdb('C.UTF-8');
  if (made.status !== 0) made = initdb('C');
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`);
}

async function launch(bin, folder, data, fsync, run) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    max_connections: 100,
    log_min_messages: 'warning',
    log_statement: 'none',
  };
  const server = spawn(
    join(bin, `postgres${suffix}`),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'], detached: posix },
  );
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const guard = guardian(server.pid, folder);

  const kill = () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGKILL');
    guard?.kill('SIGKILL');
    process.removeListener('exit', kill);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', kill);
  try {
    await ready(server);
  } catch (error) {
    kill();
    throw error;
  }
  server.unref();
  server.stderr.unref?.();

  async function stop() {
    server.ref();
    // SIGINT is PostgreSQL's fast shutdown: sessions are cut, everything that is committed is kept.
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
    kill();
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, kill };
}

/** Waits for the line that says so: a port that answers may still be recovering. */
function ready(server) {
  return new Promise((resolve, reject) => {
    const log = [];
    const late = setTimeout(() => reject(new Error(`not ready after ${startWithin / 1000} s\n${log.join('\n')}`)), startWithin);
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`exit ${code}\n${log.join('\n')}`));
    });
    createInterface(server.stderr).on('line', (line) => {
      if (log.length < 50) log.push(line);
      if (!line.includes('ready to accept connections')) return;
      clearTimeout(late);
      resolve(undefined);
    });
  });
}

/** A shell that outlives this process, even a killed one, by the moment it takes to end the cluster and remove its folder. */
function guardian(pid, folder) {
  if (!posix) return undefined;
  const guard = spawn(
    'sh',
    ['-c', 'read -r _; kill -QUIT "$1"; sleep 1; kill -KILL "$1"; rm -rf "$2"', 'sh', String(pid), folder],
    {
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    },
  );
  guard.unref();
  guard.stdin.unref?.();
  return guard;
}

function explain(message) {
  complain(`NO POSTGRESQL: ${message}\nWhat needs it does not run; the embedded database is not affected.`);
}
