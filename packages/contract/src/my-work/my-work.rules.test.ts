// Tests the sections of My work: days across zones and changes of the clock, precedence, and where a task may be dragged.
import { expect, test } from 'vitest';
import { calendarDate } from '#dates/zones.rules.ts';
import { doneStatus } from '#limits.ts';
import { daysLeft, dueDateIn, type MyFacts, myDays, mySectionNames, mySectionOf, waitingFor } from '#my-work/my-work.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';
import { instantAt, zones } from '#testing/zones.ts';

const me = 7;
const days = myDays('2026-11-24', 1);
const task = (dueDate: string | null, status = 'To Do', assigneeId: number | null = me) => ({
  status,
  dueDate,
  assigneeId,
  assignees: assigneeId === null ? [] : [assigneeId],
});
const facts = (given: Partial<MyFacts>): MyFacts => ({ chosenOn: null, waiting: null, ...given });
const sectionOf = (given: ReturnType<typeof task>, known?: MyFacts) => mySectionOf(given, known, me, days);

test('a date leads to its section, and a week ends before its first day', () => {
  expect(days.weekEnd).toBe('2026-11-29');
  expect(myDays('2026-11-24', 0).weekEnd).toBe('2026-11-28');
  // On the last day of a week, nothing is left of it.
  expect(myDays('2026-11-29', 1).weekEnd).toBe('2026-11-29');
  expect(myDays('2026-11-29', 0).weekEnd).toBe('2026-12-05');
  expect(myDays('2026-11-24', 6).weekEnd).toBe('2026-11-27');
  const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-29', '2026-11-30', null];
  expect(dates.map((date) => sectionOf(task(date)))).toEqual(['overdue', 'today', 'week', 'week', 'later', 'none']);
});

test('a task stands in one section: a choice wins over a date that has come, that over somebody who waits, that over later dates', () => {
  expect(sectionOf(task('2026-12-24'), facts({ chosenOn: '2026-11-20' }))).toBe('today');
  expect(sectionOf(task('2026-11-23'), facts({ chosenOn: '2026-11-24' }))).toBe('today');
  expect(sectionOf(task('2026-11-23', 'Review'), facts({ waiting: 'mentioned' }))).toBe('overdue');
  expect(sectionOf(task('2026-11-25', 'Review'))).toBe('waiting');
  expect(sectionOf(task(null), facts({ waiting: 'mentioned' }))).toBe('waiting');
  // Somebody else's task is here if it is chosen or waits, whatever its date is.
  expect(sectionOf(task('2026-11-01', 'To Do', 8))).toBe(null);
  expect(sectionOf(task('2026-11-01', 'To Do', null), facts({ waiting: 'mentioned' }))).toBe('waiting');
  expect(sectionOf(task('2026-11-01', 'Review', 8), facts({ waiting: 'review' }))).toBe('waiting');
  expect(sectionOf(task(null, 'To Do', 8), facts({ chosenOn: '2026-11-24' }))).toBe('today');
});

test('a done task waits for nobody, and only work of the person counts as done', () => {
  expect(sectionOf(task('2026-11-01', doneStatus), facts({ waiting: 'mentioned' }))).toBe('done');
  expect(sectionOf(task(null, doneStatus, 8), facts({ waiting: 'review' }))).toBe(null);
  expect(sectionOf(task(null, doneStatus, 8), facts({ chosenOn: '2026-11-24' }))).toBe('done');
  expect(waitingFor(task(null, doneStatus), facts({ waiting: 'mentioned' }), me)).toBe(null);
});

test('what was known of a review ends with it', () => {
  expect(waitingFor(task(null, 'In Progress', 8), facts({ waiting: 'review' }), me)).toBe(null);
  expect(waitingFor(task(null, 'Review'), undefined, me)).toBe('review');
});

test('where a task is dragged to gives its date, or none', () => {
  const dates = mySectionNames.map((name) => dueDateIn(name, days));
  expect(dates).toEqual(['2026-11-24', undefined, undefined, '2026-11-29', '2026-11-30', null, undefined]);
  expect(dueDateIn('week', myDays('2026-11-29', 1))).toBe(undefined);
  expect(daysLeft(days)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']);
  expect(daysLeft(myDays('2026-11-29', 1))).toEqual([]);
});

test('each zone has its own today, also on days with 23 and 25 hours', () => {
  // Clocks go forward and back in America, Europe and on Chatham around these days.
  for (const zone of zones)
    for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01', '2026-12-31'])
      for (const time of ['00:00:00', '03:30:00', '23:59:59']) {
        const today = calendarDate(new Date(instantAt(zone, day, time)), zone);
        const here = myDays(today, 1);
        const due = [-1, 0, 1].map((offset) => mySectionOf(task(addDays(day, offset)), undefined, me, here));
        const tomorrow = here.weekEnd > today ? 'week' : 'later';
        expect([zone, day, time, ...due]).toEqual([zone, day, time, 'overdue', 'today', tomorrow]);
      }
});
