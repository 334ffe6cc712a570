// For tests: a fact about every value of a kind, tried on generated ones.
import * as fc from 'fast-check';

/** Fails with the smallest value found for which the fact, written with `expect`, does not hold. */
export function forAll<T>(values: fc.Arbitrary<T>, fact: (value: T) => void, runs = 100): void {
  const property = fc.property(values, (value) => {
    fact(value);
  });
  void fc.assert(property, { numRuns: runs });
}
