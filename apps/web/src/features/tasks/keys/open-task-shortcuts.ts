// The shortcuts of a card that do the same in an open task. Pure.
import type { ShortcutIn } from '#lib/shortcuts.ts';

/** Those that are commands of an open task; the menu has its own commands for the values of its fields. */
export const openTaskActs = [
  'cardRename',
  'cardScore',
  'cardAssign',
  'cardCopy',
  'cardDuplicate',
  'cardDelete',
] as const satisfies readonly ShortcutIn<'item'>[];

export const openTaskShortcuts = ['cardMoveTo', 'cardPriority', 'cardAssignee', 'cardDueDate', ...openTaskActs] as const;

export type OpenTaskAct = (typeof openTaskActs)[number];
export type OpenTaskShortcut = (typeof openTaskShortcuts)[number];
