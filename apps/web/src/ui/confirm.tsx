// Asks before something that cannot simply be taken back; Cancel has the focus. Loaded when it is first asked.
import { useHeldKeys } from '#lib/use-held-keys.ts';
import type { ConfirmProps } from '#ui/confirm-panel.tsx';
import { loadable, useLoaded } from '#ui/use-loaded.ts';

const panel = loadable(() => import('#ui/confirm-panel.tsx'));

/** Fetches the question ahead of its first use. */
export function preloadConfirm(): void {
  panel.load().catch(() => undefined);
}

export function Confirm(props: ConfirmProps) {
  const close = () => props.onOpenChange(false);
  const loaded = useLoaded(panel, props.open, close);
  useHeldKeys(props.open && !loaded, 'question', 'layer', close);
  return loaded ? <loaded.ConfirmPanel {...props} /> : null;
}
