// Cards and tasks for tests, with every field.
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';

export function card(given: Partial<TaskCard> & { id: number }): TaskCard {
  return {
    title: `Task ${given.id}`,
    description: null,
    priority: 'P2',
    status: 'To Do',
    columnId: 1,
    assigneeId: null,
    assignees: [],
    department: 'Marketing',
    departments: ['Marketing'],
    workspaceId: 1,
    startDate: null,
    dueDate: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    order: given.id,
    version: 1,
    checklistDone: 0,
    checklistTotal: 0,
    commentCount: 0,
    ...given,
  };
}

export function cards(...list: TaskCard[]): TaskCard[] {
  return list;
}

export function whole(given: Partial<Task> & { id: number }): Task {
  const { checklistDone: _done, checklistTotal: _total, commentCount: _count, ...rest } = card({ id: given.id });
  return {
    ...rest,
    type: 'Planning',
    updatedAt: rest.createdAt,
    createdBy: null,
    customFields: {},
    checklistItems: [],
    checklistTemplateId: null,
    ...given,
  };
}
