// Whether a key event is the stroke that a shortcut asks for. Pure.
import { isSingleKey, partsOf, type Scope, type ShortcutId, type ShortcutIn, shortcut, shortcutsIn } from '#lib/shortcuts.ts';

/** What is read of a keyboard event. */
export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  getModifierState?: (key: 'AltGraph') => boolean;
}

export interface Keyboard {
  /** Whether letters and marks alone do something. */
  singleKeys: boolean;
  /** The first key of a sequence, pressed a moment ago. */
  lead?: string | undefined;
}

/** Says whether an event completes one of the keys of a shortcut. */
export function isShortcut(id: ShortcutId, event: Pressed, keyboard: Keyboard): boolean {
  return shortcut(id).keys.some((keys) => {
    if (!keyboard.singleKeys && isSingleKey(keys)) return false;
    const [first = '', second] = keys.split(' ');
    if (second === undefined) return keyboard.lead === undefined && isStroke(first, event);
    return keyboard.lead === first && isStroke(second, event);
  });
}

/** The shortcut of a scope that an event is. */
export function shortcutOf<S extends Scope>(scope: S, event: Pressed, keyboard: Keyboard): ShortcutIn<S> | undefined {
  return shortcutsIn(scope).find((id) => isShortcut(id, event, keyboard));
}

/** Which of the keys of a shortcut an event completes, counted from 0; -1 where it completes none. */
export function placeOf(id: ShortcutId, event: Pressed): number {
  return shortcut(id).keys.findIndex((keys) => isStroke(keys.split(' ').at(-1) ?? '', event));
}

/** Says whether an event is one stroke and no other. */
export function isStroke(stroke: string, event: Pressed): boolean {
  const { mod, shift, key } = partsOf(stroke);
  // What needs AltGr on a layout, as [ in German, is typed with it.
  const composed = key.length === 1 && !mod && !isLetter(key) && event.getModifierState?.('AltGraph') === true;
  if (!composed && (event.altKey || mod !== (event.ctrlKey || event.metaKey))) return false;
  if (key.length > 1) return event.key === key && event.shiftKey === shift;
  if (isLetter(key)) return event.key.toLowerCase() === key && event.shiftKey === shift;
  return event.key === key;
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key);
}
