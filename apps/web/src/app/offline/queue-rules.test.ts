// The queue of writes: its order, what becomes of refused writes, and keys that the server has forgotten.
import { idempotency } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { describe, expect, it } from 'vitest';
import {
  insisted,
  isUncertain,
  nextToSend,
  renamed,
  reworded,
  staysWaiting,
  textsOf,
  withoutWrite,
} from '#app/offline/queue-rules.ts';
import { isHeld, type WaitingWrite } from '#lib/waiting-writes.ts';

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
    expect([refused, b, c].map((write) => isHeld(write, [c, b, refused]))).toEqual([false, false, true]);
    expect([first, b].some((write) => isHeld(write, [first, b, { ...c, refused: { reason: 'No' } }]))).toBe(false);
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

describe('a change that is discarded alone', () => {
  const change = (place: number, fields: object, base: object, taskId = 7): WaitingWrite => ({
    ...first,
    place,
    taskId,
    key: `k${place}`,
    body: { ...fields, base },
    task: fields,
    card: fields,
  });
  it('leaves later ones of its task as if it had never been', () => {
    const gone = change(1, { priority: 'P1' }, { priority: 'P2' });
    const later = change(2, { priority: 'P3', title: 'New' }, { priority: 'P1', title: 'Old' });
    const other = change(3, { priority: 'P3' }, { priority: 'P1' }, 8);
    const [after, ...rest] = withoutWrite([gone, later, other], gone);
    expect(rest).toEqual([]);
    expect(after).toMatchObject({
      key: 'k2',
      body: { priority: 'P3', title: 'New', base: { priority: 'P2', title: 'Old' } },
    });
  });
  it('takes only its own tick out of the later ones', () => {
    const items = (...done: number[]) => [1, 2].map((id) => ({ id, text: `${id}`, completed: done.includes(id) }));
    const gone = change(1, { checklistItems: items(1) }, { checklistItems: items() });
    const later = change(2, { checklistItems: items(1, 2) }, { checklistItems: items(1) });
    expect(withoutWrite([gone, later], gone)).toMatchObject([
      { body: { checklistItems: items(2), base: { checklistItems: items() } }, task: { checklistItems: items(2) } },
    ]);
  });
  it('changes nothing else: moves and earlier ones have no base', () => {
    const gone = change(2, { title: 'New' }, { title: 'Old' });
    const move: WaitingWrite = { ...first, place: 3, name: 'tasks.move', body: { columnId: 1, order: 2 } };
    expect(withoutWrite([change(1, { title: 'Old' }, { title: 'Older' }), gone, move], gone)).toEqual([]);
    expect(withoutWrite([move, change(4, { title: 'X' }, { title: 'New' })], move)).toEqual([]);
  });
  it('changes nothing if it was sent meanwhile, and nothing that was sent: a key stands for one body', () => {
    const gone = change(1, { title: 'New' }, { title: 'Old' });
    const later = change(2, { title: 'Newer' }, { title: 'New' });
    expect(withoutWrite([later], gone)).toEqual([]);
    expect(withoutWrite([gone, { ...later, sentAt: 5 }], gone)).toEqual([]);
    expect(withoutWrite([gone, later], gone)).toHaveLength(1);
  });
});

describe('a refused change that is edited', () => {
  it('is sent with the new text, and keeps everything else', () => {
    const renamedTask = {
      ...first,
      body: { title: 'Plan B', priority: 'P1', base: { title: 'Plan' } },
      card: { title: 'Plan B' },
    };
    expect(textsOf(renamedTask)).toEqual({ title: 'Plan B' });
    expect(reworded(renamedTask, { title: 'Plan C' })).toMatchObject({
      title: 'Plan',
      body: { title: 'Plan C', priority: 'P1', base: { title: 'Plan' } },
      card: { title: 'Plan C' },
    });
    const said = { ...first, name: 'comments.create' as const, body: { content: 'Hi' } };
    expect(reworded(said, { content: 'Hello' }).body).toEqual({ content: 'Hello' });
    const created = { ...first, name: 'tasks.create' as const, body: { title: 'New', description: 'Old' } };
    expect(textsOf(created)).toEqual({ title: 'New', description: 'Old' });
    expect(reworded(created, { title: 'Newer' })).toMatchObject({ title: 'Newer', body: { title: 'Newer', description: 'Old' } });
    expect(textsOf({ ...first, name: 'tasks.move', body: { columnId: 1, order: 2 } })).toEqual({});
  });
});
