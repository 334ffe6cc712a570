// Defines and runs the steps of `npm test` and `npm run check`, and prints their results.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countRetried, failuresOfScreens, failuresOfVitest } from './failures.mjs';
import { buildServer, buildWeb, cache } from './install-build.mjs';
import { root, runNode } from './run.mjs';
import { filesOfScreens, filesOfVitest, printSlowest } from './slowest.mjs';

const reports = join(cache, 'reports');
const stepTimeout = 4 * 60 * 60_000;

/**
 * Result of a step. `retried` counts the tests that passed only on a retry, `failures` describes the failed ones,
 * `files` has the duration of each file, `missing` is the reason why the step could not run, `output` is printed with the step,
 * `milliseconds` is the duration of a step that began before its turn.
 * @typedef {{ passed: number, failed: number, retried?: number, skipped?: number, failures?: string[],
 *   files?: { file: string, seconds: number, processor?: number, tests: number }[], missing?: string, output?: string, milliseconds?: number }} Result
 */

/** Runs steps one after the other, prints a summary and returns the exit code. A step is [name, function, budget in seconds on two cores]. */
export async function runSteps(steps) {
  const results = [];
  for (const [name, step, budget] of steps) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    /** @type {Result} */
    const result = await step();
    const seconds = ((result.milliseconds ?? performance.now() - started) / 1000).toFixed(1);
    if (result.output) console.log(result.output.trimEnd());
    results.push({ name, seconds, budget, ...result });
    console.log(`── ${name}: ${verdict(result)} (${seconds} s)`);
  }
  return summary(results);
}

/** Returns the steps as ones that all begin when the first of them is called, for steps that mostly wait. */
export function together(...steps) {
  const running = [];
  async function timed(step) {
    const started = performance.now();
    const result = await step();
    return { ...result, milliseconds: performance.now() - started };
  }
  return steps.map((_step, index) => () => {
    if (running.length === 0) running.push(...steps.map(timed));
    return running[index];
  });
}

function verdict({ passed, failed, retried = 0, skipped = 0, missing }) {
  if (missing) return `NOT RUN: ${missing}`;
  const second = retried > 0 ? ` (${retried} only on a retry)` : '';
  return `${passed} passed${second}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A step over its budget is only reported and does not fail: the machine may be busy. */
function overBudget({ seconds, budget }) {
  return budget !== undefined && seconds > budget ? `, budget ${budget} s` : '';
}

function summary(results) {
  console.log('\nSteps');
  for (const result of results)
    console.log(
      `  ${result.failed > 0 ? '✗' : result.missing ? '!' : '✓'} ${result.name}: ${verdict(result)} (${result.seconds} s${overBudget(result)})`,
    );
  printSlowest(results);
  const missing = results.filter((result) => result.missing);
  if (missing.length > 0) {
    const bar = '!'.repeat(80);
    console.error(
      `\n${bar}\nNOT EVERYTHING WAS TESTED:\n${missing.map(({ name, missing: why }) => `  ${name}: ${why}`).join('\n')}\n${bar}`,
    );
  }
  // Repeated at the end for readers who see only the last lines of a run.
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((failure) => `  ${name}: ${failure}`));
  if (failures.length > 0) console.log(`\nFailed, or passed only on a retry\n${failures.join('\n')}`);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    results.reduce((sum, result) => sum + (result[key] ?? 0), 0),
  );
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`\n${passed} passed, ${failed} failed`);
  // Continuous integration must run everything, so a missing step fails there.
  return failed > 0 || (missing.length > 0 && process.env.CI) ? 1 : 0;
}

/** Returns a step that counts a command as one test and prints the command's output only on failure. */
function command(args, options = {}) {
  return async () => {
    const { code, output } = await runNode(args, { ...options, quiet: true, timeout: stepTimeout });
    if (code !== 0) console.error(output.trimEnd());
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
}

function binary(...path) {
  return join(root, 'node_modules', ...path);
}

const typedFolders = [
  'packages/contract',
  'packages/texts',
  'packages/texts/tools',
  'packages/language',
  'apps/server',
  'apps/server/kill',
  'apps/web',
  'e2e',
  'bench',
];

/** Returns the steps for format and lint, types, import rules and unused code. */
export function checkSteps() {
  const steps = [
    ['format and lint', command([binary('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])],
    ...typedFolders.map((folder) => [`types of ${folder}`, command([binary('typescript', 'bin', 'tsc'), '-p', folder])]),
  ];
  // Each of these two uses one processor.
  const [imports, unused] = together(
    command([join('scripts', 'check-imports.mjs')]),
    command([binary('knip', 'bin', 'knip.js')]),
  );
  return [...steps, ['imports', imports], ['unused, at the same time', unused]];
}

/**
 * Returns the checks of these files; the tests of rules that import them; and the tests of the API of the features that they belong
 * to. Everything else runs with `npm test`.
 */
export function checkStepsOf(files) {
  const known = files.filter((file) => existsSync(join(root, file)));
  if (known.length < files.length) console.error(`No such file: ${files.filter((file) => !known.includes(file)).join(', ')}.`);
  const typed = typedFolders.filter((folder) => known.some((file) => file.startsWith(`${folder}/`)));
  return [
    ['files', async () => ({ passed: known.length, failed: files.length - known.length })],
    ['format and lint', command([binary('@biomejs', 'biome', 'bin', 'biome'), 'check', '--no-errors-on-unmatched', ...known])],
    ...typed.map((folder) => [`types of ${folder}`, command([binary('typescript', 'bin', 'tsc'), '-p', folder])]),
    ['imports', command([join('scripts', 'check-imports.mjs')])],
    ['unused', command([binary('knip', 'bin', 'knip.js')])],
    ['tests of rules', () => vitest(undefined, { files: known, project: 'rules' })],
    ['tests of the API', () => vitest(undefined, { named: apiTestsOf(known), project: 'api' })],
  ];
}

/** Returns the folders of the server that hold the features of these files, and the tests that every change of the contract concerns. */
function apiTestsOf(files) {
  const features = files.flatMap((file) => /^(?:apps\/server|packages\/contract)\/src\/([\w-]+)\//.exec(file)?.[1] ?? []);
  const folders = [...new Set(features)].filter((name) => !['testing', 'db', 'reference'].includes(name));
  const concerned = files.some((file) => file.startsWith('packages/contract/'))
    ? ['http/openapi.test', 'http/openapi-examples']
    : [];
  const matrix = files.some((file) => file.includes('/testing/permissions/')) ? ['src/permissions.test'] : [];
  return [...folders.map((name) => `apps/server/src/${name}/`), ...concerned, ...matrix];
}

/**
 * Runs the tests of rules and of the API on the embedded database, or with `url` only the API's tests on PostgreSQL: all, the tests
 * that import `files`, or the test files whose names contain one of `named`, if it is given. `env` are further variables of the
 * environment.
 * @param {string} [url]
 * @param {{ files?: string[], named?: string[], project?: string, env?: Record<string, string> }} [only]
 */
export async function vitest(url, { files = [], named, project = url && 'api', env = {} } = {}) {
  if (named?.length === 0) return { passed: 0, failed: 0 };
  const report = newReport(url ? 'api-postgres.json' : 'embedded.json');
  const { code } = await runNode(
    [
      binary('vitest', 'vitest.mjs'),
      ...(files.length > 0 ? ['related', '--run', '--passWithNoTests', ...files] : ['run', ...(named ?? [])]),
      ...(project ? ['--project', project] : []),
      // As for the screens. The summary counts and lists the tests that needed the retry.
      ...(process.env.CI ? ['--retry=1'] : []),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      env: {
        ...env,
        TEST_DATABASE_URL: url ?? '',
        NODE_ENV: 'test',
        // Processes that tests start read their compiled sources from there, which takes a fifth less than compiling them.
        NODE_COMPILE_CACHE: join(cache, 'compiled'),
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      },
      timeout: stepTimeout,
    },
  );
  const found = readReport(report) ?? {};
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = found;
  return {
    ...toResult(code, passed, failed, skipped),
    retried: countRetried(found),
    failures: failuresOfVitest(found),
    files: filesOfVitest(found),
  };
}

/** Runs the screen tests in a real Chromium, with `env` as further variables of the environment. */
export async function screens(args = [], env = {}) {
  const { findChromium } = await import('./chromium.mjs');
  if ((await findChromium({ headless: true })) === null)
    return { passed: 0, failed: 0, missing: 'there is no Chromium, and it could not be installed' };
  const report = newReport('screens.json');
  const { code } = await runNode([binary('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeout: stepTimeout,
  });
  const found = readReport(report) ?? {};
  const { stats } = found;
  return {
    ...toResult(code, stats && stats.expected + stats.flaky, stats?.unexpected, stats?.skipped),
    retried: stats?.flaky ?? 0,
    failures: failuresOfScreens(found),
    files: filesOfScreens(found),
  };
}

/** Does the main job of the product in Firefox and WebKit. */
export async function otherBrowsers() {
  const { hasOtherBrowsers } = await import('./other-browsers.mjs');
  if (!hasOtherBrowsers())
    return { passed: 0, failed: 0, missing: 'there is no Firefox ESR or WebKitWebDriver, and they could not be installed' };
  return runProof('e2e/browsers/other-browsers.ts');
}

/** Kills the real server so many times and checks its data; with `url` on PostgreSQL. */
export function kills(count, url) {
  const args = ['--kills', String(count), ...(url ? ['--database-url', url] : [])];
  return runProof('apps/server/kill/kill-test.ts', args, url ? 'kill-test-postgres.json' : 'kill-test.json');
}

/** Runs three instances behind nginx on a PostgreSQL with a hot standby. */
export async function instances(args = []) {
  return behindNginx('apps/server/kill/instances.ts', args);
}

/** Walks from a Trello export on the embedded database to three instances with backups, and back. */
export async function walk() {
  return behindNginx('apps/server/kill/walk.ts');
}

/**
 * @param {string} program
 * @param {string[]} [args]
 * @returns {Promise<Result>}
 */
async function behindNginx(program, args = []) {
  const { hasNginx } = await import('./nginx.mjs');
  if (!hasNginx()) return { passed: 0, failed: 0, missing: 'there is no nginx, and it could not be installed' };
  return runProof(program, args);
}

/**
 * Runs a test program that needs no runner: it takes `--report <file>`, writes `{ passed, failed }` there, and exits with 1 on failure.
 * @param {string} program
 * @param {string[]} [args]
 * @param {string} [name] that of the report
 * @returns {Promise<Result>}
 */
export async function runProof(program, args = [], name = `${basename(program, '.ts')}.json`) {
  const report = newReport(name);
  const { code } = await runNode([program, '--report', report, ...args], { timeout: stepTimeout });
  const { passed, failed } = readReport(report) ?? {};
  return toResult(code, passed, failed);
}

/** Returns a step that gets the URL of a PostgreSQL, or reports that there is none. */
export function withPostgres(postgres, step) {
  return async () =>
    postgres
      ? step(postgres.url)
      : { passed: 0, failed: 0, missing: 'there is no PostgreSQL 15 or newer, and it could not be installed' };
}

export async function builds() {
  const built = [await buildWeb({ always: true }), await buildServer({ always: true })];
  return { passed: built.filter(Boolean).length, failed: built.filter((one) => !one).length };
}

/** Counts at least one failure when the runner itself fails, even if no test did. */
function toResult(code, passed = 0, failed = 0, skipped = 0) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}

function newReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
