// Tests the typed weights: all fields are there, and what is no whole number is refused.
import { Weights } from '@app/contract/scores/scores.contract.ts';
import { defaultWeights } from '@app/contract/scores/scores.rules.ts';
import { expect, test } from 'vitest';
import { typedOf, weightsOf } from '#screens/admin/scores/typed-weights.ts';

test('weights that are shown and not changed stay the same', () => {
  expect(weightsOf(typedOf(defaultWeights))).toEqual(defaultWeights);
});

test.each(['', 'ten', '1.5', '-1', '1e1', '101'])('%j is refused at its field', (age) => {
  const { error } = Weights.safeParse(weightsOf({ ...typedOf(defaultWeights), age }));
  expect(error?.issues[0]?.path).toEqual(['age']);
});
