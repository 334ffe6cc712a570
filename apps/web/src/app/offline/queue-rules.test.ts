// The queue of writes: its order, what becomes of refused writes, and keys that the server has forgotten.
import { idempotency, type Task } from '@app/contract';
import { describe, expect, it } from 'vitest';
import { insisted, isUncertain, nextToSend, renamed, staysWaiting } from '#app/offline/queue-rules.ts';
import type { WaitingWrite } from '#lib/waiting-writes.ts';

const first: WaitingWrite = { userId: 1, place: 1, name: 'tasks.update', taskId: 7, title: 'Plan', body: {}, key: 'a' };

describe('the order', () => {
  const [b, c] = [
    { ...first, place: 2, taskId: 8, key: 'b' },
    { ...first, place: 3, key: 'c' },
  ];
  it('is that of the person, whatever order the rows have', () => {
    expect(nextToSend([c, first, b])).toBe(first);
    expect(nextToSend([])).toBeUndefined();
  });
  it('holds the later writes of a task behind a refused one, and nothing else', () => {
    const refused = { ...first, refused: { reason: 'No' } };
    expect(nextToSend([refused, b, c])).toBe(b);
    expect(nextToSend([refused, c])).toBeUndefined();
  });
  it('gives later writes of a new task the id of the server, and keeps their keys', () => {
    expect(renamed([{ ...first, taskId: 2_000_000_001 }, b], 2_000_000_001, 70)).toEqual([{ ...first, taskId: 70 }]);
  });
});

describe('an error', () => {
  const current = { id: 7, version: 9, priority: 'P3', title: 'Theirs' } as Task;
  it('of a server that cannot say yet keeps the write and its key', () => {
    for (const status of [0, 401, 408, 429, 502, 503, 504]) expect(staysWaiting(status, undefined)).toBe(true);
    expect(staysWaiting(409, undefined)).toBe(true);
  });
  it('that is a refusal stays with the write', () => {
    for (const status of [400, 403, 404, 413, 422, 500]) expect(staysWaiting(status, undefined)).toBe(false);
    expect(staysWaiting(409, current)).toBe(false);
  });
  it('of a conflict can be answered with the own value: it is then made from theirs', () => {
    const write = { ...first, body: { priority: 'P1', base: { priority: 'P2' } } };
    const again = insisted({ ...write, refused: { reason: 'Changed', current } });
    expect(again).toEqual({ ...write, body: { priority: 'P1', base: { priority: 'P3' } } });
    expect(insisted({ ...first, refused: { reason: 'No' } })).toEqual(first);
  });
});

describe('a write with an unknown outcome', () => {
  it('is sent again under its key as long as the server remembers the key', () => {
    const comment: WaitingWrite = { ...first, name: 'comments.create', sentAt: 1_000 };
    expect(isUncertain(comment, 1_000 + idempotency.retention)).toBe(false);
    expect(isUncertain(comment, 1_001 + idempotency.retention)).toBe(true);
    expect(isUncertain({ ...first, sentAt: 0 }, 10 * idempotency.retention)).toBe(false);
    expect(isUncertain({ ...comment, sentAt: undefined }, Date.now())).toBe(false);
  });
});
