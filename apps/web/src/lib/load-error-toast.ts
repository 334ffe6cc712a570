// Shows that something could not be opened because it could not be loaded, and offers a retry.
import { currentText } from '#lib/text.ts';
import { currentToast, toast } from '#lib/toast.ts';
import { openingFailed } from '#lib/type-ahead.ts';

interface Handlers {
  again: () => void;
  /** The message closed without a retry, or the person did something else, such as clicking the same button again. */
  onLeft: () => void;
}

/** Shows the message. Returns a function that unsubscribes from it. */
export function showLoadError({ again, onLeft }: Handlers): () => void {
  const { boundary, tryAgain, typedKept } = currentText().shell;
  const { title, text } = boundary.network;
  const isKept = openingFailed();
  toast({ title, text: isKept ? `${text} ${typedKept}` : text, kind: 'destructive', action: { label: tryAgain, run: retry } });
  const shown = currentToast.get()?.id;
  const forget = currentToast.subscribe(() => {
    const now = currentToast.get();
    if (now?.id !== shown || !now?.open) leave();
  });
  addEventListener('pointerdown', onInteraction, { capture: true });
  addEventListener('keydown', onInteraction, { capture: true });

  function end(): void {
    forget();
    removeEventListener('pointerdown', onInteraction, { capture: true });
    removeEventListener('keydown', onInteraction, { capture: true });
  }
  function retry(): void {
    end();
    again();
  }
  function leave(): void {
    end();
    onLeft();
  }
  /** A click outside the message; Tab leads to it. */
  function onInteraction(event: Event): void {
    const isOnMessage = event.target instanceof Element && event.target.closest('.toasts') !== null;
    const isOnItsWay = event instanceof KeyboardEvent && ['Tab', 'Shift', 'F8'].includes(event.key);
    if (!isOnMessage && !isOnItsWay) leave();
  }
  return end;
}
