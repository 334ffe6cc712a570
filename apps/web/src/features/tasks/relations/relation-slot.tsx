// The places of a board where relations are shown: what fills them loads after the first paint, so the first screen is not larger.
import type { TaskCard } from '@app/contract';
import type { ReactNode } from 'react';
import { createStore, useStore } from '#lib/store.ts';

interface Parts {
  /** Loads the marks of the board. */
  BoardRelations: (props: { workspaceId: number }) => ReactNode;
  CardRelations: (props: { task: TaskCard }) => ReactNode;
  /** What to say of a task that is done now; undefined unless it is blocked. */
  doneNote: (taskId: number) => string | undefined;
}

export const relationParts = createStore<Parts | undefined>(undefined);

export function RelationsSlot({ workspaceId }: { workspaceId: number }) {
  'use no memo';
  const parts = useStore(relationParts);
  return parts ? <parts.BoardRelations workspaceId={workspaceId} /> : null;
}

export function CardRelationsSlot({ task }: { task: TaskCard }) {
  'use no memo';
  const parts = useStore(relationParts);
  return parts ? <parts.CardRelations task={task} /> : null;
}
