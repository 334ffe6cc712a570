// Asks for the parts of a task together with the task itself: what came later would move what is already read.
import { useQueries } from '@tanstack/react-query';
import { attachmentsQuery } from '#features/attachments/attachments.queries.ts';
import { commentsQuery } from '#features/comments/comments.queries.ts';
import { relationsQuery } from '#features/tasks/relations/relations.queries.ts';
import { watchQuery } from '#features/watches/watches.queries.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

export function useTaskParts(taskId: number): void {
  useQueries({
    queries: [
      { ...commentsQuery(taskId), notifyOnChangeProps: [] },
      { ...attachmentsQuery(taskId), notifyOnChangeProps: [] },
      { ...relationsQuery(taskId), notifyOnChangeProps: [] },
      { ...watchQuery(taskId), enabled: !isLocalId(taskId), notifyOnChangeProps: [] },
    ],
  });
}
