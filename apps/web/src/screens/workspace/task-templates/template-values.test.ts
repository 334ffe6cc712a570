// The form of a task template: what is wrong in it, and what is sent.
import { english } from '@app/texts/english/english.ts';
import { expect, test } from 'vitest';
import { newItem } from '#features/pickers/item-draft.ts';
import {
  contentOf,
  hasProblems,
  isSameTemplate,
  problemsOf,
  valuesOf,
} from '#screens/workspace/task-templates/template-values.ts';

const stored = {
  ...{ id: 1, workspaceId: 1, name: 'Release', title: '', description: null, priority: 'P1', updatedAt: '', version: 4 },
  ...{ checklistItems: [{ text: 'Tag' }], assignees: [7], leftOut: 1, startDays: 0, dueDays: null },
};
const values = valuesOf(stored);

test('a stored template is sent as it is stored', () => {
  expect(values).toMatchObject({ startDays: '0', dueDays: '', version: 4 });
  expect(contentOf(values)).toEqual({
    ...{ name: 'Release', title: '', description: null, priority: 'P1', startDays: 0, dueDays: null, assignees: [7] },
    checklistItems: [{ text: 'Tag', description: null }],
  });
  expect(isSameTemplate(values, { ...values, name: ' Release ', items: [...values.items, newItem()] })).toBe(true);
  expect(isSameTemplate(values, { ...values, dueDays: '1' })).toBe(false);
});

test.each([
  [{}, {}],
  [{ name: '  ' }, { name: 'Please enter a name for the template.' }],
  [{ dueDays: '1000' }, { dueDays: 'Please enter a whole number from 0 to 999.' }],
  [{ dueDays: '-1' }, { dueDays: 'Please enter a whole number from 0 to 999.' }],
  [{ startDays: '1.5' }, { startDays: 'Please enter a whole number from 0 to 999.' }],
  [{ startDays: '6', dueDays: '5' }, { startDays: 'The start date is after the due date.' }],
  [{ startDays: ' 5 ', dueDays: '5' }, {}],
])('of %j is said %j', (typed, expected) => {
  const problems = problemsOf({ ...values, ...typed }, english);
  expect(problems).toMatchObject({ ...expected });
  expect(hasProblems(problems)).toBe(Object.keys(expected).length > 0);
});

test('an item with a description alone needs a text', () => {
  const item = newItem('', 'why');
  expect([...problemsOf({ ...values, items: [item] }, english).items]).toEqual([[item.key, 'Item text is required']]);
});
