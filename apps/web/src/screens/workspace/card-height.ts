// About how high a card will be before it is measured, from its words and the room that they have. Pure arithmetic.
import { cutDescription, doneStatus, type TaskCard } from '@app/contract';

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
const meta = { line: 22, gap: 4, overhang: 4, between: 5, char: 6.3, badge: 10, icon: 15, avatar: 22, overlap: 18 };
const dueWidth = { date: 77, done: 62, none: 0 };

/** The height of a card, right for most cards and wrong by a line for few. */
export function cardHeight(card: TaskCard, { width, compact }: Room): number {
  const { padding, gap, titleLine, titleChar, titleLines } = compact ? dense : normal;
  const inner = width - 2 * padding - dot;
  const title = Math.min(titleLines, linesOf(card.title, inner / titleChar)) * titleLine;
  const words = compact ? '' : cutDescription(card.description);
  const description = words ? Math.min(text.lines, linesOf(words, inner / text.char)) * text.line + gap : 0;
  return 2 * padding + title + description + gap + metaHeight(card, inner + meta.overhang);
}

/** One line, or a second one where what stands at the right does not fit. */
function metaHeight(card: TaskCard, room: number): number {
  const { assignees, departments, department, dueDate, status } = card;
  const more = departments.length > 1 ? 3 : 0;
  const badge = meta.badge + (department.length + more) * meta.char;
  const due = status === doneStatus ? dueWidth.done : dueDate === null ? dueWidth.none : dueWidth.date;
  const counts = [card.checklistTotal > 0, card.commentCount > 0].filter(Boolean).length;
  const people = Math.max(1, Math.min(3, assignees.length));
  const checklist = card.checklistTotal > 0 ? 3 * meta.char + meta.icon : 0;
  const comments = card.commentCount > 0 ? meta.char + meta.icon : 0;
  const right = checklist + comments + counts * 6 + meta.avatar + (people - 1) * meta.overlap;
  const all = badge + (due > 0 ? due + meta.between : 0) + meta.between + right;
  return all > room ? 2 * meta.line + meta.gap : meta.line;
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
