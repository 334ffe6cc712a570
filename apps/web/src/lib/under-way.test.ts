// Requests that outlive the page, within the browser's quota, and the question before the page ends.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBeforeLeaving, startRequest } from '#lib/under-way.ts';

const fetched = vi.fn<typeof fetch>();
const page = new EventTarget();
const keepalives = () => fetched.mock.calls.map(([, request]) => request?.keepalive === true);
/** Whether the browser would ask if the page ended now. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('outlives the page and asks only if it takes long', async () => {
  const write = startRequest('{"title":"Plan"}', true);
  await write.send('/api/tasks/1', { method: 'PUT' });
  expect(keepalives()).toEqual([true]);
  expect(asks()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(asks()).toBe(true);
  write.end();
  expect(asks()).toBe(false);
});

it('asks at once where a body is too large, or too many are under way', async () => {
  const first = startRequest('x'.repeat(40_000), true);
  const second = startRequest('ü'.repeat(20_000), true);
  await first.send('/api/tasks/1', {});
  await second.send('/api/tasks/2', {});
  expect(keepalives()).toEqual([true, false]);
  expect(asks()).toBe(true);
  second.end();
  expect(asks()).toBe(false);
  first.end();
  const third = startRequest('ü'.repeat(20_000), true);
  await third.send('/api/tasks/3', {});
  expect(keepalives()).toEqual([true, false, true]);
  third.end();
  const file = startRequest(new FormData(), true);
  expect(asks()).toBe(true);
  file.end();
});

it('sends again without it what the quota of the browser refuses', async () => {
  const others = Array.from({ length: 4 }, () => startRequest('{}', true));
  const write = startRequest('{}', true);
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(write.send('/api/tasks/1', { method: 'PUT' })).resolves.toBeInstanceOf(Response);
  expect(keepalives()).toEqual([true, false]);
  expect(asks()).toBe(true);
  write.end();
  for (const other of others.slice(1)) other.end();
  fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const withOne = startRequest('{}', true);
  await expect(withOne.send('/api/tasks/1', {})).rejects.toThrow(TypeError);
  withOne.end();
  others[0]?.end();
  expect(keepalives()).toHaveLength(3);
});

it('never asks for a request that loses nothing', () => {
  const read = startRequest('x'.repeat(100_000), false);
  expect(asks()).toBe(false);
  read.end();
  const end = askBeforeLeaving();
  expect(asks()).toBe(true);
  end();
  expect(asks()).toBe(false);
});
