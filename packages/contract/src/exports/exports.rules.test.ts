// Tests the names of exported files.
import { expect, it } from 'vitest';
import { taskExportName } from '#exports/exports.rules.ts';

it.each([
  ['Marketing', 'csv', 'tasklane-marketing-2026-11-20.csv'],
  ['R & D: Paris/Berlin', 'markdown', 'tasklane-r-&-d-paris-berlin-2026-11-20.md'],
  ['Vertrieb Süd', 'json', 'tasklane-vertrieb-süd-2026-11-20.json'],
  [undefined, 'json', 'tasklane-2026-11-20.json'],
] as const)('%s as %s: %s', (board, format, name) => {
  expect(taskExportName(board, format, '2026-11-20')).toBe(name);
});
