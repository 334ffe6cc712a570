// The interval of a query that fetches by itself while something goes on.

/** A query that has failed is fetched again like every other, not also at its interval. */
export function untilFailed(error: Error | null, interval: number | false): number | false {
  return error ? false : interval;
}
