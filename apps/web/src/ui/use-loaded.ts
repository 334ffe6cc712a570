// Parts that are loaded when they are first wanted: the button is there at once, the panel comes when it is opened.
import { useEffect, useState } from 'react';
import { openingFailed } from '#lib/type-ahead.ts';

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

/** The part once it is wanted and there. */
export function useLoaded<T>(part: Loadable<T>, wanted: boolean): T | undefined {
  const [value, setValue] = useState<{ part: T } | undefined>(undefined);
  useEffect(() => {
    if (!wanted || value) return;
    let gone = false;
    part.load().then(
      (found) => {
        if (!gone) setValue({ part: found });
      },
      (error: unknown) => {
        openingFailed();
        console.error(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [part, wanted, value]);
  return value?.part;
}
