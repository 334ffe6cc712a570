// Prints the slowest test files, from the reports of Vitest and Playwright.
import { relative } from 'node:path';
import { root } from './run.mjs';

const shown = 10;

/**
 * Returns the files of a Vitest report with the sum of their tests' durations.
 * @returns {{ file: string, seconds: number, tests: number }[]}
 */
export function filesOfVitest({ testResults = [] }) {
  return testResults.map(({ name, assertionResults = [] }) => ({
    file: relative(root, name),
    seconds: assertionResults.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    tests: assertionResults.length,
  }));
}

/**
 * Returns the files of a Playwright report with the sum of their tests' durations, retries included.
 * @returns {{ file: string, seconds: number, tests: number }[]}
 */
export function filesOfScreens({ suites = [] }) {
  return suites.map((suite) => {
    const tests = testsIn(suite);
    const milliseconds = tests.flatMap(({ results = [] }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0);
    return { file: `e2e/${suite.file}`, seconds: milliseconds / 1000, tests: tests.length };
  });
}

function testsIn({ suites = [], specs = [] }) {
  return [...specs.flatMap(({ tests = [] }) => tests), ...suites.flatMap(testsIn)];
}

/** Prints the slowest files of all steps. */
export function printSlowest(results) {
  const files = results.flatMap(({ name, files = [] }) => files.map((file) => ({ ...file, step: name })));
  if (files.length === 0) return;
  console.log(`\nThe ${shown} slowest files`);
  for (const { file, seconds, tests, step } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file} (${tests} tests, ${step})`);
}
