// A lazy module of a component: the button is there at once, what it opens loads when it is opened.
import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyModule } from '#lib/lazy-module.ts';
import { useUiStrings } from '#ui/strings.ts';

/**
 * Returns the module once it is wanted and loaded. If loading fails, a person who clicked for it (`onUnloaded` resets that) gets
 * a message and can retry; otherwise nothing happens.
 */
export function useLazyModule<T>(part: LazyModule<T>, wanted: boolean, onUnloaded?: () => void): T | undefined {
  const [value, setValue] = useState<{ part: T } | undefined>(undefined);
  const [used, setUsed] = useState(value);
  const [attempt, setAttempt] = useState(1);
  const { showLoadError } = useUiStrings();
  const showsError = onUnloaded !== undefined;
  const takeBack = useEffectEvent(() => onUnloaded?.());
  const showError = useEffectEvent(() =>
    showLoadError({ again: () => setAttempt((before) => before + 1), onLeft: () => takeBack() }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!wanted || value) return;
    let gone = false;
    let forget: (() => void) | undefined;
    part.load().then(
      (found) => {
        if (!gone) setValue({ part: found });
      },
      (error: unknown) => {
        console.error(error);
        if (!gone && showsError) forget = showError();
      },
    );
    return () => {
      gone = true;
      forget?.();
    };
  }, [part, wanted, value, showsError, attempt]);
  // What was given up before React has drawn it waits for the next time: it would replace a button that has the focus.
  if (wanted && used !== value) setUsed(value);
  return used?.part;
}
