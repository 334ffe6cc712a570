// A hidden input that takes typed text while something opens, so that composed letters, dead keys and pasting work.
import { currentText } from '#lib/text.ts';

let catcher: HTMLTextAreaElement | undefined;

/** Returns whether the target is the hidden input. */
export function isCatcher(target: EventTarget | null): boolean {
  return catcher !== undefined && target === catcher;
}

/** Returns whether the hidden input has the focus. */
export function isCatching(): boolean {
  return isCatcher(document.activeElement);
}

/** Focuses the hidden input, inside the open dialog, because its focus trap would take the focus back. */
export function catchText(): void {
  const at = document.activeElement;
  const place = at?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  if (!catcher || catcher.parentElement !== place) {
    const old = catcher;
    catcher = document.createElement('textarea');
    catcher.className = 'sr-only';
    catcher.tabIndex = -1;
    catcher.setAttribute('aria-label', currentText().shell.loading);
    catcher.value = old?.value ?? '';
    place.append(catcher);
    old?.remove();
  }
  catcher.focus({ preventScroll: true });
}

/** Returns whether the hidden input has text. */
export function hasCaught(): boolean {
  return catcher !== undefined && catcher.value !== '';
}

/** Returns the text of the hidden input and clears it. */
export function takeText(): string {
  const text = catcher?.value ?? '';
  if (catcher) catcher.value = '';
  return text;
}

/** Removes the hidden input. */
export function endCatching(): void {
  catcher?.remove();
  catcher = undefined;
}
