// For tests: whether all combinations are tried, or a part of them that is the same in each run.

/** Set by `npm run deep`. */
const isDeep = process.env['DEEP'] !== undefined;

/**
 * Returns whether a combination of the item at `first` of one list with the item at `second` of another is tried: all of them
 * in `npm run deep`, otherwise one of `share`. Each item of a list meets every `share`-th item of the other list.
 */
export function isTried(first: number, second: number, share: number): boolean {
  return isDeep || (first + second) % share === 0;
}
