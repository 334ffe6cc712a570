// Tests on which day a scheduled question is answered: hours, changes of the clock, ends of months.
import { describe, expect, it } from 'vitest';
import { dayAfter, firstDay, isSchedule } from '#scheduled-questions/scheduled-questions.rules.ts';

const mondays = 'FREQ=WEEKLY;BYDAY=MO';
const first = (repeat: string, hour: number, now: string, zone = 'UTC', anchor = '2026-01-01') =>
  firstDay({ repeat, hour, anchor }, new Date(now), zone);

describe('the first day', () => {
  it('is today until the hour has come, and the next one from then on', () => {
    expect(first(mondays, 8, '2026-11-30T07:59:00Z')).toBe('2026-11-30');
    expect(first(mondays, 8, '2026-11-30T08:00:00Z')).toBe('2026-12-07');
    expect(first(mondays, 8, '2026-12-01T07:00:00Z')).toBe('2026-12-07');
    expect(first('FREQ=DAILY', 23, '2026-12-31T23:30:00Z')).toBe('2027-01-01');
  });

  it('is that of the zone', () => {
    expect(first(mondays, 8, '2026-11-30T12:30:00Z', 'America/New_York')).toBe('2026-11-30');
    expect(first(mondays, 8, '2026-11-29T23:30:00Z', 'Asia/Tokyo')).toBe('2026-12-07');
    expect(first(mondays, 9, '2026-11-29T23:30:00Z', 'Asia/Tokyo')).toBe('2026-11-30');
  });

  it('is one of 23 or 25 hours too, where the hour is skipped or comes twice', () => {
    // Clocks go from 2 to 3 on 2026-03-29, and from 3 to 2 on 2026-10-25.
    expect(first('FREQ=DAILY', 2, '2026-03-29T00:30:00Z', 'Europe/Berlin')).toBe('2026-03-29');
    expect(first('FREQ=DAILY', 2, '2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe('2026-03-30');
    expect(first('FREQ=DAILY', 2, '2026-10-25T00:10:00Z', 'Europe/Berlin')).toBe('2026-10-26');
    expect(first('FREQ=DAILY', 2, '2026-10-25T01:10:00Z', 'Europe/Berlin')).toBe('2026-10-26');
  });
});

describe('the day after', () => {
  it('is the last one of a month that is too short', () => {
    const monthly = 'FREQ=MONTHLY;BYMONTHDAY=31';
    expect(dayAfter(monthly, '2026-01-01', '2026-01-31')).toBe('2026-02-28');
    expect(dayAfter(monthly, '2026-01-01', '2026-02-28')).toBe('2026-03-31');
    expect(dayAfter('FREQ=MONTHLY;BYMONTHDAY=1', '2026-01-15', '2026-01-15')).toBe('2026-02-01');
  });

  it('skips weekends, and weeks between', () => {
    expect(dayAfter('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-01-01', '2026-12-04')).toBe('2026-12-07');
    expect(dayAfter('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-11-30', '2026-11-30')).toBe('2026-12-14');
  });
});

it('is no schedule if it ends or never comes', () => {
  expect(isSchedule(mondays)).toBe(true);
  expect(isSchedule('FREQ=WEEKLY;BYDAY=MO;UNTIL=20270101')).toBe(false);
  expect(isSchedule('every Monday')).toBe(false);
});
