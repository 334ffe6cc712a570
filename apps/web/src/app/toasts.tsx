// Renders the toast. Its chunk loads after the first paint, or with the first toast.
import { thresholds, timing } from '@app/contract/limits.ts';
import { Suspense, useState } from 'react';
import { useShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { currentToast, dismissToast, drawnToast } from '#lib/toast.ts';

const Toaster = lazyComponent(async () => {
  // If the chunk cannot be loaded, the page works without toasts.
  const parts = await import('#ui/toaster.tsx').catch(() => undefined);
  return { default: parts?.Toaster ?? (() => null) };
});

const listId = 'messages';

export function Toasts() {
  const toast = useStore(currentToast);
  const { toasts } = useText().shell;
  const hint = useShortcutHint('messages');
  useShortcut('messages', () => document.getElementById(listId)?.focus());
  const [ready, setReady] = useState(false);
  useAfterFirstPaint(() => setReady(true));
  if (!ready && !toast) return null;
  return (
    <Suspense>
      <Toaster
        toast={toast}
        onDismiss={dismissToast}
        onDrawn={drawnToast.set}
        label={`${toasts} (${hint})`}
        id={listId}
        duration={timing.toast}
        swipe={thresholds.toastSwipe}
      />
    </Suspense>
  );
}
