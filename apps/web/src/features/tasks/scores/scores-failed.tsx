// Says that there are no scores because the weights did not load, and loads them again. Everything else works without them.
import { useQuery } from '@tanstack/react-query';
import { scoreWeightsQuery } from '#features/tasks/scores/scores.queries.ts';
import { useText } from '#lib/text.ts';
import { RegionError } from '#ui/region-error.tsx';
import '#features/tasks/scores/scores.css';

export function ScoresFailed() {
  const { scores } = useText();
  const { isError, data, error, isFetching, refetch } = useQuery(scoreWeightsQuery);
  if (!isError || data) return null;
  return (
    <div className="scores-failed">
      <RegionError text={scores.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}
