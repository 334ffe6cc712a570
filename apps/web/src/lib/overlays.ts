// The overlays of the page: dialogs, menus, list boxes. Keys belong to the topmost one.
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join(', ');

/** Returns the open overlays, the topmost last. */
export function openOverlays(): Element[] {
  return [...document.querySelectorAll(overlays)];
}

/** Returns the topmost open overlay; null where none is open. */
export function topOverlay(): Element | null {
  return openOverlays().at(-1) ?? null;
}

/** Returns whether the target is a text field, so that letters are text and no shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('textarea, select, [role="combobox"]')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type);
}

/** Returns whether nothing has the focus, and no dialog or menu is there that will take it. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return (at === document.body || at === null) && topOverlay() === null;
}

/** Runs a function after the last dialog or menu has closed, because closing one moves the focus. */
export function afterOverlays(run: () => void, tries = 60): void {
  const open = document.querySelector('[role="alertdialog"], [role="dialog"], [role="menu"]') !== null;
  if (open && tries > 0) requestAnimationFrame(() => afterOverlays(run, tries - 1));
  else setTimeout(run, 30);
}

/** Runs a function after the last menu has closed and given the focus back, also below an open dialog. */
export function afterMenus(run: () => void, tries = 60): void {
  const open = document.querySelector('[role="menu"]') !== null;
  if (open && tries > 0) requestAnimationFrame(() => afterMenus(run, tries - 1));
  else setTimeout(run, 30);
}

/** Moves the focus after the last dialog or menu has closed, unless the person has opened another one meanwhile. */
export function focusAfterOverlays(focus: () => void): void {
  afterOverlays(() => topOverlay() === null && focus());
}
