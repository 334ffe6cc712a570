// Summaries of the server, and the visits of a board that they count from.
import * as api from '@app/contract/api.ts';
import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import type { BoardChanges, TrendQuery, Trends } from '@app/contract/summaries/summaries.contract.ts';
import type { SummaryPeriod } from '@app/contract/summaries/summaries.rules.ts';
import type { TrendPeriod } from '@app/contract/summaries/trends.rules.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** Asked for again whenever it is opened, since anything may have changed. */
export const mySummaryQuery = (period: SummaryPeriod) =>
  queryOptions({
    queryKey: ['summaries', 'mine', period],
    queryFn: ({ signal }) => call(api.summaries.mine, { query: { period }, signal }),
    refetchOnMount: 'always',
  });

/** What the numbers of a dashboard are counted of. */
interface Counted {
  workspaceId: number;
  period: TrendPeriod;
  /** The filter of tasks as JSON. */
  filter: string | undefined;
}

/** Trends with the period that they are of, which the address may have left meanwhile. */
export type CountedTrends = Trends & { counted: TrendPeriod };

export const trendsKey = (workspaceId: number) => ['summaries', 'trends', workspaceId] as const;

/** The trends of a board, counted again each minute: not only events change them. */
export const trendsQuery = ({ workspaceId, period, filter }: Counted) =>
  queryOptions({
    queryKey: [...trendsKey(workspaceId), period, filter ?? ''],
    queryFn: async ({ signal }): Promise<CountedTrends> => {
      const trends = await call(api.summaries.trends, { params: { workspaceId }, query: { period, filter }, signal });
      return { ...trends, counted: period };
    },
    refetchOnMount: 'always',
    refetchInterval: trendLimits.interval,
  });

/** The tasks behind a number of the trends, in pages. */
export const trendTasksQuery = ({ workspaceId, filter }: Counted, query: TrendQuery) =>
  infiniteQueryOptions({
    queryKey: [...trendsKey(workspaceId), 'tasks', filter ?? '', query],
    queryFn: ({ pageParam, signal }) =>
      call(api.summaries.trendTasks, {
        params: { workspaceId },
        query: { ...query, filter, ...(pageParam > 0 && { skip: String(pageParam) }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const skip = pages.length * trendLimits.tasks;
      return skip < count && skip <= trendLimits.skipped ? skip : undefined;
    },
    refetchOnMount: 'always',
  });

export const boardChangesQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: ['summaries', 'changes', workspaceId],
    queryFn: ({ signal }) => call(api.summaries.changes, { params: { workspaceId }, signal }),
    refetchOnMount: 'always',
  });

/** Tells the server that the board is seen. Nobody misses a report that fails: the next one follows. */
export function reportVisit(workspaceId: number): void {
  call(api.summaries.visit, { params: { workspaceId }, body: {} }).catch(() => undefined);
}

/** Dismisses the changes of a board at once; a failure shows them again. */
export async function dismissChanges(client: QueryClient, workspaceId: number): Promise<void> {
  const { queryKey } = boardChangesQuery(workspaceId);
  const before = client.getQueryData(queryKey);
  const none: BoardChanges = { since: new Date().toISOString(), count: 0, tasks: [], marks: [] };
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, none);
  try {
    await call(api.summaries.visit, { params: { workspaceId }, body: { changesSeen: true } });
  } catch (error) {
    client.setQueryData(queryKey, before);
    toast({ title: currentText().summaries.seenFailed, text: reasonOf(error), kind: 'destructive' });
  }
}
