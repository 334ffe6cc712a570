// The people who look at the same board, at its head.
import { Faces } from '#features/presence/faces.tsx';
import { usePresentIds } from '#features/presence/present-people.ts';

export function BoardFaces({ workspaceId }: { workspaceId: number }) {
  return <Faces ids={usePresentIds((person) => person.workspaceId === workspaceId)} at="onBoard" />;
}
