// Shows how much each person has used the model in a period: sums by person, by day or by both.
import { modelUse } from '@app/contract/models/models.limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { modelUsageQuery } from '#features/models/models.queries.ts';
import { useText } from '#lib/text.ts';
import { UsageTable } from '#screens/admin/models/usage-table.tsx';
import { UsageTotal } from '#screens/admin/models/usage-total.tsx';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function UsagePart() {
  const { usage: words } = useText().models;
  const { search, keep } = useUrlState();
  const days = modelUse.days.find((value) => value === search.get('days')) ?? '30';
  const by = modelUse.by.find((value) => value === search.get('by')) ?? 'person';
  const usage = useInfiniteQuery(modelUsageQuery({ days, by }));
  const { data, error, isError, isFetching, refetch } = usage;
  const pages = data?.pages ?? [];
  const total = pages.at(-1)?.total;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <p className="me-auto text-13 text-pretty text-ink-2">{words.intro}</p>
        <Select
          label={words.period}
          value={days}
          className="w-auto! max-sm:w-full! sm:min-w-40"
          onChange={(value) => keep('days', value)}
          options={modelUse.days.map((value) => ({ value, label: words.periods[value] }))}
        />
        <Select
          label={words.by}
          value={by}
          className="w-auto! max-sm:w-full! sm:min-w-40"
          onChange={(value) => keep('by', value)}
          options={modelUse.by.map((value) => ({ value, label: words.bys[value] }))}
        />
      </div>
      {isError && !data ? (
        <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !total ? (
        <Skeleton className="h-80 w-full" />
      ) : total.calls === 0 ? (
        <Empty icon={<ChartNoAxesColumn />} title={words.none} text={words.noneText} />
      ) : (
        <>
          <UsageTotal total={total} />
          <UsageTable rows={pages.flatMap(({ rows }) => rows)} by={by} />
        </>
      )}
      <QueryPageEnd query={usage} count={pages.length} failed={words.loadFailed} />
    </>
  );
}
