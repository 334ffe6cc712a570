// What a person has typed where they no longer have access is gathered from its drafts, and nothing else is.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptTexts, tasksWithText } from '#features/tasks/conflicts/kept-texts.ts';
import { writeDraft } from '#lib/draft.ts';

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value;
  },
};

beforeEach(() => vi.stubGlobal('sessionStorage', Object.create(methods)));
afterEach(() => vi.unstubAllGlobals());

const nowhere = { boards: new Set<number>(), refused: new Set([7, 8]) };

it('has the texts of a task: its form, items and sub-tasks that are being written, and the comment', () => {
  const base = {
    title: 'Paint',
    description: '',
    dueDate: null,
    checklistItems: [
      { id: 1, text: 'Buy tape' },
      { id: 2, text: 'Brsh' },
    ],
  };
  const items = [
    { id: 1, text: 'Buy tape' },
    { id: 2, text: 'Brush' },
  ];
  // What the task had is not the person's own text.
  const values = { ...base, description: 'The fence', dueDate: '2027-01-02', checklistItems: items };
  writeDraft('task-7', { version: 1, base, values, newItem: 'Colour' });
  writeDraft('item-7', 'Ladder');
  writeDraft('item-7-1', { text: 'Broad brush', from: 'Brush' });
  writeDraft('subtask-7', 'Order colour');
  writeDraft('task-7-row-title', { title: 'Paint it', seen: 'Paint' });
  writeDraft('comment-7', 'Green or blue?');
  expect(keptTexts(nowhere)).toEqual([
    'The fence\n\n- Brush\n- Colour\n- Ladder\n- Broad brush\n- Order colour\n- Paint it\n\nGreen or blue?',
  ]);
  expect(tasksWithText()).toEqual([7]);
  expect(keptTexts({ ...nowhere, refused: new Set() })).toEqual([]);
});

it('has what was to become a task or a template there', () => {
  writeDraft('create-task-3', { title: 'Buy colour', description: '', checklistItems: [], newItem: 'Ask Ann' });
  writeDraft('quick-add-3-12', 'Sweep');
  writeDraft('pasted-lines-3', 'One\nTwo');
  writeDraft('task-template:3:new', { name: 'Walls', title: 'Paint a wall', description: 'Twice' });
  expect(keptTexts(nowhere)).toEqual(['Buy colour\n\n- Ask Ann', 'Sweep', 'One\nTwo', 'Paint a wall\n\nTwice']);
  expect(keptTexts({ ...nowhere, boards: new Set([3]) })).toEqual([]);
});

it('has nothing else', () => {
  writeDraft('owner', 4);
  writeDraft('comment-8', ' ');
  writeDraft('create-task-3', { title: '', description: '' });
  writeDraft('profile', { fullName: 'Ann' });
  expect(keptTexts(nowhere)).toEqual([]);
});
