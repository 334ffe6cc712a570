// Patched data is no reason not to load what it misses.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchQuery } from '#lib/patch-query.ts';

const queryKey = ['numbers'];

test('data is changed where there is any, and a stale query stays stale', async () => {
  const client = new QueryClient();
  const add = (numbers: number[]) => [...numbers, 1];
  patchQuery(client, queryKey, add);
  expect(client.getQueryState(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, [0]);
  patchQuery(client, queryKey, add);
  expect(client.getQueryState(queryKey)).toMatchObject({ data: [0, 1], isInvalidated: false });
  await client.invalidateQueries({ queryKey });
  patchQuery(client, queryKey, add);
  expect(client.getQueryState(queryKey)).toMatchObject({ data: [0, 1, 1], isInvalidated: true });
});
