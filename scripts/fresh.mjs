// Installs the dependencies and builds the web, each only when what it is made of has changed since.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runNode } from './run.mjs';

const lockfile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
/** What this checkout keeps between runs. */
export const cache = join(modules, '.cache', 'tasklane');
const web = join(root, 'apps', 'web');

/** What the web is built of. */
const webSources = [
  'apps/web',
  'packages/contract/package.json',
  'packages/contract/src',
  'tsconfig.base.json',
  'package-lock.json',
];
const notBuilt = /(^|\/)(node_modules|dist|source-maps|testing)(\/|$)|\.test\.tsx?$/;

/** Brings node_modules to the state of package-lock.json. */
export async function install() {
  const wanted = hashOf([lockfile]);
  if (readStamp('install') === wanted && existsSync(modules)) return;
  if (installedByHand()) return writeStamp('install', wanted);
  console.log('Installing the dependencies, which takes a minute …');
  // NODE_ENV=production would leave out what builds the web.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const [command, args] = npm(['ci', ...flags]);
  const { code, output } = await run(command, args, { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }, quiet: true });
  if (code !== 0) fail('The dependencies could not be installed.', output);
  writeStamp('install', wanted);
}

/** The npm that runs this, else the one in PATH. */
function npm(args) {
  const itself = process.env.npm_execpath;
  return itself && /\.[cm]?js$/.test(itself) ? [process.execPath, [itself, ...args]] : ['npm', args];
}

function installedByHand() {
  const record = join(modules, '.package-lock.json');
  return existsSync(record) && readStamp('install') === undefined && statSync(record).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** Builds the web; `always` even if nothing has changed. Says whether it could. */
export async function buildWeb({ always = false } = {}) {
  const wanted = hashOfSources(webSources);
  if (!always && readStamp('web') === wanted && existsSync(join(web, 'dist', 'index.html'))) return true;
  console.log('Building the web …');
  const vite = join(modules, 'vite', 'bin', 'vite.js');
  const { code, output } = await runNode([vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) {
    console.error(output);
    return false;
  }
  writeStamp('web', wanted);
  return true;
}

/** Everything that has to be there before the server starts. */
export async function makeReady() {
  await install();
  if (!(await buildWeb())) fail('The web could not be built.');
}

/** One hash of everything below these paths that is no test. */
export function hashOfSources(paths) {
  return hashOf(paths.flatMap((path) => filesOf(path)).map((file) => join(root, file)));
}

function filesOf(path) {
  if (notBuilt.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** One hash of names and contents: times say nothing after a checkout. */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
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
