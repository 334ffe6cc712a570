// Installs the dependencies and builds the web and the server. Skips each step while its inputs are unchanged.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, runNode } from './run.mjs';

const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
/** Folder for files that this checkout keeps between runs. */
export const cache = join(modules, '.cache', 'tasklane');

/** What the web and the server share. */
const packages = ['contract', 'texts', 'language'].flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]);
/** Inputs of the web build. */
const webSources = ['apps/web', ...packages, 'tsconfig.base.json', 'package-lock.json'];
/** Inputs of the server's build. */
const serverSources = ['apps/server/package.json', 'apps/server/build.mjs', 'apps/server/src', ...packages, 'package-lock.json'];
const excluded = /(^|\/)(node_modules|dist|source-maps|testing)(\/|$)|\.test\.tsx?$/;

/** Makes node_modules match package-lock.json. */
export async function install() {
  const wanted = hashOf([lockfile]);
  if (readStamp('install') === wanted && existsSync(modules)) return;
  if (alreadyInstalled()) return writeStamp('install', wanted);
  console.log('Installing the dependencies, which takes a minute …');
  // With NODE_ENV=production npm would skip the build tools.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const [command, args] = npm(['ci', ...flags]);
  const { code, output } = await run(command, args, { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }, quiet: true });
  if (code !== 0) fail('npm ci failed.', output);
  writeStamp('install', wanted);
}

/** Returns the command line of the npm that runs this script, or of the npm in PATH. */
function npm(args) {
  const current = process.env.npm_execpath;
  return current && /\.[cm]?js$/.test(current) ? [process.execPath, [current, ...args]] : ['npm', args];
}

/** Whether somebody ran `npm ci` by hand, so that there is no stamp yet. */
function alreadyInstalled() {
  const record = join(modules, '.package-lock.json');
  return existsSync(record) && readStamp('install') === undefined && statSync(record).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** Builds the web if its inputs have changed, or in any case with `always`. Returns whether the build is there. */
export function buildWeb({ always = false } = {}) {
  const vite = join(modules, 'vite', 'bin', 'vite.js');
  return build('web', { sources: webSources, result: 'index.html', args: [vite, 'build', '--logLevel', 'warn'], always });
}

/** Builds the web with React's development checks, for the test that needs them. Returns its folder, or undefined. */
export async function buildWebForDevelopment() {
  const folder = join(cache, 'web-for-development');
  const vite = join(modules, 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--mode', 'development', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const wanted = hashOfSources(webSources);
  if (readStamp('web-development') === wanted && existsSync(join(folder, 'index.html'))) return folder;
  const { code, output } = await runNode(args, { cwd: join(root, 'apps', 'web'), env: { NODE_ENV: 'development' }, quiet: true });
  if (code !== 0) return console.error(output);
  writeStamp('web-development', wanted);
  return folder;
}

/** Builds the server like `buildWeb`, and notes the commit, which may be a later one than that of the build. */
export async function buildServer({ always = false } = {}) {
  if (!(await build('server', { sources: serverSources, result: 'main.mjs', args: ['build.mjs'], always }))) return false;
  writeFileSync(join(root, 'apps/server/dist/commit'), commit());
  return true;
}

/** Returns the commit of the sources: COMMIT where the build has no repository, as in the image. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return process.env.COMMIT || (status === 0 ? stdout.trim() : '');
}

/** Builds `apps/NAME` into its folder `dist`. */
async function build(name, { sources, result, args, always }) {
  const folder = join(root, 'apps', name);
  const wanted = hashOfSources(sources);
  if (!always && readStamp(name) === wanted && existsSync(join(folder, 'dist', result))) return true;
  // Standard output may be that of a command of the operator.
  console.error(`Building the ${name} …`);
  const { code, output } = await runNode(args, { cwd: folder, env: { NODE_ENV: 'production' }, quiet: true });
  if (code !== 0) {
    console.error(output);
    return false;
  }
  writeStamp(name, wanted);
  return true;
}

/** Installs the dependencies and builds the web and the server. Exits on failure. */
export async function installAndBuild() {
  await install();
  if (!(await buildWeb()) || !(await buildServer())) fail('The build failed.');
}

/** Returns one hash of all files below these paths except tests and build results. */
export function hashOfSources(paths) {
  return hashOf(paths.flatMap((path) => filesOf(path)).map((file) => join(root, file)));
}

function filesOf(path) {
  if (excluded.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** Returns one hash of names below the root and contents, so that a moved checkout keeps its build. */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function readStamp(name) {
  try {
    return readFileSync(join(cache, name), 'utf8');
  } catch {
    return undefined;
  }
}

function writeStamp(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), value);
}

function fail(message, details = '') {
  console.error(`${details}\n${message}`);
  process.exit(1);
}
