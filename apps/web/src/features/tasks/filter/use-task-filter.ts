// The board's filter: stored in the URL, shown at once, applied to the cards with low priority.
import { filterTest, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { filterFrom, withFilter } from '#features/tasks/filter/task-filter.ts';
import { useSearch } from '#lib/use-search.ts';

interface FilterState {
  filter: TaskFilter;
  /** The filter that was last seen in the URL. */
  seen: string;
  /** Filters written into the URL that have not come back yet: the URL is slower than typing. */
  written: readonly string[];
}

export function useTaskFilter(userId: number, today: string) {
  const [search, setSearch] = useSearch();
  const inUrl = keyOf(filterFrom(search));
  const [held, hold] = useState<FilterState>(() => ({ filter: filterFrom(search), seen: inUrl, written: [] }));
  if (inUrl !== held.seen) {
    const echo = held.written.indexOf(inUrl);
    if (echo >= 0) hold({ ...held, seen: inUrl, written: held.written.slice(echo + 1) });
    else hold({ filter: filterFrom(search), seen: inUrl, written: [] });
  }

  function setFilter(filter: TaskFilter) {
    hold((now) => ({ ...now, filter, written: [...now.written, keyOf(filter)] }));
    setSearch((now) => withFilter(now, filter), { replace: true });
  }

  const { filter } = held;
  const applied = useDeferredValue(filter);
  const test = useMemo(() => filterTest(applied, { userId, today }), [applied, userId, today]);
  return { filter, test, setFilter };
}

function keyOf(filter: TaskFilter): string {
  return withFilter(new URLSearchParams(), filter).toString();
}
