// Reading tasks: the cards of a board, and one whole task.
import * as api from '@app/contract/api.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

export function boardQuery(workspaceId: number) {
  return queryOptions({
    queryKey: ['tasks', 'board', workspaceId],
    queryFn: async ({ signal, client }) => {
      if (workspaceId === companyWorkspaceId) {
        const { loadCompany } = await import('#features/tasks/company/company.queries.ts');
        return loadCompany(client);
      }
      const cards = await call(api.tasks.inWorkspace, { params: { workspaceId }, query: { fields: 'card' }, signal });
      return cards as TaskCard[];
    },
  });
}

export function taskQuery(taskId: number) {
  return queryOptions({
    queryKey: ['tasks', 'one', taskId],
    // The server does not know a task that still waits to be created.
    queryFn: ({ signal, client }): Promise<Task> | Task => {
      const local = isLocalId(taskId) && client.getQueryData<Task>(['tasks', 'one', taskId]);
      return local || call(api.tasks.get, { params: { taskId }, signal });
    },
  });
}
