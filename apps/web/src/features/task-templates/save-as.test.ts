// Tests which fields of a task become a template.

import { taskTemplateLimits } from '@app/contract/task-templates/task-templates.limits.ts';
import { english } from '@app/texts/english/english.ts';
import { expect, test } from 'vitest';
import { everything, nameFor, partFacts, partsIn, partsOf, templateOf } from '#features/task-templates/save-as.ts';

const task = {
  ...{ title: 'Release', description: '', priority: 'P1', startDate: null, dueDate: '2026-12-05', assigneeId: 7, assignees: [8] },
  checklistItems: [{ id: 1, text: 'Tag', completed: true, completedBy: 7 }],
} as unknown as Parameters<typeof partsOf>[0];
const parts = partsOf(task, '2026-12-01');

test('dates become days, people keep their order, and nothing is done', () => {
  expect(parts).toEqual({
    ...{ title: 'Release', description: '', priority: 'P1', startDays: null, dueDays: 4, assignees: [7, 8] },
    checklistItems: [{ text: 'Tag', description: null }],
  });
  expect(partsIn(parts)).toEqual({ ...everything, description: false });
  expect(partFacts('dates', parts, english.taskTemplates)).toBe('Due after 4 days');
});

test('what is not kept is as in a new task', () => {
  const nothing = Object.fromEntries(Object.keys(everything).map((part) => [part, false])) as typeof everything;
  expect(templateOf(' Bare ', parts, nothing, 'P2')).toEqual({
    ...{ name: 'Bare', title: '', description: null, priority: 'P2', startDays: null, dueDays: null, assignees: [] },
    checklistItems: [],
  });
});

test('its name is the title, as far as it goes', () => {
  expect(nameFor({ title: '🚀'.repeat(200) }).length).toBeLessThanOrEqual(taskTemplateLimits.name.max);
  expect(nameFor({ title: 'Short' })).toBe('Short');
});
