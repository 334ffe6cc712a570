// Reads a line for a new task with the rules of the contract, in the browser.
import type { DateStyle } from '@app/contract/dates/dates.rules.ts';
import { parseDate } from '@app/contract/dates/parse-date.rules.ts';
import { firstDay } from '@app/contract/recurrences/next-task.rules.ts';
import { type ParseOptions, parseTask } from '@app/language/line/parse-task.rules.ts';
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import { placesOf } from '@app/language/line/taken-off.rules.ts';
import { usernamesIn } from '@app/language/line/usernames.rules.ts';

/** Returns what a line says; the words in `takenOff` stay in the title. */
export function readLine(text: string, takenOff: readonly string[], options: ParseOptions): ParsedTask {
  return parseTask(text, { ...options, plain: placesOf(text, takenOff) });
}

/**
 * Returns the date that a text means, typed in the person's format or in words as in a line for a new task; null for no text,
 * undefined for anything else.
 */
export function readDate(
  text: string,
  style: DateStyle & Pick<ParseOptions, 'firstDay'>,
  today: string,
): string | null | undefined {
  const typed = parseDate(text, style, today);
  if (typed !== undefined) return typed;
  const { title, spans, startDate, dueDate } = parseTask(text, { ...style, today });
  const [span] = spans;
  const isOneDate = title === '' && spans.length === 1 && (span?.kind === 'dueDate' || span?.kind === 'startDate');
  return isOneDate ? (dueDate ?? startDate ?? undefined) : undefined;
}

export { firstDay, usernamesIn };
