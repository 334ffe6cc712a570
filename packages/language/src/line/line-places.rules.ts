// Where a part may begin and end in a line: at its ends, at punctuation, and beside other parts.
import type { CompiledLanguage } from '#line/compiled.rules.ts';
import { smallWords } from '#line/everyday-words.rules.ts';
import type { NameBook } from '#line/names.rules.ts';
import type { Token } from '#line/tokens.rules.ts';

export interface Line {
  tokens: readonly Token[];
  names: NameBook;
  /** The person's own language first. */
  languages: readonly CompiledLanguage[];
}

export function isFree(token: Token | undefined): boolean {
  return token !== undefined && !token.taken && !token.plain;
}

export function isSeparator({ folded }: Token): boolean {
  return /^[-–—/|+&>=·•*~:;!?→]+$/.test(folded);
}

/** Whether the word before ties a name to the title: 'ask Ana', 'for Ana'. */
export function isTied(before: Token | undefined): boolean {
  return before !== undefined && isFree(before) && smallWords.has(before.folded);
}

export function isMarkedBefore({ tokens }: Line, at: number): boolean {
  const before = tokens[at - 1];
  return (before && (isSeparator(before) || endsPart(before))) || /[([]/.test(tokens[at]?.before ?? '');
}

export function isMarkedAfter({ tokens }: Line, next: number): boolean {
  const last = tokens[next - 1];
  const following = tokens[next];
  return (last && /[,;:!?.…)\]]/.test(last.after)) || (following && isSeparator(following)) || false;
}

/** A dot behind a short word is that of an abbreviation. */
function endsPart({ after, folded }: Token): boolean {
  return /[,;:!?…)\]]|\.\./.test(after) || (after.includes('.') && (folded.length > 3 || /\d/.test(folded)));
}

export function isOpenBefore(line: Line, at: number): boolean {
  return at === 0 || line.tokens[at - 1]?.taken === true || isMarkedBefore(line, at);
}

export function isOpenAfter(line: Line, next: number): boolean {
  const following = line.tokens[next];
  return !following || following.taken === true || isMarkedAfter(line, next) || /[([]/.test(following.before);
}
