// The keys of a card.
import { describe, expect, test } from 'vitest';
import { card } from '#features/tasks/data/testing-cards.ts';
import { neighbour, nextFocusOf, reorderBefore } from '#screens/workspace/board/board-neighbours.ts';

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
    expect(nextFocusOf(lanes, 1)?.id).toBe(2);
    expect(nextFocusOf(lanes, 3)?.id).toBe(2);
    expect(nextFocusOf(lanes, 4)).toBeUndefined();
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
