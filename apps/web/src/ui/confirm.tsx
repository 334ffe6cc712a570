// Asks before something that cannot simply be taken back; Cancel has the focus. Loaded when it is first asked.
import { loadable, useLoaded } from '#ui/use-loaded.ts';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  danger?: boolean | undefined;
}

const panel = loadable(() => import('#ui/confirm-panel.tsx'));

/** Fetches the question ahead of its first use. */
export function preloadConfirm(): void {
  panel.load().catch(() => undefined);
}

export function Confirm(props: ConfirmProps) {
  const loaded = useLoaded(panel, props.open);
  return loaded ? <loaded.ConfirmPanel {...props} /> : null;
}
