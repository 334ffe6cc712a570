// Which key means what on a board. Pure: a key event in, a command out.

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

export type BoardCommand =
  | { kind: 'focus'; to: Direction }
  | { kind: 'move'; to: Exclude<Direction, 'first' | 'last'> }
  | { kind: 'open' | 'menu' | 'delete' | 'create' | 'createHere' | 'filter' | 'mine' | 'copy' | 'assign' };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const arrows: Record<string, Exclude<Direction, 'first' | 'last'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const letters: Record<string, Direction> = { k: 'up', j: 'down', h: 'left', l: 'right' };

/** What a key does while a card has the focus. */
export function cardCommand(event: Pressed): BoardCommand | undefined {
  const arrow = arrows[event.key];
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === '.') return { kind: 'copy' };
    return event.key === 'Backspace' ? { kind: 'delete' } : undefined;
  }
  if (arrow) return event.shiftKey ? { kind: 'move', to: arrow } : { kind: 'focus', to: arrow };
  if (event.key === ',' || event.key === '.') return { kind: 'move', to: event.key === ',' ? 'left' : 'right' };
  if (event.shiftKey) return undefined;
  const letter = letters[event.key];
  if (letter) return { kind: 'focus', to: letter };
  if (event.key === 'Home' || event.key === 'End') return { kind: 'focus', to: event.key === 'Home' ? 'first' : 'last' };
  if (event.key === 'Enter' || event.key === 'o') return { kind: 'open' };
  if (event.key === 'm') return { kind: 'menu' };
  if (event.key === 'n') return { kind: 'createHere' };
  if (event.key === 'i') return { kind: 'assign' };
  return event.key === 'Delete' ? { kind: 'delete' } : undefined;
}

/** What a key does anywhere on the screen of a board. */
export function screenCommand(event: Pressed): BoardCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (event.key === 'c' || event.key === 'n') return { kind: 'create' };
  if (event.key === 'f') return { kind: 'filter' };
  return event.key === 'q' ? { kind: 'mine' } : undefined;
}

/** Says whether a key belongs to a field, a menu or a dialog rather than to the board. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]') !== null
  );
}
