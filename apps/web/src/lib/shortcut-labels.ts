// The labels of a shortcut's keys on this computer and in this language, also for screen readers.
import type { Catalogue } from '@app/texts/catalogue.ts';
import { isSingleKey, partsOf, type ShortcutId, shortcut } from '#lib/shortcuts.ts';

type Strings = Catalogue['shortcuts'];

/** Returns whether this is an Apple computer, where Command replaces Ctrl. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}

const arrows: Record<string, [sign: string, spoken: keyof Strings['spoken']]> = {
  ArrowUp: ['↑', 'up'],
  ArrowDown: ['↓', 'down'],
  ArrowLeft: ['←', 'left'],
  ArrowRight: ['→', 'right'],
};
const marks: Record<string, keyof Strings['spoken']> = {
  '?': 'question',
  '/': 'slash',
  '[': 'bracket',
  ',': 'comma',
  '.': 'period',
};
const named: Record<string, keyof Strings['keys']> = {
  Enter: 'enter',
  Escape: 'escape',
  Delete: 'delete',
  Backspace: 'backspace',
  Home: 'home',
  End: 'end',
  Space: 'space',
};

export interface KeyLabel {
  /** The label on the key. */
  sign: string;
  /** The text for a screen reader. */
  spoken: string;
}

/** Returns the keys of one stroke, modifiers first. */
export function keyLabelsOf(stroke: string, strings: Strings, mac: boolean): KeyLabel[] {
  const { mod, shift, alt, key } = partsOf(stroke);
  const caps: KeyLabel[] = [];
  if (mod) caps.push(mac ? { sign: '⌘', spoken: strings.spoken.command } : plain(strings.keys.mod));
  if (shift) caps.push(mac ? { sign: '⇧', spoken: strings.keys.shift } : plain(strings.keys.shift));
  if (alt) caps.push(mac ? { sign: '⌥', spoken: strings.keys.alt } : plain(strings.keys.alt));
  return [...caps, capOf(key, strings)];
}

function capOf(key: string, strings: Strings): KeyLabel {
  const arrow = arrows[key];
  if (arrow) return { sign: arrow[0], spoken: strings.spoken[arrow[1]] };
  const mark = marks[key];
  if (mark) return { sign: key, spoken: strings.spoken[mark] };
  const name = named[key];
  return plain(name ? strings.keys[name] : key.toUpperCase());
}

function plain(text: string): KeyLabel {
  return { sign: text, spoken: text };
}

/**
 * Returns a short hint beside a button: the first keys of a shortcut, or those at `place`; undefined if they are switched off.
 */
export function shortcutHint(id: ShortcutId, strings: Strings, singleKeys: boolean, keyIndex?: number): string | undefined {
  const keys = shortcut(id).keys.find((each, at) => (keyIndex ?? at) === at && (singleKeys || !isSingleKey(each)));
  const mac = isMac();
  return keys
    ?.split(' ')
    .map((stroke) =>
      keyLabelsOf(stroke, strings, mac)
        .map(({ sign }) => sign)
        .join(mac ? '' : '+'),
    )
    .join(' ');
}

/** Returns the value of `aria-keyshortcuts`; undefined if the keys are switched off. */
export function ariaKeyShortcuts(id: ShortcutId, singleKeys: boolean): string | undefined {
  const keys = shortcut(id).keys.filter((each) => !each.includes(' ') && (singleKeys || !isSingleKey(each)));
  const said = keys.map((each) => {
    const { mod, shift, alt, key } = partsOf(each);
    const held = [mod && (isMac() ? 'Meta' : 'Control'), shift && 'Shift', alt && 'Alt'].filter(Boolean);
    return [...held, key.length === 1 ? key.toUpperCase() : key].join('+');
  });
  return said.length > 0 ? said.join(' ') : undefined;
}
