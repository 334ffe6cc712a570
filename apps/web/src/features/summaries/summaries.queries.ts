// Summaries of the server, and the visits of a board that they count from.
import * as api from '@app/contract/api.ts';
import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import type { BoardChanges, TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import type { SummaryPeriod } from '@app/contract/summaries/summaries.rules.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
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

/** The week of a board, counted again each minute, as its trends are. */
export const boardWeekQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: ['summaries', 'week', workspaceId],
    queryFn: ({ signal }) => call(api.summaries.department, { params: { workspaceId }, signal }),
    refetchOnMount: 'always',
    refetchInterval: trendLimits.interval,
  });

/** The trends of a board, counted again each minute: any event may change them. */
export const trendsQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: ['summaries', 'trends', workspaceId],
    queryFn: ({ signal }) => call(api.summaries.trends, { params: { workspaceId }, signal }),
    refetchOnMount: 'always',
    refetchInterval: trendLimits.interval,
  });

/** The tasks behind a number of the trends. */
export const trendTasksQuery = (workspaceId: number, query: TrendQuery) =>
  queryOptions({
    queryKey: ['summaries', 'trends', workspaceId, 'tasks', query],
    queryFn: ({ signal }) => call(api.summaries.trendTasks, { params: { workspaceId }, query, signal }),
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
