// Whether the command menu is open, and what it can act on; a shortcut and the person's menu open it.
import { type Here, readHere } from '#lib/commands-here.ts';
import { afterOverlays, isTyping, topOverlay } from '#lib/overlays.ts';
import { createStore } from '#lib/store.ts';
import { holdKeys } from '#lib/type-ahead.ts';

export interface CommandsHere extends Here {
  /** The dialog that the menu opens over. */
  top: Element | null;
}

/** What the open menu acts on; undefined while it is closed. */
export const commandsHere = createStore<CommandsHere | undefined>(undefined);

/** Opens the menu, also over a dialog and from a field. Returns false if a question or a menu keeps its keys. */
export function openCommands(): boolean {
  const top = topOverlay();
  const at = document.activeElement;
  const keepsKeys = top?.role !== 'dialog' && top?.contains(at);
  if (keepsKeys || commandsHere.get()) return false;
  const { task, commands } = readHere();
  // While tasks are selected, an act on the one that has the focus would be ambiguous.
  commandsHere.set({ commands, task: commands ? undefined : task, top });
  holdKeys('commands', 'field', closeCommands);
  // The field would receive the keys that are meant for the menu.
  if (at instanceof HTMLElement && isTyping(at)) {
    const dialog = at.closest<HTMLElement>('[role="dialog"]');
    if (dialog) dialog.focus();
    else at.blur();
  }
  return true;
}

/** Opens the menu after another one has closed, so that the focus returns to that one's button later. */
export function openCommandsAfterMenu(): void {
  afterOverlays(openCommands);
}

export function closeCommands(): void {
  commandsHere.set(undefined);
}
