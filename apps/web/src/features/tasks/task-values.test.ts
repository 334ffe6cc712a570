// The edit form: what is sent, and what happens when somebody else was faster.
import { describe, expect, test } from 'vitest';
import {
  changedFields,
  changeOf,
  isDirty,
  nextItemId,
  rebase,
  shiftItem,
  startEditing,
  toggleItem,
} from '#features/tasks/task-values.ts';
import { whole } from '#features/tasks/testing-cards.ts';

const task = whole({ id: 1, title: 'Old', version: 4, workspaceId: 3, customFields: { templateName: 'Launch' } });
const edited = { ...startEditing(task), values: { ...startEditing(task).values, title: 'Mine' } };

describe('an edit', () => {
  test('sends what was changed, the fields of the specification, and the version', () => {
    expect(changeOf(edited, task)).toEqual({
      title: 'Mine',
      workspaceId: 3,
      customFields: { templateName: 'Launch' },
      checklistItems: [],
      version: 4,
    });
  });

  test('is dirty only with a change', () => {
    expect(isDirty(startEditing(task))).toBe(false);
    expect(changedFields(edited)).toEqual(['title']);
  });
});

describe('a newer version', () => {
  test('keeps what was typed and takes over the rest', () => {
    const { draft, theirs } = rebase(edited, { ...task, title: 'Theirs', priority: 'P1', version: 5 });
    expect(draft).toMatchObject({ version: 5, base: { title: 'Theirs' }, values: { title: 'Mine', priority: 'P1' } });
    expect(theirs).toBe(true);
  });

  test('without a visible difference says nothing', () => {
    expect(rebase(edited, { ...task, version: 5 })).toMatchObject({ theirs: false, draft: { version: 5 } });
  });
});

describe('a checklist', () => {
  const by = { userId: 2, userName: 'Ana', completedAt: '2026-11-20T09:00:00.000Z' };
  const items = [
    { id: 1, text: 'a', completed: false },
    { id: 5, text: 'b', completed: true, completedBy: by },
  ];

  test('records who completed an item and clears it again', () => {
    expect(toggleItem(items, 1, by)[0]).toEqual({ id: 1, text: 'a', completed: true, completedBy: by });
    expect(toggleItem(items, 5, by)[1]).toEqual({ id: 5, text: 'b', completed: false });
  });

  test('gives new items the next number and moves them', () => {
    expect(nextItemId(items)).toBe(6);
    expect(shiftItem(items, 1, -1).map((item) => item.id)).toEqual([5, 1]);
    expect(shiftItem(items, 1, 1).map((item) => item.id)).toEqual([1, 5]);
  });
});
