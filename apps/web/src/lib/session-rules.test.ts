// The session's rules: rhythm of checks, counting of problems, notices.
import { describe, expect, it } from 'vitest';
import { afterAnswer, afterCheck, type CheckAnswer, checkDelay } from '#lib/session-rules.ts';

function notices(answers: CheckAnswer[], onAuthPage = false): (string | undefined)[] {
  let problems = 0;
  return answers.map((answer) => {
    const next = afterCheck(problems, answer, onAuthPage);
    problems = next.problems;
    return next.notice;
  });
}

const times = (n: number, answer: CheckAnswer) => Array.from({ length: n }, () => answer);

describe('the rhythm of checks', () => {
  it('waits 15 seconds after each of the first three, then 5 minutes', () => {
    expect([1, 2, 3, 4, 9].map(checkDelay)).toEqual([15_000, 15_000, 15_000, 300_000, 300_000]);
  });
});

describe('session problems', () => {
  it('warns at the fifth 401 in a row and only then', () => {
    const said = notices(times(7, { status: 401, code: 'session_expired' }));
    expect(said).toEqual([undefined, undefined, undefined, undefined, 'warning', undefined, undefined]);
  });
  it('speaks of trouble where the fifth 401 cannot be read', () => {
    expect(notices(times(5, { status: 401 }))[4]).toBe('trouble');
  });
  it('says that the session is invalid at the third user_missing', () => {
    expect(notices(times(4, { status: 401, code: 'user_missing' }))).toEqual([undefined, undefined, 'error', undefined]);
  });
  it('says nothing on the auth page', () => {
    expect(notices(times(6, { status: 401, code: 'user_missing' }), true).filter(Boolean)).toEqual([]);
  });
  it('takes session_missing back, but never below one', () => {
    expect(afterCheck(0, { status: 401, code: 'session_missing' }, false)).toEqual({ problems: 1 });
    expect(afterCheck(1, { status: 401, code: 'session_missing' }, false)).toEqual({ problems: 1 });
    expect(afterCheck(3, { status: 401, code: 'session_missing' }, false)).toEqual({ problems: 3 });
  });
  it('starts again after a success and leaves other failures alone', () => {
    expect(afterCheck(4, { status: 200 }, false)).toEqual({ problems: 0 });
    expect(afterCheck(4, { status: 503 }, false)).toEqual({ problems: 4 });
  });
});

describe('refusals of any call', () => {
  it('warns once, at the third 401 in a row', () => {
    expect(afterAnswer(1, 401)).toEqual({ refusals: 2, warn: false });
    expect(afterAnswer(2, 401)).toEqual({ refusals: 3, warn: true });
    expect(afterAnswer(3, 401)).toEqual({ refusals: 4, warn: false });
    expect(afterAnswer(4, 500)).toEqual({ refusals: 0, warn: false });
  });
});
