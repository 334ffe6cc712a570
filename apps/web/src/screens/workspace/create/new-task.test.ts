// The request of the create dialog.
import { describe, expect, test } from 'vitest';
import { emptyTask, issuesOf, requestOf } from '#screens/workspace/create/new-task.ts';

const values = { ...emptyTask({ department: 'Marketing', status: 'To Do', workspaceId: 1 }), title: '  Plan the launch ' };

describe('a new task', () => {
  test('carries the fields of the specification; empty dates are null', () => {
    expect(requestOf(values, 1)).toEqual({
      title: 'Plan the launch',
      description: null,
      type: 'Planning',
      priority: 'P2',
      status: 'To Do',
      columnId: 1,
      department: 'Marketing',
      departments: ['Marketing'],
      assigneeId: null,
      assignees: [],
      workspaceId: 1,
      startDate: null,
      dueDate: null,
      checklistTemplateId: null,
      checklistItems: [],
      customFields: {},
    });
    expect(issuesOf(requestOf(values, 1))).toEqual([]);
  });

  test('keeps the primary department and the primary assignee in their lists', () => {
    const request = requestOf({ ...values, departments: ['Sales'], assigneeId: 7, assignees: [8] }, 1);
    expect(request).toMatchObject({ departments: ['Marketing', 'Sales'], assignees: [7, 8] });
  });

  test('takes over a template: its items, not done, its id and its name', () => {
    const template = {
      id: 3,
      name: 'Launch',
      description: null,
      department: null,
      items: [{ id: 1, text: 'Press kit', completed: true }],
      creatorId: null,
      version: 1,
      createdAt: '2026-11-20T09:00:00.000Z',
    };
    expect(requestOf(values, 1, template)).toMatchObject({
      checklistTemplateId: 3,
      checklistItems: [{ id: 1, text: 'Press kit', completed: false }],
      customFields: { templateApplied: 'true', templateName: 'Launch' },
    });
  });

  test('without a title is refused', () => {
    expect(issuesOf(requestOf({ ...values, title: ' a ' }, 1))[0]?.message).toBe('tasks.titleShort');
  });
});
