// Splits a board's JSON text into the texts of its cards, so that a few can be replaced without building the rest again.
import { compareOrder } from '@app/contract';

export interface CardText {
  id: number;
  columnId: number;
  order: number;
  text: string;
}

/** The separator of PostgreSQL's `json_agg`; JSON never contains a raw line break. */
const separator = ', \n ';

/** Returns the cards of a board's text, in its order. */
export function cardsOf(text: string): CardText[] {
  if (text === '[]') return [];
  return text
    .slice(1, -1)
    .split(separator)
    .map((card) => {
      const { id, columnId, order } = JSON.parse(card) as CardText;
      return { id, columnId, order, text: card };
    });
}

export function textOf(cards: readonly CardText[]): string {
  return `[${cards.map(({ text }) => text).join(separator)}]`;
}

/** Returns the cards without the given ids and with the fresh ones at their places. */
export function replaceCards(cards: readonly CardText[], ids: readonly number[], fresh: readonly CardText[]): CardText[] {
  const gone = new Set(ids);
  const kept = cards.filter(({ id }) => !gone.has(id));
  for (const card of fresh) kept.splice(placeFor(kept, card), 0, card);
  return kept;
}

function placeFor(cards: readonly CardText[], card: CardText): number {
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = cards[middle];
    if (there && byColumnAndPlace(there, card) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byColumnAndPlace(a: CardText, b: CardText): number {
  return a.columnId - b.columnId || compareOrder(a, b);
}
