// Reads a line for a new task with the rules of the contract, in the browser.
import { type ParseOptions, parseTask } from '@app/contract/assistant/parse/parse-task.rules.ts';
import type { ParsedTask } from '@app/contract/assistant/parse/parsed-task.rules.ts';
import { placesOf } from '@app/contract/assistant/parse/taken-off.rules.ts';
import { usernamesIn } from '@app/contract/assistant/parse/usernames.rules.ts';
import { firstDay } from '@app/contract/recurrences/next-task.rules.ts';

/** Returns what a line says; the words in `takenOff` stay in the title. */
export function readLine(text: string, takenOff: readonly string[], options: ParseOptions): ParsedTask {
  return parseTask(text, { ...options, plain: placesOf(text, takenOff) });
}

export { firstDay, usernamesIn };
