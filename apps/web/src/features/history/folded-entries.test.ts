import type { ActivityEntry } from '@app/contract/history/history.contract.ts';
import { expect, test } from 'vitest';
import { foldedEntries } from '#features/history/folded-entries.ts';

const entry = (taskId: number, given: Partial<ActivityEntry> = {}): ActivityEntry => ({
  kind: 'changed',
  at: '2026-11-27T08:00:00.000Z',
  by: null,
  via: 'session',
  changes: [{ field: 'dueDate', from: '2026-11-01', to: '2026-11-30' }],
  more: 0,
  task: { id: taskId, title: `Task ${taskId}`, isDeleted: false },
  comment: null,
  ...given,
});
const ids = (entries: readonly ActivityEntry[]) => foldedEntries(entries).map(({ tasks }) => tasks.map(({ id }) => id));

test('one act on many tasks is one entry; two of them, other instants and other values are not', () => {
  expect(ids([1, 2, 3, 4].map((id) => entry(id)))).toEqual([[1, 2, 3, 4]]);
  expect(ids([entry(1), entry(2)])).toEqual([[1], [2]]);
  const later = { at: '2026-11-27T09:00:00.000Z' };
  expect(ids([entry(1, later), entry(2, later), entry(3), entry(4), entry(5)])).toEqual([[1], [2], [3, 4, 5]]);
  const other = entry(3, { changes: [{ field: 'dueDate', from: null, to: '2026-12-01' }] });
  expect(ids([entry(1), entry(2), other, entry(4)])).toEqual([[1], [2], [3], [4]]);
  expect(ids([1, 2, 3].map((id) => entry(id, { kind: 'commented', comment: 'So', changes: [] })))).toEqual([[1], [2], [3]]);
  expect(foldedEntries([])).toEqual([]);
});

test('where the tasks had different values, the one before is left out', () => {
  const moved = (id: number, from: string) => entry(id, { changes: [{ field: 'status', from, to: 'Done' }] });
  const [different] = foldedEntries([moved(1, 'To Do'), moved(2, 'Review'), moved(3, 'To Do')]);
  expect(different?.changes).toEqual([{ field: 'status', to: 'Done' }]);
  const [same] = foldedEntries([moved(1, 'To Do'), moved(2, 'To Do'), moved(3, 'To Do')]);
  expect(same?.changes).toEqual([{ field: 'status', from: 'To Do', to: 'Done' }]);
  const without = (id: number, who: string) => entry(id, { changes: [{ field: 'assignees', from: who, to: null }] });
  expect(ids([without(1, 'Ada'), without(2, 'Ben'), without(3, 'Ada')])).toEqual([[1], [2], [3]]);
});
