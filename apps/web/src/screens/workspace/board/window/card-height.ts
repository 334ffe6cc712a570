// Estimates the height of a card from its text and width before it is measured. Pure.

import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { cardDescription } from '@app/contract/tasks/tasks.rules.ts';

interface Room {
  /** The width of the card, in pixels. */
  width: number;
  compact: boolean;
}

/** The sizes of task-card.css, in pixels. The character width is the average of Inter. */
const normal = { padding: 12, gap: 6, titleLine: 20, titleChar: 7.35, titleLines: 3 };
const dense = { padding: 8, gap: 4, titleLine: 18, titleChar: 6.85, titleLines: 2 };
const dot = 16;
const text = { line: 20, char: 6.7, lines: 3 };
/** The facts below the text are always one line. */
const facts = 22;

/** Returns the estimated height, right for most cards and wrong by one line for few. */
export function cardHeight(card: TaskCard, { width, compact }: Room): number {
  const { padding, gap, titleLine, titleChar, titleLines } = compact ? dense : normal;
  const inner = width - 2 * padding - dot;
  const title = Math.min(titleLines, linesOf(card.title, inner / titleChar)) * titleLine;
  const words = compact ? '' : cardDescription(card.description);
  const description = words ? Math.min(text.lines, linesOf(words, inner / text.char)) * text.line + gap : 0;
  return 2 * padding + title + description + gap + facts;
}

/** Returns the number of lines of a text with word wrap; words longer than a line break. */
function linesOf(words: string, room: number): number {
  const perLine = Math.max(1, room);
  let lines = 1;
  let used = 0;
  for (let from = 0; from < words.length; ) {
    const space = words.indexOf(' ', from);
    const end = space < 0 ? words.length : space;
    const length = end - from;
    if (used > 0 && used + 1 + length > perLine) {
      lines++;
      used = length;
    } else used += used > 0 ? length + 1 : length;
    const broken = Math.floor(used / perLine);
    lines += broken;
    used -= broken * perLine;
    from = end + 1;
  }
  return lines;
}
