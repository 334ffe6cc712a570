// Tests the rules of tasks: calendar dates in every zone, due state, future, progress.

import { catalogues } from '@app/texts/catalogues.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, daysBetween, followsBrowser, toCalendarDate, zoneOf } from '#dates/zones.rules.ts';
import {
  cardDescription,
  compareOrder,
  departmentKeysOf,
  dueState,
  isDueToday,
  isFuture,
  isOverdue,
  isPriority,
  isUpcoming,
  priorityName,
  priorityRank,
  progressPercent,
  withPrimaryAssignee,
  withPrimaryDepartment,
} from '#tasks/tasks.rules.ts';
import { forAll } from '#testing/for-all.ts';
import { instantAt, zones } from '#testing/zones.ts';

const open = { status: 'To Do', startDate: null, dueDate: null };

describe('zoneOf', () => {
  it('leaves the zone of a browser as it is', () => {
    expect(['Asia/Tokyo', 'Etc/UTC'].map(zoneOf)).toEqual(['Asia/Tokyo', 'Etc/UTC']);
    expect(['UTC', 'EST', 'Etc/UTC', 'Asia/Tokyo'].map(followsBrowser)).toEqual([false, false, true, true]);
  });

  it('reads the five settings as places with their summer time', () => {
    expect((['UTC', 'EST', 'CST', 'MST', 'PST'] as const).map(zoneOf)).toEqual([
      'UTC',
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
    ]);
  });
});

describe.each(zones)('calendar dates in %s', (zone) => {
  it('do not shift on any day of a leap year, at any hour', () => {
    const shifted: string[] = [];
    for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      if (toCalendarDate(date, zone) !== date) shifted.push(`${date} as a date`);
      for (const time of ['00:00:00', '00:01:00', '12:00:00', '23:59:59']) {
        const instant = instantAt(zone, date, time);
        if (calendarDate(new Date(instant), zone) !== date) shifted.push(`${date} ${time}`);
        if (toCalendarDate(instant, zone) !== date) shifted.push(`${date} ${time} as an instant`);
      }
    }
    expect(shifted).toEqual([]);
  });
});

describe('toCalendarDate', () => {
  it('keeps nothing as nothing', () => {
    expect(toCalendarDate(null, 'UTC')).toBeNull();
  });

  it('reads an instant in the zone of the caller', () => {
    expect(toCalendarDate('2026-03-01T02:30:00.000Z', 'UTC')).toBe('2026-03-01');
    expect(toCalendarDate('2026-03-01T02:30:00.000Z', 'America/Los_Angeles')).toBe('2026-02-28');
    expect(toCalendarDate('2026-03-01T12:30:00+14:00', 'Pacific/Kiritimati')).toBe('2026-03-01');
    expect(toCalendarDate('0099-01-01T12:00:00Z', 'UTC')).toBe('0099-01-01');
  });
});

describe('daysBetween', () => {
  it('counts days of 23 and 25 hours as days', () => {
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
    expect(daysBetween('0001-01-01', '9999-12-31')).toBe(3_652_058);
  });
});

describe('dueState', () => {
  const today = '2026-11-20';
  it.each([
    ['nothing due', null, { kind: 'none' }],
    ['a year ago', '2025-11-20', { kind: 'overdue' }],
    ['yesterday', '2026-11-19', { kind: 'overdue' }],
    ['today', '2026-11-20', { kind: 'today' }],
    ['tomorrow', '2026-11-21', { kind: 'days', days: 1 }],
    ['in a week', '2026-11-27', { kind: 'days', days: 7 }],
    ['at the end of time', '9999-12-31', { kind: 'days', days: 2_912_119 }],
  ])('%s', (_, dueDate, due) => {
    expect(dueState({ status: 'In Progress', dueDate }, today)).toEqual(due);
    expect(dueState({ status: 'Done', dueDate }, today)).toEqual({ kind: 'completed' });
  });

  // Around midnight, on days when clocks change, on 29 February and on New Year's Eve.
  const days = ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31', '2026-11-20'];
  describe.each(zones)('at midnight in %s', (zone) => {
    it.each(days)('%s', (day) => {
      const after = nextDay(day);
      const before = nextDay(day, -1);
      const task = { status: 'To Do', dueDate: day };
      const kindAt = (date: string, time: string) =>
        dueState(task, calendarDate(new Date(instantAt(zone, date, time)), zone)).kind;
      expect(kindAt(before, '23:59:00')).toBe('days');
      expect(kindAt(day, '00:00:00')).toBe('today');
      expect(kindAt(day, '00:01:00')).toBe('today');
      expect(kindAt(day, '12:00:00')).toBe('today');
      expect(kindAt(day, '23:59:00')).toBe('today');
      expect(kindAt(after, '00:00:00')).toBe('overdue');
      expect(kindAt(after, '00:01:00')).toBe('overdue');
    });
  });
});

describe('lists of the dashboards', () => {
  const today = '2026-11-20';
  const due = (dueDate: string, status = 'To Do') => ({ ...open, status, dueDate });
  it.each([
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'due today'],
    ['2026-11-21', 'upcoming'],
    ['2026-11-27', 'upcoming'],
  ])('a task due on %s is %s and nothing else', (date, name) => {
    const lists = { overdue: isOverdue, 'due today': isDueToday, upcoming: isUpcoming };
    expect(Object.entries(lists).flatMap(([list, rule]) => (rule(due(date), today) ? [list] : []))).toEqual([name]);
    expect(Object.values(lists).some((rule) => rule(due(date, 'Done'), today))).toBe(false);
  });

  it('does without dates', () => {
    expect([isOverdue, isDueToday, isUpcoming, isFuture].some((rule) => rule(open, today))).toBe(false);
  });
});

describe('isFuture', () => {
  it('is a task of To Do until its start date', () => {
    expect(isFuture({ ...open, startDate: '2026-11-21' }, '2026-11-20')).toBe(true);
    expect(isFuture({ ...open, startDate: '2026-11-20' }, '2026-11-20')).toBe(false);
    expect(isFuture({ ...open, startDate: '2026-11-19' }, '2026-11-20')).toBe(false);
  });

  it('is not a task without a start date, however far its due date is', () => {
    expect(isFuture(open, '2026-11-20')).toBe(false);
    expect(isFuture({ ...open, dueDate: '2027-11-20' }, '2026-11-20')).toBe(false);
  });

  it.each(['In Progress', 'Review', 'Done', 'Parked'])('is not a task of %s', (status) => {
    expect(isFuture({ ...open, status, startDate: '2027-01-01' }, '2026-11-20')).toBe(false);
  });

  it('begins at midnight of the person', () => {
    const task = { ...open, startDate: '2026-11-21' };
    const at = new Date('2026-11-21T03:00:00Z');
    expect([zoneOf('UTC'), zoneOf('PST')].map((zone) => isFuture(task, calendarDate(at, zone)))).toEqual([false, true]);
  });
});

describe('progressPercent', () => {
  const tasks = (done: number, all: number) =>
    Array.from({ length: all }, (_, index) => ({ status: index < done ? 'Done' : 'Review' }));
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 2, 50],
    [1, 8, 13],
    [3, 3, 100],
    [1, 200, 1],
    [1, 201, 0],
  ])('%i done of %i are %i percent', (done, all, percent) => {
    expect(progressPercent(tasks(done, all))).toBe(percent);
  });
});

describe('cardDescription', () => {
  it('cuts after 75 characters and adds three dots', () => {
    expect(cardDescription('a'.repeat(75))).toBe('a'.repeat(75));
    expect(cardDescription('a'.repeat(76))).toBe(`${'a'.repeat(75)}...`);
    expect(cardDescription('a'.repeat(20_000))).toHaveLength(78);
  });

  it('does not cut a character in two', () => {
    expect(cardDescription('😀'.repeat(75))).toBe('😀'.repeat(75));
    expect(cardDescription('😀'.repeat(76))).toBe(`${'😀'.repeat(75)}...`);
    expect(cardDescription(`${'a'.repeat(74)}😀b`)).toBe(`${'a'.repeat(74)}😀...`);
    expect(cardDescription(`${'a'.repeat(70)} 👩‍👩‍👧‍👧 and b`)).toBe(`${'a'.repeat(70)}...`);
    expect(cardDescription(`${'a'.repeat(74)}🇨🇭 and b`)).toBe(`${'a'.repeat(74)}...`);
  });

  it('does without a description', () => {
    expect(cardDescription(null)).toBe('');
    expect(cardDescription('')).toBe('');
  });

  it('puts lines into one', () => {
    expect(cardDescription('first\n\n  second')).toBe('first second');
  });

  it('counts the words without the marks of Markdown', () => {
    expect(cardDescription('## Plan\n- **one**\n- [two](https://example.com)')).toBe('Plan one two');
    expect(cardDescription(`**${'a'.repeat(75)}**`)).toBe('a'.repeat(75));
    expect(cardDescription(`**${'a'.repeat(76)}**`)).toBe(`${'a'.repeat(75)}...`);
    expect(cardDescription('Ask [@Ana Lima](user:12)')).toBe('Ask @Ana Lima');
  });

  it('says that there is more where the board was sent a part whose words are few', () => {
    expect(cardDescription(`See [this](https://example.com/${'a'.repeat(400)}`.slice(0, 300))).toBe('See this...');
    expect(cardDescription(`${' '.repeat(296)}abc`)).toBe('abc');
    expect(cardDescription(`${' '.repeat(297)}abc`)).toBe('abc...');
    expect(cardDescription(`${' '.repeat(297)}a😀`)).toBe('a😀');
  });
});

describe('the primary one stays in the list', () => {
  it('of departments', () => {
    expect(withPrimaryDepartment('HR', [])).toEqual(['HR']);
    expect(withPrimaryDepartment('HR', ['Sales', 'HR'])).toEqual(['HR', 'Sales']);
    expect(withPrimaryDepartment('Software Team', ['Tech', 'Finance'])).toEqual(['Engineering', 'Accounting']);
  });

  it('of assignees', () => {
    expect(withPrimaryAssignee(3, [])).toEqual([3]);
    expect(withPrimaryAssignee(3, [1, 3, 2, 1])).toEqual([3, 1, 2]);
    expect(withPrimaryAssignee(null, [1, 2, 1])).toEqual([1, 2]);
    expect(withPrimaryAssignee(null, [])).toEqual([]);
  });
});

describe('departmentKeysOf', () => {
  it('holds every department once, by its key', () => {
    expect(departmentKeysOf('Software Team', ['Engineering', 'Human Resources'])).toEqual(['engineering', 'hr']);
    expect(departmentKeysOf('Legal', [])).toEqual(['legal']);
  });
});

describe('priorityRank', () => {
  it('takes P0 for the highest and any other value for the lowest', () => {
    expect(['P0', 'P1', 'P2', 'P3', 'Urgent', ''].map(priorityRank)).toEqual([0, 1, 2, 3, 3, 3]);
  });
});

describe('the priorities', () => {
  it('are four; the highest comes by a request alone', () => {
    expect(['P0', 'P1', 'P2', 'P3', 'P4', 'p1', 'High', ''].filter(isPriority)).toEqual(['P0', 'P1', 'P2', 'P3']);
  });

  it('have one name in each language; one that is not known shows as it is', () => {
    const named = (language: keyof typeof catalogues) =>
      ['P0', 'P1', 'P2', 'P3', 'Urgent', 'toString'].map((priority) => priorityName(catalogues[language], priority));
    expect(named('english')).toEqual(['Highest', 'High', 'Medium', 'Low', 'Urgent', 'toString']);
    expect(named('german')).toEqual(['Höchste', 'Hoch', 'Mittel', 'Niedrig', 'Urgent', 'toString']);
  });
});

describe('compareOrder', () => {
  it('is one order for every reader, whatever they received first', () => {
    const place = fc.record({ order: fc.integer({ min: 0, max: 5 }), id: fc.integer({ min: 1, max: 1000 }) });
    forAll(fc.uniqueArray(place, { selector: ({ id }) => id }), (places) => {
      expect([...places].reverse().sort(compareOrder)).toEqual([...places].sort(compareOrder));
    });
    expect(
      [
        { order: 2, id: 1 },
        { order: 1, id: 9 },
        { order: 1, id: 3 },
      ]
        .sort(compareOrder)
        .map(({ id }) => id),
    ).toEqual([3, 9, 1]);
  });
});

function nextDay(date: string, by = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}
