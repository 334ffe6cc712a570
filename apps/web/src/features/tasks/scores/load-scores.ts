// Loads what a board shows of scores.
import { englishReady } from '#lib/language.ts';

/** Never rejects: without scores a board is whole, and the next board tries again. */
export function loadScores(): Promise<void> {
  return Promise.all([import('#features/tasks/scores/show-scores.tsx'), englishReady(['overlays'])]).then(
    ([{ showScores }]) => showScores(),
    () => undefined,
  );
}
