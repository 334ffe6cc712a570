// What the shortcuts of a card mean on a board. Pure.
import type { ShortcutIn } from '#lib/shortcuts.ts';

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** What a menu of a card changes, where it changes one thing only. */
export type CardField = 'move' | 'priority' | 'assignee' | 'dueDate';

export type BoardCommand =
  | { kind: 'focus'; to: Direction }
  | { kind: 'move'; to: Exclude<Direction, 'first' | 'last'> }
  | { kind: 'menu'; only: CardField }
  | { kind: 'open' | 'edit' | 'delete' | 'copy' | 'assign' };

/** What each shortcut of a card does. */
export const cardCommands: Record<ShortcutIn<'card'>, BoardCommand> = {
  cardUp: { kind: 'focus', to: 'up' },
  cardDown: { kind: 'focus', to: 'down' },
  cardLeft: { kind: 'focus', to: 'left' },
  cardRight: { kind: 'focus', to: 'right' },
  cardFirst: { kind: 'focus', to: 'first' },
  cardLast: { kind: 'focus', to: 'last' },
  cardOpen: { kind: 'open' },
  cardEdit: { kind: 'edit' },
  cardMoveLeft: { kind: 'move', to: 'left' },
  cardMoveRight: { kind: 'move', to: 'right' },
  cardMoveUp: { kind: 'move', to: 'up' },
  cardMoveDown: { kind: 'move', to: 'down' },
  cardMoveTo: { kind: 'menu', only: 'move' },
  cardPriority: { kind: 'menu', only: 'priority' },
  cardAssignee: { kind: 'menu', only: 'assignee' },
  cardDueDate: { kind: 'menu', only: 'dueDate' },
  cardAssign: { kind: 'assign' },
  cardCopy: { kind: 'copy' },
  cardDelete: { kind: 'delete' },
};
