// A template fills what is empty, and gives it back.
import { expect, test } from 'vitest';
import { fillFrom, takenBack } from '#screens/workspace/create/fill-from-template.ts';
import { emptyTask, issuesOf, type NewTaskValues, requestOf } from '#screens/workspace/create/new-task.ts';

const template = {
  ...{ id: 1, workspaceId: 1, name: 'Release', title: 'Release it', description: 'Tell **all**.', priority: 'P1' },
  checklistItems: [{ text: 'Notes', description: 'short' }, { text: 'Tag' }, { text: 'Tag' }],
  ...{ assignees: [7, 8], leftOut: 0, startDays: 1, dueDays: 3, updatedAt: '', version: 1 },
};
const today = '2026-12-30';
const empty = emptyTask({ department: 'Marketing', status: 'To Do', workspaceId: 1 });

test('an empty task gets everything, with dates from today and an own id for each item', () => {
  const filled = fillFrom(template, empty, today);
  expect(filled).toMatchObject({
    ...{ title: 'Release it', description: 'Tell **all**.', priority: 'P1', assigneeId: 7, assignees: [7, 8] },
    ...{ startDate: '2026-12-31', dueDate: '2027-01-02' },
  });
  const request = requestOf({ ...empty, ...filled }, 1);
  expect(issuesOf(request)).toEqual([]);
  expect(request.checklistItems?.map(({ text, completed }) => [text, completed])).toEqual([
    ['Notes', false],
    ['Tag', false],
    ['Tag', false],
  ]);
  expect(new Set(request.checklistItems?.map(({ id }) => id)).size).toBe(3);
});

test.each<[Partial<NewTaskValues>, string[]]>([
  [{ title: 'Mine' }, ['title']],
  [{ description: 'Mine' }, ['description']],
  [{ priority: 'P3' }, ['priority']],
  [{ assigneeId: 1, assignees: [1] }, ['assigneeId', 'assignees']],
  [{ dueDate: '2027-02-01' }, ['dueDate']],
  // The start of the template would be after this end.
  [{ dueDate: '2026-12-30' }, ['startDate', 'dueDate']],
  [{ useTemplate: true, templateId: 2 }, ['checklistItems']],
])('what is there stays: %j', (typed, keptFields) => {
  const all = Object.keys(fillFrom(template, empty, today));
  expect(Object.keys(fillFrom(template, { ...empty, ...typed }, today))).toEqual(
    all.filter((field) => !keptFields.includes(field)),
  );
});

test('taking it back leaves what was changed since', () => {
  const filled = fillFrom(template, empty, today);
  const changed = { ...empty, ...filled, title: 'Release it today', assignees: [7] };
  const back = takenBack(filled, empty, changed);
  expect(back).toEqual({
    ...{ description: '', priority: 'P2', assigneeId: null, startDate: null, dueDate: null, checklistItems: [] },
  });
});
