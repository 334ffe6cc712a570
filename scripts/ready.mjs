// The scripts of package.json: each brings the checkout into shape first, then does its work. Runs on Node 20.
import { join } from 'node:path';

const [command = '', ...args] = process.argv.slice(2);
const commands = { start, test, deep, dev, check, e2e, bench };

if (!Object.hasOwn(commands, command)) {
  console.error(`Usage: npm run ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}

const { endLike, modernNode, root, runNode } = await import('./run.mjs');
const { buildWeb, install, makeReady } = await import('./fresh.mjs');
const { serverFlags } = await import('./server-flags.mjs');
const main = join('apps', 'server', 'src', 'main.ts');
/** Variables of a checkout's own; what the environment says itself wins. */
const ownEnvironment = '--env-file-if-exists=.env';
await commands[command]();

/** Serves. */
async function start() {
  await makeReady();
  endLike(await runNode([...serverFlags, ownEnvironment, main, ...args]));
}

/** Serves both with reload: the web on Vite's port, the API on 3000. */
async function dev() {
  await install();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const ended = await Promise.race([
    runNode(['--watch', '--watch-preserve-output', ownEnvironment, main]),
    runNode([vite, ...args], { cwd: join(root, 'apps', 'web') }),
  ]);
  // The other one is ended with this process.
  process.exit(ended.code);
}

/** Format, lint, types, imports, unused code, and the tests that need no browser; of named files only what concerns them. */
async function check() {
  await install();
  const { checkSteps, checkStepsOf, runSteps, vitest } = await import('./steps.mjs');
  const steps =
    args.length > 0 ? checkStepsOf(args) : [...checkSteps(), ['rules and API on the embedded database', () => vitest()]];
  process.exit(await runSteps(steps));
}

/** Everything that continuous integration runs. */
async function test() {
  await install();
  modernNode();
  const { checkSteps, kills, needing, runSteps, screens, vitest, webBuild } = await import('./steps.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  // The budgets are those of docs/CONVENTIONS.md.
  const code = await runSteps([
    ...checkSteps(),
    ['rules and API on the embedded database', () => vitest(), 150],
    ['API on PostgreSQL', needing(postgres, vitest), 100],
    ['build of the web', webBuild, 15],
    ['screens in Chromium', () => screens(), 720],
    ['kills on the embedded database', () => kills(), 60],
    ['kills on PostgreSQL', needing(postgres, kills), 40],
  ]);
  await postgres?.stop();
  process.exit(code);
}

/** What takes too long for every change: all of it, or what the arguments name. */
async function deep() {
  await makeReady();
  modernNode();
  const { deepSteps } = await import('./deep.mjs');
  const { runSteps } = await import('./steps.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  const steps = deepSteps(postgres?.url);
  const unknown = args.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0) console.error(`There is no ${unknown.join(', ')}; there are: ${Object.keys(steps).join(', ')}.`);
  const code =
    unknown.length > 0 ? 2 : await runSteps(Object.entries(steps).filter(([name]) => args.length === 0 || args.includes(name)));
  await postgres?.stop();
  process.exit(code);
}

/** The screen tests alone; arguments go to Playwright. */
async function e2e() {
  await makeReady();
  const { runSteps, screens } = await import('./steps.mjs');
  process.exit(await runSteps([['screens in Chromium', () => screens(args)]]));
}

/** The figures; arguments name some of them. */
async function bench() {
  await install();
  if (!(await buildWeb())) process.exit(1);
  endLike(await runNode([join('bench', 'main.ts'), ...args]));
}
