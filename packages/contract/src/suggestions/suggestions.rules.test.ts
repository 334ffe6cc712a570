// Tests which levels allow which suggestions.
import { expect, it } from 'vitest';
import { maySuggest } from '#suggestions/suggestions.rules.ts';

it.each([
  [[], false, false],
  [['ask'], true, false],
  [['ask', 'propose'], true, true],
  [['auto'], true, true],
] as const)('with %j: read %s, propose %s', (levels, ask, propose) => {
  expect([maySuggest(levels, 'ask'), maySuggest(levels, 'propose')]).toEqual([ask, propose]);
});
