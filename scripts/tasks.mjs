// Runs the commands of package.json: each installs and builds what it needs, then does its work. This file runs on Node 20.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const [command = '', ...args] = process.argv.slice(2);
const commands = { start, tasklane, test, deep, dev, check, e2e, bench, texts, pictures };

if (!Object.hasOwn(commands, command)) {
  console.error(`Usage: npm run ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}

const { exitLike, findNode, root, runNode } = await import('./run.mjs');
const { buildServer, install, installAndBuild } = await import('./install-build.mjs');
const { commandLine, serverEnvironment, serverFlags, serverMain } = await import('./server-process.mjs');
/** Reads .env if it exists; variables of the environment win over it. Node's own flag for that prints a line if it does not. */
const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
await commands[command]();

/** Starts the server. */
async function start() {
  await installAndBuild();
  Object.assign(process.env, { ...serverEnvironment, ...process.env });
  exitLike(await runNode([...serverFlags, ...envFile, serverMain, ...args]));
}

/** Runs a command of the operator (docs/OPERATING.md). */
async function tasklane() {
  await install();
  if (!(await buildServer())) process.exit(1);
  exitLike(await runNode([...envFile, commandLine, ...args]));
}

/** Starts both from their sources with reload: the web on Vite's port, the API on 3000. */
async function dev() {
  await install();
  const main = join('apps', 'server', 'src', 'main.mjs');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const ended = await Promise.race([
    runNode(['--watch', '--watch-preserve-output', ...envFile, main]),
    runNode([vite, ...args], { cwd: join(root, 'apps', 'web') }),
  ]);
  // The exit of this process ends the other one too.
  process.exit(ended.code);
}

/** Checks format, lint, types, imports and unused code, and runs the tests that need no browser. File arguments restrict all of it. */
async function check() {
  await install();
  const { checkSteps, checkStepsOf, runSteps, vitest } = await import('./steps.mjs');
  const steps =
    args.length > 0 ? checkStepsOf(args) : [...checkSteps(), ['rules and API on the embedded database', () => vitest()]];
  process.exit(await runSteps(steps));
}

/** Runs all that continuous integration runs. */
async function test() {
  await install();
  findNode();
  const { builds, checkSteps, withPostgres, runSteps, screens, vitest } = await import('./steps.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const { provePackage } = await import('./prove-package.mjs');
  // No test ends PostgreSQL, so nothing can be lost.
  const postgres = await startPostgres({ fsync: false });
  // Leaves out what only `npm run deep` runs (vitest.config.ts, e2e/support/run/rings.ts).
  const usual = { TEST_RING: 'usual' };
  // The budgets in seconds are explained in docs/CONVENTIONS.md.
  const code = await runSteps([
    ...checkSteps(),
    // Without a PostgreSQL, the embedded database runs every test of the API.
    ['rules and API on the embedded database', () => vitest(undefined, { env: postgres ? usual : {} }), 180],
    ['API on PostgreSQL', withPostgres(postgres, (url) => vitest(url)), 240],
    ['build of the web and the server', builds, 15],
    ['screens in Chromium', () => screens([], { ...usual, ...(postgres ? { E2E_POSTGRES: postgres.url } : {}) }), 300],
    ['package of production', provePackage, 45],
  ]);
  await postgres?.stop();
  process.exit(code);
}

/** Runs the tests that take too long for every change: all, or those that the arguments name. */
async function deep() {
  await installAndBuild();
  findNode();
  const { deepSteps } = await import('./deep.mjs');
  const { runSteps } = await import('./steps.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  const steps = deepSteps(postgres?.url);
  const unknown = args.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0) console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  const code =
    unknown.length > 0 ? 2 : await runSteps(Object.entries(steps).filter(([name]) => args.length === 0 || args.includes(name)));
  await postgres?.stop();
  process.exit(code);
}

/** Runs the screen tests; passes the arguments to Playwright. */
async function e2e() {
  await installAndBuild();
  const { runSteps, screens } = await import('./steps.mjs');
  process.exit(await runSteps([['screens in Chromium', () => screens(args)]]));
}

/** Makes the pictures of README anew, from the running product. */
async function pictures() {
  await installAndBuild();
  exitLike(await runNode([join('e2e', 'pictures.ts'), ...args]));
}

/** Runs the benchmarks: all, or those that the arguments name. */
async function bench() {
  await installAndBuild();
  exitLike(await runNode([join('bench', 'main.ts'), ...args]));
}

/** Exports the texts of a language to a translator's file, imports it, or says what the languages lack (docs/languages.md). */
async function texts() {
  await install();
  exitLike(await runNode([join('packages', 'texts', 'tools', 'main.ts'), ...args]));
}
