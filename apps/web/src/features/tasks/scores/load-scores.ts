// Loads what a board shows of scores.

/** Never rejects: without scores a board is whole, and the next board tries again. */
export function loadScores(): Promise<void> {
  return import('#features/tasks/scores/show-scores.tsx').then(
    ({ showScores }) => showScores(),
    () => undefined,
  );
}
