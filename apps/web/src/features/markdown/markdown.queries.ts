// Reading who can be mentioned in a task.
import * as api from '@app/contract/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** Everybody who sees a task. */
export function taskPeopleQuery(taskId: number) {
  return queryOptions({
    queryKey: ['tasks', 'people', taskId],
    queryFn: ({ signal }) => call(api.tasks.people, { params: { taskId }, signal }),
    staleTime: 60_000,
  });
}
