// About how high a card will be before it is measured, from its words and the room that they have. Pure arithmetic.
import { cardDescription, type TaskCard } from '@app/contract';

interface Room {
  /** The width of the card, in pixels. */
  width: number;
  compact: boolean;
}

/** The measures of task-card.css, in pixels. A character is as wide as Inter's are on average. */
const normal = { padding: 12, gap: 6, titleLine: 20, titleChar: 7.35, titleLines: 3 };
const dense = { padding: 8, gap: 4, titleLine: 18, titleChar: 6.85, titleLines: 2 };
const dot = 16;
const text = { line: 20, char: 6.7, lines: 3 };
/** The facts below the words always take one line. */
const facts = 22;

/** The height of a card, right for most cards and wrong by a line for few. */
export function cardHeight(card: TaskCard, { width, compact }: Room): number {
  const { padding, gap, titleLine, titleChar, titleLines } = compact ? dense : normal;
  const inner = width - 2 * padding - dot;
  const title = Math.min(titleLines, linesOf(card.title, inner / titleChar)) * titleLine;
  const words = compact ? '' : cardDescription(card.description);
  const description = words ? Math.min(text.lines, linesOf(words, inner / text.char)) * text.line + gap : 0;
  return 2 * padding + title + description + gap + facts;
}

/** How many lines words take, each moved to the next line as a whole; one that is longer than a line is broken. */
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
