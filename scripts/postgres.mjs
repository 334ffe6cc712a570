// Starts a temporary PostgreSQL cluster for tests and benchmarks with the binaries of this machine, and deletes it afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, install, isExecutable, mayInstall, printWarning } from './environment.mjs';

const minimumVersion = 15;
const startTimeout = 60_000;
const posix = process.platform !== 'win32';
const suffix = posix ? '' : '.exe';

/**
 * Starts a new cluster in a temporary folder on a free loopback port, or uses TEST_DATABASE_URL if it is set and `own` is not.
 * `stop` shuts it down, `kill` kills it; both delete the folder. The folder is also deleted when this process ends in any way.
 * `crash` kills its first process alone and leaves the data, `restart` starts it again; a given server has neither.
 * Returns null and prints instructions if there is no PostgreSQL.
 * `settings` are further parameters of the server.
 * @param {{ fsync?: boolean, own?: boolean, settings?: Record<string, string> }} [options]
 * @returns {Promise<{ url: string, stop(): Promise<void>, kill(): void, crash?(): void, restart?(): Promise<void> } | null>}
 */
export async function startPostgres({ fsync = true, own = false, settings = {} } = {}) {
  const given = own ? undefined : process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {}, kill: () => {} };

  const bin = findBinaries() ?? installBinaries();
  if (!bin) return null;
  const owner = findClusterOwner();
  if (owner === null) return null;

  const folder = mkdtempSync(join(temporaryRoot(), 'tasklane-postgres-'));
  const data = join(folder, 'data');
  const run = { cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder }, ...owner };
  try {
    if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
    initialise(bin, data, run);
    return await launch(bin, folder, data, { fsync: fsync ? 'on' : 'off', ...settings }, run);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    warnMissing(`PostgreSQL in ${bin} could not be started: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/**
 * Starts a hot standby: a copy of the cluster at `url` that follows it and answers reading queries. After `select pg_promote()` it
 * is a primary of its own. Throws if the copy cannot be made.
 * @param {string} url
 */
export async function startStandby(url) {
  const bin = findBinaries();
  const owner = findClusterOwner();
  if (!bin || owner === null) throw new Error('There is no PostgreSQL.');
  const folder = mkdtempSync(join(temporaryRoot(), 'tasklane-standby-'));
  const data = join(folder, 'data');
  const run = { cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder }, ...owner };
  try {
    if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
    const { status, stderr, error } = spawnSync(
      postgresTool(bin, 'pg_basebackup'),
      ['-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      { ...run, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`pg_basebackup: ${stderr || error?.message}`);
    return await launch(bin, folder, data, {}, run);
  } catch (failure) {
    rmSync(folder, { recursive: true, force: true });
    throw failure;
  }
}

/**
 * Starts a cluster that archives its log, for a recovery to a moment. `baseBackup` copies it; `recover` starts another cluster from
 * that copy and the archived log, up to a moment. `settings` are those of the documentation, with the folder /mnt/nas.
 * @param {Record<string, string>} settings
 */
export async function startArchivingPostgres(settings) {
  const bin = findBinaries() ?? installBinaries();
  const owner = findClusterOwner();
  if (!bin || owner === null) return null;
  const folder = mkdtempSync(join(temporaryRoot(), 'tasklane-archive-'));
  const [log, base] = [join(folder, 'log'), join(folder, 'base')];
  mkdirSync(log);
  if ('uid' in owner) for (const each of [folder, log]) chownSync(each, owner.uid, owner.gid);
  const run = { cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder }, ...owner };
  const primary = await startPostgres({
    own: true,
    settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.replaceAll('/mnt/nas', folder)])),
  });
  if (!primary) return null;
  const started = [primary];
  return {
    url: primary.url,
    crash: () => primary.crash?.(),
    baseBackup() {
      const args = ['-d', primary.url, '-D', base, '-c', 'fast', '--no-sync'];
      const { status, stderr, error } = spawnSync(postgresTool(bin, 'pg_basebackup'), args, { ...run, encoding: 'utf8' });
      if (status !== 0) throw new Error(`pg_basebackup: ${stderr || error?.message}`);
    },
    /** @param {string} moment an instant in the format of PostgreSQL */
    async recover(moment) {
      const signal = join(base, 'recovery.signal');
      writeFileSync(signal, '');
      if ('uid' in owner) chownSync(signal, owner.uid, owner.gid);
      const recovered = await launch(
        bin,
        folder,
        base,
        { restore_command: `cp ${log}/%f %p`, recovery_target_time: moment, recovery_target_action: 'promote' },
        run,
      );
      started.push(recovered);
      return recovered.url;
    },
    remove() {
      for (const cluster of started) cluster.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the path of a program that comes with PostgreSQL; some systems link only the server into PATH. */
function postgresTool(bin, name) {
  const folders = [bin, dirname(realpathSync(join(bin, `postgres${suffix}`)))];
  return join(folders.find((folder) => isExecutable(join(folder, name + suffix))) ?? bin, name + suffix);
}

/** Returns the path of a program that comes with PostgreSQL, such as pg_dump; undefined if there is none. */
export function postgresProgram(name) {
  const bin = findBinaries();
  return bin && postgresTool(bin, name);
}

/** Returns the folder of the newest supported `initdb` and `postgres`, or undefined. */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const candidates = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...packaged]
    .filter((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name + suffix))))
    .map((folder) => ({ folder, major: majorVersion(join(folder, `postgres${suffix}`)) }))
    .filter(({ major }) => major >= minimumVersion)
    .sort((a, b) => b.major - a.major);
  return candidates[0]?.folder;
}

function majorVersion(postgres) {
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return Number(/\s(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Installs PostgreSQL as root on Debian; elsewhere prints instructions. */
function installBinaries() {
  if (!mayInstall()) {
    warnMissing(
      `No PostgreSQL ${minimumVersion} or newer was found in PATH or /usr/lib/postgresql. Install one, or set TEST_DATABASE_URL.`,
    );
    return undefined;
  }
  install('postgresql');
  const found = findBinaries();
  if (!found) warnMissing(`PostgreSQL ${minimumVersion} or newer could not be installed. Install one, or set TEST_DATABASE_URL.`);
  return found;
}

/** PostgreSQL refuses to run as root. Root runs it as `postgres` or `nobody`; returns null if neither user exists. */
function findClusterOwner() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const readId = (flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: readId('-u'), gid: readId('-g') };
    } catch {
      // This user does not exist; try the next one.
    }
  }
  warnMissing('PostgreSQL does not run as root, and there is neither a user `postgres` nor a user `nobody`.');
  return null;
}

/** Returns a temporary folder that the other user can access; root's own TMPDIR may be private. */
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
  let result = initdb('C.UTF-8');
  if (result.status !== 0) result = initdb('C');
  if (result.status !== 0) throw new Error(`initdb: ${result.stderr || result.error?.message}`);
}

async function launch(bin, folder, data, own, run) {
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    log_min_messages: 'warning',
    log_statement: 'none',
    ...own,
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let server;
  let watchdog;

  async function start() {
    server = spawn(join(bin, `postgres${suffix}`), args, { ...run, stdio: ['ignore', 'ignore', 'pipe'], detached: posix });
    watchdog = startWatchdog(server.pid, folder);
    await waitUntilReady(server);
    server.unref();
    server.stderr.unref?.();
  }
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const kill = () => {
    if (isRunning()) server.kill('SIGKILL');
    watchdog?.kill('SIGKILL');
    process.removeListener('exit', kill);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', kill);
  try {
    await start();
  } catch (error) {
    kill();
    throw error;
  }

  async function stop() {
    server.ref();
    const exited = new Promise((resolve) => server.once('exit', resolve));
    // SIGINT is PostgreSQL's fast shutdown: it ends the sessions and keeps all committed data.
    if (isRunning()) {
      server.kill('SIGINT');
      await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
    }
    kill();
  }
  function crash() {
    watchdog?.kill('SIGKILL');
    server.kill('SIGKILL');
  }
  /** Its other processes hold the shared memory until they notice the end of the first, which may take as long as a query. */
  async function restart() {
    try {
      if (posix) process.kill(-server.pid, 'SIGKILL');
    } catch {
      // None is left.
    }
    await start();
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, kill, crash, restart };
}

/** Waits for the log line "ready to accept (read-only) connections": the port opens while PostgreSQL may still be recovering. */
function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    const log = [];
    const timer = setTimeout(
      () => reject(new Error(`not ready after ${startTimeout / 1000} s\n${log.join('\n')}`)),
      startTimeout,
    );
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`exit ${code}\n${log.join('\n')}`));
    });
    createInterface(server.stderr).on('line', (line) => {
      if (log.length < 50) log.push(line);
      if (!/ready to accept (read-only )?connections/.test(line)) return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/** Starts a shell that notices the end of this process, even by SIGKILL, then stops the cluster and deletes its folder. */
function startWatchdog(pid, folder) {
  if (!posix) return undefined;
  const watchdog = spawn(
    'sh',
    ['-c', 'read -r _; kill -QUIT "$1"; sleep 1; kill -KILL "$1"; rm -rf "$2"', 'sh', String(pid), folder],
    {
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    },
  );
  watchdog.unref();
  watchdog.stdin.unref?.();
  return watchdog;
}

function warnMissing(message) {
  printWarning(`NO POSTGRESQL: ${message}\nTests that need it are skipped; tests on the embedded database are not affected.`);
}
