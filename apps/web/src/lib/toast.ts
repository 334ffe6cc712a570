// The toast: at most one at a time, for 5 seconds. Any code may show one; the app renders it.
import { timing } from '@app/contract/limits.ts';
import { createStore } from '#lib/store.ts';

export interface ToastInput {
  title: string;
  /** Its subject: the title of a task. */
  about?: string | undefined;
  text?: string | undefined;
  kind?: 'default' | 'destructive' | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** Screen readers get the message in another way. */
  silent?: boolean | undefined;
}

export interface Toast extends ToastInput {
  id: number;
  open: boolean;
}

/** The toast that is visible or was visible last. */
export const currentToast = createStore<Toast | null>(null);

/** The id of the toast that was drawn last: from then on a person may have read it. */
export const drawnToast = createStore(0);

let last = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast and replaces the one before. */
export function toast(input: ToastInput): void {
  clearTimeout(removal);
  last += 1;
  currentToast.set({ ...input, id: last, open: true });
}

/** Hides the toast. */
export function dismissToast(): void {
  const shown = currentToast.get();
  if (!shown?.open) return;
  currentToast.set({ ...shown, open: false });
  removal = setTimeout(() => currentToast.set(null), timing.toastRemoval);
}
