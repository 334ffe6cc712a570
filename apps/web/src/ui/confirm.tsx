// Asks for confirmation before an action that is hard to undo; Cancel has the focus. Loads on first use.

import { lazyModule } from '#lib/lazy-module.ts';
import { useHeldKeys } from '#lib/use-held-keys.ts';
import type { ConfirmProps } from '#ui/confirm-panel.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

const panel = lazyModule(() => import('#ui/confirm-panel.tsx'));

/** Preloads the dialog. */
export const preloadConfirm = panel.preload;

export function Confirm(props: ConfirmProps) {
  const close = () => props.onOpenChange(false);
  const loaded = useLazyModule(panel, props.open, close);
  useHeldKeys(props.open && !loaded, 'question', 'layer', close);
  return loaded ? <loaded.ConfirmPanel {...props} /> : null;
}
