// The cards of a board as their values, so that a few can be replaced without building the rest again. Writes them as JSON: complete,
// or compact in pages.
import { compareOrder } from '@app/contract';
import { type CardColumns, type CardValue, cardNames, listFields } from '#tasks/tasks.sql.ts';

export interface Card {
  id: number;
  columnId: number;
  order: number;
  /** In the order of `cardNames`. */
  values: readonly CardValue[];
  /** The characters of its text, roughly. */
  length: number;
  /** The card as a compact one behind another (`compact-cards.ts`). */
  compact?: { before: Card; text: string };
}

const keys = cardNames.map((name) => `"${name}":`);
const isList = cardNames.map((name) => listFields.includes(name));
const place = { id: cardNames.indexOf('id'), columnId: cardNames.indexOf('columnId'), order: cardNames.indexOf('order') };
/** The characters of a card without its texts: keys, and a few for each number. */
const usualLength = keys.reduce((sum, key) => sum + key.length + 4, 0);

/** Returns the cards of columns, in their order. */
export function cardsOf(columns: CardColumns): Card[] {
  const values = cardNames.map((name) => columns[name] ?? []);
  const cards: Card[] = [];
  const count = columns.id?.length ?? 0;
  let before: Card | undefined;
  for (let at = 0; at < count; at++) {
    const card = cardAt(values, at, before);
    cards.push(card);
    before = card;
  }
  return cards;
}

/** Builds a card with its compact text in one pass: the first board after a start is read by code that V8 has not compiled yet. */
function cardAt(columns: readonly CardValue[][], at: number, before: Card | undefined): Card {
  const values = new Array<CardValue>(columns.length);
  const others = before?.values;
  let length = usualLength;
  let text = '';
  for (let field = 0; field < columns.length; field++) {
    let value = columns[field]?.[at] ?? null;
    if (typeof value === 'string') length += value.length;
    // Neighbours share their equal texts, and with them the memory.
    if (others && value === others[field]) value = others[field] as CardValue;
    else text += fieldText(field, value);
    values[field] = value;
  }
  const card: Card = { ...placeOf(values), values, length };
  if (before) card.compact = { before, text: `{${text.slice(1)}}` };
  return card;
}

/** Returns a field as JSON, behind the comma that separates it from the one before. */
function fieldText(field: number, value: CardValue): string {
  return `,${keys[field]}${typeof value === 'string' && !isList[field] ? JSON.stringify(value) : value}`;
}

function placeOf(values: readonly CardValue[]): Pick<Card, 'id' | 'columnId' | 'order'> {
  return { id: Number(values[place.id]), columnId: Number(values[place.columnId]), order: Number(values[place.order]) };
}

/** Returns the text of all cards, complete. */
export function textOf(cards: readonly Card[]): string {
  return `[${cards.map(({ values }) => differenceOf(values, [])).join(',')}]`;
}

/** Returns the text of the fields that differ from those of the card before. */
function differenceOf(values: readonly CardValue[], before: readonly CardValue[]): string {
  let text = '';
  for (let field = 0; field < values.length; field++) {
    const value = values[field] as CardValue;
    if (value !== before[field]) text += fieldText(field, value);
  }
  return `{${text.slice(1)}}`;
}

/** A part of a board; `after` and `last` are the ids of the card before it and of its last card. */
interface CardPage {
  after: number | undefined;
  text: string;
  last: number | undefined;
}

/** Returns the cards as compact ones in pages of at most `most` bytes, each of which has at least one card. */
export function compactPages(cards: readonly Card[], most: number): CardPage[] {
  const pages: CardPage[] = [];
  let texts: string[] = [];
  let bytes = 0;
  let after: number | undefined;
  let before: Card | undefined;
  function end(): void {
    pages.push({ after, text: `[${texts.join(',')}]`, last: before?.id });
    texts = [];
    bytes = 0;
    after = before?.id;
  }
  for (const card of cards) {
    let text = before && texts.length > 0 ? compactText(card, before) : differenceOf(card.values, []);
    let size = Buffer.byteLength(text) + 1;
    if (texts.length > 0 && bytes + size + 1 > most) {
      end();
      // The first card of a page is complete.
      text = differenceOf(card.values, []);
      size = Buffer.byteLength(text) + 1;
    }
    texts.push(text);
    bytes += size;
    before = card;
  }
  end();
  return pages;
}

/** The text is kept at the card, because a change of a board leaves most cards where they are. */
function compactText(card: Card, before: Card): string {
  if (card.compact?.before !== before) card.compact = { before, text: differenceOf(card.values, before.values) };
  return card.compact.text;
}

/** Returns the cards without the given ids and with the fresh ones at their places. */
export function replaceCards(cards: readonly Card[], ids: readonly number[], fresh: readonly Card[]): Card[] {
  const gone = new Set(ids);
  const kept = cards.filter(({ id }) => !gone.has(id));
  for (const card of fresh) kept.splice(placeFor(kept, card), 0, card);
  return kept;
}

function placeFor(cards: readonly Card[], card: Card): number {
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

function byColumnAndPlace(a: Card, b: Card): number {
  return a.columnId - b.columnId || compareOrder(a, b);
}
