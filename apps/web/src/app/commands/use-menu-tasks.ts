// The tasks that the command menu finds for what is typed.
import { timing } from '@app/contract/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { taskCommand } from '#app/commands/task-hits.tsx';
import { searchQuery } from '#features/search/search.queries.ts';
import type { Act } from '#lib/command.ts';
import { useDebounced } from '#lib/debounced.ts';

/** The shortest query for which tasks are searched. */
const shortestQuery = 2;

/** `isFirstPage`: the values of a command are not searched among the tasks. */
export function useMenuTasks(typed: string, isFirstPage: boolean, openTask: (taskId: number) => void) {
  const client = useQueryClient();
  const query = useDebounced(typed, timing.searchDebounce);
  const isSearched = isFirstPage && typed.length >= shortestQuery;
  const search = useQuery({ ...searchQuery(query), enabled: isSearched && query.length >= shortestQuery });
  const failed = isSearched && search.isError && !search.isFetching;
  return {
    hits: isSearched && !failed ? (search.data?.hits ?? []) : [],
    /** Whether these are the tasks for what is typed now. */
    isCurrent: !isSearched || failed || (search.data?.query === typed && query === typed),
    failed,
    error: search.error,
    retry: () => void search.refetch(),
    /** Returns the best task for what is typed, also before the list shows it. What fails is shown in the list. */
    async findBest(): Promise<Act | undefined> {
      if (!isSearched) return undefined;
      const [hit] = (await client.fetchQuery(searchQuery(typed)).catch(() => undefined))?.hits ?? [];
      return hit && taskCommand(hit, openTask);
    },
  };
}
