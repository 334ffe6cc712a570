// The scores of cards, computed once for each card, weights and day.

import { defaultWeights, type Score, type ScoreWeights, scoreOf } from '@app/contract/scores/scores.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';

let cache = new WeakMap<TaskCard, Score>();
let under: { weights: ScoreWeights; today: string } | undefined;

/** Returns the score of a card. A changed card is another object, so its score is computed anew. */
export function knownScore(card: TaskCard, weights: ScoreWeights, today: string): Score {
  if (under?.weights !== weights || under.today !== today) {
    cache = new WeakMap();
    under = { weights, today };
  }
  const found = cache.get(card) ?? scoreOf(card, weights, today);
  cache.set(card, found);
  return found;
}

/** Returns a function for the score of a card; while the weights load, it uses the default ones. */
export function useScores(today: string): (card: TaskCard) => Score {
  const { data: weights = defaultWeights } = useQuery(scoreWeightsQuery);
  return useCallback((card) => knownScore(card, weights, today), [weights, today]);
}
