// Runs child processes with Node 24 first in PATH, and ends them when this process ends.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const requiredNode = 24;
const binaries = join(root, 'node_modules', '.bin');
const running = new Set();
const watchdogs = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(130);
    // The child decides how to shut down; this process exits after it.
    for (const child of running) child.kill(signal);
  });
}
watchNpm();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const watchdog of watchdogs) watchdog.kill('SIGKILL');
});

/** Exits when npm is gone. A killed npm sends this process no signal, yet the person who stopped npm wants to stop the child too. */
function watchNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    process.emit('SIGTERM');
  }, 250);
  timer.unref();
}

/** Starts a shell that notices the end of this process, even by SIGKILL, then stops the child: SIGTERM, and SIGKILL after 20 s. */
function startWatchdog(child) {
  if (process.platform === 'win32' || child.pid === undefined) return () => {};
  const watchdog = spawn('sh', ['-c', 'read -r _; kill -TERM "$1"; sleep 20; kill -KILL "$1"', 'sh', String(child.pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  watchdog.stdin.unref?.();
  // Without a shell on this machine there is no watchdog.
  watchdog.once('error', () => {});
  watchdogs.add(watchdog);
  return () => {
    watchdogs.delete(watchdog);
    watchdog.kill('SIGKILL');
  };
}

function parentOf(pid) {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns the path of a Node that runs TypeScript: the one installed by npm, or this one if it is new enough. Exits if neither is. */
export function findNode() {
  const installed = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(installed) && major(spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout) >= requiredNode)
    return installed;
  if (major(process.version) >= requiredNode) return process.execPath;
  console.error(
    `Tasklane AI needs Node ${requiredNode} or newer; this is ${process.version}. npm installs it on Linux and Windows, but has none ` +
      `for ${process.platform} ${process.arch}. Install it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

function major(version) {
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1] ?? 0);
}

/**
 * Runs a program and waits until it exits. `quiet` collects its output in `output` instead of printing it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, timeout?: number }} [options]
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | null, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, timeout = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    running.add(child);
    const stopWatchdog = startWatchdog(child);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    const timer = timeout > 0 ? setTimeout(() => child.kill('SIGKILL'), timeout) : undefined;
    const end = (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      stopWatchdog();
      resolve({ code: code ?? 1, signal: signal ?? null, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.once('close', end);
  });
}

/** Runs a script of the repository or of a dependency with Node 24. */
export function runNode(args, options) {
  return run(findNode(), args, options);
}

/** Exits with the exit code or the signal of a child process. */
export function exitLike({ code, signal }) {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else process.exit(code);
}
