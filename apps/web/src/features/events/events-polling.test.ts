// Event polling: interval, back-off, timestamps, repetition.
import type { Event } from '@app/contract/events/events.contract.ts';
import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  afterResponse,
  type Polling,
  pollDelay,
  startPolling,
  withValidSince,
} from '#features/events/events-polling.ts';

const now = 1_700_000_000_000;

function event(id: number): Event {
  return { id, type: 'task_moved', taskId: 1, workspaceId: 1, userId: 1, timestamp: now };
}

function failing(times: number, status?: number): Polling {
  let polling = startPolling(now);
  for (let i = 0; i < times; i++) polling = afterFailure(polling, status).polling;
  return polling;
}

describe('the interval', () => {
  test('is 5 seconds, also after 3 errors in a row', () => {
    expect(pollDelay(startPolling(now))).toBe(5_000);
    expect(pollDelay(failing(3, 500))).toBe(5_000);
  });

  test('is the number of errors in seconds after more than 3, at most 30', () => {
    expect(pollDelay(failing(4, 500))).toBe(4_000);
    expect(pollDelay(failing(12, 503))).toBe(12_000);
    expect(pollDelay(failing(31))).toBe(30_000);
  });

  test('is 5 seconds again after one answer', () => {
    expect(pollDelay(afterResponse(failing(9), [], now).polling)).toBe(5_000);
  });

  test('a 401 only warns', () => {
    const { polling, warn } = afterFailure(failing(2, 500), 401);
    expect(warn).toBe(true);
    expect(polling.errors).toBe(2);
  });
});

describe('the timestamp', () => {
  test('is reset to 30 seconds ago when it is invalid', () => {
    for (const since of [Number.NaN, 0, -5, Number.POSITIVE_INFINITY, now + 1]) {
      expect(withValidSince({ since, errors: 0, seen: [] }, now).since).toBe(now - 30_000);
    }
  });

  test('stays when it is valid', () => {
    const polling = startPolling(now - 1_000);
    expect(withValidSince(polling, now)).toBe(polling);
  });

  test('follows the clock, one interval back', () => {
    expect(afterResponse(startPolling(now), [], now + 5_000).polling.since).toBe(now);
  });
});

describe('events', () => {
  test('are handed on once, by id', () => {
    const first = afterResponse(startPolling(now), [event(1), event(2), event(2)], now);
    expect(first.fresh.map((each) => each.id)).toEqual([1, 2]);
    const second = afterResponse(first.polling, [event(2), event(3)], now);
    expect(second.fresh.map((each) => each.id)).toEqual([3]);
  });

  test('that ask to load everything anew are handed on each time', () => {
    const resync = { ...event(0), type: 'resync' as const };
    const first = afterResponse(startPolling(now), [resync], now);
    expect(afterResponse(first.polling, [resync], now).fresh).toEqual([resync]);
  });
});
