// Checks out an earlier version aside and starts its server, with the packages that are installed here or, where it had others, its own.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';
import { serverMain } from './server-process.mjs';

/**
 * Returns the version in a temporary folder: `start` runs its server, `remove` kills it and deletes the folder.
 * @param {string} commit
 */
export function checkOut(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'tasklane-version-'));
  const tree = join(folder, 'tree');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], { cwd: root });
  const running = new Set();
  const version = {
    /**
     * @param {string} databaseUrl
     * @param {string} adminPassword
     */
    async start(databaseUrl, adminPassword) {
      const server = await startServer(tree, join(folder, 'data'), { databaseUrl, adminPassword });
      running.add(server.child);
      return server;
    },
    remove() {
      for (const child of running) child.kill('SIGKILL');
      execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    if (lockOf(tree) === lockOf(root)) linkPackages(tree);
    else
      execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: tree,
        stdio: 'inherit',
      });
  } catch (error) {
    version.remove();
    throw error;
  }
  return version;
}

/** @param {string} folder */
function lockOf(folder) {
  return readFileSync(join(folder, 'package-lock.json'), 'utf8');
}

/**
 * Links the installed packages, and the version's own contract instead of ours.
 * @param {string} tree
 */
function linkPackages(tree) {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@app'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@app') symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  for (const name of readdirSync(join(tree, 'packages'))) symlinkSync(join(tree, 'packages', name), join(modules, '@app', name));
}

/**
 * Starts the server of a folder on a PostgreSQL and returns its URL: its build where there is one, else its sources.
 * @param {string} tree
 * @param {string} dataDir
 * @param {{ databaseUrl: string, adminPassword: string }} place
 * @returns {Promise<{ base: string, child: import('node:child_process').ChildProcess, stop(): Promise<void> }>}
 */
export async function startServer(tree, dataDir, { databaseUrl, adminPassword }) {
  const sources = ['apps/server/src/main.mjs', 'apps/server/src/main.ts'];
  const main = [serverMain, ...sources].map((name) => join(tree, name)).find((file) => existsSync(file)) ?? '';
  const child = spawn(process.execPath, [main], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
      ...{ ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: adminPassword, SAMPLE_DATA: 'true' },
      SECRET_KEY: 'a secret key that is only for earlier versions',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const base = await new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
        const url = /(http:\/\/\S+:\d+)/.exec(said)?.[1];
        if (url) resolve(url);
      });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${said}`)));
  });
  const ended = once(child, 'exit');
  return {
    base,
    child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
