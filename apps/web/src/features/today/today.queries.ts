// Loads what the person should do first, and plans of their day and week.
import * as api from '@app/contract/api.ts';
import type { SummaryPeriod } from '@app/contract/summaries/summaries.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { FirstTask, Today } from '@app/contract/today/today.contract.ts';
import { todayLimits } from '@app/contract/today/today.limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** Kept for the time without a server as the rest of My work is. */
export const todayQuery = queryOptions({
  queryKey: ['my-work', 'today'],
  queryFn: ({ signal }) => call(api.today.get, { signal }),
  refetchOnMount: 'always',
});

/** A plan is a proposal of its own, which stays while it is read, edited and confirmed. */
export const planQuery = (period: SummaryPeriod) =>
  queryOptions({
    queryKey: ['plan', period],
    queryFn: ({ signal }) => call(api.today.plan, { body: { period }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Returns the tasks to show: what has been finished or given another date since the answer leaves its place to those behind it. */
export function firstNow({ first, following }: Today, cards: readonly TaskCard[]): FirstTask[] {
  const now = new Map(cards.map((card) => [card.id, card]));
  return [...first, ...following]
    .map((task) => ({ task, card: now.get(task.card.id) ?? task.card }))
    .filter(({ task, card }) => card.status === task.card.status && card.dueDate === task.card.dueDate)
    .map(({ task, card }) => ({ ...task, card }))
    .slice(0, todayLimits.first);
}
