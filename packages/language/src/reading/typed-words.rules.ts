// The words of a sentence as it was typed: short forms of a chat are written out, and elided and joined words stand alone.
import type { Token } from '#line/tokens.rules.ts';
import type { CompiledClasses } from '#reading/compiled-classes.rules.ts';

/** « d'audit », « s'en »: the short word before the apostrophe; phrases of dates keep it. */
const elided = /^(d|l|j|m|n|s|t|c|qu)'(?!ici|avril|aout|octobre|annee|an$|ai$|abord|accord|aujourd|oeil)(.+)$/;
/** « assigne-la », « attribue-la-moi », "Ana's". */
const joined = /^(.{2,}?)(-la|-le|-les|-moi|-lui|-leur|'s)$/;

/** Returns the words with those that are joined apart, each with its place in the text. */
export function typedWords(tokens: readonly Token[], classes: CompiledClasses): Token[] {
  const { short } = classes;
  return tokens.flatMap((token) => {
    if (token.plain) return [token];
    return apart(token)
      .flatMap((each) => withoutPronouns(each, classes))
      .map((each) => {
        const long = short.get(each.folded);
        return long === undefined ? each : { ...each, folded: long, keys: [`=${long}`, long] };
      });
  });
}

/** 'Quitame' is 'quita' and 'me', unless the whole word is known. */
function withoutPronouns(token: Token, { joined: pattern, exact, stems, short }: CompiledClasses): Token[] {
  const { folded, start, end } = token;
  const isKnown = exact.has(folded) || short.has(folded) || stems.some(([stem]) => folded.startsWith(stem));
  if (!pattern || isKnown || end - start !== folded.length) return [token];
  const [, verb = '', ...pronouns] = pattern.exec(folded) ?? [];
  const tails = pronouns.filter((each) => each !== undefined);
  if (tails.length === 0 || !exact.has(verb)) return [token];
  let at = verb.length;
  const parts = tails.map((tail) => {
    const from = at;
    at += tail.length;
    return part(token, from, at, tail);
  });
  return [part(token, 0, verb.length, verb), ...parts];
}

function apart(token: Token): Token[] {
  const { folded, start } = token;
  if (token.end - start !== folded.length) return [token];
  const [, short = '', rest] = elided.exec(folded) ?? [];
  if (rest !== undefined)
    return [part(token, 0, short.length, short), ...apart(part(token, short.length + 1, folded.length, rest))];
  const [, word = '', tail = ''] = joined.exec(folded) ?? [];
  if (word === '' || questionWords.has(folded)) return [token];
  return [...apart(part(token, 0, word.length, word)), part(token, word.length + 1, folded.length, tail.slice(1))];
}

const questionWords = new Set("what's who's where's when's how's that's there's it's let's why's here's".split(' '));

function part(token: Token, from: number, to: number, folded: string): Token {
  return {
    ...token,
    start: token.start + from,
    end: token.start + to,
    folded,
    keys: [`=${folded}`, folded],
    before: from === 0 ? token.before : '',
    after: to === token.folded.length ? token.after : '',
    capital: from === 0 ? token.capital : false,
  };
}
