// Says at the foot of an open task that the person watches it or has muted it, and changes that.
import { BellOff, BellRing, RotateCw } from 'lucide-react';
import { useWatch, useWatchItems } from '#features/tasks/watches/use-watch.tsx';
import { useShortcut } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { Menu } from '#ui/menu.tsx';

export function WatchFact({ taskId }: { taskId: number }) {
  const { watches } = useText();
  const { state, isError, refetch, set } = useWatch(taskId);
  const items = useWatchItems(state, set);
  useShortcut('taskWatch', () => set(state === 'watching' ? 'usual' : 'watching'), state !== undefined);
  if (state === undefined && isError)
    return (
      <button type="button" className="task-chip" onClick={() => void refetch()}>
        <span role="alert">{watches.loadFailed}</span> <RotateCw size={12} aria-hidden="true" />
      </button>
    );
  if (state === undefined || state === 'usual') return null;
  const Icon = state === 'watching' ? BellRing : BellOff;
  return (
    <Menu
      align="start"
      items={items}
      trigger={
        <button type="button" className="task-chip" aria-label={`${watches.label}: ${watches.states[state]}`}>
          <Icon size={14} aria-hidden="true" />
          {watches.states[state]}
        </button>
      }
    />
  );
}
