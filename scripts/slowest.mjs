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
 * Returns the files of a Playwright report with the sum of their tests' durations, retries included, and what the tests noted
 * of the processor's seconds (`e2e/support/run/processor-time.ts`).
 * @returns {{ file: string, seconds: number, processor: number, tests: number }[]}
 */
export function filesOfScreens({ suites = [] }) {
  return suites.map((suite) => {
    const tests = testsIn(suite);
    const results = tests.flatMap(({ results = [] }) => results);
    const milliseconds = results.reduce((sum, { duration = 0 }) => sum + duration, 0);
    const noted = results.flatMap(({ annotations = [] }) => annotations).filter(({ type }) => type === 'processor');
    const processor = noted.reduce((sum, { description }) => sum + Number(description), 0);
    return { file: `e2e/${suite.file}`, seconds: milliseconds / 1000, processor, tests: tests.length };
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
  for (const { file, seconds, processor, tests, step } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown)) {
    const cost = processor ? `, ${processor.toFixed(0)} s of a processor` : '';
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file} (${tests} tests, ${step}${cost})`);
  }
}
