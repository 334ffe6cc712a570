// One person's calls run so many at a time and in order, beside those of others; beyond a bound they are refused.
import { callsAtOnce } from '@app/contract/limits.ts';
import { expect, test } from 'vitest';
import { turnsOfPeople } from '#endpoints/limits/turns-of-people.ts';

const { running, waiting } = callsAtOnce;

/** Calls of people that end on command. */
function calls() {
  const inTurn = turnsOfPeople(running);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const call = (personId: number, name: string) =>
    inTurn((hasWaited) => {
      begun.push(hasWaited ? `${name} after waiting` : name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, personId);
  return { call, begun, end: () => ends.shift()?.() };
}

test('a few calls of a person run at once, further ones in order, and nobody else waits', async () => {
  const { call, begun, end } = calls();
  const first = Array.from({ length: running }, (_, at) => call(1, `call ${at}`));
  expect(begun).toHaveLength(running);
  void call(1, 'seventh');
  void call(1, 'eighth');
  void call(2, 'another');
  expect(begun.slice(running)).toEqual(['another']);
  end();
  await first[0];
  expect(begun.slice(running + 1)).toEqual(['seventh after waiting']);
  end();
  await first[1];
  expect(begun.slice(running + 1)).toEqual(['seventh after waiting', 'eighth after waiting']);
});

test('too many that wait are refused, and only those of this person', async () => {
  const { call, begun } = calls();
  for (let at = 0; at < running + waiting; at++) void call(1, 'call').catch(() => {});
  await expect(call(1, 'one more')).rejects.toMatchObject({ status: 429, code: 'too_many', retryAfter: 1 });
  void call(2, 'another');
  expect(begun.at(-1)).toBe('another');
});
