// The scores of cards, computed once for each card, weights, relations and day.

import { defaultWeights, type Score, type ScoreWeights, scoreOf } from '@app/contract/scores/scores.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { marks } from '#features/tasks/relations/relation-marks.ts';
import { scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';
import { useStore } from '#lib/store.ts';

let cache = new WeakMap<TaskCard, Score>();
let under: { weights: ScoreWeights; today: string; relations: ReturnType<typeof marks.get> } | undefined;

/** Returns the score of a card. A changed card is another object, so its score is computed anew, as all are with other relations. */
export function knownScore(card: TaskCard, weights: ScoreWeights, today: string): Score {
  const relations = marks.get();
  if (under?.weights !== weights || under.today !== today || under.relations !== relations) {
    cache = new WeakMap();
    under = { weights, today, relations };
  }
  const found = cache.get(card) ?? scoreOf(card, weights, today, relations.get(card.id));
  cache.set(card, found);
  return found;
}

/** Returns a function for the score of a card; while the weights load, it uses the default ones. */
export function useScores(today: string): (card: TaskCard) => Score {
  const { data: weights = defaultWeights } = useQuery(scoreWeightsQuery);
  const relations = useStore(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scores read the relations themselves
  return useCallback((card) => knownScore(card, weights, today), [weights, today, relations]);
}
