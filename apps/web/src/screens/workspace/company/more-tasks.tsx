// The end of a lane of the company view: its next page loads when it scrolls into view.
import { useQueryClient } from '@tanstack/react-query';
import { loadMore } from '#features/tasks/company/company.queries.ts';
import type { CompanyRequest, LanePages } from '#features/tasks/company/company-lanes.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { PageEnd, RowsLoading } from '#ui/page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';

interface MoreTasksProps {
  request: CompanyRequest;
  lane: LanePages;
}

export function MoreTasks({ request, lane }: MoreTasksProps) {
  const { company } = useText();
  const client = useQueryClient();
  const { busy = false, error, next, ids } = lane;
  async function load() {
    const count = await loadMore(client, request, lane);
    if (count > 0) announce(company.moreLoaded(count));
  }
  if (next === null) return null;
  return <PageEnd count={ids.length} busy={busy} error={error} failed={company.moreFailed} onMore={() => void load()} />;
}

/** Shows that the first pages of another filter or order are on their way, or that they have failed. */
export function FirstTasks({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { company } = useText();
  return error ? <RegionError text={company.moreFailed} error={error} onRetry={onRetry} /> : <RowsLoading />;
}
