// Matches key events against shortcuts. Pure.
import { isSingleKey, partsOf, type Scope, type ShortcutId, type ShortcutIn, shortcut, shortcutsIn } from '#lib/shortcuts.ts';

/** The properties of a keyboard event that matter here. */
export interface KeyInput {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  getModifierState?: (key: 'AltGraph') => boolean;
}

export interface Keyboard {
  /** Whether single letters and marks are shortcuts. */
  singleKeys: boolean;
  /** The first key of a sequence, pressed a moment ago. */
  firstKey?: string | undefined;
}

/** Returns whether an event completes one of the keys of a shortcut. */
export function isShortcut(id: ShortcutId, event: KeyInput, keyboard: Keyboard): boolean {
  return shortcut(id).keys.some((keys) => {
    if (!keyboard.singleKeys && isSingleKey(keys)) return false;
    const [first = '', second] = keys.split(' ');
    if (second === undefined) return keyboard.firstKey === undefined && isStroke(first, event);
    return keyboard.firstKey === first && isStroke(second, event);
  });
}

/** Returns the shortcut of a scope that an event matches. */
export function shortcutOf<S extends Scope>(scope: S, event: KeyInput, keyboard: Keyboard): ShortcutIn<S> | undefined {
  return shortcutsIn(scope).find((id) => isShortcut(id, event, keyboard));
}

/** Returns the index of the key that an event completes; -1 if none. */
export function keyIndexOf(id: ShortcutId, event: KeyInput): number {
  return shortcut(id).keys.findIndex((keys) => isStroke(keys.split(' ').at(-1) ?? '', event));
}

/** Returns whether an event is exactly this stroke. */
export function isStroke(stroke: string, event: KeyInput): boolean {
  const { mod, shift, alt, key } = partsOf(stroke);
  // A character that needs AltGr on a layout, as [ in German, is typed with it.
  const composed = key.length === 1 && !mod && !isLetter(key) && event.getModifierState?.('AltGraph') === true;
  if (!composed && (alt !== event.altKey || mod !== (event.ctrlKey || event.metaKey))) return false;
  if (key.length > 1) return event.key === (key === 'Space' ? ' ' : key) && event.shiftKey === shift;
  if (isLetter(key)) return event.key.toLowerCase() === key && event.shiftKey === shift;
  return event.key === key;
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key);
}
