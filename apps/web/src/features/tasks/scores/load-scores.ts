// Loads what a board shows of scores and of relations.
import { englishReady } from '#lib/language.ts';

/** Never rejects: without them a board is whole, and the next board tries again. */
export function loadScores(): Promise<void> {
  return Promise.all([
    import('#features/tasks/scores/show-scores.tsx'),
    import('#features/tasks/relations/show-relation-marks.tsx'),
    englishReady(['overlays']),
  ]).then(
    ([{ showScores }, { showRelationMarks }]) => {
      showScores();
      showRelationMarks();
    },
    () => undefined,
  );
}
