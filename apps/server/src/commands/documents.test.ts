// The commands in the documents are commands of this version, with options that it knows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseCommand } from '#commands/usage.ts';

const root = join(import.meta.dirname, '../../../..');
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** What follows the name of the program, in a block or in a sentence, up to a comment or a redirection. */
const calls = pages.flatMap((page) =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(
      /(?:^|`)(?:npm run (?:--silent )?tasklane --|tasklane) ([a-z][^`#>\n]*)/gm,
    ),
  ].map(([, call = '']) => [page, call.trim()] as const),
);

it('are there', () => {
  expect(calls.filter(([page]) => page === 'docs/OPERATING.md').length).toBeGreaterThan(15);
});

it.each(calls)('%s: tasklane %s', (_page, call) => {
  // A word in capitals stands for the command itself.
  if (call.startsWith('COMMAND')) return;
  expect(() => parseCommand(call.split(/\s+/))).not.toThrow();
});
