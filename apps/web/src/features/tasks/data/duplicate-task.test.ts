// A copy of a task has what was planned, and nothing of what was done.
import type { Task } from '@app/contract';
import { expect, test } from 'vitest';
import { copyOf } from '#features/tasks/data/duplicate-task.ts';

test('a copy has title, people, departments, dates and an open checklist, and neither repeats nor has comments', () => {
  const planned = {
    title: 'Close the month',
    description: 'All of it',
    type: 'Planning',
    priority: 'P1',
    columnId: 12,
    workspaceId: 3,
    department: 'HR',
    departments: ['HR', 'Sales'],
    assigneeId: 4,
    assignees: [4, 5],
    startDate: '2027-01-01',
    dueDate: '2027-01-31',
    customFields: { templateName: 'Month end' },
    checklistTemplateId: 2,
  };
  const task = {
    ...planned,
    id: 7,
    status: 'Done',
    checklistItems: [{ id: 1, text: 'Send', completed: true, completedBy: { userId: 4, userName: 'Ana', completedAt: '' } }],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    createdBy: 4,
    order: 3,
    version: 9,
    repeat: 'FREQ=MONTHLY',
    repeatWhen: 'done',
  } satisfies Task;
  expect(copyOf(task)).toEqual({ ...planned, checklistItems: [{ id: 1, text: 'Send', completed: false }] });
});
