// The filter of a board: its shape, its form in the URL, and which cards it lets through.
import { priorities, type TaskCard } from '@app/contract';

export interface TaskFilter {
  text: string;
  mine: boolean;
  priorities: readonly string[];
}

export const noFilter: TaskFilter = { text: '', mine: false, priorities: [] };

const names = { text: 'q', mine: 'mine', priorities: 'priority' } as const;

/** The filter that a URL describes; what it does not know is left out. */
export function filterFrom(search: URLSearchParams): TaskFilter {
  const wanted = new Set((search.get(names.priorities) ?? '').split(','));
  return {
    text: search.get(names.text) ?? '',
    mine: search.get(names.mine) === '1',
    priorities: ['P0', ...priorities].filter((priority) => wanted.has(priority)),
  };
}

/** The same URL with this filter; every other parameter stays. */
export function withFilter(search: URLSearchParams, filter: TaskFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  set(next, names.text, filter.text);
  set(next, names.mine, filter.mine ? '1' : '');
  set(next, names.priorities, filter.priorities.join(','));
  return next;
}

function set(search: URLSearchParams, name: string, value: string) {
  if (value === '') search.delete(name);
  else search.set(name, value);
}

export function isFiltering(filter: TaskFilter): boolean {
  return filter.mine || filter.priorities.length > 0 || filter.text.trim() !== '';
}

/** How many of the three kinds of condition are set. */
export function filterCount(filter: TaskFilter): number {
  return Number(filter.mine) + Number(filter.priorities.length > 0) + Number(filter.text.trim() !== '');
}

/** With or without one priority. */
export function togglePriority(filter: TaskFilter, priority: string): TaskFilter {
  const without = filter.priorities.filter((each) => each !== priority);
  return { ...filter, priorities: without.length < filter.priorities.length ? without : [...filter.priorities, priority] };
}

/** Says for a card whether the filter lets it through; undefined where there is nothing to filter. */
export function filterTest(filter: TaskFilter, userId: number): ((card: TaskCard) => boolean) | undefined {
  if (!isFiltering(filter)) return undefined;
  const words = filter.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (card) => {
    if (filter.mine && card.assigneeId !== userId && !card.assignees.includes(userId)) return false;
    if (filter.priorities.length > 0 && !filter.priorities.includes(card.priority)) return false;
    if (words.length === 0) return true;
    const text = `${card.title} ${card.description ?? ''}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
}
