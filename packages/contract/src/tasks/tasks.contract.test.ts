// Tests the error messages and limits of creating, changing and moving tasks (specification part 2, section 5).

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NewTask, TaskChange, TaskMove } from '#tasks/tasks.contract.ts';
import { refusals } from '#testing/refusals.ts';

const task = { title: 'Write the report', columnId: 9, priority: 'P2', department: 'Engineering' };
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('NewTask', () => {
  it('takes the least and fills in the rest', () => {
    expect(z.parse(NewTask, task)).toEqual({
      ...task,
      type: 'Planning',
      departments: [],
      assignees: [],
      customFields: {},
      checklistItems: [],
    });
  });

  it('takes what the form of the specification sends', () => {
    const sent = {
      ...task,
      description: '',
      type: 'Planning',
      status: 'To Do',
      startDate: '',
      dueDate: '2026-11-30T00:00:00.000Z',
      assigneeId: null,
      assignees: [],
      departments: ['Engineering'],
      workspaceId: 3,
      order: 0,
      checklistTemplateId: null,
      checklistItems: [{ id: 1, text: 'First', completed: false }],
      customFields: { templateApplied: 'true', templateName: 'Release' },
    };
    expect(refusals(NewTask, sent)).toEqual({});
    expect(z.parse(NewTask, sent)).toMatchObject({ startDate: null, dueDate: '2026-11-30T00:00:00.000Z' });
  });

  it.each(['会議', '猫', 'メモ', '報告書', 'abc', '회의록'])('takes the title %j', (title) => {
    const sent = { title, columnId: 9, priority: 'P2', department: 'Engineering' };
    expect(refusals(NewTask, sent)).toEqual({});
    expect(refusals(TaskChange, { title })).toEqual({});
  });

  it.each([
    ['title', '', 'Title must be at least 3 characters'],
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['title', '  ab  ', 'Title must be at least 3 characters'],
    ['title', undefined, 'Title must be at least 3 characters'],
    ['title', null, 'Title must be at least 3 characters'],
    ['title', 123, 'Title must be at least 3 characters'],
    ['columnId', 0, 'Column is required'],
    ['columnId', -1, 'Column is required'],
    ['columnId', undefined, 'Column is required'],
    ['columnId', null, 'Column is required'],
    ['columnId', '9', 'Column is required'],
    ['columnId', 1.5, 'Column is required'],
    ['priority', '', 'Priority is required'],
    ['priority', undefined, 'Priority is required'],
    ['priority', null, 'Priority is required'],
    ['priority', 'Urgent', 'There is no such priority.'],
    ['department', '', 'Department is required'],
    ['department', '  ', 'Department is required'],
    ['department', undefined, 'Department is required'],
    ['department', null, 'Department is required'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(refusals(NewTask, { ...task, [field]: value })).toEqual({ [field]: message });
  });

  it('refuses an item of the checklist without text', () => {
    expect(refusals(NewTask, { ...task, checklistItems: [{ id: 1, text: ' ' }] })).toEqual({
      'checklistItems.0.text': 'Item text is required',
    });
  });

  it('bounds its lists and texts', () => {
    const item = (id: number) => ({ id, text: 'x' });
    const fields = (count: number) => Object.fromEntries(many(count).map((key) => [`key${key}`, 'x']));
    const departments = (count: number) => many(count).map((n) => `Department ${n}`);
    const atMost = { title: 'a'.repeat(200), description: 'a'.repeat(20_000), assignees: many(50), departments: departments(20) };
    expect(refusals(NewTask, { ...task, ...atMost, checklistItems: many(100).map(item), customFields: fields(50) })).toEqual({});
    const more = {
      title: 'a'.repeat(201),
      description: 'a'.repeat(20_001),
      assignees: many(51),
      departments: departments(21),
      checklistItems: many(101).map(item),
      customFields: fields(51),
    };
    for (const [field, value] of Object.entries(more)) {
      expect(Object.keys(refusals(NewTask, { ...task, [field]: value })), field).toEqual([field]);
    }
  });

  it.each(['constructor', 'prototype'])('refuses the custom field %s', (name) => {
    expect(Object.values(refusals(NewTask, { ...task, customFields: { [name]: 'x' } }))).toHaveLength(1);
  });

  it('never lets __proto__ through', () => {
    const customFields = JSON.parse('{ "__proto__": { "isAdmin": "true" }, "kept": "x" }');
    const taken = z.safeParse(NewTask, { ...task, customFields });
    if (taken.success) expect(Reflect.ownKeys(taken.data.customFields ?? {})).toEqual(['kept']);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('drops what the server owns', () => {
    const taken = z.parse(NewTask, {
      ...task,
      id: 1,
      createdBy: 2,
      createdAt: 'x',
      version: 9,
      order: 0,
      deletedAt: null,
      departmentKeys: ['hr'],
    });
    expect(Object.keys(taken)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(id|createdBy|createdAt|version|order|deletedAt|departmentKeys)$/)]),
    );
  });
});

describe('TaskChange', () => {
  it('takes each field alone, and nothing at all', () => {
    for (const change of [
      {},
      { title: 'abc' },
      { description: null },
      { status: 'Done' },
      { checklistItems: [] },
      { dueDate: '' },
      { assigneeId: null },
      { version: 1 },
    ]) {
      expect(refusals(TaskChange, change)).toEqual({});
    }
  });

  it('leaves out what is not given: nothing is filled in', () => {
    expect(z.parse(TaskChange, { status: 'Done' })).toEqual({ status: 'Done' });
  });

  it.each([
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['title', '', 'Title must be at least 3 characters'],
    ['priority', '', 'Priority is required'],
    ['department', '', 'Department is required'],
    ['columnId', 0, 'Column is required'],
    ['dueDate', 'soon', 'The date is not valid.'],
    ['startDate', '2026-02-30', 'The date is not valid.'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(refusals(TaskChange, { [field]: value })).toEqual({ [field]: message });
  });
});

describe('TaskMove', () => {
  it('takes a column alone, with an order, with a version', () => {
    for (const move of [
      { columnId: 1 },
      { columnId: 1, order: 0 },
      { columnId: 1, order: 2_147_483_647 },
      { columnId: 1, version: 3 },
    ]) {
      expect(refusals(TaskMove, move)).toEqual({});
    }
  });

  it.each([-1, -2, -3, -4, 0, null, undefined, '9', 1.5, 2_147_483_648])('refuses the column %j', (columnId) => {
    expect(refusals(TaskMove, { columnId, order: 1 })).toEqual({ columnId: 'Column not found' });
  });

  it.each([1.5, '1', 1e308, null])('refuses the order %j', (order) => {
    expect(Object.keys(refusals(TaskMove, { columnId: 1, order }))).toEqual(['order']);
  });
});
