// The frame of the assistant's panel beside a screen, which stays usable. Its shortcut goes to its field and back to the screen;
// Escape closes it.
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { assistantCalls } from '#app/assistant/assistant-state.ts';
import { useEscapeWithin } from '#lib/escape-key.ts';
import { shortcutPressed, useShortcutHint } from '#lib/hotkey.ts';
import { topOverlay } from '#lib/overlays.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { focusedElement } from '#lib/type-ahead.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useUiStrings } from '#ui/strings.ts';

export function AssistantAside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { ask } = useText();
  const { close } = useUiStrings();
  const hint = useShortcutHint('assistant');
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const called = useStore(assistantCalls);
  const before = useRef<Element>(null);
  useEffect(() => {
    // Under a dialog it only comes back to its place.
    if (called === 0 || topOverlay() !== null) return;
    before.current = focusedElement();
    panel.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [called]);
  function leave(): void {
    const { current } = before;
    const isThere = current instanceof HTMLElement && current !== document.body && current.isConnected;
    const target = isThere && !panel.current?.contains(current) ? current : document.getElementById('content');
    target?.focus({ preventScroll: true });
  }
  function closeAndLeave(): void {
    leave();
    onClose();
  }
  useEscapeWithin(panel, closeAndLeave);
  function leaveOnShortcut(event: KeyboardEvent): void {
    if (shortcutPressed('everywhere', event.nativeEvent) !== 'assistant' || topOverlay() !== null) return;
    event.preventDefault();
    leave();
  }
  return (
    <aside ref={panel} aria-labelledby={title} className="assistant-aside" onKeyDown={leaveOnShortcut}>
      <header className="flex min-h-(--h-header) shrink-0 items-center gap-3 border-b border-line px-4 py-2">
        <div className="min-w-0 flex-1">
          <h2 id={title} className="truncate text-14 font-semibold">
            {ask.title}
          </h2>
          <p className="text-12 text-ink-2">{ask.intro}</p>
        </div>
        <IconButton label={close} kbd={hint} icon={<X />} className="-me-1.5" onClick={closeAndLeave} />
      </header>
      {children}
    </aside>
  );
}
