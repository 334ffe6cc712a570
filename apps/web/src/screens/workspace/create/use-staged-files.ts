// The files of the create dialog: kept as long as its draft, also over a reload, and sent with the task.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stagedFiles, stageOf, uploads } from '#features/attachments/upload-list.ts';
import { forgetFiles, restoreStaged, sendStaged } from '#features/attachments/uploads.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { useStore } from '#lib/store.ts';

export function useStagedFiles(boardId: number) {
  const client = useQueryClient();
  const stage = stageOf(boardId);
  const all = useStore(uploads);
  const current = () => stagedFiles(uploads.get(), stage, client.getQueryData(currentUserQuery.queryKey)?.user.id);
  const files = stagedFiles(all, stage, client.getQueryData(currentUserQuery.queryKey)?.user.id);
  useEffect(() => void restoreStaged(client, stage), [client, stage]);
  return {
    stage,
    files,
    async send(task: Task) {
      // Whoever is quick sends the task before its files have been read.
      await restoreStaged(client, stage);
      sendStaged(current(), task);
    },
    forget: () => forgetFiles(current()),
  };
}
