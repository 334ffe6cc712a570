// Tests the places in memory, and the messages in which instances exchange them.
import { presenceLimits } from '@app/contract/limits.ts';
import { expect, test } from 'vitest';
import { messagesOf, readChanges } from '#presence/exchange-places.ts';
import { knownPlaces } from '#presence/known-places.ts';

const at = { workspaceId: 3, taskId: null, editing: null };
const reader = { id: 1, role: 'admin', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };

test('a place expires unless it is repeated', () => {
  let now = 0;
  const places = knownPlaces(() => now);
  places.workspaces.set(3, 'engineering');
  for (const userId of [1, 2]) places.put({ userId, tab: 'a', ...at }, true);
  now = presenceLimits.expiry - 1;
  expect(places.expire()).toBe(false);
  expect(places.put({ userId: 1, tab: 'a', ...at }, true)).toBe(false);
  expect(places.reading()(reader)).toEqual([{ userId: 2, ...at }]);
  now += 1;
  expect(places.expire()).toBe(true);
  expect(places.reading()(reader)).toEqual([]);
  expect(places.people()).toEqual([1]);
});

test('a person has a limited number of tabs, and a reader is told a limited number of people', () => {
  const places = knownPlaces();
  places.workspaces.set(3, 'engineering');
  for (let n = 0; n <= presenceLimits.tabsPerPerson; n++) places.put({ userId: 1, tab: `${n}`, ...at }, true);
  expect(places.of(1).map(({ tab }) => tab)).toEqual(Array.from({ length: presenceLimits.tabsPerPerson }, (_, n) => `${n + 1}`));
  for (let userId = 2; userId < presenceLimits.perReader + 20; userId++) places.put({ userId, tab: 'a', ...at }, true);
  expect(places.reading()(reader)).toHaveLength(presenceLimits.perReader);
});

test('a message between instances fits into a notification and says the same there', () => {
  const told = Array.from({ length: 300 }, (_, n) => {
    const [userId, tab] = [n + 2_147_483_000, crypto.randomUUID()];
    const place = { userId, tab, workspaceId: n % 3 ? n : null, taskId: 2_147_483_647, editing: 'comment' as const };
    return { userId, tab, place: n % 5 ? place : undefined };
  });
  const lines = told.map(({ userId, tab, place }) =>
    place ? `${tab} ${userId} ${place.workspaceId ?? ''},${place.taskId},3` : `${tab} ${userId}`,
  );
  const messages = messagesOf('one', lines);
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
  expect(messages.flatMap((message) => readChanges(message, 'other'))).toEqual(told);
  expect(messages.flatMap((message) => readChanges(message, 'one'))).toEqual([]);
});
