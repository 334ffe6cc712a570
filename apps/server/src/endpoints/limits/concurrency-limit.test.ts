// Slots are given in order, and nobody waits for ever or blocks all others.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends on command. */
function held() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const work = () => {
    begun++;
    return new Promise<string>((resolve) => ends.push(() => resolve('done')));
  };
  return { work, begun: () => begun, end: () => ends.shift()?.() };
}

const busy = { status: 503, code: 'busy', retryAfter: 1 };

test('run in order, so many at once', async () => {
  const { work, begun, end } = held();
  const inTurn = concurrencyLimit(2, { waiting: 10 });
  const all = [inTurn(work), inTurn(work), inTurn(work)];
  expect(begun()).toBe(2);
  end();
  await expect(all[0]).resolves.toBe('done');
  expect(begun()).toBe(3);
  end();
  end();
  await Promise.all(all);
  const again = inTurn(work);
  expect(begun()).toBe(4);
  end();
  await again;
});

test('are refused if too many wait, in total or of one person', async () => {
  const { work, begun, end } = held();
  const inTurn = concurrencyLimit(1, { waiting: 3, waitingEach: 2 });
  const served = [inTurn(work, 'greedy'), inTurn(work, 'greedy'), inTurn(work, 'greedy')];
  await expect(inTurn(work, 'greedy')).rejects.toMatchObject(busy);
  served.push(inTurn(work, 'calm'));
  await expect(inTurn(work, 'late')).rejects.toMatchObject(busy);
  for (const one of served) {
    end();
    await one;
  }
  expect(begun()).toBe(4);
});

test('of one person are only so many, and the next one of somebody else begins', async () => {
  const { work, begun, end } = held();
  const inTurn = concurrencyLimit(2, { waiting: 10, runningEach: 1 });
  const all = [inTurn(work, 'greedy'), inTurn(work, 'greedy'), inTurn(work, 'calm')];
  expect(begun()).toBe(2);
  end();
  await all[0];
  expect(begun()).toBe(3);
  end();
  end();
  await Promise.all(all);
});

test('time out after ten seconds, and the next one does not wait for a waiter that left', async () => {
  const { work, begun, end } = held();
  const inTurn = concurrencyLimit(1, { waiting: 10 });
  const first = inTurn(work);
  const late = inTurn(work);
  const refused = expect(late).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(9_000);
  const patient = inTurn(work);
  await vi.advanceTimersByTimeAsync(1_500);
  await refused;
  end();
  await first;
  expect(begun()).toBe(2);
  end();
  await expect(patient).resolves.toBe('done');
});
