// The people who have the same task open, at its head.
import { Faces } from '#features/presence/faces.tsx';
import { isAtTask, usePresentIds } from '#features/presence/present-people.ts';

export function TaskFaces({ taskId }: { taskId: number }) {
  return <Faces ids={usePresentIds(isAtTask(taskId))} at="atTask" />;
}
