// The charts of administrators: one point for each finished minute, bounded.
import * as api from '@app/contract/api.ts';
import { monitoringHistory } from '@app/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHistory } from '#monitoring/history.ts';
import { measurements } from '#monitoring/measurements.ts';
import { aUser } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

function anHour(mails: () => Promise<number> = async () => 3) {
  const measured = measurements();
  const history = startHistory({ measurements: measured, streams: () => 7, mails, now: () => 0 });
  const answer = (status: number, seconds: number, isStream = false) =>
    measured.answered({ method: 'GET', route: '/api/tasks', status, seconds, isStream });
  return { history, answer };
}

describe('the history', () => {
  it('counts requests, errors and the time in which 95 of 100 are answered', async () => {
    const { history, answer } = anHour();
    for (let index = 0; index < 95; index++) answer(200, 0.01);
    for (let index = 0; index < 5; index++) answer(503, 2);
    await history.finish();
    await history.finish();
    const [busy, idle] = history.points();
    expect(busy).toMatchObject({ at: '1970-01-01T00:00:00.000Z', requests: 100, errors: 5, streams: 7, mails: 3 });
    expect(busy?.p95).toBeGreaterThanOrEqual(10);
    expect(busy?.p95).toBeLessThan(20);
    expect(idle).toMatchObject({ requests: 0, errors: 0, p95: null });
    history.stop();
  });

  it('does not count how long a stream was open', async () => {
    const { history, answer } = anHour();
    answer(200, 3_600, true);
    await history.finish();
    expect(history.points()[0]).toMatchObject({ requests: 1, p95: null });
    history.stop();
  });

  it('keeps six hours, and goes on without a database', async () => {
    const { history } = anHour(() => Promise.reject(new Error('gone')));
    for (let index = 0; index < monitoringHistory.points + 5; index++) await history.finish();
    expect(history.points()).toHaveLength(360);
    expect(history.points()[0]?.mails).toBeNull();
    history.stop();
  });
});

describe('administrators', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('read the finished minutes', async () => {
    const admin = await aUser(test, { role: 'admin', department: null });
    const reply = await test.as(admin)(api.monitoring.read);
    expect(reply).toMatchObject({ status: 200, body: { points: [] } });
  });
});
