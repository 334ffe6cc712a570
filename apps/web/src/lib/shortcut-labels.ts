// What stands on the keys of a shortcut, on this computer and in this language, and how a screen reader is told.
import type { Catalogue } from '@app/contract';
import { isSingleKey, partsOf, type ShortcutId, shortcut } from '#lib/shortcuts.ts';

type Words = Catalogue['shortcuts'];

/** Says whether this is a computer of Apple, where Command does what Ctrl does elsewhere. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}

const arrows: Record<string, [sign: string, spoken: keyof Words['spoken']]> = {
  ArrowUp: ['↑', 'up'],
  ArrowDown: ['↓', 'down'],
  ArrowLeft: ['←', 'left'],
  ArrowRight: ['→', 'right'],
};
const marks: Record<string, keyof Words['spoken']> = {
  '?': 'question',
  '/': 'slash',
  '[': 'bracket',
  ',': 'comma',
  '.': 'period',
};
const named: Record<string, keyof Words['keys']> = {
  Enter: 'enter',
  Escape: 'escape',
  Delete: 'delete',
  Backspace: 'backspace',
  Home: 'home',
  End: 'end',
};

export interface KeyCap {
  /** What stands on the key. */
  sign: string;
  /** What a screen reader says. */
  spoken: string;
}

/** The keys of one stroke, those that are held first. */
export function capsOf(stroke: string, words: Words, mac: boolean): KeyCap[] {
  const { mod, shift, key } = partsOf(stroke);
  const caps: KeyCap[] = [];
  if (mod) caps.push(mac ? { sign: '⌘', spoken: words.spoken.command } : plain(words.keys.mod));
  if (shift) caps.push(mac ? { sign: '⇧', spoken: words.keys.shift } : plain(words.keys.shift));
  return [...caps, capOf(key, words)];
}

function capOf(key: string, words: Words): KeyCap {
  const arrow = arrows[key];
  if (arrow) return { sign: arrow[0], spoken: words.spoken[arrow[1]] };
  const mark = marks[key];
  if (mark) return { sign: key, spoken: words.spoken[mark] };
  const name = named[key];
  return plain(name ? words.keys[name] : key.toUpperCase());
}

function plain(text: string): KeyCap {
  return { sign: text, spoken: text };
}

/** A short hint beside a button: the first keys of a shortcut, or undefined where they are switched off. */
export function hintOf(id: ShortcutId, words: Words, singleKeys: boolean): string | undefined {
  const keys = shortcut(id).keys.find((each) => singleKeys || !isSingleKey(each));
  const mac = isMac();
  return keys
    ?.split(' ')
    .map((stroke) =>
      capsOf(stroke, words, mac)
        .map(({ sign }) => sign)
        .join(mac ? '' : '+'),
    )
    .join(' ');
}

/** The value of `aria-keyshortcuts`; undefined where the keys are switched off. */
export function ariaKeysOf(id: ShortcutId, singleKeys: boolean): string | undefined {
  const keys = shortcut(id).keys.filter((each) => !each.includes(' ') && (singleKeys || !isSingleKey(each)));
  const said = keys.map((each) => {
    const { mod, shift, key } = partsOf(each);
    const held = [mod && (isMac() ? 'Meta' : 'Control'), shift && 'Shift'].filter(Boolean);
    return [...held, key.length === 1 ? key.toUpperCase() : key].join('+');
  });
  return said.length > 0 ? said.join(' ') : undefined;
}
