// Tests the sentence of an act, also after its fields were edited or emptied.

import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import type { ActFields } from '@app/contract/assistant/proposals.contract.ts';
import { askText } from '@app/texts/english/assistant/ask.ts';
import { expect, test } from 'vitest';
import { type ActNames, actSentence } from '#answers/act-sentence.rules.ts';

const names: ActNames = {
  column: (columnId) => (columnId === 12 ? 'Review' : undefined),
  person: (userId) => (userId === 3 ? 'Bob Stone' : undefined),
  date: (date) => `on ${date}`,
  priority: (priority) => `${priority} - High`,
};

test.each([
  ['move', { columnId: 12 }, 'Move “Palm” to Review'],
  ['done', { columnId: 12 }, 'Move “Palm” to Review'],
  ['move', { columnId: 99 }, undefined],
  ['assign', { assigneeId: 3 }, 'Assign “Palm” to Bob Stone'],
  ['unassign', { assigneeId: 3 }, 'Assign “Palm” to Bob Stone'],
  ['assign', { assigneeId: null }, 'Remove the assignees of “Palm”'],
  ['assign', { assigneeId: 4 }, undefined],
  ['due', { dueDate: '2030-05-06' }, 'Set “Palm” due on 2030-05-06'],
  ['due', { dueDate: null }, 'Remove the due date of “Palm”'],
  ['noDue', { dueDate: '2030-05-06' }, 'Set “Palm” due on 2030-05-06'],
  ['start', { startDate: '2030-05-06' }, 'Start “Palm” on on 2030-05-06'],
  ['start', { startDate: null }, 'Remove the start date of “Palm”'],
  ['priority', { priority: 'P1' }, 'Set the priority of “Palm” to P1 - High'],
  ['rename', { title: 'Ficus' }, 'Rename “Palm” to “Ficus”'],
  ['create', { title: 'Ficus', priority: 'P1' }, 'Create “Ficus”'],
  ['delete', {}, 'Delete “Palm”'],
] as [CommandKind, ActFields, string | undefined][])('%s with %j', (kind, fields, sentence) => {
  expect(actSentence(askText.acts, { kind, title: 'Palm', fields }, names)).toBe(sentence);
});
