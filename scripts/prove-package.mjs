// Proves the package of production without a container: installed into an empty folder, started as another user in a tree that
// it cannot write, with one writable folder.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './environment.mjs';
import { assemble } from './package.mjs';
import { findNode } from './run.mjs';
import { serverEnvironment, serverFlags, serverMain } from './server-process.mjs';

const uid = 1000;
const readyTimeout = 120_000;
const isRoot = process.getuid?.() === 0;

/** Runs the proof as one test of runSteps. */
export async function provePackage() {
  if (process.platform === 'win32') return { passed: 0, failed: 0, missing: 'this proof needs users and rights of Unix' };
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-package-'));
  try {
    await prove(folder);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    makeWritable(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prove(folder) {
  const [tree, data, node] = [join(folder, 'app'), join(folder, 'data'), join(folder, 'node')];
  chmodSync(folder, 0o755);
  await assemble(tree);
  mkdirSync(data);
  // The image has its own Node; this one may be in a folder that the other user cannot read.
  copyFileSync(findNode(), node);
  chmodSync(node, 0o755);
  if (isRoot) chownSync(data, uid, uid);
  changeModes(tree, (mode) => mode & ~0o222);
  const before = inventory(tree);
  const first = await start({ tree, data, node });
  if (!/with the password \S+/.test(first.output())) throw new Error(`No password was printed.\n${first.output()}`);
  await expectAnswer(`${first.url}/readyz`, 200, '"ready"');
  await expectAnswer(`${first.url}/`, 200, '<div id="root"', { accept: 'text/html' });
  await expectHealthy(tree, node, first.port);
  await first.stop();
  const second = await start({ tree, data, node });
  await expectAnswer(`${second.url}/readyz`, 200, '"ready"');
  if (/with the password/.test(second.output())) throw new Error('The second start did not find the data of the first.');
  expectCommands({ folder, tree, data, node });
  await second.stop();
  const changed = inventory(tree).filter((line) => !before.includes(line));
  if (changed.length > 0) throw new Error(`The read-only tree has changed:\n${changed.join('\n')}`);
}

/**
 * The command of the package finds the variables of the unit that the package brings, and its files are the server's: beside the
 * running server, and from a shell that has none of its variables.
 */
function expectCommands({ folder, tree, data, node }) {
  const [unit, variables] = [join(folder, 'tasklane.service'), join(folder, 'tasklane.env')];
  const text = readFileSync(join(tree, 'deploy', 'tasklane.service'), 'utf8');
  writeFileSync(unit, text.replaceAll('/var/lib/tasklane', data).replaceAll('/etc/tasklane.env', variables));
  writeFileSync(variables, 'PUBLIC_URL=https://tasks.example.com\nBACKUP_KEY="a key of the proof, with spaces"\n');
  const command = (...args) => {
    const options = { cwd: '/', encoding: 'utf8', env: { PATH: '/usr/bin:/bin', TASKLANE_UNIT: unit } };
    const { status, stdout, stderr } = spawnSync(node, [join(tree, 'bin', 'tasklane'), ...args], options);
    if (status !== 0) throw new Error(`tasklane ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  };
  const { version } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  if (!command('--version').startsWith(version)) throw new Error('tasklane --version does not say the version.');
  const { file, encrypted } = JSON.parse(command('backup', '--json'));
  if (!encrypted) throw new Error('The command did not find BACKUP_KEY of the unit.');
  if (!file.startsWith(data) || statSync(file).uid !== statSync(data).uid) throw new Error(`${file} is not the server's.`);
  command('doctor');
}

async function start({ tree, data, node }) {
  const port = await freePort();
  const child = spawn(node, [...serverFlags, serverMain], {
    cwd: tree,
    ...(isRoot ? { uid, gid: uid } : {}),
    env: {
      ...serverEnvironment,
      PATH: '/usr/bin:/bin',
      HOME: '/nonexistent',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tasks.example.com',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      STOP_DELAY: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const ended = once(child, 'exit').then(([code]) => code);
  const output = () => said;
  const until = performance.now() + readyTimeout;
  while (!said.includes('is ready on')) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start.\n${said}`);
    }
    await sleep(100);
  }
  async function stop() {
    child.kill('SIGTERM');
    const code = await Promise.race([ended, sleep(30_000, 'nothing', { ref: false })]);
    child.kill('SIGKILL');
    if (code !== 0) throw new Error(`SIGTERM ended the server with ${code} instead of 0.\n${said}`);
  }
  return { url: `http://127.0.0.1:${port}`, port, output, stop };
}

async function expectAnswer(url, status, text, headers = {}) {
  const reply = await fetch(url, { headers });
  const body = await reply.text();
  if (reply.status !== status || !body.includes(text)) throw new Error(`${url} answered ${reply.status}: ${body.slice(0, 500)}`);
}

/** The health check of the image must pass while the server runs, and fail without one. */
async function expectHealthy(tree, node, port) {
  for (const [at, expected] of [
    [port, 0],
    [await freePort(), 1],
  ]) {
    const child = spawn(node, [join(tree, 'deploy', 'healthcheck.mjs')], { env: { PORT: String(at) }, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== expected) throw new Error(`The health check ended with ${code} instead of ${expected}.`);
  }
}

function changeModes(path, change) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  if (stat.isDirectory()) {
    // A folder that others may read, whatever this user's umask is.
    chmodSync(path, change(stat.mode | 0o555));
    for (const name of readdirSync(path)) changeModes(join(path, name), change);
  } else chmodSync(path, change(stat.mode | 0o444));
}

function makeWritable(folder) {
  if (!isRoot) changeModes(folder, (mode) => mode | 0o700);
}

/** Lists every file with its size and the time of its last change. */
function inventory(path) {
  const stat = lstatSync(path);
  const line = `${path} ${stat.isDirectory() ? '' : stat.size} ${stat.mtimeMs}`;
  return stat.isDirectory() ? [line, ...readdirSync(path).flatMap((name) => inventory(join(path, name)))] : [line];
}
