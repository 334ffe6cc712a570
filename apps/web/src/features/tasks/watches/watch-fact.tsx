// Shows and changes how the person is notified about an open task: as usual, of everything, or only of mentions.
import { watchStates } from '@app/contract/watches/watches.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, BellRing, RotateCw } from 'lucide-react';
import { setWatch, watchQuery } from '#features/watches/watches.queries.ts';
import { useShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Menu } from '#ui/menu.tsx';

const icons = { usual: Bell, watching: BellRing, muted: BellOff };

export function WatchFact({ taskId }: { taskId: number }) {
  const { watches } = useText();
  const client = useQueryClient();
  const { data: state, isError, refetch } = useQuery(watchQuery(taskId));
  const { mutate } = useMutation(setWatch(client, taskId));
  const hint = useShortcutHint('taskWatch');
  useShortcut('taskWatch', () => mutate(state === 'watching' ? 'usual' : 'watching'), state !== undefined);
  if (state === undefined) {
    return isError ? (
      <button type="button" className="fact-button" onClick={() => void refetch()}>
        <span role="alert">{watches.loadFailed}</span> <RotateCw size={12} aria-hidden="true" className="inline" />
      </button>
    ) : (
      <span className="text-ink-3" aria-busy="true">
        {'…'}
      </span>
    );
  }
  return (
    <Menu
      align="start"
      items={watchStates.map((each) => {
        const Icon = icons[each];
        return {
          label: `${watches.states[each]}: ${watches.explained[each]}`,
          icon: <Icon />,
          kbd: each === 'watching' ? hint : undefined,
          checked: each === state,
          onSelect: () => each !== state && mutate(each),
        };
      })}
      trigger={
        <button type="button" className="fact-button" aria-label={`${watches.label}: ${watches.states[state]}`}>
          {watches.states[state]}
        </button>
      }
    />
  );
}
