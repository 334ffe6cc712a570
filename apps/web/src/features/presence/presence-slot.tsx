// The places of a board where presence is shown: what fills them loads when there is somebody, so the first screen is not larger.
import type { ReactNode } from 'react';
import { createStore, useStore } from '#lib/store.ts';

interface PresenceParts {
  BoardFaces: (props: { workspaceId: number }) => ReactNode;
  CardMark: (props: { taskId: number }) => ReactNode;
}

/** Marks what others have changed since the last visit; loads with the first change. */
export const newsMark = createStore<PresenceParts['CardMark'] | undefined>(undefined);

export const presenceParts = createStore<PresenceParts | undefined>(undefined);

/** The people who look at the same board. */
export function FacesSlot({ workspaceId }: { workspaceId: number }) {
  'use no memo';
  const parts = useStore(presenceParts);
  return parts ? <parts.BoardFaces workspaceId={workspaceId} /> : null;
}

/** Marks a card that somebody else has open, or has changed since the last visit. */
export function MarkSlot({ taskId }: { taskId: number }) {
  'use no memo';
  const parts = useStore(presenceParts);
  const News = useStore(newsMark);
  return (
    <>
      {parts ? <parts.CardMark taskId={taskId} /> : null}
      {News ? <News taskId={taskId} /> : null}
    </>
  );
}
