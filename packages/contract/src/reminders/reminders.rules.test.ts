// Tests that reminders are due once per local day in every zone, and which kind.
import { describe, expect, it } from 'vitest';
import { calendarDate, daysBetween } from '#dates/zones.rules.ts';
import { reminders } from '#limits.ts';
import { reminderDay, reminderOf } from '#reminders/reminders.rules.ts';
import { instantAt, zones } from '#testing/zones.ts';

const minute = 60_000;
/** Checks periodically, as the server does, and returns the instants at which a day was due. */
function runs(zone: string, from: string, to: string, step: number, isUp: (instant: number) => boolean = () => true) {
  const found: { day: string; at: Date }[] = [];
  let last: string | null = null;
  for (let instant = Date.parse(from); instant < Date.parse(to); instant += step) {
    if (!isUp(instant)) continue;
    const day = reminderDay(new Date(instant), zone, last);
    if (day === undefined) continue;
    found.push({ day, at: new Date(instant) });
    last = day;
  }
  return found;
}

/** Returns the days from one day to another, both inclusive. */
function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) =>
    new Date(Date.parse(first) + index * 1440 * minute).toISOString().slice(0, 10),
  );
}

function clockIn(zone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);
}

describe('every local day has its reminders exactly once', () => {
  it.each(zones)('in %s, the whole year, at the hour', (zone) => {
    const from = instantAt(zone, '2026-01-01', '00:00:00');
    const found = runs(zone, from, instantAt(zone, '2027-01-01', '00:00:00'), 15 * minute);
    expect(found.map(({ day }) => day)).toEqual(daysFrom('2026-01-01', '2026-12-31'));
    expect(new Set(found.map(({ at }) => clockIn(zone, at)))).toEqual(new Set([`0${reminders.hour}:00`]));
  });

  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
  ])('in %s on %s, which has %i hours', (zone, day, hours) => {
    const from = instantAt(zone, day, '00:00:00');
    const to = instantAt(zone, daysFrom(day, '2026-12-31')[1] ?? '', '00:00:00');
    expect((Date.parse(to) - Date.parse(from)) / (60 * minute)).toBe(hours);
    expect(runs(zone, from, to, 5 * minute).map((run) => run.day)).toEqual([day]);
  });

  it('in a zone that leaves a day out at the date line, without that day', () => {
    const found = runs('Pacific/Apia', '2011-12-28T10:00:00Z', '2012-01-01T10:00:00Z', 5 * minute);
    expect(found.map(({ day }) => day)).toEqual(['2011-12-28', '2011-12-29', '2011-12-31', '2012-01-01']);
  });

  it('of today alone after the server was away for days', () => {
    const away = (instant: number) =>
      instant < Date.parse('2026-06-02T07:00:00Z') || instant > Date.parse('2026-06-06T17:00:00Z');
    const found = runs('UTC', '2026-06-01T00:00:00Z', '2026-06-08T00:00:00Z', 5 * minute, away);
    expect(found.map(({ day }) => day)).toEqual(['2026-06-01', '2026-06-06', '2026-06-07']);
    expect(found[1]?.at.toISOString()).toBe('2026-06-06T17:05:00.000Z');
  });

  it('and never before the hour, nor again once the day has had them', () => {
    expect(reminderDay(new Date('2026-06-01T07:59:59Z'), 'UTC')).toBeUndefined();
    expect(reminderDay(new Date('2026-06-01T08:00:00Z'), 'UTC')).toBe('2026-06-01');
    expect(reminderDay(new Date('2026-06-01T23:59:59Z'), 'UTC', '2026-05-31')).toBe('2026-06-01');
    expect(reminderDay(new Date('2026-06-01T23:59:59Z'), 'UTC', '2026-06-01')).toBeUndefined();
  });

  it('also for who moves to a zone where it is still the day before', () => {
    const now = new Date('2026-06-02T05:00:00Z');
    expect(calendarDate(now, 'Pacific/Midway')).toBe('2026-06-01');
    expect(reminderDay(now, 'Pacific/Midway', '2026-06-02')).toBeUndefined();
  });
});

describe('a task is reminded of', () => {
  it.each([
    ['2026-03-03', undefined],
    ['2026-03-02', 'due_tomorrow'],
    ['2026-03-01', 'due_today'],
    ['2026-02-28', 'overdue'],
    ['2025-02-28', 'overdue'],
    [null, undefined],
  ])('where it is due on %s and today is 2026-03-01: %s', (dueDate, kind) => {
    expect(reminderOf(dueDate, '2026-03-01')).toBe(kind);
  });
});
