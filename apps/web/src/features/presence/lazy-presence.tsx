// What boards show of presence: it loads when somebody is there, so the first screen has only the place for it.
import { isAtTask, usePresentIds } from '#features/presence/present-people.ts';
import { lazyOverlay } from '#lib/lazy.tsx';

const Faces = lazyOverlay(() => import('#features/presence/faces.tsx').then((m) => ({ default: m.Faces })), {
  strings: ['overlays'],
  silent: true,
});
const CardMark = lazyOverlay(() => import('#features/presence/card-mark.tsx').then((m) => ({ default: m.CardMark })), {
  strings: ['overlays'],
  silent: true,
});

/** The people who look at the same board. */
export function BoardFaces({ workspaceId }: { workspaceId: number }) {
  const ids = usePresentIds((person) => person.workspaceId === workspaceId);
  return ids === '' ? null : <Faces ids={ids} at="onBoard" />;
}

/** Marks a card that somebody else has open. */
export function PresenceMark({ taskId }: { taskId: number }) {
  const ids = usePresentIds(isAtTask(taskId));
  return ids === '' ? null : <CardMark ids={ids} />;
}
