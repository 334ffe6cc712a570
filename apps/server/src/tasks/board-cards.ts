// Splits a board's JSON text into the texts of its cards, so that a few can be replaced without building the rest again, and cuts
// the cards into pages.
import { compareOrder } from '@app/contract';
import { differenceOf, fieldsOf } from '#tasks/compact-cards.ts';

export interface CardText {
  id: number;
  columnId: number;
  order: number;
  text: string;
  /** The card as a compact one behind another (`compact-cards.ts`). */
  compact?: { before: CardText; text: string };
}

/** The separator of PostgreSQL's `json_agg`; JSON never contains a raw line break. */
const separator = ', \n ';

/** Inside a JSON string, the quotes of a key are escaped. */
const numbers = { id: /^\{"id":(\d+)/, columnId: /,"columnId":(\d+)/, order: /,"order":(-?\d+)/ };

/** Returns the cards of a board's text, in its order. */
export function cardsOf(text: string): CardText[] {
  if (text === '[]') return [];
  const numberIn = (card: string, field: keyof typeof numbers) => Number(numbers[field].exec(card)?.[1]);
  return text
    .slice(1, -1)
    .split(separator)
    .map((card) => ({
      id: numberIn(card, 'id'),
      columnId: numberIn(card, 'columnId'),
      order: numberIn(card, 'order'),
      text: card,
    }));
}

export function textOf(cards: readonly CardText[]): string {
  return `[${cards.map(({ text }) => text).join(separator)}]`;
}

/** A part of a board; `after` and `last` are the ids of the card before it and of its last card. */
interface CardPage {
  after: number | undefined;
  text: string;
  last: number | undefined;
}

/** Returns the cards as compact ones in pages of at most `most` bytes, each of which has at least one card. */
export function compactPages(cards: readonly CardText[], most: number): CardPage[] {
  const pages: CardPage[] = [];
  let texts: string[] = [];
  let bytes = 0;
  let after: number | undefined;
  let before: CardText | undefined;
  const compactText = compactTexts();
  function end(): void {
    pages.push({ after, text: `[${texts.join(',')}]`, last: before?.id });
    texts = [];
    bytes = 0;
    after = before?.id;
  }
  for (const card of cards) {
    let text = before && texts.length > 0 ? compactText(card, before) : card.text;
    if (texts.length > 0 && bytes + Buffer.byteLength(text) + 2 > most) {
      end();
      // The first card of a page is complete.
      text = card.text;
    }
    texts.push(text);
    bytes += Buffer.byteLength(text) + 1;
    before = card;
  }
  end();
  return pages;
}

/** Compacts neighbours. The text is kept at the card, because a change of a board leaves most cards where they are. */
function compactTexts(): (card: CardText, before: CardText) => string {
  let split: { card: CardText; fields: string[] } | undefined;
  return (card, before) => {
    if (card.compact?.before === before) return card.compact.text;
    const fields = fieldsOf(card.text);
    const text = differenceOf(fields, split?.card === before ? split.fields : fieldsOf(before.text));
    split = { card, fields };
    card.compact = { before, text };
    return text;
  };
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
