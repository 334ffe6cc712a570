// The items of a checklist in pasted text: one for each line, ticked where its mark is.

import { limits } from '@app/contract/limits.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { splitLines } from '@app/language/line/split-lines.rules.ts';

export type PastedItem = Pick<ChecklistItem, 'text' | 'completed'>;

/** Undefined for a single line without a mark, and where a line is too long for an item: the field takes it as it is. */
export function pastedItems(pasted: Pick<DataTransfer, 'getData'>): PastedItem[] | undefined {
  const lines = splitLines(pasted.getData('text/plain'));
  const isOne = lines.length < 2 && lines[0]?.done === undefined;
  if (isOne || lines.some(({ text }) => text.length > limits.checklist.text)) return undefined;
  return lines.map(({ text, done = false }) => ({ text, completed: done }));
}
