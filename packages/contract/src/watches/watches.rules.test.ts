// Tests who is told about a task.
import { expect, it } from 'vitest';
import { isTold } from '#watches/watches.rules.ts';

it('tells whoever watches what people concerned are told, and whoever mutes only mentions', () => {
  expect(isTold('usual', 'moved', true)).toBe(true);
  expect(isTold('usual', 'moved', false)).toBe(false);
  expect(isTold('watching', 'commented', false)).toBe(true);
  expect(isTold('watching', 'assigned', false)).toBe(false);
  expect(isTold('watching', 'mentioned', false)).toBe(false);
  expect(isTold('muted', 'mentioned_in_task', true)).toBe(true);
  expect(isTold('muted', 'mentioned', false)).toBe(false);
  for (const kind of ['assigned', 'commented', 'moved', 'due_changed', 'due_today', 'overdue'] as const)
    expect(isTold('muted', kind, true)).toBe(false);
});
