import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchOutages } from '#db/outage.ts';

const refused = () => Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('an outage writes one line when it begins, one every ten seconds with a count, and one when it ends', async () => {
  const lines: [string, unknown][] = [];
  const log = {
    error: (line: object, message: string) => void lines.push([message, line]),
    warn: (line: object, message: string) => void lines.push([message, line]),
  };
  let back = false;
  const outage = watchOutages(async () => back, log);

  for (let second = 0; second < 25; second++) {
    for (let n = 0; n < 100; n++) expect(outage.countFailure(refused())).toBe(true);
    outage.log.warn({ err: refused() }, 'querying the outbox failed');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  back = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines).toEqual([
    ['database outage began', { failure: 'unreachable', code: 'ECONNREFUSED', reason: 'connect refused' }],
    ['database outage continues', { seconds: 10, failures: expect.any(Number) }],
    ['database outage continues', { seconds: 20, failures: expect.any(Number) }],
    ['database outage ended', { seconds: expect.any(Number), failures: 2_525 }],
  ]);

  lines.length = 0;
  outage.log.warn({ err: new Error('another matter') }, 'reminders failed');
  expect(outage.countFailure(new TypeError('ours'))).toBe(false);
  expect(lines.map(([message]) => message)).toEqual(['reminders failed']);
  expect(outage.countFailure(refused())).toBe(true);
  expect(lines.map(([message]) => message)).toEqual(['reminders failed', 'database outage began']);
  outage.stop();
});
