// Splits a typed line into words with their places in the text.
import { fold } from '@app/contract/names/folded-names.rules.ts';

export interface Token {
  /** The place of the word without the punctuation around it. */
  start: number;
  end: number;
  /** The word in lower case without accents. */
  folded: string;
  /**
   * The keys by which a phrase finds it: `=dès` asks for the accents, which tell it from another word, `status:` for the colon.
   */
  keys: readonly string[];
  /** Whether it begins with a capital letter. */
  capital: boolean;
  /** The punctuation that touches the word. */
  before: string;
  after: string;
  /** Whether the person marked the word as plain text with a backslash. */
  plain: boolean;
  /** Whether a part of the line has been understood from it: other parts end before it. */
  taken?: boolean;
}

/** Returns the words of a text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(/\S+/g)) {
    const [word] = found;
    if (word.startsWith('\\')) tokens.push({ ...token(word, found.index), plain: true });
    else tokens.push(...partsOf(word, found.index));
  }
  return withQuotations(tokens);
}

/** Words in double quotes are plain: a quotation names something. */
function withQuotations(tokens: readonly Token[]): Token[] {
  // French writes a space behind '«' and before '»'.
  const lastEnd = tokens.findLastIndex(({ after, folded }) => /["”»“]/.test(after) || folded === '»');
  let quoted = false;
  return tokens.map((token, at) => {
    const isMark = token.folded === '«' || token.folded === '»';
    if (isMark) {
      quoted = token.folded === '«' && at < lastEnd;
      return token;
    }
    quoted ||= /["“„«]/.test(token.before) && at <= lastEnd;
    const plain = token.plain || quoted;
    if (/["”»“]/.test(token.after)) quoted = false;
    return { ...token, plain };
  });
}

/** Splits 'due:friday' and '+checklist:Close' behind the colon, but neither addresses nor times. */
function partsOf(word: string, at: number): Token[] {
  const colon = word.indexOf(':');
  const key = word.slice(0, colon);
  if (colon < 1 || colon === word.length - 1 || word[colon + 1] === '/' || !/^\+?\p{L}+$/u.test(key)) return [token(word, at)];
  return [token(word.slice(0, colon + 1), at), token(word.slice(colon + 1), at + colon + 1)];
}

const opening = new Set('([{"\'«„“‘¿¡');
const closing = new Set('.,;:!?)]}"\'»“”’…');

function token(word: string, at: number): Token {
  let from = 0;
  let to = word.length;
  while (from < to && opening.has(word[from] ?? '')) from++;
  while (to > from && closing.has(word[to - 1] ?? '')) to--;
  // A word of nothing but punctuation stays whole.
  if (from === to) [from, to] = [0, word.length];
  const core = word.slice(from, to);
  const lower = core.toLowerCase();
  const folded = fold(core);
  const after = word.slice(to);
  return {
    start: at + from,
    end: at + to,
    keys: [`=${lower}`, folded, ...(after.startsWith(':') ? [`${folded}:`] : [])],
    capital: /^\p{Lu}/u.test(core),
    folded,
    before: word.slice(0, from),
    after,
    plain: false,
  };
}

/** Returns whether a phrase may not continue behind a word, because a sentence, bracket or quotation ends there. */
export function endsPhrase({ folded, after }: Token, next: Token | undefined): boolean {
  if (!next || next.plain || next.before !== '') return true;
  if (after === '' || after === ',' || after === ':') return false;
  // '3. Dez. 2026' has dots within one date.
  return !(after === '.' || after === '.,') || (folded.length > 4 && !/^\d/.test(folded));
}
