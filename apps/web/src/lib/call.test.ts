// The only fetch: addresses, headers, answers, errors, and what is tried again.
import { api } from '@app/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, RequestError, retryWaits } from '#lib/call.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: string | null, headers = {}) => new Response(body, { status, headers });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as RequestError,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('fills the path and sends cookies, without a content type where there is no body', async () => {
    fetched.mockResolvedValue(answer(200, '[]'));
    await call(api.tasks.inWorkspace, { params: { workspaceId: 3 }, query: { fields: 'card' } });
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/workspaces/3/tasks?fields=card');
    expect(request?.credentials).toBe('include');
    expect(request?.headers).not.toHaveProperty('Content-Type');
    expect(request?.headers).not.toHaveProperty('Idempotency-Key');
  });
  it('sends JSON and a key with a POST', async () => {
    fetched.mockResolvedValue(answer(201, '{}'));
    await call(api.comments.create, { params: { taskId: 1 }, body: { content: 'Hi' } });
    const headers = fetched.mock.calls[0]?.[1]?.headers as Record<string, string>;
    expect(headers['Content-Type']).toBe('application/json');
    expect(headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{32,36}$/);
  });
  it('makes a 204 and every DELETE a success', async () => {
    fetched.mockResolvedValueOnce(answer(204, null)).mockResolvedValueOnce(answer(200, '{"id":1}'));
    expect(await call(api.notifications.markRead, { params: { notificationId: 1 } })).toEqual({ success: true });
    expect(await call(api.tasks.remove, { params: { taskId: 1 } })).toEqual({ success: true });
  });
  it('wraps refusals and keeps the sentence of the server', async () => {
    fetched.mockResolvedValueOnce(answer(409, '{"message":"Changed","error":"conflict"}', { 'Retry-After': '2' }));
    const error = await failure(call(api.tasks.update, { params: { taskId: 7 }, body: {} }));
    expect(error?.message).toBe('API Request Error (PUT /api/tasks/7): 409: Changed');
    expect(error).toMatchObject({ reason: 'Changed', status: 409, retryAfter: 2000, body: { error: 'conflict' } });
    fetched.mockResolvedValueOnce(answer(500, 'Oh no'));
    const query = await failure(call(api.users.list, {}));
    expect(query?.message).toBe('Query Error (/api/users): 500: Oh no');
  });
  it('has status 0 where there is no answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failure(call(api.users.list, {}));
    expect(error).toBeInstanceOf(RequestError);
    expect(error?.status).toBe(0);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it('tries the sign-in three times again while the server is away, with one key', async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(answer(503, '{}'));
    fetched.mockImplementation(async () => answer(503, '{}'));
    const pending = failure(call(api.auth.login, { body: { username: 'a', password: 'b' } }));
    await vi.advanceTimersByTimeAsync(1000 + 1500 + 2249);
    expect(fetched).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending)?.status).toBe(503);
    const keys = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });
  it('does not try a refused sign-in again', async () => {
    fetched.mockResolvedValue(answer(401, '{"message":"Invalid username or password"}'));
    await failure(call(api.auth.login, { body: { username: 'a', password: 'b' } }));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(retryWaits()).toEqual([1000, 1500, 2250]);
  });
});
