// Property tests.
import * as fc from 'fast-check';

declare const process: { env: Record<string, string | undefined> };

/** `npm run deep -- properties` tries fifty times as many values. */
const rounds = process.env['DEEP'] === undefined ? 1 : 50;

/** Checks a fact, written with `expect`, for generated values; fails with the smallest counterexample found. */
export function forAll<T>(values: fc.Arbitrary<T>, fact: (value: T) => void, runs = 100): void {
  const property = fc.property(values, (value) => {
    fact(value);
  });
  void fc.assert(property, { numRuns: runs * rounds });
}
