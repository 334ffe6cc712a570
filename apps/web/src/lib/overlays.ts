// What lies over the page: dialogs, menus, lists of choices. Keys belong to the topmost of them.
const layers = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join(', ');

/** The layers that are open, the topmost last. */
export function openLayers(): Element[] {
  return [...document.querySelectorAll(layers)];
}

/** The topmost layer that is open; null where only the page is. */
export function topLayer(): Element | null {
  return openLayers().at(-1) ?? null;
}

/** Says whether somebody types there, so that letters are text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('textarea, select, [role="combobox"]')) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type);
}

/** Does something once no dialog and no menu is left that would take the focus away again. */
export function afterLayers(run: () => void, tries = 60): void {
  const open = document.querySelector('[role="alertdialog"], [role="dialog"], [role="menu"]') !== null;
  if (open && tries > 0) requestAnimationFrame(() => afterLayers(run, tries - 1));
  else setTimeout(run, 30);
}
