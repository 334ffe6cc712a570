import { describe, expect, it } from 'vitest';
import { card } from '#features/tasks/data/testing-cards.ts';
import { cardHeight } from '#screens/workspace/board/window/card-height.ts';

const room = { width: 264, compact: false };

describe('the height of a card before it is measured', () => {
  it('grows by a line with the words that do not fit, up to three', () => {
    const heights = [10, 45, 75, 190].map((length) =>
      cardHeight(card({ id: 1, title: 'word '.repeat(length / 5).trim() }), room),
    );
    const [one = 0] = heights;
    expect(heights).toEqual([one, one + 20, one + 40, one + 40]);
  });

  it('is smaller in a compact view, which shows no description', () => {
    const described = card({ id: 1, description: 'Some words about it' });
    expect(cardHeight(described, room)).toBeGreaterThan(cardHeight(card({ id: 1 }), room));
    expect(cardHeight(described, { ...room, compact: true })).toBe(cardHeight(card({ id: 1 }), { ...room, compact: true }));
  });

  it('is a number in any room, also for a word without an end', () => {
    for (const width of [0, 10, 264, 2_000]) {
      expect(
        cardHeight(card({ id: 1, title: 'x'.repeat(200), description: 'y'.repeat(90) }), { width, compact: false }),
      ).toBeGreaterThan(40);
    }
  });
});
