// Replacing single cards in a board's text gives the same text as building all of it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsOf, replaceCards, textOf } from '#tasks/board-cards.ts';

const card = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  title: fc.string({ unit: 'binary' }),
  columnId: fc.integer({ min: 1, max: 4 }),
  order: fc.integer({ min: -50, max: 50 }),
});
type Card = { id: number; title: string; columnId: number; order: number };

const board = fc.uniqueArray(card, { selector: ({ id }) => id, maxLength: 20 });

/** As PostgreSQL's json_agg writes it, ordered by column, order and id. */
function aggregated(cards: readonly Card[]): string {
  const sorted = [...cards].sort((a, b) => a.columnId - b.columnId || a.order - b.order || a.id - b.id);
  return `[${sorted.map((one) => JSON.stringify(one)).join(', \n ')}]`;
}

test('any change of any cards', () => {
  fc.assert(
    fc.property(board, board, (before, changes) => {
      const ids = changes.map(({ id }) => id);
      const fresh = changes.filter((_, index) => index % 3 !== 0);
      const after = [...before.filter(({ id }) => !ids.includes(id)), ...fresh];
      expect(textOf(replaceCards(cardsOf(aggregated(before)), ids, cardsOf(aggregated(fresh))))).toBe(aggregated(after));
    }),
  );
});
