// One person's calls run so many at a time and in order, beside those of others; beyond a bound they are refused.
import { callsAtOnce } from '@app/contract';
import { expect, test } from 'vitest';
import { turnsOfPeople } from '#endpoints/turns-of-people.ts';

const { running, waiting } = callsAtOnce;

test('a few calls of a person run at once, further ones in order, and nobody else waits', async () => {
  const turns = turnsOfPeople(running);
  const begun: number[] = [];
  const enter = (call: number) => void turns.enter(1)?.then(() => begun.push(call));
  for (let call = 0; call < running; call++) expect(turns.enter(1)).toBeUndefined();
  enter(7);
  enter(8);
  expect(turns.enter(2)).toBeUndefined();
  turns.leave(2);
  turns.leave(1);
  await Promise.resolve();
  expect(begun).toEqual([7]);
  turns.leave(1);
  await Promise.resolve();
  expect(begun).toEqual([7, 8]);
  for (let call = 0; call < running; call++) turns.leave(1);
  for (let call = 0; call < running; call++) expect(turns.enter(1)).toBeUndefined();
});

test('too many that wait are refused, and only those of this person', () => {
  const turns = turnsOfPeople(running);
  for (let call = 0; call < running + waiting; call++) void turns.enter(1);
  expect(() => turns.enter(1)).toThrow(expect.objectContaining({ status: 429, code: 'too_many', retryAfter: 1 }));
  expect(turns.enter(2)).toBeUndefined();
});

test('the sessions of a person share their turns once they are known', () => {
  const turns = turnsOfPeople(running);
  expect(turns.personOf('one')).toBeUndefined();
  turns.remember('one', 7);
  turns.remember('other', 7);
  expect([turns.personOf('one'), turns.personOf('other')]).toEqual([7, 7]);
  turns.remember('one', undefined);
  expect(turns.personOf('one')).toBeUndefined();
});
