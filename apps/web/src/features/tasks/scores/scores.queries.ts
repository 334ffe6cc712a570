// The weights of the score, their preview and their change.
import * as api from '@app/contract/api.ts';
import type { Weights } from '@app/contract/scores/scores.contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** Administrators change them rarely; who is already here sees it within minutes. */
const fresh = 300_000;

export const scoreWeightsQuery = queryOptions({
  queryKey: ['score-weights'],
  queryFn: ({ signal }) => call(api.scores.weights, { signal }),
  staleTime: fresh,
});

/** The tasks with the highest scores under these weights; the last preview stays until the next has come. */
export function scorePreviewQuery(weights: Weights) {
  return queryOptions({
    queryKey: ['score-preview', weights],
    queryFn: ({ signal }) => call(api.scores.preview, { body: weights, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

export const saveScoreWeights = mutationOptions({
  mutationKey: ['score-weights', 'save'],
  mutationFn: (body: Weights) => call(api.scores.setWeights, { body }),
  onSuccess: (saved, _asked, _shown, { client }) => {
    client.setQueryData(scoreWeightsQuery.queryKey, saved);
    return client.invalidateQueries({ queryKey: ['score-preview'] });
  },
});
