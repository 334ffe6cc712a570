// Two changes of one task, field by field.
import { describe, expect, it } from 'vitest';
import { limits } from '#limits.ts';
import { fieldsWithoutBase, isSameValue, mergeTask, type TaskFields, withPartners } from '#tasks/merge-task.rules.ts';

const item = (id: number, text: string, completed = false) => ({ id, text, completed });
const base = {
  title: 'Old',
  description: 'one\n\ntwo\n\nthree',
  priority: 'P2',
  department: 'Engineering',
  departments: ['Engineering', 'HR'],
  assigneeId: 1,
  assignees: [1, 2],
  dueDate: null,
  customFields: { a: '1', b: '2' },
  checklistItems: [item(1, 'a'), item(2, 'b')],
} satisfies TaskFields;

describe('a field', () => {
  it('of a task that was just added needs no line here: it is compared alone', () => {
    const added = 'estimate' as keyof TaskFields;
    const fields = (value: string): TaskFields => ({ ...base, [added]: value });
    expect(mergeTask(fields('1'), { [added]: '2' }, fields('1'))).toEqual({ change: { [added]: '2' }, conflicts: [] });
    expect(mergeTask(fields('1'), { [added]: '2' }, fields('3')).conflicts).toEqual([added]);
  });

  it('that only I changed is written, one that only they changed stays, one that is as I want is not written', () => {
    expect(mergeTask({ title: 'Old' }, { title: 'Mine' }, { ...base, priority: 'P0' })).toEqual({
      change: { title: 'Mine' },
      conflicts: [],
    });
    expect(mergeTask({ title: 'Old', priority: 'P2' }, { title: 'Old', priority: 'P1' }, { ...base, title: 'Theirs' })).toEqual({
      change: { priority: 'P1' },
      conflicts: [],
    });
    expect(mergeTask({ title: 'Old' }, { title: 'Same' }, { ...base, title: 'Same' })).toEqual({ change: {}, conflicts: [] });
  });

  it('that both changed is a conflict, with mine', () => {
    const merge = mergeTask(base, { title: 'Mine', dueDate: '2026-12-01' }, { ...base, title: 'Theirs' });
    expect(merge).toEqual({ change: { title: 'Mine', dueDate: '2026-12-01' }, conflicts: ['title'] });
  });

  it('without a base is written; a base without a change does nothing', () => {
    expect(mergeTask({ title: 'Else' }, { priority: 'P0' }, base)).toEqual({ change: { priority: 'P0' }, conflicts: [] });
    expect(fieldsWithoutBase({ title: 'x', priority: 'P0', assigneeId: 3 }, { title: 'Old', assignees: [] })).toEqual([
      'priority',
    ]);
  });

  it('no text and no date are one value each, and nothing is not the same as something', () => {
    const none = { ...base, description: null };
    expect(mergeTask({ description: '' }, { description: 'Mine' }, none)).toMatchObject({ conflicts: [] });
    expect(mergeTask({ dueDate: null }, { dueDate: null }, { ...base, dueDate: '2026-12-01' }).change).toEqual({});
    expect(mergeTask({ dueDate: null }, { dueDate: '2026-12-02' }, { ...base, dueDate: '2026-12-01' }).conflicts).toEqual([
      'dueDate',
    ]);
  });
});

describe('people and departments', () => {
  it('are sets, and departments go by their key', () => {
    const theirs = { ...base, assignees: [2, 1], departments: ['human resources', 'engineering'] };
    const mine = { assignees: [1, 2, 3], departments: ['Engineering', 'HR', 'Sales'] };
    expect(mergeTask(base, mine, theirs)).toEqual({ change: mine, conflicts: [] });
    expect(isSameValue('assignees', [1, 2], [2, 1])).toBe(true);
    expect(isSameValue('departments', ['HR', 'Sales'], ['sales', 'hr'])).toBe(true);
  });

  it('are one field with their primary one', () => {
    const first = { ...base, assigneeId: 2 };
    expect(mergeTask(base, { assignees: [1, 2, 3] }, first).conflicts).toEqual(['assignees']);
    expect(mergeTask(base, { department: 'HR' }, { ...base, departments: ['Engineering'] }).conflicts).toEqual(['department']);
    expect(mergeTask(base, { assigneeId: 3 }, base)).toEqual({ change: { assigneeId: 3 }, conflicts: [] });
    expect(withPartners(['assignees', 'title'])).toEqual(['assigneeId', 'assignees', 'title']);
  });

  it('a base of one half says nothing about the other', () => {
    expect(mergeTask({ assigneeId: 1 }, { assigneeId: 3 }, { ...base, assignees: [1, 2, 4] })).toEqual({
      change: { assigneeId: 3 },
      conflicts: [],
    });
  });
});

describe('values of several parts', () => {
  it('texts are merged where the changes lie apart', () => {
    const theirs = { ...base, description: 'one\n\ntwo\n\nthree, theirs' };
    expect(mergeTask(base, { description: 'one, mine\n\ntwo\n\nthree' }, theirs)).toEqual({
      change: { description: 'one, mine\n\ntwo\n\nthree, theirs' },
      conflicts: [],
    });
    expect(mergeTask(base, { description: 'one\n\ntwo\n\nthree, mine' }, theirs).conflicts).toEqual(['description']);
  });

  it('a merged value that is too long to be stored is a conflict', () => {
    const half = 'x'.repeat(limits.description.max / 2);
    const merge = mergeTask(
      base,
      { description: `${half}${base.description}` },
      { ...base, description: `${base.description}${half}` },
    );
    expect(merge.conflicts).toEqual(['description']);
    const many = (from: number) => Array.from({ length: 60 }, (_, at) => item(from + at, `${from + at}`));
    const lists = mergeTask({ checklistItems: [] }, { checklistItems: many(1) }, { ...base, checklistItems: many(101) });
    expect(lists.conflicts).toEqual(['checklistItems']);
  });

  it('checklists are merged item by item; one item with two texts is a conflict that keeps everything else', () => {
    const mine = [item(1, 'a', true), item(2, 'b')];
    expect(mergeTask(base, { checklistItems: mine }, { ...base, checklistItems: [item(1, 'A'), item(2, 'b')] })).toEqual({
      change: { checklistItems: [item(1, 'A', true), item(2, 'b')] },
      conflicts: [],
    });
    const clash = mergeTask(
      base,
      { checklistItems: [item(1, 'mine'), item(2, 'b')] },
      { ...base, checklistItems: [item(1, 'theirs'), item(2, 'b', true)] },
    );
    expect(clash).toEqual({ change: { checklistItems: [item(1, 'mine'), item(2, 'b', true)] }, conflicts: ['checklistItems'] });
  });

  it('who completed an item is the matter of the server and no difference', () => {
    const by = { userId: 2, userName: 'Ana', completedAt: '2026-11-20T09:00:00.000Z' };
    const theirs = { ...base, checklistItems: [{ ...item(1, 'a', true), completedBy: by }, item(2, 'b')] };
    expect(mergeTask(base, { checklistItems: [item(1, 'a', true), item(2, 'b')] }, theirs)).toEqual({
      change: {},
      conflicts: [],
    });
  });

  it('custom fields are merged by key, in any order', () => {
    const theirs = { ...base, customFields: { c: '3', b: '2', a: '1' } };
    expect(mergeTask(base, { customFields: { b: '2', d: '4' } }, theirs)).toEqual({
      change: { customFields: { c: '3', b: '2', d: '4' } },
      conflicts: [],
    });
    expect(
      mergeTask(base, { customFields: { a: 'mine', b: '2' } }, { ...base, customFields: { a: 'x', b: '2' } }).conflicts,
    ).toEqual(['customFields']);
    expect(isSameValue('customFields', { a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  });
});
