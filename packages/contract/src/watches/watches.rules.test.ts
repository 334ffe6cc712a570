// Tests who is notified about a task.
import { expect, it } from 'vitest';
import { isNotified } from '#watches/watches.rules.ts';

it('tells whoever watches what people concerned are told, and whoever mutes only mentions', () => {
  expect(isNotified('usual', 'moved', true)).toBe(true);
  expect(isNotified('usual', 'moved', false)).toBe(false);
  expect(isNotified('watching', 'commented', false)).toBe(true);
  expect(isNotified('watching', 'assigned', false)).toBe(false);
  expect(isNotified('watching', 'mentioned', false)).toBe(false);
  expect(isNotified('muted', 'mentioned_in_task', true)).toBe(true);
  expect(isNotified('muted', 'mentioned', false)).toBe(false);
  for (const kind of ['assigned', 'commented', 'moved', 'due_changed', 'due_today', 'overdue'] as const)
    expect(isNotified('muted', kind, true)).toBe(false);
});
