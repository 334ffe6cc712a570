// Calls: addresses, headers, responses, errors and retries.
import * as api from '@app/contract/api.ts';
import type { Endpoint } from '@app/contract/endpoint.ts';
import { timing } from '@app/contract/limits.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, callOrNull, RequestError } from '#lib/call.ts';
import { onResponse } from '#lib/response-events.ts';
import { retryDelays } from '#lib/retry.ts';
import { stubPage } from '#lib/testing-page.ts';
import { isUnanswered } from '#lib/waiting-writes.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: string | null, headers = {}) => new Response(body, { status, headers });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as RequestError,
  );

const card = {
  id: 1,
  fullName: 'Ada',
  email: 'a@example.com',
  title: null,
  role: 'user',
  active: true,
  avatarInitials: 'A',
  avatarColor: null,
  profilePicture: null,
};
const comment = {
  id: 1,
  taskId: 1,
  userId: 1,
  content: 'Hi',
  isSystemComment: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  user: card,
};

beforeEach(() => {
  stubPage();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells a gateway that answers in place of the server from the server itself', async () => {
  const seen: (boolean | undefined)[] = [];
  const ignore = onResponse(({ ofGateway }) => seen.push(ofGateway));
  const page = '<html>No server is available to handle this request.</html>';
  const answers = [
    answer(200, page),
    answer(503, page),
    answer(503, ''),
    answer(503, '{"error":"unavailable"}'),
    answer(200, '[]'),
  ];
  const lost: boolean[] = [];
  for (const each of answers) {
    fetched.mockResolvedValueOnce(each);
    lost.push(isUnanswered(await failure(call(api.users.list, {}))));
  }
  ignore();
  expect(seen).toEqual([true, true, true, undefined, undefined]);
  expect(lost).toEqual([true, true, true, false, false]);
});

it('takes what does not say who is signed in for a gateway, and other data of a wrong shape for nothing', async () => {
  const seen: unknown[] = [];
  const ignore = onResponse(({ ofGateway, unreadable }) => seen.push(ofGateway ?? (unreadable ? 'unreadable' : undefined)));
  for (const each of ['null', '{}', '[]', '{"authenticated":false}']) {
    fetched.mockResolvedValueOnce(answer(200, each));
    await failure(call(api.auth.currentUser, { once: true }));
  }
  for (const each of ['null', '{}', '[{}]', '[]']) {
    fetched.mockResolvedValueOnce(answer(200, each));
    await failure(call(api.users.list, {}));
  }
  ignore();
  expect(seen).toEqual([true, true, true, undefined, 'unreadable', 'unreadable', 'unreadable', undefined]);
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
    fetched.mockResolvedValue(answer(201, JSON.stringify(comment)));
    await call(api.comments.create, { params: { taskId: 1 }, body: { content: 'Hi' } });
    const headers = fetched.mock.calls[0]?.[1]?.headers as Record<string, string>;
    expect(headers['Content-Type']).toBe('application/json');
    expect(headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{32,36}$/);
  });
  it('repeats a POST of which nobody knows whether it was done under its key, and only that', async () => {
    vi.useFakeTimers();
    const comments = (content: string) => call(api.comments.create, { params: { taskId: 1 }, body: { content } });
    const keyOf = (n: number) => new Headers(fetched.mock.calls.at(n)?.[1]?.headers).get('Idempotency-Key');
    const done = () => answer(201, JSON.stringify(comment));
    const unknown = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => answer(201, '<!doctype html>'),
      async () => answer(504, ''),
      async () => answer(500, '{"message":"Broken.","error":"unexpected"}'),
    ];
    fetched.mockImplementationOnce(unknown[0] as typeof fetch);
    await failure(comments('Hi'));
    for (const [n, made] of unknown.entries()) {
      fetched.mockImplementationOnce(made as typeof fetch);
      await failure(comments('Hi'));
      expect(keyOf(-1), `after ${n}`).toBe(keyOf(0));
    }
    fetched.mockImplementation(async () => done());
    await comments('Another');
    expect(keyOf(-1)).not.toBe(keyOf(0));
    await comments('Hi');
    expect(keyOf(-1)).toBe(keyOf(0));
    // The first was answered: sending the same again is a second write.
    await comments('Hi');
    expect(keyOf(-1)).not.toBe(keyOf(0));
    // A refused call and a call sent while the first is pending are second writes too.
    fetched.mockImplementationOnce(async () => answer(400, '{"message":"No"}'));
    await failure(comments('Hi'));
    await Promise.all([comments('Hi'), comments('Hi')]);
    expect(new Set([-1, -2, -3].map(keyOf)).size).toBe(3);
    // A call long afterwards is a second write too.
    fetched.mockImplementationOnce(unknown[0] as typeof fetch);
    await failure(comments('Hi'));
    vi.advanceTimersByTime(timing.idempotencyWindow);
    await comments('Hi');
    expect(keyOf(-1)).not.toBe(keyOf(-2));
  });
  it('names a failure by its number, and a refusal by none', async () => {
    const body = '{"message":"Broken.","error":"unexpected","requestId":"0123456789"}';
    fetched.mockResolvedValueOnce(answer(500, body));
    const error = await failure(call(api.users.list, {}));
    expect(error).toMatchObject({ reason: 'Broken. (Reference: 0123456789)', body: { requestId: '0123456789' } });
    expect(error?.message).toBe('Query Error (/api/users): 500: Broken.');
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
  it('says the status text where the JSON holds no message, and the text where it is no JSON', async () => {
    fetched.mockResolvedValueOnce(new Response('{"error":"x"}', { status: 418, statusText: "I'm a teapot" }));
    expect((await failure(call(api.users.list, {})))?.message).toBe("Query Error (/api/users): 418: I'm a teapot");
    fetched.mockResolvedValueOnce(answer(400, 'Bad thing'));
    const error = await failure(call(api.comments.create, { params: { taskId: 1 }, body: { content: 'Hi' } }));
    expect(error?.message).toBe('API Request Error (POST /api/tasks/1/comments): 400: Bad thing');
  });
  it('tells a person that the session is over in words that help, and the log in those of the server', async () => {
    const body = '{"authenticated":false,"error":"session_expired","message":"Not authenticated","recovery":"login"}';
    fetched.mockResolvedValueOnce(answer(401, body));
    const error = await failure(call(api.tasks.update, { params: { taskId: 7 }, body: {} }));
    expect(error?.message).toBe('API Request Error (PUT /api/tasks/7): 401: Not authenticated');
    expect(error?.reason).toBe('Session expired. Sign in again to go on; what you typed is kept.');
  });
  it('keeps the page of a proxy from people, but not from the log', async () => {
    fetched.mockResolvedValueOnce(answer(502, '<html>Bad Gateway</html>'));
    const error = await failure(call(api.users.list, {}));
    expect(error?.message).toBe('Query Error (/api/users): 502: <html>Bad Gateway</html>');
    expect(error?.reason).toBe('Something went wrong on the server. Please try again.');
  });
  it('makes an answer without a body an object with success and status', async () => {
    fetched.mockResolvedValueOnce(answer(200, ''));
    expect(await call(api.notifications.markRead, { params: { notificationId: 1 } })).toEqual({ success: true, status: 200 });
  });
  it('does not check for errors where it is asked not to', async () => {
    fetched.mockResolvedValueOnce(answer(400, '{"message":"No"}')).mockResolvedValueOnce(answer(500, 'No'));
    expect(await call(api.users.list, { unchecked: true })).toEqual({ message: 'No' });
    expect(await call(api.users.list, { unchecked: true })).toEqual({ success: false, status: 500 });
  });
  it('throws on a 401 or answers null, as one wants', async () => {
    fetched.mockImplementation(async () => answer(401, '{"message":"Not authenticated"}'));
    expect((await failure(call(api.auth.currentUser, {})))?.message).toBe(
      'Query Error (/api/auth/current-user): 401: Not authenticated',
    );
    expect(await callOrNull(api.auth.currentUser, {})).toBeNull();
    fetched.mockImplementation(async () => answer(500, '{}'));
    expect((await failure(callOrNull(api.auth.currentUser, {})))?.status).toBe(500);
  });
  it('asks auth calls past every cache', async () => {
    fetched.mockImplementation(async () => answer(200, '{}'));
    await call(api.auth.login, { body: { username: 'a', password: 'b' } });
    await call(api.auth.currentUser, {});
    expect(fetched.mock.calls.map(([, request]) => request?.cache)).toEqual(['no-store', 'no-store']);
  });
  it('tells who listens of every answer, and of none', async () => {
    const heard = vi.fn();
    const stop = onResponse(heard);
    fetched.mockResolvedValueOnce(answer(401, '{"error":"session_missing"}')).mockRejectedValueOnce(new TypeError('Failed'));
    await failure(call(api.users.list, {}));
    await failure(call(api.users.list, {}));
    stop();
    expect(heard.mock.calls).toEqual([
      [{ endpoint: api.users.list, status: 401, body: { error: 'session_missing' } }],
      [{ endpoint: api.users.list, status: 0, timedOut: false }],
    ]);
  });
  it('has status 0 where there is no answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failure(call(api.users.list, {}));
    expect(error).toBeInstanceOf(RequestError);
    expect(error?.status).toBe(0);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

const everyEndpoint = Object.entries(api).flatMap(([word, named]) =>
  Object.entries<Endpoint>(named).map(([name, endpoint]) => [`${word}.${name}`, endpoint] as const),
);
const lenient: readonly Endpoint[] = [api.auth.login, api.auth.currentUser];
const junk = ['<!doctype html><title>Sign in to the network</title>', 'null', '"x"', '[{}]', '{}', '[]'];

describe('an answer that is not what was promised', () => {
  it.each(everyEndpoint)('is a failure of %s', async (_, endpoint) => {
    const isDelete = endpoint.method === 'DELETE';
    const input = { params: { taskId: 1, workspaceId: 1, token: 't' }, body: {}, upload: new Blob(['x']) } as never;
    for (const text of junk) {
      fetched.mockImplementation(async () => answer(200, text, { 'Content-Type': 'application/json' }));
      const isHtml = text.startsWith('<');
      // Every DELETE succeeds by its status, but not with a page that a proxy wrote.
      if (isDelete && !isHtml) continue;
      // Several shapes say who is signed in; their callers parse them (`session-rules.test.ts`).
      if (lenient.includes(endpoint) && !['null', '"x"'].includes(text)) continue;
      const fits =
        endpoint.file === undefined && endpoint.response._zod.run({ value: JSON.parse(isHtml ? '0' : text), issues: [] }, {});
      if (fits && 'issues' in fits && fits.issues.length === 0) continue;
      const error = await failure(call(endpoint, input) as Promise<unknown>);
      expect({ text, status: error?.status, reason: error?.reason }).toEqual({
        text,
        status: 502,
        reason: 'The answer of the server could not be read. Please try again.',
      });
    }
  });
  it('is no failure where it has more than was promised', async () => {
    fetched.mockResolvedValueOnce(answer(200, JSON.stringify([{ ...card, added: 'later' }])));
    expect(await call(api.users.list, {})).toHaveLength(1);
  });
});

describe('a list that is too long for one answer', () => {
  const link = (path: string) => ({ Link: `<${path}>; rel="next"` });
  const cards = (...ids: number[]) => JSON.stringify(ids.map((id) => ({ ...card, id })));
  const idsOf = (people: unknown) => (people as { id: number }[]).map(({ id }) => id);

  it('is asked for to its end', async () => {
    fetched.mockResolvedValueOnce(answer(200, cards(1, 2), link('/api/users?after=2')));
    fetched.mockResolvedValueOnce(answer(200, cards(3), link('/api/users?after=3')));
    fetched.mockResolvedValueOnce(answer(200, cards(4)));
    expect(idsOf(await call(api.users.list, {}))).toEqual([1, 2, 3, 4]);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/users', '/api/users?after=2', '/api/users?after=3']);
  });
  it('fails as a whole where a part does', async () => {
    fetched.mockResolvedValueOnce(answer(200, cards(1, 2), link('/api/users?after=2')));
    fetched.mockResolvedValueOnce(answer(503, '{"message":"Busy","error":"busy"}'));
    expect(await failure(call(api.users.list, {}))).toMatchObject({ status: 503 });
  });
  it('is not asked for further where a page was asked for, and nowhere else than here', async () => {
    const boards = { params: { workspaceId: 3 }, query: { fields: 'card', limit: '2' } } as const;
    fetched.mockResolvedValueOnce(answer(200, '[]', link('/api/workspaces/3/tasks?limit=2&after=2')));
    await call(api.tasks.inWorkspace, boards);
    fetched.mockResolvedValueOnce(answer(200, cards(1), link('https://elsewhere.example/api/users')));
    await call(api.users.list, {});
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('a server that is silent', () => {
  it.each([
    ['a reading', 10_000, () => call(api.users.list, {})],
    ['a reading with a secret', 10_000, () => call(api.emailConfirmations.look, { body: { token: 'x' } })],
    ['a writing', 60_000, () => call(api.comments.create, { params: { taskId: 1 }, body: { content: 'Hi' } })],
    ['the check of the mail server', 60_000, () => call(api.email.testConnection, {})],
  ] as const)('is given up: %s after %i ms', async (_, wait, run) => {
    vi.useFakeTimers();
    fetched.mockImplementation(hanging);
    const pending = failure(run());
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ status: 0, reason: 'Request timed out. Please try again.' });
  });
});

describe('the current user', () => {
  it('is waited for 10 seconds and not asked again after that', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(hanging);
    const pending = failure(call(api.auth.currentUser, {}));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending)?.reason).toBe('Request timed out. Please try again.');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('auth calls', () => {
  const registration = {
    username: 'ada',
    password: 'good enough',
    fullName: 'Ada',
    email: 'a@example.com',
    departmentId: 1,
  } as const;
  const calls = {
    login: () => call(api.auth.login, { body: { username: 'a', password: 'b' } }),
    register: () => call(api.users.register, { body: registration }),
    'current-user': () => call(api.auth.currentUser, {}),
  };

  it.each(Object.entries(calls))('%s is tried again after 1000, 1500 and 2250 ms while the server is away', async (_, run) => {
    expect(retryDelays()).toEqual([1000, 1500, 2250]);
    vi.useFakeTimers();
    const away = [() => answer(502, '{}'), () => answer(503, '{}'), () => answer(504, '<html>')];
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    for (const make of away) fetched.mockImplementationOnce(async () => make());
    const pending = failure(run());
    for (const [index, wait] of [1000, 1500, 2250].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(fetched).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect((await pending)?.status).toBe(504);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
  it.each(['login', 'register'] as const)('%s has one key over all its tries, and a new one next time', async (name) => {
    vi.useFakeTimers();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockImplementation(async () => answer(200, JSON.stringify(card)));
    const first = calls[name]();
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    await calls[name]();
    const keys = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
  it.each([400, 401, 403, 404, 409, 422, 429, 500, 501])('are not tried again after %i', async (status) => {
    fetched.mockImplementation(async () => answer(status, '{"message":"No"}'));
    for (const run of Object.values(calls)) expect((await failure(run()))?.status).toBe(status);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
  it('are the only ones that are tried again', async () => {
    fetched.mockImplementation(async () => answer(503, '{}'));
    await failure(call(api.tasks.create, { body: {} as never }));
    await failure(call(api.auth.logout, {}));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

/** A server that never answers: only the abort signal ends the call. */
function hanging(_path: unknown, request?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
  });
}
