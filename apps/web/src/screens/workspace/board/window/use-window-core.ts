// Loads the windowing of a column.
import { useEffect, useState } from 'react';
import { lazyModule } from '#lib/lazy-module.ts';
import { afterPaint } from '#screens/workspace/board/after-paint.ts';

const part = lazyModule(async () => {
  await afterPaint(0);
  return import('#screens/workspace/board/window/window-core.ts');
});
type Core = Awaited<ReturnType<typeof part.load>>;

/** Undefined while it loads; 'missing' if it could not be loaded, until the board is opened again. */
export function useWindowCore(): Core | 'missing' | undefined {
  const [core, setCore] = useState<Core | 'missing' | undefined>(part.loaded);
  useEffect(() => {
    if (core) return;
    let gone = false;
    const keep = (found: Core | 'missing') => {
      if (!gone) setCore(found);
    };
    part.load().then(keep, (error: unknown) => {
      console.error(error);
      keep('missing');
    });
    return () => {
      gone = true;
    };
  }, [core]);
  return core;
}
