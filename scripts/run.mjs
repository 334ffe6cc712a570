// Runs programs for ready.mjs: with Node 24 first in PATH, and ended when this process is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const neededNode = 24;
const binaries = join(root, 'node_modules', '.bin');
const running = new Set();
const guards = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(130);
    // Whoever runs decides how to end; this process ends with it.
    for (const child of running) child.kill(signal);
  });
}
watchNpm();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const guard of guards) guard.kill('SIGKILL');
});

/** npm that is killed takes the shell between us along, but tells nobody; whoever stops npm means what it runs. */
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

/** A shell that outlives this process, even a killed one, by the moment it takes to end what is run: all of it, in order. */
function guardian(child) {
  if (process.platform === 'win32' || child.pid === undefined) return () => {};
  const guard = spawn('sh', ['-c', 'read -r _; kill -TERM "$1"; sleep 20; kill -KILL "$1"', 'sh', String(child.pid)], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  guard.stdin.unref?.();
  // Where there is no shell nobody is guarded.
  guard.once('error', () => {});
  guards.add(guard);
  return () => {
    guards.delete(guard);
    guard.kill('SIGKILL');
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

/** The Node that runs TypeScript: the one npm brought, else the running one if it is new enough. */
export function modernNode() {
  const brought = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(brought) && major(spawnSync(brought, ['--version'], { encoding: 'utf8' }).stdout) >= neededNode) return brought;
  if (major(process.version) >= neededNode) return process.execPath;
  console.error(
    `Tasklane AI needs Node ${neededNode} or newer. npm brings it for Linux and Windows, but not for this machine ` +
      `(${process.platform} ${process.arch}), where this is ${process.version}. Install it from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

function major(version) {
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1] ?? 0);
}

/**
 * Runs a program to its end. `quiet` keeps what it prints, to be shown if it fails.
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
    const unguard = guardian(child);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
    const late = timeout > 0 ? setTimeout(() => child.kill('SIGKILL'), timeout) : undefined;
    const end = (code, signal) => {
      clearTimeout(late);
      running.delete(child);
      unguard();
      resolve({ code: code ?? 1, signal: signal ?? null, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.once('close', end);
  });
}

/** Runs Node 24 with a script of the repository or of a dependency. */
export function runNode(args, options) {
  return run(modernNode(), args, options);
}

/** Ends this process as a program has ended that it ran in its place. */
export function endLike({ code, signal }) {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else process.exit(code);
}
