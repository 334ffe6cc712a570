// Shows what `toast()` raises. Its parts come after the first screen, or with the first toast.
import { thresholds, timing } from '@app/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useHint, useShortcut } from '#lib/hotkey.ts';
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

const listId = 'messages';

export function Toasts() {
  const toast = useStore(currentToast);
  const { toasts } = useText().shell;
  const hint = useHint('messages');
  useShortcut('messages', () => document.getElementById(listId)?.focus());
  const [ready, setReady] = useState(false);
  useLater(() => setReady(true));
  if (!ready && !toast) return null;
  return (
    <Suspense>
      <Toaster
        toast={toast}
        onDismiss={dismissToast}
        label={`${toasts} (${hint})`}
        id={listId}
        duration={timing.toast}
        swipe={thresholds.toastSwipe}
      />
    </Suspense>
  );
}
