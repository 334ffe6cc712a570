// Tests what becomes of calls that the page began before the application was loaded.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrTake, forgetBegunCalls } from '#lib/begun-calls.ts';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('begunCalls', new Map());
  vi.spyOn(performance, 'now').mockReturnValue(500);
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    sent.push(path);
    return signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve(new Response('asked'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin(path: string, response: Promise<Response>): AbortController {
  const control = new AbortController();
  response.catch(() => {});
  globalThis.begunCalls?.set(path, { response, control });
  return control;
}

it('takes the response of a begun GET once', async () => {
  begin('/api/users', Promise.resolve(new Response('begun')));
  expect(await (await fetchOrTake('/api/users', { method: 'GET' })).text()).toBe('begun');
  expect(await (await fetchOrTake('/api/users', { method: 'GET' })).text()).toBe('asked');
});

it('takes nothing that has grown old', async () => {
  begin('/api/users', Promise.resolve(new Response('begun')));
  vi.mocked(performance.now).mockReturnValue(10_001);
  expect(await (await fetchOrTake('/api/users', { method: 'GET' })).text()).toBe('asked');
});

it('sends what was not begun, what writes, and what was forgotten', async () => {
  begin('/api/users', Promise.resolve(new Response('begun')));
  await fetchOrTake('/api/tasks', { method: 'GET' });
  await fetchOrTake('/api/users', { method: 'POST' });
  forgetBegunCalls();
  await fetchOrTake('/api/users', { method: 'GET' });
  expect(sent).toEqual(['/api/tasks', '/api/users', '/api/users']);
});

it('sends the request again if the begun one got no response', async () => {
  begin('/api/users', Promise.reject(new TypeError('Failed to fetch')));
  expect(await (await fetchOrTake('/api/users', { method: 'GET' })).text()).toBe('asked');
});

it('ends a begun request that takes too long', async () => {
  const limit = new AbortController();
  let fail: (reason: unknown) => void = () => {};
  const control = begin('/api/users', new Promise((_, reject) => (fail = reject)));
  control.signal.addEventListener('abort', () => fail(control.signal.reason));
  const taken = fetchOrTake('/api/users', { method: 'GET', signal: limit.signal });
  limit.abort(new DOMException('The time is over.', 'TimeoutError'));
  await expect(taken).rejects.toThrow('The time is over.');
});
