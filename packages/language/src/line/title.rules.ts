// The title of a line: its words in order, without the parts that were understood.
import type { TextRange } from '#line/parsed-task.rules.ts';

/** Returns the text without the given parts, and without the punctuation that only they needed. */
export function titleWithout(text: string, ranges: readonly TextRange[]): string {
  let rest = '';
  let from = 0;
  for (const part of ranges) {
    const { start, end } = withPunctuation(text, part, from);
    rest += text.slice(from, start);
    // The end of a sentence moves to the word before.
    if (/[.!?…]/.test(text[end] ?? '')) rest = rest.trimEnd();
    else rest += ' ';
    // Two sentences end with one dot.
    from = text[end] === '.' && /[.!?…]$/.test(rest) ? end + 1 : end;
  }
  const words = `${rest}${text.slice(from)}`.split(/\s+/).filter((word) => word !== '');
  const title = ranges.length > 0 ? trimmed(words) : words;
  return title.map((word) => (word.startsWith('\\') ? word.slice(1) : word)).join(' ');
}

/** Takes the brackets around a part with it, a comma or colon behind it, and a dot that ends the text or an ordinal number. */
function withPunctuation(text: string, { start, end }: TextRange, least: number): TextRange {
  const pair = `${text[start - 1] ?? ''}${text[end] ?? ''}`;
  const around = start > least && pairs.has(pair) ? { start: start - 1, end: end + 1 } : { start, end };
  let behind = around.end;
  if (
    text[behind] === '.' &&
    (/^\.[,;:]/.test(text.slice(behind, behind + 2)) || /\d/.test(text[behind - 1] ?? '') || text.slice(behind + 1).trim() === '')
  )
    behind++;
  while (/[,;:]/.test(text[behind] ?? '')) behind++;
  const atEnd = behind >= text.length || /\s/.test(text[behind] ?? '');
  return atEnd ? { start: around.start, end: behind } : around;
}

const pairs = new Set(['()', '[]', '{}', '""', "''", '«»', '„“', '“”', '‘’']);

/** Drops punctuation that stands at the ends of the title, or twice, since a part was there. */
function trimmed(words: readonly string[]): string[] {
  const remaining = words.filter((word, at) => !(isLoose(word) && isLoose(words[at - 1])));
  while (isLoose(remaining[0])) remaining.shift();
  while (isLoose(remaining.at(-1))) remaining.pop();
  const last = remaining.at(-1);
  if (last !== undefined && !last.startsWith('\\')) remaining[remaining.length - 1] = withoutTail(last);
  return remaining;
}

function isLoose(word: string | undefined): boolean {
  return word !== undefined && loose.has(word);
}
const loose = new Set([',', ';', ':', '.', '-', '–', '—', '|', '·', '()', '[]']);

function withoutTail(word: string): string {
  let end = word.length;
  while (end > 1 && /[,;:]/.test(word[end - 1] ?? '')) end--;
  return word.slice(0, end);
}
