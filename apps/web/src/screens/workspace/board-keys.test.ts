// Keys of a board and where they lead.
import { describe, expect, test } from 'vitest';
import { card } from '#features/tasks/testing-cards.ts';
import { cardCommand, screenCommand } from '#screens/workspace/board-keys.ts';
import { heirOf, neighbour, reorderBefore } from '#screens/workspace/board-neighbours.ts';

function press(key: string, held: { shift?: boolean; ctrl?: boolean; meta?: boolean } = {}) {
  return { key, shiftKey: held.shift ?? false, ctrlKey: held.ctrl ?? false, metaKey: held.meta ?? false, altKey: false };
}

describe('a key on a card', () => {
  test('moves the focus by arrows and letters', () => {
    expect(cardCommand(press('ArrowDown'))).toEqual({ kind: 'focus', to: 'down' });
    expect(cardCommand(press('h'))).toEqual({ kind: 'focus', to: 'left' });
    expect(cardCommand(press('End'))).toEqual({ kind: 'focus', to: 'last' });
  });

  test('moves the card with Shift and an arrow, comma and full stop', () => {
    expect(cardCommand(press('ArrowRight', { shift: true }))).toEqual({ kind: 'move', to: 'right' });
    expect(cardCommand(press('ArrowUp', { shift: true }))).toEqual({ kind: 'move', to: 'up' });
    expect(cardCommand(press(','))).toEqual({ kind: 'move', to: 'left' });
  });

  test('opens, shows the menu, deletes', () => {
    expect(cardCommand(press('o'))).toEqual({ kind: 'open' });
    expect(cardCommand(press('m'))).toEqual({ kind: 'menu' });
    expect(cardCommand(press('Delete'))).toEqual({ kind: 'delete' });
    expect(cardCommand(press('Backspace', { meta: true }))).toEqual({ kind: 'delete' });
  });

  test('leaves the browser its own keys', () => {
    expect(cardCommand(press('l', { ctrl: true }))).toBeUndefined();
    expect(screenCommand(press('c', { ctrl: true }))).toBeUndefined();
    expect(screenCommand(press('c'))).toEqual({ kind: 'create' });
  });
});

describe('from a card', () => {
  const lanes = [
    { columnId: 1, cards: [card({ id: 1 }), card({ id: 2 }), card({ id: 3 })] },
    { columnId: 2, cards: [] },
    { columnId: 3, cards: [card({ id: 4 })] },
  ];

  test('sideways skips empty columns and keeps the height as far as it can', () => {
    expect(neighbour(lanes, 3, 'right')?.id).toBe(4);
    expect(neighbour(lanes, 4, 'left')?.id).toBe(1);
    expect(neighbour(lanes, 1, 'left')).toBeUndefined();
  });

  test('the next card inherits the focus, else the one above', () => {
    expect(heirOf(lanes, 1)?.id).toBe(2);
    expect(heirOf(lanes, 3)?.id).toBe(2);
    expect(heirOf(lanes, 4)).toBeUndefined();
  });

  test('one place up or down names the card below the new place', () => {
    const cards = lanes[0]?.cards ?? [];
    expect(reorderBefore(cards, 2, 'up')).toBe(1);
    expect(reorderBefore(cards, 1, 'down')).toBe(3);
    expect(reorderBefore(cards, 2, 'down')).toBeNull();
    expect(reorderBefore(cards, 3, 'down')).toBeUndefined();
    expect(reorderBefore(cards, 1, 'up')).toBeUndefined();
  });
});
