// A copy of a task has what was planned, and nothing of what was done.
import { copyOf } from '@app/contract/tasks/copy-task.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { duplicateTask } from '#features/tasks/data/duplicate-task.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { whole } from '#features/tasks/data/testing-cards.ts';
import { textReady } from '#lib/language.ts';
import { stubPage } from '#lib/testing-page.ts';
import { currentToast } from '#lib/toast.ts';
import { setQueue } from '#lib/waiting-writes.ts';

beforeAll(textReady);
afterEach(() => vi.unstubAllGlobals());

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

test('a copy that waits for the server is not said to be made', async () => {
  stubPage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  setQueue(async () => ({
    keep: async () => undefined,
    discardNewTask: async () => undefined,
    keepNewTask: async () => undefined,
  }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(taskQuery(7).queryKey, whole({ id: 7, title: 'Close the month' }));
  await duplicateTask(client, { id: 7, title: 'Close the month' });
  expect(currentToast.get()).toMatchObject({ title: 'Waiting for the server', about: 'Close the month' });
});
