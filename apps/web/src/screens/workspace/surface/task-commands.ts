// Maps the shortcuts of a card to commands of a board. Pure.
import type { Selects } from '#features/tasks/bulk-changes/selection-slot.tsx';
import type { ShortcutIn } from '#lib/shortcuts.ts';

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** The field of a task that a menu changes, if it changes only one; the score is only explained, a peek shows all. */
export type TaskField = 'move' | 'priority' | 'assignee' | 'dueDate' | 'score' | 'peek';

/** A command for a task on its card or its row. */
export type ItemCommand =
  | { kind: 'menu'; only: TaskField }
  | { kind: 'edit' | 'rename' | 'delete' | 'copyLink' | 'assign' | 'duplicate' }
  | { kind: 'select'; how: Selects };

export type BoardCommand =
  | { kind: 'focus'; to: Direction }
  | { kind: 'move'; to: Exclude<Direction, 'first' | 'last'> }
  | { kind: 'open' }
  | ItemCommand;

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

/** The command of each shortcut of a card. */
export const cardCommands: Record<ShortcutIn<'card' | 'item'>, BoardCommand> = {
  ...itemCommands,
  cardUp: { kind: 'focus', to: 'up' },
  cardDown: { kind: 'focus', to: 'down' },
  cardLeft: { kind: 'focus', to: 'left' },
  cardRight: { kind: 'focus', to: 'right' },
  cardFirst: { kind: 'focus', to: 'first' },
  cardLast: { kind: 'focus', to: 'last' },
  cardOpen: { kind: 'open' },
  cardMoveLeft: { kind: 'move', to: 'left' },
  cardMoveRight: { kind: 'move', to: 'right' },
  cardMoveUp: { kind: 'move', to: 'up' },
  cardMoveDown: { kind: 'move', to: 'down' },
};
