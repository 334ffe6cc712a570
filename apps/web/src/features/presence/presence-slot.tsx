// The places of a board where presence is shown: what fills them loads when there is somebody, so the first screen is not larger.
import type { ReactNode } from 'react';
import { createStore, useStore } from '#lib/store.ts';

interface Parts {
  BoardFaces: (props: { workspaceId: number }) => ReactNode;
  CardMark: (props: { taskId: number }) => ReactNode;
}

export const presenceParts = createStore<Parts | undefined>(undefined);

/** The people who look at the same board. */
export function FacesSlot({ workspaceId }: { workspaceId: number }) {
  const parts = useStore(presenceParts);
  return parts ? <parts.BoardFaces workspaceId={workspaceId} /> : null;
}

/** Marks a card that somebody else has open. */
export function MarkSlot({ taskId }: { taskId: number }) {
  const parts = useStore(presenceParts);
  return parts ? <parts.CardMark taskId={taskId} /> : null;
}
