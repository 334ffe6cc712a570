// The steps of `npm test` and `npm run check`: what each runs, how it went, and the sum.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failuresOfScreens, failuresOfVitest, passedAgain } from './failures.mjs';
import { buildWeb, cache } from './fresh.mjs';
import { root, runNode } from './run.mjs';
import { filesOfScreens, filesOfVitest, printSlowest } from './slowest.mjs';

const reports = join(cache, 'reports');
const patience = 4 * 60 * 60_000;

/**
 * What a step came to. `again` is how many passed only at their second attempt, `failures` which failed and how,
 * `files` what its files cost, `missing` why it could not run.
 * @typedef {{ passed: number, failed: number, again?: number, skipped?: number, failures?: string[],
 *   files?: { file: string, seconds: number, tests: number }[], missing?: string }} Result
 */

/** Runs named steps one after the other, each with the seconds that it may take on two cores, prints the sum, and gives back the exit code. */
export async function runSteps(steps) {
  const results = [];
  for (const [name, step, budget] of steps) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    /** @type {Result} */
    const result = await step();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    results.push({ name, seconds, budget, ...result });
    console.log(`── ${name}: ${verdict(result)} (${seconds} s)`);
  }
  return summary(results);
}

function verdict({ passed, failed, again = 0, skipped = 0, missing }) {
  if (missing) return `NOT RUN: ${missing}`;
  const second = again > 0 ? ` (${again} only at the second attempt)` : '';
  return `${passed} passed${second}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A machine that is busy is not to be taken for a fault: it is said, and no more. */
function excess({ seconds, budget }) {
  return budget !== undefined && seconds > budget ? `, budget ${budget} s` : '';
}

function summary(results) {
  console.log('\nSteps');
  for (const result of results)
    console.log(
      `  ${result.failed > 0 ? '✗' : result.missing ? '!' : '✓'} ${result.name}: ${verdict(result)} (${result.seconds} s${excess(result)})`,
    );
  printSlowest(results);
  const missing = results.filter((result) => result.missing);
  if (missing.length > 0) {
    const bar = '!'.repeat(80);
    console.error(
      `\n${bar}\nNOT EVERYTHING WAS TESTED:\n${missing.map(({ name, missing: why }) => `  ${name}: ${why}`).join('\n')}\n${bar}`,
    );
  }
  // Once more at the very end: whoever sees only the last lines of a run has to know which.
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((failure) => `  ${name}: ${failure}`));
  if (failures.length > 0) console.log(`\nFailed, or passed only at the second attempt\n${failures.join('\n')}`);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    results.reduce((sum, result) => sum + (result[key] ?? 0), 0),
  );
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`\n${passed} passed, ${failed} failed`);
  // Continuous integration is there to run everything.
  return failed > 0 || (missing.length > 0 && process.env.CI) ? 1 : 0;
}

/** One command is one test; what it prints is shown when it fails. */
function command(args, options = {}) {
  return async () => {
    const { code, output } = await runNode(args, { ...options, quiet: true, timeout: patience });
    if (code !== 0) console.error(output.trimEnd());
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
}

function binary(...path) {
  return join(root, 'node_modules', ...path);
}

const typedFolders = ['packages/contract', 'apps/server', 'apps/server/kill', 'apps/web', 'e2e', 'bench'];

/** Format and lint, types, the dependency rule, what is not used. */
export function checkSteps() {
  const steps = [
    ['format and lint', command([binary('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'])],
    ...typedFolders.map((folder) => [`types of ${folder}`, command([binary('typescript', 'bin', 'tsc'), '-p', folder])]),
  ];
  if (existsSync(join(root, 'scripts', 'check-imports.mjs')))
    steps.push(['imports', command([join('scripts', 'check-imports.mjs')])]);
  if (existsSync(join(root, 'knip.json'))) steps.push(['unused', command([binary('knip', 'bin', 'knip.js')])]);
  return steps;
}

/** What can be wrong with these files, and the tests beside them and of what imports them, without a database server or a browser. */
export function checkStepsOf(files) {
  const known = files.filter((file) => existsSync(join(root, file)));
  if (known.length < files.length) console.error(`There is no ${files.filter((file) => !known.includes(file)).join(', ')}.`);
  const typed = typedFolders.filter((folder) => known.some((file) => file.startsWith(`${folder}/`)));
  return [
    ['files', async () => ({ passed: known.length, failed: files.length - known.length })],
    ['format and lint', command([binary('@biomejs', 'biome', 'bin', 'biome'), 'check', '--no-errors-on-unmatched', ...known])],
    ...typed.map((folder) => [`types of ${folder}`, command([binary('typescript', 'bin', 'tsc'), '-p', folder])]),
    ['tests', () => vitest(undefined, known)],
  ];
}

/** Tests of rules and of the API on the embedded database, or with `url` those of the API on PostgreSQL; of `files` only what imports them. */
export async function vitest(url, files = []) {
  const report = newReport(url ? 'api-postgres.json' : 'embedded.json');
  const { code } = await runNode(
    [
      binary('vitest', 'vitest.mjs'),
      ...(files.length > 0 ? ['related', '--run', '--passWithNoTests', ...files] : ['run']),
      ...(url ? ['--project', 'api'] : []),
      // As for the screens: the sum says how many needed it, and its end which.
      ...(process.env.CI ? ['--retry=1'] : []),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      env: { TEST_DATABASE_URL: url ?? '', NODE_ENV: 'test', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
      timeout: patience,
    },
  );
  const found = readReport(report) ?? {};
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = found;
  return {
    ...counted(code, passed, failed, skipped),
    again: passedAgain(found),
    failures: failuresOfVitest(found),
    files: filesOfVitest(found),
  };
}

/** The screen tests in a real Chromium; `env` is what they are told besides. */
export async function screens(args = [], env = {}) {
  const { findChromium } = await import('./chromium.mjs');
  if ((await findChromium()) === null)
    return { passed: 0, failed: 0, missing: 'there is no Chromium, and it could not be installed' };
  const report = newReport('screens.json');
  const { code } = await runNode([binary('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeout: patience,
  });
  const found = readReport(report) ?? {};
  const { stats } = found;
  return {
    ...counted(code, stats && stats.expected + stats.flaky, stats?.unexpected, stats?.skipped),
    again: stats?.flaky ?? 0,
    failures: failuresOfScreens(found),
    files: filesOfScreens(found),
  };
}

/** Kills the real server again and again; with `url` on PostgreSQL. */
export function kills(url, count = 5) {
  return proof('apps/server/kill/kill-test.ts', ['--kills', String(count), ...(url ? ['--database-url', url] : [])]);
}

/**
 * A program that proves something by itself: it takes `--report <file>`, leaves `{ passed, failed }` there, and ends with 1 where
 * something failed.
 * @returns {Promise<Result>}
 */
export async function proof(program, args = []) {
  const report = newReport(`${basename(program, '.ts')}.json`);
  const { code } = await runNode([program, '--report', report, ...args], { timeout: patience });
  const { passed, failed } = readReport(report) ?? {};
  return counted(code, passed, failed);
}

/** A step that gets the address of a PostgreSQL, or says that there is none. */
export function needing(postgres, step) {
  return async () =>
    postgres
      ? step(postgres.url)
      : { passed: 0, failed: 0, missing: 'there is no PostgreSQL 15 or newer, and it could not be installed' };
}

export async function webBuild() {
  const built = await buildWeb({ always: true });
  return { passed: built ? 1 : 0, failed: built ? 0 : 1 };
}

/** A runner that failed without a failed test has failed all the same. */
function counted(code, passed = 0, failed = 0, skipped = 0) {
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
