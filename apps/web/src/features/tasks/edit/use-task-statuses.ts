// The statuses that a task may have: those of its board, also for a person who sees the task but not the board.
import * as api from '@app/contract/api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { call } from '#lib/call.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

/** What names a task and its board. */
interface TaskReference {
  id: number;
  workspaceId: number;
}

/** The statuses of a board that the person does not see, by one of its tasks. */
function foreignStatusesQuery({ id, workspaceId }: TaskReference) {
  return queryOptions({
    queryKey: ['columns', workspaceId, 'statuses'],
    queryFn: ({ signal }) => call(api.tasks.statuses, { params: { taskId: id }, signal }),
    // No event reports changes of a foreign board.
    staleTime: 60_000,
  });
}

/** Returns the statuses of a task in the order of its board; undefined until they have loaded. */
export function useTaskStatuses(task: TaskReference | undefined): readonly string[] | undefined {
  const boards = useQuery(workspacesQuery).data;
  const target = task ?? { id: 0, workspaceId: 0 };
  const isKnown = task !== undefined && boards !== undefined && target.workspaceId > 0;
  const isOwn = boards?.some(({ id }) => id === target.workspaceId) === true;
  const own = useQuery({ ...columnsQuery(target.workspaceId), enabled: isKnown && isOwn }).data;
  const foreign = useQuery({ ...foreignStatusesQuery(target), enabled: isKnown && !isOwn && !isLocalId(target.id) }).data;
  return isOwn ? own?.map(({ name }) => name) : foreign;
}
