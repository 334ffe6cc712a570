// The stream of events in a browser: one tab reads it for all, and nothing that could not be read is passed over.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinStream } from '#features/events/live-tabs.ts';

class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = FakeSource.OPEN;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  message(lastEventId: string, data: unknown) {
    if (this.readyState === FakeSource.CLOSED) return;
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(Object.assign(new Event('message'), { data: text, lastEventId }));
  }
}

type LockRequest = { steal: boolean; grant(): Promise<void>; reject(error: unknown): void };
let lockRequests: LockRequest[] = [];

const locks = {
  request: (_name: string, options: { steal?: boolean }, granted: () => Promise<void> | undefined) =>
    new Promise<void>((resolve, reject) => {
      lockRequests.push({
        steal: options.steal ?? false,
        grant: async () => void Promise.resolve(granted()).then(resolve),
        reject,
      });
    }),
};

const leave: (() => void)[] = [];
let person = 0;

beforeEach(() => {
  FakeSource.all = [];
  lockRequests = [];
  person++;
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  for (const each of leave.splice(0)) each();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function join() {
  const handlers = { onOpen: vi.fn(), onEvents: vi.fn(), onPresent: vi.fn(), onLost: vi.fn(), onRefused: vi.fn() };
  leave.push(joinStream(person, handlers));
  return handlers;
}

const created = { id: 1, type: 'task_created', taskId: 7, workspaceId: 1, userId: 2, timestamp: 5 };

test('two tabs have one stream, and both get its events', async () => {
  const [first, second] = [join(), join()];
  await lockRequests[0]?.grant();
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/stream']);
  FakeSource.all[0]?.message('e.1', [created]);
  expect(first.onEvents).toHaveBeenCalledWith([created]);
  await vi.waitFor(() => expect(second.onEvents).toHaveBeenCalledWith([created]));
  expect(FakeSource.all).toHaveLength(1);
});

test('both get the people whom the stream tells of, a new tab too, and nobody once it is lost', async () => {
  const [first, second] = [join(), join()];
  await lockRequests[0]?.grant();
  const ana = { userId: 2, workspaceId: 3, taskId: null, editing: null };
  FakeSource.all[0]?.message('e.1', []);
  FakeSource.all[0]?.dispatchEvent(new MessageEvent('presence', { data: JSON.stringify([ana]) }));
  expect(first.onPresent).toHaveBeenLastCalledWith([ana]);
  await vi.waitFor(() => expect(second.onPresent).toHaveBeenLastCalledWith([ana]));
  const third = join();
  await vi.waitFor(() => expect(third.onPresent).toHaveBeenLastCalledWith([ana]));
  FakeSource.all[0]?.dispatchEvent(new Event('error'));
  expect(first.onPresent).toHaveBeenLastCalledWith([]);
  for (const tab of [second, third]) await vi.waitFor(() => expect(tab.onPresent).toHaveBeenLastCalledWith([]));
});

test.each([['not JSON'], ['{"type":"task_created"}'], ['[null]'], ['[{"id":1}]']])(
  'after the invalid message %s the stream is read again from the position before it',
  async (invalid) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const handlers = join();
    await lockRequests[0]?.grant();
    const [source] = FakeSource.all;
    source?.message('e.1', [created]);
    source?.message('e.2', invalid);
    source?.message('e.3', []);
    expect(handlers.onLost).toHaveBeenCalledOnce();
    expect(handlers.onEvents).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2_000);
    expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/stream', '/api/stream?after=e.1']);
    FakeSource.all[1]?.message('e.3', [created]);
    expect(handlers.onEvents).toHaveBeenCalledTimes(2);
  },
);

test('a tab whose lock was taken closes its stream and waits again', async () => {
  join();
  await lockRequests[0]?.grant();
  lockRequests[0]?.reject(new DOMException('stolen', 'AbortError'));
  await vi.waitFor(() => expect(lockRequests).toHaveLength(2));
  expect(lockRequests[1]?.steal).toBe(false);
  expect(FakeSource.all[0]?.readyState).toBe(FakeSource.CLOSED);
});

test('a tab that may not use locks has a stream of its own and does not ask for the lock again', async () => {
  const handlers = join();
  lockRequests[0]?.reject(new DOMException('no storage', 'SecurityError'));
  await vi.waitFor(() => expect(FakeSource.all).toHaveLength(1));
  FakeSource.all[0]?.message('e.1', [created]);
  expect(handlers.onEvents).toHaveBeenCalledWith([created]);
  expect(lockRequests).toHaveLength(1);
});
