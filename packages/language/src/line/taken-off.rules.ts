// The parts of a line that the person took off, kept as words, so that they stay off while the line is edited. Pure.
import type { TextRange } from '#line/parsed-task.rules.ts';

/** Returns the places of the words in a text. */
export function placesOf(text: string, words: readonly string[]): TextRange[] {
  return words.flatMap((word) => {
    const ranges: TextRange[] = [];
    for (let start = text.indexOf(word); word !== '' && start >= 0; start = text.indexOf(word, start + word.length)) {
      const end = start + word.length;
      if (isWhole(text, start, end)) ranges.push({ start, end });
    }
    return ranges;
  });
}

/** 'mon' in 'month' is not what was taken off. */
function isWhole(text: string, start: number, end: number): boolean {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  return !(isLetter(start - 1) && isLetter(start)) && !(isLetter(end - 1) && isLetter(end));
}
