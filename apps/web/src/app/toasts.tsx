// Shows what `toast()` raises. Its parts come after the first screen, or with the first toast.
import { thresholds, timing } from '@app/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLater } from '#lib/later.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { currentToast, dismissToast } from '#lib/toast.ts';
import type { ToasterProps } from '#ui/toaster.tsx';

const Toaster = lazy<(props: ToasterProps) => ReactNode>(async () => {
  // Where the parts cannot be loaded, the page lives without toasts.
  const parts = await import('#ui/toaster.tsx').catch(() => undefined);
  return { default: parts?.Toaster ?? (() => null) };
});

export function Toasts() {
  const toast = useStore(currentToast);
  const { toasts } = useText().shell;
  const [ready, setReady] = useState(false);
  useLater(() => setReady(true));
  if (!ready && !toast) return null;
  return (
    <Suspense>
      <Toaster toast={toast} onDismiss={dismissToast} label={toasts} duration={timing.toast} swipe={thresholds.toastSwipe} />
    </Suspense>
  );
}
