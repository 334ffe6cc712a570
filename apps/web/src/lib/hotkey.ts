// Single keys that do something wherever no text is typed and no dialog or menu is open.
import { useEffect, useEffectEvent } from 'react';

/** Runs when the key is pressed alone, outside inputs, menus and dialogs. */
export function useHotkey(key: string, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
      return;
    if (isBusy(event.target)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Says whether a key belongs to what has the focus: a text, a menu, a dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], [role="listbox"]') !== null;
}
