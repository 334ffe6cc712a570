// A field that nobody sees takes what is typed while something opens, so that composed letters, dead keys and pasting work as everywhere.
import { currentText } from '#lib/text.ts';

let catcher: HTMLTextAreaElement | undefined;

/** Says whether something is the unseen field. */
export function isCatcher(target: EventTarget | null): boolean {
  return catcher !== undefined && target === catcher;
}

/** Says whether the unseen field has the focus. */
export function isCatching(): boolean {
  return isCatcher(document.activeElement);
}

/** Gives the focus to the unseen field, within the dialog that would take it back otherwise. */
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

/** Says whether something stands in the unseen field. */
export function hasCaught(): boolean {
  return catcher !== undefined && catcher.value !== '';
}

/** Takes what stands in the unseen field. */
export function takeText(): string {
  const text = catcher?.value ?? '';
  if (catcher) catcher.value = '';
  return text;
}

/** Takes the unseen field away. */
export function endCatching(): void {
  catcher?.remove();
  catcher = undefined;
}
