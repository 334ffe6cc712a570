// How the person is notified about an open task, and the rows of a menu that change it.
import { type WatchState, watchStates } from '@app/contract/watches/watches.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { setWatch, watchQuery } from '#features/watches/watches.queries.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import type { MenuEntry } from '#ui/menu.tsx';

const icons = { usual: Bell, watching: BellRing, muted: BellOff };

export function useWatch(taskId: number) {
  const client = useQueryClient();
  const { data: state, isError, refetch } = useQuery(watchQuery(taskId));
  const { mutate: set } = useMutation(setWatch(client, taskId));
  return { state, isError, refetch, set };
}

/** Returns a row for each way to be notified. */
export function useWatchItems(state: WatchState | undefined, set: (state: WatchState) => void): MenuEntry[] {
  const { watches } = useText();
  const hint = useShortcutHint('taskWatch');
  return watchStates.map((each) => {
    const Icon = icons[each];
    return {
      label: `${watches.states[each]}: ${watches.explained[each]}`,
      icon: <Icon />,
      kbd: each === 'watching' ? hint : undefined,
      checked: each === state,
      onSelect: () => each !== state && set(each),
    };
  });
}
