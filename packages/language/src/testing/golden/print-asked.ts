// For tests: writes what a question asks for in one line, such as `track #8`, `howTo files` or `list overdue #HR`.
import { taskKinds } from '#question/asked-kinds.rules.ts';
import type { ReadQuestion } from '#question/question.rules.ts';
import { isAnswered } from '#question/read-question.rules.ts';
import { printQuestion } from '#testing/golden/print-question.ts';

/** Returns the reading if it is sure enough for an answer, `who?` for an ambiguous name, and `?` for a question back. */
export function printAsked(read: ReadQuestion): string {
  const [best] = read.kinds;
  if (read.ambiguous) return 'who?';
  // A title alone shows its task.
  if (!best || !(isAnswered(read) || (best.kind === 'task' && read.titles.length === 1))) return '?';
  const ids = read.titles.map((title) => `#${title.ids.join('/')}`);
  if (best.kind === 'howTo') return `howTo ${read.topic}`;
  const saysTask = taskKinds.has(best.kind) || ids.length > 0;
  return [best.kind, ...ids, ...(saysTask ? [] : [printQuestion(read.conditions)])].join(' ');
}
