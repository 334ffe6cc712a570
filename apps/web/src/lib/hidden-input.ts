// A hidden input that takes typed text while something opens, so that composed letters, dead keys and pasting work.
import { currentText } from '#lib/text.ts';

let input: HTMLTextAreaElement | undefined;

/** Returns whether the target is the hidden input. */
export function isHiddenInput(target: EventTarget | null): boolean {
  return input !== undefined && target === input;
}

/** Returns whether the hidden input has the focus. */
export function isHiddenInputFocused(): boolean {
  return isHiddenInput(document.activeElement);
}

/** Focuses the hidden input, inside the open dialog, because its focus trap would take the focus back. */
export function focusHiddenInput(): void {
  const at = document.activeElement;
  const place = at?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  if (!input || input.parentElement !== place) {
    const old = input;
    input = document.createElement('textarea');
    input.className = 'sr-only';
    input.tabIndex = -1;
    input.setAttribute('aria-label', currentText().shell.loading);
    input.value = old?.value ?? '';
    place.append(input);
    old?.remove();
  }
  input.focus({ preventScroll: true });
}

/** Returns whether the hidden input has text. */
export function hasHiddenText(): boolean {
  return input !== undefined && input.value !== '';
}

/** Returns the text of the hidden input and clears it. */
export function takeHiddenText(): string {
  const text = input?.value ?? '';
  if (input) input.value = '';
  return text;
}

/** Removes the hidden input. */
export function removeHiddenInput(): void {
  input?.remove();
  input = undefined;
}
