// The session's effects against a fake server on a fake clock: when it checks, what it shows, whom it keeps.
import type { CurrentUser } from '@app/contract/auth/auth.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '#app/log-out.ts';
import { watchSession } from '#app/watch-session.ts';
import { signIn } from '#features/auth/auth.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { dispatchSession, renewSession, session } from '#lib/session.ts';
import { currentToast } from '#lib/toast.ts';

const fetched = vi.fn<typeof fetch>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
const ada = { id: 1, username: 'ada', role: 'admin', fullName: 'Ada', language: 'english', timezone: 'UTC' };
const signed = { authenticated: true, user: ada, permissions: { isAdmin: true, canAccessCompanyView: true } };
const { warn, error } = console;

function answers(status: number, body: unknown): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockImplementation(async () => new Response(text, { status }));
}

function cachedUser(): CurrentUser | null | undefined {
  return client.getQueryData(currentUserQuery.queryKey);
}

const check = () => client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
const said = () => {
  const { title, text, kind, open } = currentToast.get() ?? {};
  return open ? { title, text, kind } : undefined;
};
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

let ignoreResponses: () => void;
beforeAll(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/workspace/1', reload: vi.fn() });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('addEventListener', vi.fn());
  ignoreResponses = watchSession(client);
});
afterAll(() => {
  ignoreResponses();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.useFakeTimers();
  console.warn = vi.fn();
  console.error = vi.fn();
  location.pathname = '/workspace/1';
  client.clear();
  dispatchSession({ type: 'signedIn' });
  currentToast.set(null);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(console, { warn, error });
});

describe('the check of the current user', () => {
  it('comes at the start, three times every 15 seconds, then every 5 minutes', async () => {
    answers(200, signed);
    await check();
    const at: number[] = [];
    for (let second = 1; second <= 1000; second++) {
      const before = fetched.mock.calls.length;
      await seconds(1);
      if (fetched.mock.calls.length > before) at.push(second);
    }
    expect(at).toEqual([15, 30, 45, 345, 645, 945]);
  });
  it('rests while nobody is there, and begins with the sign-in', async () => {
    answers(401, { error: 'session_missing', message: 'Not authenticated' });
    await check();
    await seconds(1000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith('Not authenticated');
    answers(200, signed);
    await client.getMutationCache().build(client, signIn).execute({ username: 'ada', password: 'secret' });
    expect(cachedUser()).toEqual(signed);
    fetched.mockClear();
    await seconds(300);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/auth/current-user');
  });
  it('asks who is there where the sign-in does not say it', async () => {
    fetched.mockImplementation(async (path) =>
      Response.json(path === '/api/auth/login' ? { authenticated: true } : { user: { ...ada, role: 'user' } }),
    );
    await client.getMutationCache().build(client, signIn).execute({ username: 'ada', password: 'secret' });
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/auth/login', '/api/auth/current-user']);
    expect(cachedUser()?.permissions).toEqual({ isAdmin: false, canAccessCompanyView: false });
  });
  it('fails where neither the sign-in nor the current user says who is there', async () => {
    for (const [login, current] of [
      [{ authenticated: true }, { status: 401, body: { error: 'session_missing' } }],
      [{}, { status: 200, body: {} }],
      [[], { status: 200, body: '<html>' }],
      ['<html>', { status: 500, body: {} }],
    ] as const) {
      fetched.mockImplementation(async (path) =>
        path === '/api/auth/login' ? Response.json(login) : Response.json(current.body, { status: current.status }),
      );
      const signing = client.getMutationCache().build(client, signIn).execute({ username: 'ada', password: 'secret' });
      await expect(signing).rejects.toThrow(/Error \(/);
      expect(cachedUser() ?? null).toBeNull();
    }
  });
  it('lets the permissions of the server override those of the role', async () => {
    answers(200, { ...signed, permissions: { isAdmin: false, canAccessCompanyView: false } });
    await client.getMutationCache().build(client, signIn).execute({ username: 'ada', password: 'secret' });
    expect(cachedUser()?.permissions).toEqual({ isAdmin: true, canAccessCompanyView: true });
    await check();
    expect(cachedUser()?.permissions).toEqual({ isAdmin: false, canAccessCompanyView: false });
  });
  it('records another status, and that the time was over', async () => {
    answers(500, {});
    await check();
    expect(session.get().error).toEqual({ status: 500 });
    expect(console.error).toHaveBeenCalledWith('Server returned 500');
    expect(cachedUser()).toBeUndefined();
    fetched.mockImplementation(
      (_path, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        }),
    );
    void check();
    await seconds(10);
    expect(session.get().error).toBe('timedOut');
  });
});

describe('a 401 while somebody is at work', () => {
  beforeEach(async () => {
    answers(200, signed);
    await check();
  });
  it('ends the session and keeps the person, so that the screen stays', async () => {
    answers(401, { error: 'session_expired', message: 'Not authenticated' });
    await check();
    expect(session.get().phase).toBe('ended');
    expect(cachedUser()).toEqual(signed);
    answers(200, signed);
    await client.getMutationCache().build(client, signIn).execute({ username: 'ada', password: 'secret' });
    expect(session.get().phase).toBe('alive');
  });
  it('ends nothing while a new password renews the session, and a moment later the check decides', async () => {
    answers(401, { error: 'session_expired', message: 'Not authenticated' });
    let finish: (answer: null) => void = () => undefined;
    const renewal = renewSession(() => new Promise<null>((resolve) => (finish = resolve)));
    await check();
    expect(session.get().phase).toBe('alive');
    finish(null);
    await renewal;
    await check();
    expect(session.get().phase).toBe('alive');
    const before = fetched.mock.calls.length;
    await seconds(4);
    expect(fetched.mock.calls.length).toBe(before + 1);
    expect(session.get().phase).toBe('ended');
  });
  it('warns on the console at the third, and in a toast at the fifth, with the words of the server', async () => {
    answers(401, { error: 'session_expired', message: 'Your session expired.', recovery: 'login' });
    for (let n = 1; n <= 3; n++) await check();
    expect(console.warn).toHaveBeenCalledWith('Authentication error: You may need to log in again');
    expect(console.warn).toHaveBeenCalledTimes(1);
    await check();
    expect(said()).toBeUndefined();
    await check();
    expect(said()).toEqual({
      title: 'Authentication Warning',
      text: 'Your session expired. Please log in again to continue.',
      kind: 'destructive',
    });
  });
  it('advises to refresh where the server does, and has words of its own where it has none', async () => {
    answers(401, { error: 'session_expired', recovery: 'refresh' });
    for (let n = 1; n <= 5; n++) await check();
    expect(said()?.text).toBe('Session issue detected Please refresh the page to restore your session.');
  });
  it('speaks of trouble where the fifth cannot be read', async () => {
    answers(401, '<html>');
    for (let n = 1; n <= 5; n++) await check();
    expect(said()).toEqual({
      title: 'Authentication Warning',
      text: 'Having trouble maintaining your session. You may need to log in again soon.',
      kind: 'destructive',
    });
  });
  it('says at the third that the session is invalid where the person is missing', async () => {
    answers(401, { error: 'user_missing' });
    for (let n = 1; n <= 2; n++) await check();
    expect(said()).toBeUndefined();
    await check();
    expect(said()).toEqual({
      title: 'Session Error',
      text: 'Your session appears to be invalid. Please log in again.',
      kind: 'destructive',
    });
  });
  it('says nothing on the auth page', async () => {
    location.pathname = '/auth';
    answers(401, { error: 'user_missing' });
    for (let n = 1; n <= 6; n++) await check();
    expect(said()).toBeUndefined();
  });
});

describe('logging out', () => {
  beforeEach(async () => {
    answers(200, signed);
    await check();
    vi.stubGlobal('localStorage', { removeItem: vi.fn() });
  });
  it('says so', async () => {
    answers(200, { success: true });
    await logOut(client);
    expect(said()).toEqual({ title: 'Logged out', text: undefined, kind: undefined });
    expect(cachedUser()).toBeNull();
  });
  it('goes on where the server fails, and says that', async () => {
    answers(500, {});
    await logOut(client);
    expect(said()).toEqual({
      title: 'Logout issue',
      text: 'There was an issue with the logout process. Redirecting to login page.',
      kind: 'destructive',
    });
    expect(console.error).toHaveBeenCalledWith('Logout failed with status: 500');
    expect(cachedUser()).toBeNull();
    expect(localStorage.removeItem).toHaveBeenCalledWith('last-active');
  });
  it('waits 3 seconds and no longer', async () => {
    fetched.mockImplementation(
      (_path, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        }),
    );
    const done = logOut(client);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(cachedUser()).toEqual(signed);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(said()).toEqual({ title: 'Logout timed out', text: undefined, kind: 'destructive' });
    expect(cachedUser()).toBeNull();
    expect(localStorage.removeItem).toHaveBeenCalledWith('last-active');
  });
  it('without an answer leaves nobody signed in until the server has ended the session, or somebody signs in', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
    const requestedPaths = () => fetched.mock.calls.splice(0).map(([path]) => String(path));
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await logOut(client);
    // The next visit, still without a server, and one with it: the cookie is still there.
    client.clear();
    requestedPaths();
    await check();
    expect(cachedUser()).toBeNull();
    expect(requestedPaths()).toEqual(['/api/auth/logout']);
    client.clear();
    fetched.mockImplementation(async (path) =>
      String(path).endsWith('logout')
        ? Response.json({ success: true })
        : Response.json({ error: 'session_missing', message: '' }, { status: 401 }),
    );
    await check();
    expect(cachedUser()).toBeNull();
    expect(requestedPaths()).toEqual(['/api/auth/logout', '/api/auth/current-user']);
    expect([...stored.keys()]).not.toContain('log-out-waits');

    stored.set('log-out-waits', 'true');
    answers(200, signed);
    await client.getMutationCache().build(client, signIn).execute({ username: 'ada', password: 'good enough' });
    expect(requestedPaths()).toEqual(['/api/auth/logout', '/api/auth/login']);
    await check();
    expect(requestedPaths()).toEqual(['/api/auth/current-user']);
  });
  it('is not undone by an answer that is still on its way, and stops the checks', async () => {
    let late: (answer: Response) => void = () => undefined;
    fetched.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    void check();
    answers(200, { success: true });
    await logOut(client);
    late(Response.json(signed));
    await seconds(1000);
    expect(cachedUser()).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
