// Holds keys for what a component waits for.
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Opens } from '#lib/shortcuts.ts';
import { holdKeysFor } from '#lib/type-ahead.ts';

/** Holds keys while something `wanted` is not there yet. Escape cancels the opening. */
export function useHeldKeys(wanted: boolean, name: string, opens: Opens, onCancel?: () => void): void {
  const cancel = useEffectEvent(() => onCancel?.());
  useLayoutEffect(() => {
    if (wanted) holdKeysFor(name, opens, () => cancel());
  }, [wanted, name, opens]);
}
