// What somebody else did to a task while it is open: where it was moved, and which fields of the form are new.
import type { Task } from '@app/contract';
import { useState } from 'react';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';

export interface RemoteChanges {
  moved: { from: string; to: string } | undefined;
  fields: readonly (keyof TaskValues)[];
  tell: (fields: readonly (keyof TaskValues)[]) => void;
  dismiss: () => void;
}

/** `own` while a write of this page is under way: what changes then is no news. */
export function useRemoteChanges(task: Task | undefined, own: boolean): RemoteChanges {
  const [seen, setSeen] = useState(task?.status);
  const [moved, setMoved] = useState<RemoteChanges['moved']>();
  const [fields, setFields] = useState<readonly (keyof TaskValues)[]>([]);
  const status = task?.status;
  if (status !== undefined && status !== seen) {
    setSeen(status);
    setMoved(seen === undefined || own ? undefined : { from: seen, to: status });
  }
  return {
    moved,
    fields,
    // A move is told in words of its own.
    tell: (news) => setFields((known) => [...new Set([...known, ...news.filter((field) => field !== 'status')])]),
    dismiss: () => {
      setMoved(undefined);
      setFields([]);
    },
  };
}
