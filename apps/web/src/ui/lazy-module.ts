// Modules that load on first use: the button is there at once, the panel loads when it is opened.
import { useEffect, useEffectEvent, useState } from 'react';
import { useUiStrings } from '#ui/strings.ts';

export interface LazyModule<T> {
  load: () => Promise<T>;
  loaded: () => T | undefined;
}

/** Wraps an import so that it runs once. After a failure it can run again. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  async function start(): Promise<T> {
    try {
      value = await load();
      return value;
    } finally {
      pending = undefined;
    }
  }
  return {
    load() {
      pending ??= start();
      return pending;
    },
    loaded: () => value,
  };
}

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
