// The words of a sentence, without what says nothing about the command.
import type { CompiledCommands } from '#command/compiled-commands.rules.ts';
import { matchSentence, type Span } from '#command/sentence.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

/** Returns the words of the sentence without 'please' and the like at its ends. */
export function withoutPolite({ polite }: CompiledCommands, tokens: readonly Token[]): Span {
  let [from, to] = [0, tokens.length];
  const none = () => [];
  for (let found = true; found; ) {
    found = false;
    for (const pattern of polite)
      for (let length = Math.min(4, to - from); length > 0 && !found; length--) {
        if (matchSentence(pattern, tokens, { from, to: from + length }, none)) {
          from += length;
          found = true;
        } else if (to - length > from && matchSentence(pattern, tokens, { from: to - length, to }, none)) {
          to -= length;
          found = true;
        }
      }
  }
  return { from, to };
}

/** Returns the words with those that are elided as words of their own: « d'Audit » is 'de' and 'Audit'. */
export function withoutElision({ elided }: CompiledCommands, tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const [short = '', rest] = token.plain ? [] : token.folded.split(/'(.+)/);
    const word = rest === undefined ? undefined : elided.get(short);
    if (word === undefined) return [token];
    const start = token.start + short.length + 1;
    return [
      { ...token, end: start, folded: word, after: '' },
      { ...token, start, folded: rest ?? '', before: '' },
    ];
  });
}
