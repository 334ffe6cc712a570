// Tests the stream of a reply whose reader is gone.
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { replyStream } from '#conversations/reply-stream.ts';

const log = { warn: () => undefined };

function streaming(out: PassThrough): AbortSignal {
  const { promise, resolve } = Promise.withResolvers<AbortSignal>();
  let given: AbortSignal | undefined;
  replyStream(log, async (_send, signal) => {
    given = signal;
    resolve(signal);
    await promise;
  }).stream(out);
  if (!given) throw new Error('the reply did not begin');
  return given;
}

test('a reply is aborted when its reader goes, and from the beginning for one who had gone before', async () => {
  const out = new PassThrough();
  const signal = streaming(out);
  expect(signal.aborted).toBe(false);
  out.destroy();
  await expect.poll(() => signal.aborted).toBe(true);
  expect(streaming(out).aborted).toBe(true);
});
