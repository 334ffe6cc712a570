// The numbers of a dashboard, of the period and the filter of the address, counted again when tasks change.

import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import { timing } from '@app/contract/limits.ts';
import type { TrendQuery } from '@app/contract/summaries/summaries.contract.ts';
import type { TrendPeriod } from '@app/contract/summaries/trends.rules.ts';
import type { FilterLists, TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trendsKey, trendsQuery } from '#features/summaries/summaries.queries.ts';
import { filterFrom, isFiltering, withFilter } from '#features/tasks/filter/task-filter.ts';
import { beforeCardsChange } from '#lib/card-changes.ts';
import { periodFrom } from '#lib/dashboard-period.ts';
import { useDebounced } from '#lib/debounced.ts';
import { useSearch } from '#lib/use-search.ts';
import { inView } from '#screens/workspace/view-address.ts';

/** What the numbers are asked with: the filter as JSON, if there is one, and the period. */
export interface TrendAddress {
  workspaceId: number;
  period: TrendPeriod;
  filter: string | undefined;
}

/** Returns what the address asks for; the text of the filter follows when typing pauses. */
export function useTrendAddress(workspaceId: number): TrendAddress {
  const [search] = useSearch();
  const typed = withFilter(new URLSearchParams(), filterFrom(search)).toString();
  const filter = filterFrom(new URLSearchParams(useDebounced(typed, timing.searchDebounce)));
  return { workspaceId, period: periodFrom(search), filter: isFiltering(filter) ? JSON.stringify(filter) : undefined };
}

export function useTrends(address: TrendAddress) {
  return useQuery({ ...trendsQuery(address), placeholderData: keepPreviousData });
}

/** Counts the numbers of a board again while they are shown. */
export function useRecounting(workspaceId: number): void {
  const client = useQueryClient();
  useEffect(() => recountOnChanges(client, workspaceId), [client, workspaceId]);
}

/** Counts again soon after cards have changed, however many do. */
function recountOnChanges(client: QueryClient, workspaceId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const stop = beforeCardsChange(() => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        last = Date.now();
        void client.invalidateQueries({ queryKey: trendsKey(workspaceId) });
      },
      Math.max(trendLimits.settling, last + trendLimits.pause - Date.now()),
    );
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** What opens the tasks of a number: the list with a filter that says it, else the panel with what the server is asked. */
export interface Behind {
  query: TrendQuery;
  filter?: Partial<TaskFilter> | undefined;
}

/** Returns the address of the list with a filter besides the one of the address; undefined if one filter cannot say both. */
export function listAddress(search: URLSearchParams, more: Partial<TaskFilter> | undefined, group?: string): string | undefined {
  if (!more) return undefined;
  const filter = filterFrom(search);
  const lists: (keyof FilterLists)[] = ['assignees', 'departments', 'due', 'priorities', 'statuses'];
  // Values of one list add up, so a second condition on it would widen the first.
  if (lists.some((list) => more[list] && filter[list].length > 0)) return undefined;
  const not = { ...filter.not, ...more.not };
  if (filter.not?.statuses && more.not?.statuses) not.statuses = [...new Set([...filter.not.statuses, ...more.not.statuses])];
  const next = new URLSearchParams(inView(search, 'list', { ...filter, ...more, not }));
  if (group) next.set('group', group);
  return `?${next}`;
}
