// Asks for the parts of a task together with the task itself.
import { useQueries } from '@tanstack/react-query';
import { attachmentsQuery } from '#features/attachments/attachments.queries.ts';
import { commentsQuery } from '#features/comments/comments.queries.ts';
import { dismissedHintsQuery } from '#features/hints/hints.queries.ts';
import { relationsQuery } from '#features/tasks/relations/relations.queries.ts';
import { watchQuery } from '#features/watches/watches.queries.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

/** Returns whether the task waits for a part: what comes later would move what is already read. A part that fails is not awaited. */
export function useTaskParts(taskId: number): boolean {
  return useQueries({
    queries: [
      commentsQuery(taskId),
      attachmentsQuery(taskId),
      relationsQuery(taskId),
      dismissedHintsQuery,
      { ...watchQuery(taskId), enabled: !isLocalId(taskId) },
    ],
    combine: (parts) => parts.some(({ isLoading, failureCount }) => isLoading && failureCount === 0),
  });
}
