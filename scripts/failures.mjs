// Lists the failed tests, each in a few lines, from the reports of Vitest and Playwright.
import { relative } from 'node:path';
import { root } from './run.mjs';

const lines = 6;

/** Counts the tests of a Vitest report that passed only on a retry. */
export function countRetried({ testResults = [] }) {
  return testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter((test) => test.status === 'passed' && hasFailure(test)).length;
}

/** A test that passed on a retry keeps the message of its first attempt. */
const hasFailure = ({ failureMessages = [] }) => failureMessages.length > 0;

/** Returns the tests of a Vitest report that failed or passed only on a retry. */
export function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(hasFailure);
    // A file that fails to load has a message but no tests.
    if (failed.length === 0) return status === 'failed' && message ? [describe(name, '', message)] : [];
    return failed.map((test) => describe(name, test.fullName, test.failureMessages?.[0]));
  });
}

/** Returns the tests of a Playwright report that failed or passed only on a retry. */
export function failuresOfScreens({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...failuresOfScreens(suite),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results).filter(({ error }) => error !== undefined);
      return results.length === 0 ? [] : [describe(`e2e/${file}`, title, results[0].error.message)];
    }),
  ]);
}

function describe(file, title, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colour codes begin with the escape character.
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '');
  const first = plain.split('\n').filter((line) => line.trim() !== '');
  return [`${relative(root, file) || file} › ${title}`, ...first.slice(0, lines)].join('\n      ');
}
