// Holds keys for what a component waits for.
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Opens } from '#lib/shortcuts.ts';
import { holdKeysFor } from '#lib/type-ahead.ts';

/** Holds keys while something `wanted` is not there yet. Escape cancels the opening. */
export function useHeldKeys(wanted: boolean, what: string, opens: Opens, onCancel?: () => void): void {
  const cancel = useEffectEvent(() => onCancel?.());
  useLayoutEffect(() => {
    if (wanted) holdKeysFor(what, opens, () => cancel());
  }, [wanted, what, opens]);
}
