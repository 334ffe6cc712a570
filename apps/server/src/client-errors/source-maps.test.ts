// A position in the built web application maps to its source, and no file outside the folder is read.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourcePlaces } from '#client-errors/source-maps.ts';

const outside = mkdtempSync(join(tmpdir(), 'tasklane-maps-'));
const folder = join(outside, 'source-maps');

/**
 * Line 1, column 1 maps to line 3, column 5 of `card.tsx`, with the name `render`; column 9 maps to line 4, column 1, without a
 * name.
 */
const map = {
  version: 3,
  names: ['render'],
  sources: ['../../src/features/tasks/card.tsx'],
  mappings: 'AAEIA,QACJ',
};

beforeAll(() => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'board-1a2b.js.map'), JSON.stringify(map));
  writeFileSync(join(folder, 'broken.js.map'), '{');
  writeFileSync(join(outside, 'secret.js.map'), JSON.stringify(map));
});
afterAll(() => rmSync(outside, { recursive: true }));

it.each([
  ['a place with a name', 'assets/board-1a2b.js:1:1', 'src/features/tasks/card.tsx:3:5 (render)'],
  ['a place without one', 'assets/board-1a2b.js:1:9', 'src/features/tasks/card.tsx:4:1'],
  ['a file of another build', 'assets/board-9z9z.js:1:1', undefined],
  ['a map that cannot be read', 'assets/broken.js:1:1', undefined],
  ['a place behind the file', 'assets/board-1a2b.js:9000:1', undefined],
  ['a source, as a page in development has it', 'src/lib/call.ts:10:5', undefined],
  ['a way out of the folder', 'assets/../secret.js:1:1', undefined],
])('%s', async (_, place, told) => {
  expect(await sourcePlaces([place], folder)).toEqual([told ?? place]);
});
