// The registry of shortcuts: no key means two things, every shortcut has texts, and keys match as they are pressed.
import { english } from '@app/texts/english/english.ts';
import { describe, expect, test } from 'vitest';
import { ariaKeyShortcuts, keyLabelsOf, shortcutHint } from '#lib/shortcut-labels.ts';
import { isShortcut, type KeyInput, keyIndexOf, shortcutOf } from '#lib/shortcut-match.ts';
import { isSingleKey, overlap, scopes, shortcut, shortcutIds, shortcutsIn } from '#lib/shortcuts.ts';

const on = { singleKeys: true };
const off = { singleKeys: false };

function press(
  key: string,
  held: { shift?: boolean; ctrl?: boolean; meta?: boolean; alt?: boolean; altGr?: boolean } = {},
): KeyInput {
  return {
    key,
    shiftKey: held.shift ?? false,
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
    altKey: held.alt ?? false,
    getModifierState: () => held.altGr ?? false,
  };
}

describe('the registry', () => {
  test('gives no key to two shortcuts that can be meant at the same moment', () => {
    const doubled = shortcutIds.flatMap((one, index) =>
      shortcutIds
        .slice(index + 1)
        .filter((other) => overlap(shortcut(one).scope, shortcut(other).scope))
        .flatMap((other) =>
          shortcut(one)
            .keys.filter((keys) => shortcut(other).keys.includes(keys))
            .map((keys) => `${keys}: ${one}, ${other}`),
        ),
    );
    expect(doubled).toEqual([]);
  });

  test('gives the first key of a sequence to nothing else that could be meant', () => {
    const leads = shortcutIds.flatMap((id) =>
      shortcut(id)
        .keys.filter((keys) => keys.includes(' '))
        .map((keys) => keys.split(' ')[0]),
    );
    for (const id of shortcutIds) for (const keys of shortcut(id).keys) expect(leads, id).not.toContain(keys);
  });

  test('has words for every shortcut and every scope, and for nothing else', () => {
    expect(Object.keys(english.shortcuts.names).toSorted()).toEqual([...shortcutIds].toSorted());
    expect(Object.keys(english.shortcuts.scopes).toSorted()).toEqual([...scopes].toSorted());
  });

  test('lists each shortcut once, under its scope', () => {
    expect(scopes.flatMap((scope) => shortcutsIn(scope)).toSorted()).toEqual([...shortcutIds].toSorted());
  });

  test('knows what a person can switch off: letters, digits and marks alone', () => {
    for (const keys of ['c', 'shift+u', '?', '[', 'g b', 'g 1', ',']) expect(isSingleKey(keys), keys).toBe(true);
    for (const keys of ['Enter', 'Escape', 'ArrowUp', 'shift+ArrowUp', 'F8', 'Delete', 'mod+.', 'mod+z']) {
      expect(isSingleKey(keys), keys).toBe(false);
    }
  });
});

describe('a key that is pressed', () => {
  test('on a card moves the focus by arrows and letters', () => {
    expect(shortcutOf('card', press('ArrowDown'), on)).toBe('cardDown');
    expect(shortcutOf('card', press('h'), on)).toBe('cardLeft');
    expect(shortcutOf('card', press('End'), on)).toBe('cardLast');
  });

  test('on a card moves it with Shift and an arrow, comma and full stop', () => {
    expect(shortcutOf('card', press('ArrowRight', { shift: true }), on)).toBe('cardMoveRight');
    expect(shortcutOf('card', press('ArrowUp', { shift: true }), on)).toBe('cardMoveUp');
    expect(shortcutOf('card', press(','), on)).toBe('cardMoveLeft');
  });

  test('on a card opens; there and on a row edits, shows the menu, deletes', () => {
    expect(shortcutOf('card', press('o'), on)).toBe('cardOpen');
    expect(shortcutOf('item', press('e'), on)).toBe('cardEdit');
    expect(shortcutOf('item', press('m'), on)).toBe('cardMoveTo');
    expect(shortcutOf('item', press('Delete'), on)).toBe('cardDelete');
    expect(shortcutOf('item', press('Backspace', { meta: true }), on)).toBe('cardDelete');
  });

  test("with a modifier is the browser's own", () => {
    for (const held of [{ ctrl: true }, { meta: true }, { alt: true }]) {
      expect(shortcutOf('card', press('l', held), on)).toBeUndefined();
      expect(shortcutOf('board', press('c', held), on)).toBeUndefined();
      expect(shortcutOf('everywhere', press('?', held), on)).toBeUndefined();
    }
    expect(shortcutOf('board', press('c'), on)).toBe('create');
  });

  test('is a letter with or without Shift, whatever Caps Lock says', () => {
    expect(shortcutOf('notifications', press('U', { shift: true }), on)).toBe('noteAllRead');
    expect(shortcutOf('notifications', press('U'), on)).toBe('noteUnread');
    expect(shortcutOf('notifications', press('u', { shift: true }), on)).toBe('noteAllRead');
  });

  test('is a mark however the layout types it', () => {
    expect(shortcutOf('everywhere', press('/', { shift: true }), on)).toBe('search');
    expect(shortcutOf('everywhere', press('[', { ctrl: true, alt: true, altGr: true }), on)).toBe('sidebar');
  });

  test('completes a sequence only after its first key', () => {
    expect(shortcutOf('board', press('b'), on)).toBeUndefined();
    expect(shortcutOf('board', press('b'), { ...on, firstKey: 'g' })).toBe('viewBoard');
    expect(isShortcut('create', press('c'), { ...on, firstKey: 'g' })).toBe(false);
    expect(isShortcut('goDepartment', press('4'), { ...on, firstKey: 'g' })).toBe(true);
    expect(keyIndexOf('goDepartment', press('4'))).toBe(3);
  });

  test('alone does nothing where single keys are switched off; arrows, Enter, Escape and Ctrl go on', () => {
    for (const key of ['c', 'n', 'f', 'q']) expect(shortcutOf('board', press(key), off)).toBeUndefined();
    expect(shortcutOf('board', press('b'), { ...off, firstKey: 'g' })).toBeUndefined();
    expect(shortcutOf('everywhere', press('?', { shift: true }), off)).toBeUndefined();
    expect(shortcutOf('card', press('o'), off)).toBeUndefined();
    expect(shortcutOf('card', press('Enter'), off)).toBe('cardOpen');
    expect(shortcutOf('card', press('ArrowRight', { shift: true }), off)).toBe('cardMoveRight');
    expect(shortcutOf('item', press('.', { ctrl: true }), off)).toBe('cardCopy');
    expect(shortcutOf('editor', press('Escape'), off)).toBe('close');
    expect(shortcutOf('editor', press('Enter', { meta: true }), off)).toBe('submit');
  });
});

describe('what stands on the keys', () => {
  const words = english.shortcuts;

  test('is Ctrl here and Command on a Mac, and can be heard', () => {
    expect(keyLabelsOf('mod+Enter', words, false).map(({ sign }) => sign)).toEqual(['Ctrl', 'Enter']);
    expect(keyLabelsOf('mod+Enter', words, true)).toEqual([
      { sign: '⌘', spoken: 'Command' },
      { sign: 'Enter', spoken: 'Enter' },
    ]);
    expect(keyLabelsOf('shift+ArrowLeft', words, false)[1]).toEqual({ sign: '←', spoken: 'Arrow left' });
    expect(keyLabelsOf('?', words, false)).toEqual([{ sign: '?', spoken: 'Question mark' }]);
  });

  test('is hinted at only while it works', () => {
    expect(shortcutHint('create', words, true)).toBe('C');
    expect(shortcutHint('create', words, false)).toBeUndefined();
    expect(shortcutHint('cardOpen', words, false)).toBe('Enter');
    expect(ariaKeyShortcuts('taskNext', true)).toBe('J');
    expect(ariaKeyShortcuts('taskNext', false)).toBeUndefined();
    expect(ariaKeyShortcuts('cardDelete', false)).toBe('Delete Control+Backspace');
  });
});
