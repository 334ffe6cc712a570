import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isUnderWay } from '#lib/use-mutation.ts';

const mutationKey = ['switch'];

/** Starts a mutation that is answered when the returned function is called. */
function start(client: QueryClient, variables: unknown): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = client
    .getMutationCache()
    .build(client, { mutationKey, mutationFn: () => promise })
    .execute(variables as never);
  return () => {
    resolve();
    return done;
  };
}

test('the same once more is under way until it is answered; something else, or the way back of another, is not', async () => {
  const client = new QueryClient();
  expect(isUnderWay(client, mutationKey, { on: true })).toBe(false);
  const answerOn = start(client, { on: true });
  expect(isUnderWay(client, mutationKey, { on: true })).toBe(true);
  expect(isUnderWay(client, mutationKey)).toBe(true);
  expect(isUnderWay(client, mutationKey, { on: false })).toBe(false);
  expect(isUnderWay(client, ['another'], { on: true })).toBe(false);
  const answerOff = start(client, { on: false });
  expect(isUnderWay(client, mutationKey, { on: true }), 'on, off and on again are three changes').toBe(false);
  await Promise.all([answerOn(), answerOff()]);
  expect(isUnderWay(client, mutationKey)).toBe(false);
});

test('another file is not the same, whatever is in both', async () => {
  const client = new QueryClient();
  const file = new Blob(['a']);
  const answer = start(client, file);
  expect(isUnderWay(client, mutationKey, file)).toBe(true);
  expect(isUnderWay(client, mutationKey, new Blob(['a']))).toBe(false);
  await answer();
});

test('what was given up is not under way, although nothing has answered yet', async () => {
  const client = new QueryClient();
  const leaving = new AbortController();
  const answer = start(client, { taskId: 1, signal: leaving.signal });
  const again = { taskId: 1, signal: new AbortController().signal };
  expect(isUnderWay(client, mutationKey, again)).toBe(true);
  leaving.abort();
  expect(isUnderWay(client, mutationKey, again)).toBe(false);
  await answer();
});
