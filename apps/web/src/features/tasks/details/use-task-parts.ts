// Asks for the parts of a task together with the task itself.
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { attachmentsQuery } from '#features/attachments/attachments.queries.ts';
import { commentsQuery } from '#features/comments/comments.queries.ts';
import { dismissedHintsQuery } from '#features/hints/hints.queries.ts';
import { relationsQuery } from '#features/tasks/relations/relations.queries.ts';
import { watchQuery } from '#features/watches/watches.queries.ts';
import { isFirstTry } from '#lib/first-try.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

/**
 * Returns whether the task waits for a part: what comes later would move what is already read. A part that fails is not awaited,
 * and nothing is once the task was shown: a new task that gets its id asks again, and what is typed in it must stay.
 */
export function useTaskParts(taskId: number): boolean {
  const isAwaited = useQueries({
    queries: [
      commentsQuery(taskId),
      attachmentsQuery(taskId),
      relationsQuery(taskId),
      dismissedHintsQuery,
      { ...watchQuery(taskId), enabled: !isLocalId(taskId) },
    ],
    combine: (parts) => parts.some(isFirstTry),
  });
  const [wasShown, setShown] = useState(false);
  if (!isAwaited && !wasShown) setShown(true);
  return isAwaited && !wasShown;
}
