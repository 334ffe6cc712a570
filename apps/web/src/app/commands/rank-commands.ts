// Ranks texts by how well a typed query matches them. Pure.

/** The texts by which something is found; the label counts more than further words. */
export interface SearchableTexts {
  label: string;
  words?: string | undefined;
}

/** A text in the form that is compared. */
export interface Indexed {
  label: readonly string[];
  words: readonly string[];
}

/** How well a word of the query matches a word of the text. */
const points = { equal: 8, start: 6, inside: 3, mistake: 2, letters: 1 };
/** The shortest word in which a mistake is forgiven. */
const mistakesFrom = 4;
/** Further words weigh less than the label. */
const otherWords = 0.7;
/** A query that starts the label, word after word, is what the person reads. */
const inOrder = 4;
/** A label without further words is rather meant than the start of a longer one. */
const whole = 1;

/** Splits a text into folded words: lower case, without accents. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const indexes = new Map<string, Indexed>();
/** How many are kept: the menu asks for the same texts with each key. */
const keptIndexes = 20_000;

/** Returns the words of a text. */
export function indexOf({ label, words = '' }: SearchableTexts): Indexed {
  const key = `${label}\n${words}`;
  const cached = indexes.get(key);
  if (cached) return cached;
  if (indexes.size >= keptIndexes) indexes.clear();
  const index = { label: wordsOf(label), words: wordsOf(words) };
  indexes.set(key, index);
  return index;
}

/** Returns the score of a text for a query; 0 if one of its words matches nothing. */
export function scoreOf(query: readonly string[], { label, words }: Indexed): number {
  if (query.length === 0) return 0;
  let sum = 0;
  for (const wanted of query) {
    const best = Math.max(bestOf(wanted, label), startOf(wanted, words) * otherWords);
    if (best === 0) return 0;
    sum += best;
  }
  const follows = query.every((wanted, at) => label[at]?.startsWith(wanted));
  const isWhole = follows && query.length === label.length;
  return sum / query.length + (follows ? inOrder : 0) + (isWhole ? whole : 0);
}

/** Returns whether any word of the query matches a word of the text. */
export function touches(query: readonly string[], { label, words }: Indexed): boolean {
  return query.some((wanted) => bestOf(wanted, label) >= points.inside || startOf(wanted, words) > 0);
}

function bestOf(wanted: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) best = Math.max(best, matchOf(wanted, word));
  return best;
}

/** As `bestOf`, of starts of words alone: nobody sees these words. */
function startOf(wanted: string, words: readonly string[]): number {
  const best = bestOf(wanted, words);
  return best >= points.start ? best : 0;
}

function matchOf(wanted: string, word: string): number {
  if (word === wanted) return points.equal;
  if (word.startsWith(wanted)) return points.start;
  if (wanted.length > 1 && word.includes(wanted)) return points.inside;
  if (wanted.length >= mistakesFrom && isOneMistakeFrom(wanted, word)) return points.mistake;
  return wanted.length > 2 && word[0] === wanted[0] && hasLettersOf(wanted, word) ? points.letters : 0;
}

/** Returns whether one letter too many, missing, wrong or swapped separates a query from the start of a word. */
function isOneMistakeFrom(wanted: string, word: string): boolean {
  let at = 0;
  while (at < wanted.length && wanted[at] === word[at]) at++;
  const rest = wanted.slice(at);
  const other = word.slice(at);
  if (rest.length === 0) return true;
  const swapped = rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && other.slice(2).startsWith(rest.slice(2));
  return (
    swapped || other.startsWith(rest.slice(1)) || other.slice(1).startsWith(rest) || other.slice(1).startsWith(rest.slice(1))
  );
}

function hasLettersOf(wanted: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === wanted[at]) at++;
  return at === wanted.length;
}
