// Reading tasks: the cards of a board, and one whole task.
import { api } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { call } from '#lib/call.ts';

export function boardQuery(workspaceId: number) {
  return queryOptions({
    queryKey: ['tasks', 'board', workspaceId],
    queryFn: async ({ signal }) => {
      const tasks = await call(api.tasks.inWorkspace, { params: { workspaceId }, query: { fields: 'card' }, signal });
      return tasks.map((task) => cardOf(task));
    },
  });
}

export function taskQuery(taskId: number) {
  return queryOptions({
    queryKey: ['tasks', 'one', taskId],
    queryFn: ({ signal }) => call(api.tasks.get, { params: { taskId }, signal }),
  });
}
