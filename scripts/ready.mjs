// The scripts of package.json: each brings the checkout into shape first, then does its work. Runs on Node 20.
import { join } from 'node:path';

const [command = '', ...args] = process.argv.slice(2);
const commands = { start, test, dev, check, e2e, bench };

if (!Object.hasOwn(commands, command)) {
  console.error(`Usage: npm run ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}

const { endLike, modernNode, root, runNode } = await import('./run.mjs');
const { buildWeb, install, makeReady } = await import('./fresh.mjs');
const { serverFlags } = await import('./server-flags.mjs');
const main = join('apps', 'server', 'src', 'main.ts');
await commands[command]();

/** Serves. */
async function start() {
  await makeReady();
  endLike(await runNode([...serverFlags, main, ...args]));
}

/** Serves both with reload: the web on Vite's port, the API on 3000. */
async function dev() {
  await install();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const ended = await Promise.race([
    runNode(['--watch', '--watch-preserve-output', main]),
    runNode([vite, ...args], { cwd: join(root, 'apps', 'web') }),
  ]);
  // The other one is ended with this process.
  process.exit(ended.code);
}

/** Format, lint, types, imports, unused code, and the tests that need no browser. */
async function check() {
  await install();
  const { checkSteps, runSteps, vitest } = await import('./steps.mjs');
  process.exit(await runSteps([...checkSteps(), ['rules and API on the embedded database', () => vitest()]]));
}

/** Everything that continuous integration runs. */
async function test() {
  await install();
  modernNode();
  const { checkSteps, kills, runSteps, screens, vitest, webBuild } = await import('./steps.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  const onPostgres = (step) => async () =>
    postgres
      ? step(postgres.url)
      : { passed: 0, failed: 0, missing: 'there is no PostgreSQL 15 or newer, and it could not be installed' };
  const code = await runSteps([
    ...checkSteps(),
    ['rules and API on the embedded database', () => vitest()],
    ['API on PostgreSQL', onPostgres(vitest)],
    ['build of the web', webBuild],
    ['screens in Chromium', () => screens()],
    ['kills on the embedded database', () => kills()],
    ['kills on PostgreSQL', onPostgres(kills)],
  ]);
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
