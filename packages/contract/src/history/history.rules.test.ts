// Tests what the history of a task says about a change.
import { describe, expect, it } from 'vitest';
import { historyLimits } from '#history/history.limits.ts';
import { changesOf, type RecordedTask } from '#history/history.rules.ts';

const task: RecordedTask = {
  title: 'Pay the VAT',
  description: null,
  type: 'Planning',
  priority: 'P2',
  status: 'To Do',
  workspaceId: 3,
  department: 'Engineering',
  departments: ['Engineering', 'HR'],
  assigneeId: 1,
  assignees: [1, 2],
  startDate: null,
  dueDate: '2026-11-24',
  repeat: null,
  checklistItems: [{ id: 1, text: 'Ask', completed: false }],
  customFields: { templateApplied: 'true', client: 'A' },
};
const listOf = (change: Partial<RecordedTask>, before = task) => changesOf(before, change)?.list;

describe('the history', () => {
  it('says nothing where nothing changes that a person would tell', () => {
    expect(changesOf(task, {})).toBeUndefined();
    expect(changesOf(task, { title: 'Pay the VAT', departments: ['HR', 'engineering'], assignees: [2, 1] })).toBeUndefined();
    expect(changesOf(task, { customFields: { client: 'A' }, dueDate: undefined as never })).toBeUndefined();
  });

  it('tells fields from what to what', () => {
    expect(listOf({ title: 'Pay', dueDate: null, status: 'Done', workspaceId: 5, repeat: 'FREQ=DAILY' })).toEqual([
      { field: 'title', from: 'Pay the VAT', to: 'Pay' },
      { field: 'status', from: 'To Do', to: 'Done' },
      { field: 'dueDate', from: '2026-11-24', to: null },
      { field: 'repeat', from: null, to: 'FREQ=DAILY' },
      { field: 'workspace', from: 3, to: 5 },
    ]);
  });

  it('tells members one by one, and the primary one once', () => {
    expect(listOf({ assignees: [1, 3] })).toEqual([
      { field: 'assignees', from: 2, to: null },
      { field: 'assignees', from: null, to: 3 },
    ]);
    expect(listOf({ assigneeId: 4, assignees: [4, 2] })).toEqual([{ field: 'assignee', from: 1, to: 4 }]);
    expect(listOf({ department: 'Sales', departments: ['Sales'] })).toEqual([
      { field: 'department', from: 'Engineering', to: 'Sales' },
      { field: 'departments', from: 'HR', to: null },
    ]);
  });

  it('tells items and custom fields', () => {
    const items = [
      { id: 1, text: 'Ask Ada', completed: true },
      { id: 2, text: 'Pay', completed: false },
    ];
    expect(listOf({ checklistItems: items, customFields: { client: 'B', 'cost centre': '7' } })).toEqual([
      { field: 'items', from: 'Ask', to: 'Ask Ada' },
      { field: 'itemsDone', from: null, to: 'Ask Ada' },
      { field: 'items', from: null, to: 'Pay' },
      { field: 'custom', key: 'client', from: 'A', to: 'B' },
      { field: 'custom', key: 'cost centre', from: null, to: '7' },
    ]);
    expect(listOf({ checklistItems: [] })).toEqual([{ field: 'items', from: 'Ask', to: null }]);
  });

  it('tells whose an item is, when it is due, what it says and where it stands', () => {
    const items = ['Ask', 'Pay', 'Send', 'Close'].map((text, at) => ({ id: at + 1, text, completed: false }));
    const [ask, pay, send, close] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0], (typeof items)[0]];
    const before = { ...task, checklistItems: items };
    const changed = { ...ask, description: 'By phone', assigneeId: 2, dueDate: '2026-12-01' };
    expect(listOf({ checklistItems: [changed, pay, send, close] }, before)).toEqual([
      { field: 'itemDescription', key: 'Ask', from: null, to: 'By phone' },
      { field: 'itemAssignee', key: 'Ask', from: null, to: 2 },
      { field: 'itemDueDate', key: 'Ask', from: null, to: '2026-12-01' },
    ]);
    expect(
      listOf({ checklistItems: [{ ...ask, assigneeId: null, description: null }, pay, send, close] }, before),
    ).toBeUndefined();
    expect(listOf({ checklistItems: [pay, send, close, ask] }, before)).toEqual([
      { field: 'itemPlace', key: 'Ask', from: '1', to: '4' },
    ]);
    expect(listOf({ checklistItems: [close, send, pay, ask] }, before)).toEqual([{ field: 'itemPlace', from: null, to: null }]);
    // An item that is new or gone moves nothing.
    expect(listOf({ checklistItems: [pay, send, { ...close, id: 9, text: 'New', dueDate: '2026-12-01' }] }, before)).toEqual([
      { field: 'items', from: 'Ask', to: null },
      { field: 'items', from: 'Close', to: null },
      { field: 'items', from: null, to: 'New' },
      { field: 'itemDueDate', key: 'New', from: null, to: '2026-12-01' },
    ]);
  });

  it('stores of a long description what is around the change, and no half characters', () => {
    const long = '🙂'.repeat(5_000);
    const [change] = listOf({ description: `${long}new${long}` }, { ...task, description: `${long}old${long}` }) ?? [];
    expect(change?.from).toMatch(/^…🙂{20}old🙂{20}…$/u);
    expect(change?.to).toMatch(/^…🙂{20}new🙂{20}…$/u);
    for (const [was, is] of [
      [`a${long}`, long],
      [long, '🙃'],
      ['🙂', '🙃'],
    ])
      for (const { from, to } of listOf({ description: is ?? '' }, { ...task, description: was ?? '' }) ?? [])
        for (const text of [from, to]) {
          expect(String(text).isWellFormed()).toBe(true);
          expect(String(text).length).toBeLessThanOrEqual(historyLimits.excerpt + 2);
        }
    expect(listOf({ description: 'All' })).toEqual([{ field: 'description', from: null, to: 'All' }]);
  });

  it('is bounded, and counts what it leaves out', () => {
    const items = Array.from({ length: 100 }, (_, id) => ({ id: id + 2, text: '🙂'.repeat(250), completed: false }));
    const changes = changesOf(task, { checklistItems: items });
    expect(changes?.list).toHaveLength(historyLimits.changes);
    expect(changes?.more).toBe(101 - historyLimits.changes);
    for (const { to } of changes?.list ?? []) expect(String(to ?? '').length).toBeLessThanOrEqual(historyLimits.value);
  });
});
