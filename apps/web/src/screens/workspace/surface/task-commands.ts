// What can be done with a task on its card or row, and the shortcut of each. Pure.
import type { Selects } from '#features/tasks/bulk-changes/selection-slot.tsx';
import type { ShortcutIn } from '#lib/shortcuts.ts';

/** The field of a task that a menu changes, if it changes only one; the score is only explained, a peek shows all. */
export type TaskField = 'move' | 'priority' | 'assignee' | 'dueDate' | 'score' | 'peek';

/** A command for a task on its card or its row. */
export type ItemCommand =
  | { kind: 'menu'; only: TaskField }
  | { kind: 'edit' | 'rename' | 'delete' | 'copyLink' | 'assign' | 'duplicate' }
  | { kind: 'select'; how: Selects };

/** The command of each shortcut of a card or a row. */
export const itemCommands: Record<ShortcutIn<'item'>, ItemCommand> = {
  cardPeek: { kind: 'menu', only: 'peek' },
  select: { kind: 'select', how: 'one' },
  selectUp: { kind: 'select', how: 'up' },
  selectDown: { kind: 'select', how: 'down' },
  selectColumn: { kind: 'select', how: 'column' },
  cardEdit: { kind: 'edit' },
  cardRename: { kind: 'rename' },
  cardMoveTo: { kind: 'menu', only: 'move' },
  cardPriority: { kind: 'menu', only: 'priority' },
  cardAssignee: { kind: 'menu', only: 'assignee' },
  cardDueDate: { kind: 'menu', only: 'dueDate' },
  cardScore: { kind: 'menu', only: 'score' },
  cardAssign: { kind: 'assign' },
  cardCopy: { kind: 'copyLink' },
  cardDuplicate: { kind: 'duplicate' },
  cardDelete: { kind: 'delete' },
};
