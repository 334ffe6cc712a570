// Replacing single cards of a board gives the same text as building all of it, and compact cards complete to the same.
import { completeCards } from '@app/contract/tasks/compact-cards.rules.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsOf, compactPages, replaceCards, textOf } from '#tasks/board-cards.ts';
import { compactList } from '#tasks/compact-cards.ts';
import { type CardColumns, cardNames, listFields } from '#tasks/tasks.sql.ts';

const odd = fc.constantFrom('a,', ',"title":', '"}, {"id":1', '},{"id":2', '\\', '\\"', ',"x":"');
const card = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  title: fc.oneof(fc.string({ unit: 'binary' }), odd),
  description: fc.option(odd),
  departments: fc.array(odd, { maxLength: 3 }),
  columnId: fc.integer({ min: 1, max: 4 }),
  order: fc.integer({ min: -50, max: 50 }),
});
type Values = { id: number; title: string; description: string | null; departments: string[]; columnId: number; order: number };

const board = fc.uniqueArray(card, { selector: ({ id }) => id, maxLength: 20 });

/** The other fields are the same in all cards. */
function whole(cards: readonly Values[]): Record<string, unknown>[] {
  return [...cards]
    .sort((a, b) => a.columnId - b.columnId || a.order - b.order || a.id - b.id)
    .map((one) => Object.fromEntries(cardNames.map((name) => [name, (one as Record<string, unknown>)[name] ?? null])));
}

/** As PostgreSQL aggregates them, ordered by column, order and id. */
function columnsOf(cards: readonly Values[]): CardColumns {
  const jsonOf = (name: (typeof cardNames)[number]) => (one: Record<string, unknown>) =>
    listFields.includes(name) ? JSON.stringify(one[name]) : one[name];
  const columns = cardNames.map((name) => [name, cards.length > 0 ? whole(cards).map(jsonOf(name)) : null]);
  return Object.fromEntries(columns) as CardColumns;
}

test('any change of any cards', () => {
  fc.assert(
    fc.property(board, board, (before, changes) => {
      const ids = changes.map(({ id }) => id);
      const fresh = changes.filter((_, index) => index % 3 !== 0);
      const after = [...before.filter(({ id }) => !ids.includes(id)), ...fresh];
      const replaced = replaceCards(cardsOf(columnsOf(before)), ids, cardsOf(columnsOf(fresh)));
      expect(JSON.parse(textOf(replaced))).toEqual(whole(after));
    }),
  );
});

/** Returns the complete cards of these pages' texts. */
function completed(...texts: readonly string[]): unknown {
  return completeCards(texts.flatMap((text) => JSON.parse(text)));
}

test('compact cards complete to the same cards, in pages and after changes', () => {
  fc.assert(
    fc.property(board, board, fc.integer({ min: 1, max: 500 }), (before, changes, most) => {
      const cards = cardsOf(columnsOf(before));
      compactPages(cards, most);
      const ids = changes.map(({ id }) => id);
      const after = replaceCards(cards, ids, cardsOf(columnsOf(changes)));
      const pages = compactPages(after, most);
      const all = JSON.parse(textOf(after));
      expect(completed(...pages.map(({ text }) => text))).toEqual(all);
      expect(completed(compactList(JSON.stringify(all)).text)).toEqual(all);
      for (const { text } of pages) expect(Buffer.byteLength(text) <= most || JSON.parse(text).length <= 1).toBe(true);
      for (const [index, { after: from }] of pages.entries()) expect(from).toBe(pages[index - 1]?.last);
    }),
  );
});
