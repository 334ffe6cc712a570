// A write whose connection breaks while the server is there is sent again under its key; one that always fails is an error.
import * as api from '@app/contract/api.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '#lib/call.ts';
import { stubPage } from '#lib/testing-page.ts';
import { sendNow, sendOrKeep, setQueue, waitingWrites } from '#lib/waiting-writes.ts';

const fetched = vi.fn<typeof fetch>();
const keep = vi.fn(() => Promise.resolve());
const body = { columnId: 1, order: 2 };
const write = { name: 'tasks.move' as const, taskId: 7, title: 'Plan', body };
const move = () =>
  sendOrKeep(
    write,
    (key) => call(api.tasks.move, { params: { taskId: 7 }, body, key, unchecked: true } as never) as Promise<unknown>,
  );
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const ok = () => Promise.resolve(new Response('[]', { status: 200 }));
const gone = () => Promise.resolve(new Response('{"message":"Gone"}', { status: 404 }));
/** The keys with which the task was moved. */
const keys = () =>
  fetched.mock.calls.flatMap(([path, request]) =>
    String(path).includes('/column') ? [new Headers(request?.headers).get('Idempotency-Key')] : [],
  );

beforeEach(() => {
  stubPage();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  keep.mockClear();
  setQueue(() => Promise.resolve({ keep, discardNewTask: () => Promise.resolve(), keepNewTask: () => Promise.resolve() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setQueue(undefined as never);
  waitingWrites.set([]);
});

it('is sent again under the same key if its connection broke and the server is there', async () => {
  fetched.mockImplementationOnce(broken).mockImplementationOnce(ok).mockImplementationOnce(gone);
  // The second answer is the server's own.
  await expect(move()).resolves.toMatchObject({ message: 'Gone' });
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(2);
  expect(keep).not.toHaveBeenCalled();
});

it('fails as before if only this call never has an answer', async () => {
  fetched.mockImplementation((path) => (String(path).includes('/column') ? broken() : ok()));
  await expect(move()).rejects.toMatchObject({ status: 0 });
  expect(keys()).toHaveLength(3);
  expect(keep).not.toHaveBeenCalled();
});

it('waits under its key if no call has an answer', async () => {
  fetched.mockImplementation(broken);
  await expect(move()).resolves.toBeNull();
  expect(keys()).toHaveLength(1);
  // The server may have done it, so it waits as sent.
  expect(keep).toHaveBeenCalledWith(expect.objectContaining({ taskId: 7, key: keys()[0], sentAt: expect.any(Number) }));
});

it('is sent at once beside a refused write of another task and the later ones that this holds', async () => {
  const refused = { ...write, taskId: 8, userId: 1, place: 1, key: 'a', refused: { reason: 'No' } };
  waitingWrites.set([refused, { ...refused, place: 2, key: 'b', refused: undefined }]);
  fetched.mockImplementation(gone);
  await expect(move()).resolves.toMatchObject({ message: 'Gone' });
  expect(keep).not.toHaveBeenCalled();
  waitingWrites.set([{ ...refused, taskId: 7 }]);
  await expect(move()).resolves.toBeNull();
  expect(keep).toHaveBeenCalled();
});

it('is no other answer: a refusal is sent once', async () => {
  fetched.mockImplementation(gone);
  await expect(call(api.tasks.remove, { params: { taskId: 7 } })).rejects.toMatchObject({ status: 404 });
  await expect(sendNow(() => call(api.tasks.remove, { params: { taskId: 7 } }))).rejects.toMatchObject({ status: 404 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('that cannot wait fails with its own error if no server answers', async () => {
  fetched.mockImplementation(broken);
  await expect(sendNow(() => call(api.tasks.remove, { params: { taskId: 7 } }))).rejects.toMatchObject({ status: 0 });
});

it('waits under its key within a person’s patience if the server takes connections and answers nothing', async () => {
  vi.useFakeTimers();
  try {
    fetched.mockImplementation((_path, request) => untilAborted(request?.signal));
    const moved = move();
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(moved).resolves.toBeNull();
    expect(keep).toHaveBeenCalledWith(expect.objectContaining({ key: keys()[0], sentAt: expect.any(Number) }));
  } finally {
    vi.useRealTimers();
  }
});

it('is not given up while a slow server answers other calls', async () => {
  vi.useFakeTimers();
  try {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(gone()), 40_000));
    fetched.mockImplementation((path) => (String(path).includes('/column') ? slow() : ok()));
    const moved = move();
    await vi.advanceTimersByTimeAsync(40_000);
    await expect(moved).resolves.toMatchObject({ message: 'Gone' });
    expect(keys()).toHaveLength(1);
    expect(keep).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

/** As the browser does with a request that nobody answers. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
