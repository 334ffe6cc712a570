// The edit form: its request, and what happens after somebody else's change.

import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import { describe, expect, test } from 'vitest';
import { withTick } from '#features/tasks/checklist/checklist-tick.ts';
import { whole } from '#features/tasks/data/testing-cards.ts';
import {
  changedFields,
  isDirty,
  rebase,
  requestOfDraft,
  resolveConflict,
  shiftItem,
  startEditing,
  typedSince,
  withTemplate,
} from '#features/tasks/edit/task-values.ts';

const task = whole({ id: 1, title: 'Old', version: 4, workspaceId: 3, customFields: { templateName: 'Launch' } });
const edited = { ...startEditing(task), values: { ...startEditing(task).values, title: 'Mine' } };

describe('an edit', () => {
  test('sends what was changed with its old value, the fields of the specification, and the version', () => {
    expect(requestOfDraft(edited, task)).toEqual({
      title: 'Mine',
      workspaceId: 3,
      customFields: { templateName: 'Launch' },
      checklistItems: [],
      base: {
        title: 'Old',
        workspaceId: 3,
        customFields: { templateName: 'Launch' },
        checklistTemplateId: null,
        checklistItems: [],
      },
      version: 4,
    });
  });

  test('is dirty only with a change', () => {
    expect(isDirty(startEditing(task))).toBe(false);
    expect(changedFields(edited)).toEqual(['title']);
  });
});

describe('a newer version', () => {
  test('keeps what was typed and takes over the rest, which it names', () => {
    const { draft, news } = rebase(edited, { ...task, priority: 'P1', version: 5 });
    expect(draft).toMatchObject({ version: 5, base: { title: 'Old' }, values: { title: 'Mine', priority: 'P1' } });
    expect(draft.theirs).toBeUndefined();
    expect(news).toEqual(['priority']);
  });

  test('without a visible difference says nothing', () => {
    expect(rebase(edited, { ...task, version: 5 })).toMatchObject({ news: [], draft: { version: 5 } });
  });

  test('that changed what I changed keeps mine in the form and theirs beside it, until one is chosen', () => {
    const { draft, news } = rebase(edited, { ...task, title: 'Theirs', version: 5 });
    expect(draft).toMatchObject({ values: { title: 'Mine' }, theirs: { title: 'Theirs' } });
    expect(news).toEqual([]);
    expect(resolveConflict(draft, 'title', 'mine')).toMatchObject({ values: { title: 'Mine' } });
    expect(resolveConflict(draft, 'title', 'mine').theirs).toBeUndefined();
    const taken = resolveConflict(draft, 'title', 'theirs');
    expect(taken.values.title).toBe('Theirs');
    expect(isDirty(taken)).toBe(false);
    const again = rebase(draft, { ...task, title: 'Theirs', priority: 'P3', version: 6 });
    expect(again.draft).toMatchObject({ values: { title: 'Mine', priority: 'P3' }, theirs: { title: 'Theirs' } });
    expect(rebase(draft, { ...task, title: 'Mine', version: 6 }).draft.theirs).toBeUndefined();
  });

  test('leaves a description as it is typed if the changes lie apart, and sends the text that it was made from', () => {
    const described = { ...task, description: 'one\n\ntwo' };
    const draft = startEditing(described);
    const typed = { ...draft, values: { ...draft.values, description: 'one, mine\n\ntwo' } };
    const current = { ...described, description: 'one\n\ntwo, theirs', version: 5 };
    const newer = rebase(typed, current);
    expect(newer.draft).toMatchObject({ base: { description: 'one\n\ntwo' }, values: { description: 'one, mine\n\ntwo' } });
    expect(newer.draft.theirs).toBeUndefined();
    expect(newer.news).toEqual([]);
    expect(requestOfDraft(newer.draft, current)).toMatchObject({ base: { description: 'one\n\ntwo' }, version: 5 });
    const meets = rebase(newer.draft, { ...current, description: 'one, theirs\n\ntwo, theirs', version: 6 });
    expect(meets.draft).toMatchObject({
      values: { description: 'one, mine\n\ntwo' },
      theirs: { description: 'one, theirs\n\ntwo, theirs' },
    });
  });

  test('keeps department and people in one piece', () => {
    const mine = { ...startEditing(task), values: { ...startEditing(task).values, departments: ['Engineering', 'HR'] } };
    const { draft } = rebase(mine, { ...task, department: 'Sales', departments: ['Sales'], version: 5 });
    expect(Object.keys(draft.theirs ?? {}).sort()).toEqual(['department', 'departments']);
    expect(draft.values).toMatchObject({ department: task.department, departments: ['Engineering', 'HR'] });
    expect(resolveConflict(draft, 'department', 'theirs').values).toMatchObject({ department: 'Sales', departments: ['Sales'] });
  });
});

describe('what is typed while a draft is being saved', () => {
  const sent = { ...edited, newItem: 'An item' };
  const saved = { ...task, title: 'Mine', version: 5, checklistItems: [{ id: 1, text: 'An item', completed: false }] };

  test('is nothing where nothing was typed', () => {
    expect(typedSince(sent, null, saved)).toBeNull();
    expect(typedSince(sent, sent, saved)).toBeNull();
  });

  test('is a draft on what was saved: nothing that was sent is sent again or asked about', () => {
    const now = { ...sent, values: { ...sent.values, title: 'Mine and more', description: 'Details' } };
    const draft = typedSince(sent, now, saved);
    expect(draft).toMatchObject({ version: 5, newItem: undefined, values: { title: 'Mine and more', description: 'Details' } });
    expect(draft?.theirs).toBeUndefined();
    expect(draft && changedFields(draft)).toEqual(['title', 'description']);
    expect(draft && requestOfDraft(draft, saved).checklistItems).toEqual(saved.checklistItems);
    expect(typedSince(sent, { ...sent, newItem: 'Another' }, saved)).toMatchObject({ newItem: 'Another' });
  });
});

describe('a checklist', () => {
  const by = { userId: 2, userName: 'Ana', completedAt: '2026-11-20T09:00:00.000Z' };
  const items = [
    { id: 1, text: 'a', completed: false },
    { id: 5, text: 'b', completed: true, completedBy: by },
  ];

  test('records who completed an item and clears it again; what is so already stays', () => {
    expect(withTick(items, { itemId: 1, completed: true }, by)[0]).toEqual({
      id: 1,
      text: 'a',
      completed: true,
      completedBy: by,
    });
    expect(withTick(items, { itemId: 5, completed: false }, by)[1]).toEqual({ id: 5, text: 'b', completed: false });
    expect(withTick(items, { itemId: 5, completed: true }, { ...by, userId: 9 })).toEqual(items);
  });

  test('takes the items of a template below its own or in their place, with numbers of their own', () => {
    const template = { items: [{ id: 1, text: 'c', completed: true, description: 'why' }] };
    expect(withTemplate(items, template, 'append')).toEqual([
      ...items,
      { id: newItemId(items, 'c'), text: 'c', completed: false, description: 'why' },
    ]);
    expect(withTemplate(items, template, 'replace').map(({ text }) => text)).toEqual(['c']);
  });

  test('takes what is typed for a new item along when the task is saved', () => {
    const draft = { ...startEditing(task), newItem: ' Not added yet ' };
    expect(isDirty(draft)).toBe(true);
    expect(requestOfDraft(draft, task).checklistItems).toEqual([
      { id: newItemId([], 'Not added yet'), text: 'Not added yet', completed: false },
    ]);
  });

  test('keeps the template whose items it was given last', () => {
    const draft = { ...startEditing(task), template: { id: 7, name: 'Release' } };
    expect(requestOfDraft(draft, task)).toMatchObject({
      checklistTemplateId: 7,
      customFields: { templateApplied: 'true', templateName: 'Release' },
    });
  });

  test('moves items', () => {
    expect(shiftItem(items, 1, -1).map((item) => item.id)).toEqual([5, 1]);
    expect(shiftItem(items, 1, 1).map((item) => item.id)).toEqual([1, 5]);
  });
});
