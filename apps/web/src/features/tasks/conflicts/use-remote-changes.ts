// Tracks somebody else's changes to an open task: moves, and fields that changed in the form.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useState } from 'react';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';

export interface RemoteChanges {
  moved: { from: string; to: string } | undefined;
  fields: readonly (keyof TaskValues)[];
  tell: (fields: readonly (keyof TaskValues)[]) => void;
  dismiss: () => void;
}

/** `own` while a write of this page is pending: its changes are not remote. */
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
    // Moves have a notice of their own.
    tell: (news) => setFields((previous) => [...new Set([...previous, ...news.filter((field) => field !== 'status')])]),
    dismiss: () => {
      setMoved(undefined);
      setFields([]);
    },
  };
}
