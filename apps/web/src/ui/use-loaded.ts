// Parts that are loaded when they are first wanted: the button is there at once, the panel comes when it is opened.
import { useEffect, useEffectEvent, useState } from 'react';
import { useUiWords } from '#ui/words.ts';

export interface Loadable<T> {
  load: () => Promise<T>;
  loaded: () => T | undefined;
}

/** Remembers an import, so that it is asked for once; a failure may be tried again. */
export function loadable<T>(load: () => Promise<T>): Loadable<T> {
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
 * The part once it is wanted and there. Where it cannot be loaded, somebody who pressed for it (`onUnloaded` takes that back) is
 * told and can try again; others live without it.
 */
export function useLoaded<T>(part: Loadable<T>, wanted: boolean, onUnloaded?: () => void): T | undefined {
  const [value, setValue] = useState<{ part: T } | undefined>(undefined);
  const [attempt, setAttempt] = useState(1);
  const { unloaded } = useUiWords();
  const isTold = onUnloaded !== undefined;
  const takeBack = useEffectEvent(() => onUnloaded?.());
  const tell = useEffectEvent(() => unloaded({ again: () => setAttempt((before) => before + 1), onLeft: () => takeBack() }));
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
        if (!gone && isTold) forget = tell();
      },
    );
    return () => {
      gone = true;
      forget?.();
    };
  }, [part, wanted, value, isTold, attempt]);
  return value?.part;
}
