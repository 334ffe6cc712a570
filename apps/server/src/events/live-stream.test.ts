// One stream: in which order it is sent what comes before its connection is there, and when a reader is let go.
import { Writable } from 'node:stream';
import type { Actor } from '@app/contract/access.ts';
import { live } from '@app/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveStream, openStream } from '#events/live-stream.ts';

const reader: Actor = { id: 1, role: 'user', departmentKeys: [], workspaceIds: [], adminWorkspaceIds: [] };
let closed: LiveStream[] = [];

beforeEach(() => {
  closed = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function opened(): LiveStream {
  return openStream(reader, 'a session', (stream) => closed.push(stream));
}

/** A connection that takes what it is sent only while somebody reads. */
function connection({ reads = true } = {}) {
  const taken: string[] = [];
  const held: (() => void)[] = [];
  const out = new Writable({
    highWaterMark: 10,
    write(chunk, _encoding, done) {
      taken.push(String(chunk));
      if (reads) done();
      else held.push(done);
    },
  });
  const release = () => {
    while (held.length > 0) held.shift()?.();
  };
  return { out, taken, release };
}

test('what comes before the connection follows the first message', () => {
  const stream = opened();
  stream.send('second\n\n');
  const { out, taken } = connection();
  stream.attach(out, 'first\n\n');
  stream.send('third\n\n');
  expect(taken).toEqual([`retry: ${live.retry.usual}\nfirst\n\n`, 'second\n\n', 'third\n\n']);
});

test('a reader with too much unread is let go', async () => {
  const stream = opened();
  const { out } = connection({ reads: false });
  stream.attach(out, '');
  stream.send('x'.repeat(live.unread.bytes + 1));
  expect(out.destroyed).toBe(false);
  stream.send('one more');
  expect(out.destroyed).toBe(true);
  await vi.waitFor(() => expect(closed).toEqual([stream]));
});

test('a slow client has the time of the limit to read a large first message', () => {
  const first = 'x'.repeat(2 * live.unread.bytes);
  for (const readsAfterwards of [true, false]) {
    const stream = opened();
    const { out, release } = connection({ reads: false });
    stream.attach(out, first);
    stream.send('a message while the first one is still being read');
    expect(out.destroyed).toBe(false);
    if (readsAfterwards) release();
    else vi.setSystemTime(Date.now() + live.unread.time + 1);
    stream.send('a later one');
    expect(out.destroyed).toBe(!readsAfterwards);
  }
});

test('after the first message was read the usual limit applies', () => {
  const stream = opened();
  const { out, release } = connection({ reads: false });
  stream.attach(out, 'x'.repeat(2 * live.unread.bytes));
  release();
  stream.send('x'.repeat(live.unread.bytes + 1));
  stream.send('one more');
  expect(out.destroyed).toBe(true);
});

test('a reader who reads nothing for long is let go, and one who has read in between is not', () => {
  for (const readsInBetween of [true, false]) {
    const stream = opened();
    const { out, release } = connection({ reads: false });
    stream.attach(out, '');
    stream.send('longer than the connection takes at once');
    if (readsInBetween) release();
    vi.setSystemTime(Date.now() + live.unread.time + 1);
    stream.send('a beat');
    expect(out.destroyed).toBe(!readsInBetween);
  }
});

test('a stream that has ended before its connection is there ends with it, and nobody else hears of it', () => {
  const stream = opened();
  stream.send('not for them any more');
  stream.end(200);
  const { out, taken } = connection();
  stream.attach(out, 'first');
  stream.send('later');
  expect(taken).toEqual(['retry: 200\n\n']);
  expect(out.writableEnded).toBe(true);
});

test('a connection that is gone already is over', () => {
  const stream = opened();
  const { out } = connection();
  out.destroy();
  stream.attach(out, 'first');
  expect(closed).toEqual([stream]);
});
