// Which tests failed, each in a few lines, read from the reports that the runners leave.
import { relative } from 'node:path';
import { root } from './run.mjs';

const lines = 6;

/** How many tests of a report of Vitest passed only at their second attempt. */
export function passedAgain({ testResults = [] }) {
  return testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter((test) => test.status === 'passed' && fell(test)).length;
}

/** A test that passed at its second attempt still has what the first one said. */
const fell = ({ failureMessages = [] }) => failureMessages.length > 0;

/** The tests of a report of Vitest that failed, or passed only at a further attempt. */
export function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(fell);
    // A file that cannot be loaded has no tests, only a message.
    if (failed.length === 0) return status === 'failed' && message ? [told(name, '', message)] : [];
    return failed.map((test) => told(name, test.fullName, test.failureMessages?.[0]));
  });
}

/** The tests of a report of Playwright that failed, or passed only at a further attempt. */
export function failuresOfScreens({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...failuresOfScreens(suite),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results).filter(({ error }) => error !== undefined);
      return results.length === 0 ? [] : [told(`e2e/${file}`, title, results[0].error.message)];
    }),
  ]);
}

function told(file, title, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with the escape character.
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '');
  const first = plain.split('\n').filter((line) => line.trim() !== '');
  return [`${relative(root, file) || file} › ${title}`, ...first.slice(0, lines)].join('\n      ');
}
