// The files of the create dialog: kept as long as its draft, sent with the task.
import type { Task } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import { forgetFiles, sendStaged, stagedFiles, stageOf, uploads } from '#features/attachments/uploads.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { useStore } from '#lib/store.ts';

export function useStagedFiles(boardId: number) {
  const client = useQueryClient();
  const stage = stageOf(boardId);
  const all = useStore(uploads);
  const current = () => stagedFiles(uploads.get(), stage, client.getQueryData(currentUserQuery.queryKey)?.user.id);
  const files = stagedFiles(all, stage, client.getQueryData(currentUserQuery.queryKey)?.user.id);
  return {
    stage,
    files,
    send: (task: Task) => sendStaged(current(), task),
    forget: () => forgetFiles(current()),
  };
}
