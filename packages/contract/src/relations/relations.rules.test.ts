// Tests how relations are stored, and what they are called from both ends.
import { expect, it } from 'vitest';
import { blockersText, isBlocked, linkOf, relationKinds, seenFrom } from '#relations/relations.rules.ts';

it.each(relationKinds)('a relation %s is called so by the task that got it', (kind) => {
  for (const [taskId, otherId] of [
    [4, 9],
    [9, 4],
  ] as const) {
    const link = linkOf(kind, taskId, otherId);
    expect(seenFrom[link.kind][link.fromId === taskId ? 'from' : 'to']).toBe(kind);
    expect([link.fromId, link.toId].sort()).toEqual([4, 9]);
  }
});

it('what one task says of the other is stored like what the other says of it', () => {
  for (const { from, to } of Object.values(seenFrom)) expect(linkOf(from, 4, 9)).toEqual(linkOf(to, 9, 4));
});

it('what blocks a task is named as far as it is seen; of the rest only that there is something', () => {
  const two = [{ title: 'Rent the rooms' }, { title: 'Ask' }];
  expect(blockersText({ blockers: two, hasHiddenBlocker: true }, 'another')).toBe('Rent the rooms, Ask, another');
  expect(blockersText({ blockers: [], hasHiddenBlocker: true }, 'another')).toBe('another');
  expect(isBlocked({ blockers: [], hasHiddenBlocker: true })).toBe(true);
  expect(isBlocked({ blockers: [], hasHiddenBlocker: false })).toBe(false);
});
