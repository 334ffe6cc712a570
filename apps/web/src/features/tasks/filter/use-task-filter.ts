// The filter of the board: kept in the URL, shown at once, applied to the cards as soon as there is time for it.
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { filterFrom, filterTest, type TaskFilter, withFilter } from '#features/tasks/filter/task-filter.ts';

interface Held {
  filter: TaskFilter;
  /** The filter in the URL, as it was seen last. */
  seen: string;
  /** What was written into the URL and has not come back from it yet: the URL is slower than fingers. */
  written: readonly string[];
}

export function useTaskFilter(userId: number, today: string) {
  const [search, setSearch] = useSearchParams();
  const inUrl = keyOf(filterFrom(search));
  const [held, hold] = useState<Held>(() => ({ filter: filterFrom(search), seen: inUrl, written: [] }));
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
