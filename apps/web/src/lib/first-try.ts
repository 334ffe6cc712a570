// Whether a query is awaited before something is drawn: what comes later would move what is already read.

interface QueryProgress {
  isLoading: boolean;
  failureCount: number;
}

/** Returns whether a query has no answer yet, and has not failed either: nothing waits for one that fails. */
export function isFirstTry({ isLoading, failureCount }: QueryProgress): boolean {
  return isLoading && failureCount === 0;
}
