// Holds the keys for what a component is waiting for.
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Opens } from '#lib/shortcuts.ts';
import { holdKeysFor } from '#lib/type-ahead.ts';

/** While something is `wanted` that is not there yet, keys are held for it; Escape takes back that it was wanted. */
export function useHeldKeys(wanted: boolean, what: string, opens: Opens, onCancel?: () => void): void {
  const cancel = useEffectEvent(() => onCancel?.());
  useLayoutEffect(() => {
    if (wanted) holdKeysFor(what, opens, () => cancel());
  }, [wanted, what, opens]);
}
