// The state of the task search as a combobox: query, results, the active row, and what the keys do.
import { api, screens, type TaskCard } from '@app/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findTasks } from '#app/shell/search-rules.ts';
import { call } from '#lib/call.ts';

const searchedQuery = queryOptions({
  queryKey: ['tasks', 'search'],
  queryFn: ({ signal }): Promise<TaskCard[]> =>
    call(api.tasks.list, { query: { fields: 'card' }, signal }) as Promise<TaskCard[]>,
  staleTime: 30_000,
});

/** `onDone` is told when a task was opened or the search given up. */
export function useTaskSearch(onDone: () => void) {
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState(false);
  const [active, setActive] = useState(0);
  const { data, isPending, isError, refetch } = useQuery({ ...searchedQuery, enabled: focused });
  const searched = useDeferredValue(query);
  const results = findTasks(data ?? [], searched);
  const openTask = useOpenTask();

  function type(next: string): void {
    setQuery(next);
    setActive(0);
  }
  function choose(task: TaskCard): void {
    type('');
    setFocused(false);
    onDone();
    openTask(task.id);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const task = results[active];
    if (step !== undefined && results.length > 0) setActive((active + step + results.length) % results.length);
    else if (event.key === 'Enter' && task && !event.nativeEvent.isComposing) choose(task);
    else if (event.key === 'Escape' && query !== '') type('');
    else if (event.key === 'Escape') {
      event.currentTarget.blur();
      onDone();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const open = focused && query.trim() !== '';
  return { query, type, focused, setFocused, active, setActive, results, open, choose, press, isPending, isError, refetch };
}

export type TaskSearchState = ReturnType<typeof useTaskSearch>;

/** Over a board a task opens as its dialog, elsewhere on its own page. */
function useOpenTask(): (taskId: number) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (taskId) => {
    if (!pathname.startsWith('/workspace/')) return void navigate(screens.task.href(taskId));
    const params = new URLSearchParams(search);
    params.set('task', String(taskId));
    void navigate({ pathname, search: `?${params}` });
  };
}
