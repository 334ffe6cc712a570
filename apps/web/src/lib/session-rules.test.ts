// The session's state machine, row by row (specification part 1, sections 4, 8 and 9): counters, notices, phases, errors.
import { describe, expect, it } from 'vitest';
import {
  checkDelay,
  initialSession,
  personOf,
  reduceSession,
  type SessionEffect,
  type SessionEvent,
} from '#lib/session-rules.ts';

type Checked = Extract<SessionEvent, { type: 'checked' }>;

const at = { signedIn: true, onAuthPage: false };
const success: SessionEvent = { type: 'checked', status: 200, body: {}, ...at };
const refused = (error: string, more: Partial<Checked> = {}): SessionEvent => ({
  type: 'checked',
  status: 401,
  body: { error, message: `It is ${error}.` },
  ...at,
  ...more,
});
const expired = refused('session_expired');
const missing = refused('session_missing');
const nobody = refused('user_missing');
const unreadable: SessionEvent = { type: 'checked', status: 401, ...at };

/** Runs events in order. Returns the final state and the effects of each event. */
function run(...events: SessionEvent[]) {
  let state = initialSession;
  const said: (readonly SessionEffect[])[] = [];
  for (const event of events) {
    const next = reduceSession(state, event);
    state = next.state;
    said.push(next.effects.filter(({ say }) => say !== 'refusals' && say !== 'missing'));
  }
  return { state, said: said.map(([effect]) => effect?.say), last: said.at(-1)?.[0] };
}

const times = (n: number, event: SessionEvent) => Array.from({ length: n }, () => event);

describe('the rhythm of checks', () => {
  it('waits 15 seconds after each of the first three, then 5 minutes', () => {
    expect([1, 2, 3, 4, 9].map(checkDelay)).toEqual([15_000, 15_000, 15_000, 300_000, 300_000]);
  });
});

describe('the problem counter', () => {
  it('goes up with every 401 of a check', () => {
    expect(run(expired, expired).state.problems).toBe(2);
    expect(run(unreadable, nobody).state.problems).toBe(2);
  });
  it('is lowered by session_missing, but never below one', () => {
    expect(run(missing).state.problems).toBe(1);
    expect(run(missing, missing, missing, missing, missing, missing).state.problems).toBe(1);
    expect(run(expired, expired, expired, missing).state.problems).toBe(3);
  });
  it('starts again after a success and at sign-in', () => {
    expect(run(expired, expired, success).state.problems).toBe(0);
    expect(run(expired, expired, { type: 'signedIn' }).state).toEqual(initialSession);
  });
  it('is left alone by other failures and by other calls', () => {
    expect(run(expired, { type: 'checked', status: 503, ...at }).state.problems).toBe(1);
    expect(run(expired, { type: 'checked', status: 0, ...at }).state.problems).toBe(1);
    expect(run(expired, { type: 'answered', status: 401, signedIn: true }).state.problems).toBe(1);
  });
});

describe('the toasts', () => {
  it('warn at the fifth 401 in a row and only then, with what the server said', () => {
    const { said } = run(...times(7, expired));
    expect(said).toEqual([undefined, undefined, undefined, undefined, 'warning', undefined, undefined]);
    const refresh = { error: 'session_expired', message: 'Moved on.', recovery: 'refresh' };
    expect(run(...times(4, expired), refused('', { body: refresh })).last).toEqual({
      say: 'warning',
      message: 'Moved on.',
      recovery: 'refresh',
    });
    expect(run(...times(4, expired), refused('', { body: {} })).last).toEqual({ say: 'warning' });
  });
  it('speak of trouble where the fifth cannot be read', () => {
    expect(run(...times(5, unreadable)).said[4]).toBe('trouble');
    expect(run(...times(4, expired), unreadable).said[4]).toBe('trouble');
  });
  it('say at the third problem that the session is invalid where the person is missing', () => {
    expect(run(...times(4, nobody)).said).toEqual([undefined, undefined, 'error', undefined]);
    expect(run(expired, expired, nobody).said[2]).toBe('error');
    expect(run(expired, expired, expired, nobody).said[3]).toBe('error');
    expect(run(nobody, nobody, success, nobody).said[3]).toBeUndefined();
  });
  it('say it again after a success in between', () => {
    expect(run(...times(3, nobody), success, ...times(3, nobody)).said.filter(Boolean)).toEqual(['error', 'error']);
  });
  it('warn at the fifth also where the person is missing', () => {
    expect(run(...times(5, nobody)).said[4]).toBe('warning');
  });
  it('do not come on the auth page', () => {
    expect(run(...times(6, refused('user_missing', { onAuthPage: true }))).said.filter(Boolean)).toEqual([]);
    expect(run(...times(6, { ...unreadable, onAuthPage: true } as SessionEvent)).said.filter(Boolean)).toEqual([]);
  });
  it('do not come for session_missing, which only the console hears of', () => {
    expect(run(...times(9, missing)).said.filter(Boolean)).toEqual([]);
    expect(reduceSession(initialSession, missing).effects).toEqual([{ say: 'missing', message: 'It is session_missing.' }]);
  });
});

describe('refusals of any call', () => {
  const answered = (status: number): SessionEvent => ({ type: 'answered', status, signedIn: false });
  const warned = (...events: SessionEvent[]) => {
    let state = initialSession;
    return events.map((event) => {
      const next = reduceSession(state, event);
      state = next.state;
      return next.effects.some(({ say }) => say === 'refusals');
    });
  };
  it('warn on the console at the third 401 in a row, checks among them', () => {
    expect(warned(...times(4, answered(401)))).toEqual([false, false, true, false]);
    expect(warned(answered(401), expired, answered(401))).toEqual([false, false, true]);
  });
  it('are counted anew after any other status', () => {
    for (const status of [200, 404, 500, 0]) {
      expect(warned(answered(401), answered(401), answered(status), answered(401))).toEqual([false, false, false, false]);
    }
  });
});

describe('the phase', () => {
  it('is gone where the account was deleted, also after it had ended; who leaves has left', () => {
    const deleted = { type: 'answered', status: 401, body: { error: 'user_missing' } as never, signedIn: true } as const;
    expect(run(deleted).state.phase).toBe('gone');
    expect(run(expired, deleted).state.phase).toBe('gone');
    expect(run(nobody).state.phase).toBe('gone');
    expect(run(deleted, expired).state.phase).toBe('gone');
    expect(run({ type: 'leaving' }, deleted).state.phase).toBe('leaving');
    expect(run(deleted, { type: 'left' }).state.phase).toBe('alive');
  });
  const unauthorized: SessionEvent = { type: 'answered', status: 401, signedIn: true };
  it('ends with a 401 of any call while somebody is at work, and lives again after a sign-in or a good check', () => {
    expect(run(unauthorized).state.phase).toBe('ended');
    expect(run(expired).state.phase).toBe('ended');
    expect(run(unauthorized, { type: 'signedIn' }).state.phase).toBe('alive');
    const user = { id: 1, username: 'ada', role: 'user' };
    expect(run(unauthorized, { type: 'checked', status: 200, body: { user } as never, ...at }).state.phase).toBe('alive');
  });
  it('ends with an answer that says so without a 401', () => {
    expect(run({ type: 'checked', status: 200, body: { authenticated: false } as never, ...at }).state.phase).toBe('ended');
  });
  it('does not end where nobody is signed in', () => {
    expect(
      run({ type: 'answered', status: 401, signedIn: false }, refused('session_missing', { signedIn: false })).state.phase,
    ).toBe('alive');
  });
  it('does not end for somebody who is leaving', () => {
    expect(run({ type: 'leaving' }, unauthorized).state.phase).toBe('leaving');
    expect(run({ type: 'leaving' }, unauthorized, { type: 'left' }).state.phase).toBe('alive');
  });
});

describe('the error of a check', () => {
  it('is the status, that the time was over, or that nothing answered', () => {
    const other = run({ type: 'checked', status: 500, signedIn: false, onAuthPage: false });
    expect(other.state.error).toEqual({ status: 500 });
    expect(other.last).toEqual({ say: 'status', status: 500 });
    expect(run({ type: 'checked', status: 0, timedOut: true, ...at }).state.error).toBe('timedOut');
    expect(run({ type: 'checked', status: 0, ...at }).state.error).toBe('unreachable');
  });
  it('is gone after a success and after a 401', () => {
    const failed: SessionEvent = { type: 'checked', status: 500, ...at };
    expect(run(failed, success).state.error).toBeUndefined();
    expect(run(failed, expired).state.error).toBeUndefined();
  });
});

describe('who is there', () => {
  const user = { id: 1, username: 'ada', role: 'user' };
  const admin = { id: 2, username: 'root', role: 'admin' };
  const none = { isAdmin: false, canAccessCompanyView: false };
  const all = { isAdmin: true, canAccessCompanyView: true };
  it('has the permissions of the role', () => {
    expect(personOf({ authenticated: true, user })).toMatchObject({ user, permissions: none });
    expect(personOf({ authenticated: true, user: admin })).toMatchObject({ user: admin, permissions: all });
  });
  it('has those of the server where it sends some', () => {
    expect(personOf({ user: admin, permissions: none })?.permissions).toEqual(none);
    expect(personOf({ user, permissions: { isAdmin: false, canAccessCompanyView: true } })?.permissions).toEqual({
      isAdmin: false,
      canAccessCompanyView: true,
    });
  });
  it('has a password in the directory that the server names', () => {
    expect(personOf({ user, directory: 'Example Inc.' })).toMatchObject({ directory: 'Example Inc.' });
    expect(personOf({ user, directory: 1 })).not.toHaveProperty('directory');
  });
  it('may be a bare person', () => {
    expect(personOf(admin)).toEqual({
      authenticated: true,
      user: { ...admin, fullName: 'root' },
      permissions: all,
    });
  });
  it.each([
    null,
    undefined,
    {},
    { success: true, status: 200 },
    { authenticated: false, user },
    { user: null },
    [],
    'x',
    { user: {} },
  ])('is nobody in %j', (answer) => {
    expect(personOf(answer)).toBeNull();
  });
});
