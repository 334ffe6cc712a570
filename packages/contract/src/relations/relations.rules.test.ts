// Tests how relations are stored, and what they are called from both ends.
import { expect, it } from 'vitest';
import { linkOf, relationKinds, seenFrom } from '#relations/relations.rules.ts';

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
