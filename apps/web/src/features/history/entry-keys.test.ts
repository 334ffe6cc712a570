// The keys of entries stay when newer and older ones come.
import { expect, test } from 'vitest';
import { entryKeys } from '#features/history/entry-keys.ts';

const entry = (at: string, kind: 'changed' | 'commented', id: number) => ({ at, kind, task: { id } });

test('keys are unique and belong to their entries', () => {
  const entries = [
    entry('10:00', 'changed', 1),
    entry('10:00', 'changed', 1),
    entry('10:00', 'changed', 2),
    entry('09:00', 'commented', 1),
  ];
  const keys = entryKeys(entries);
  expect(new Set(keys).size).toBe(4);
  expect(entryKeys([entry('11:00', 'changed', 1), ...entries, entry('08:00', 'changed', 1)]).slice(1, 5)).toEqual(keys);
});
