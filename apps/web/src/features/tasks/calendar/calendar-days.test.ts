import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { describe, expect, it } from 'vitest';
import { calendarRange, daysOf, firstOf, shownIn, tasksByDay, unscheduledOf } from './calendar-days.ts';

function task(id: number, given: Partial<TaskCard> = {}): TaskCard {
  return { id, status: 'To Do', priority: 'P2', dueDate: null, ...given } as TaskCard;
}

describe('the days of a calendar', () => {
  it('come from the address, and from today if it names no day', () => {
    expect(shownIn(new URLSearchParams('day=2026-12-24&span=week'), '2026-11-25')).toEqual({ span: 'week', day: '2026-12-24' });
    for (const junk of ['', '2026-02-30', '9999-12-31', '0001-01-01', '+10000-01-01', 'x'])
      expect(shownIn(new URLSearchParams({ day: junk, span: 'x' }), '2026-11-25')).toEqual({ span: 'month', day: '2026-11-25' });
  });
  it('start with the first day of the week', () => {
    expect(daysOf('week', '2026-11-25', 0)[0]).toBe('2026-11-22');
    expect(daysOf('week', '2026-11-25', 1)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(daysOf('month', '2026-11-25', 1)).toHaveLength(42);
  });
  it('are all within the range that the company view asks for', () => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-28`;
      const { from, to } = calendarRange(day);
      for (const firstDay of [0, 1, 5, 6] as const) {
        const days = [...daysOf('month', day, firstDay), ...daysOf('week', day, firstDay)];
        expect(days.every((one) => one >= from && one <= to)).toBe(true);
      }
    }
  });
  it('have open tasks first, then by priority', () => {
    const dueDate = '2026-11-25';
    const tasks = [
      task(1, { dueDate, status: 'Done', priority: 'P0' }),
      task(2, { dueDate }),
      task(3, { dueDate, priority: 'P0' }),
    ];
    expect(tasksByDay([...tasks, task(4)]).get(dueDate)).toEqual([tasks[2], tasks[1], tasks[0]]);
    expect(unscheduledOf([...tasks, task(4), task(5, { status: 'Done' })]).map(({ id }) => id)).toEqual([4]);
  });
});

describe('a busy day', () => {
  const many = Array.from({ length: 6 }, (_, at) => task(at + 1));
  const ids = (tasks: readonly TaskCard[]) => tasks.map(({ id }) => id);
  it('shows its first tasks, and the one with the focus', () => {
    expect(ids(firstOf(many, 3, undefined))).toEqual([1, 2, 3]);
    expect(ids(firstOf(many, 3, 2))).toEqual([1, 2, 3]);
    expect(ids(firstOf(many, 3, 6))).toEqual([1, 2, 3, 6]);
  });
  it('hides no single task', () => {
    expect(firstOf(many.slice(0, 4), 3, undefined)).toHaveLength(4);
  });
});
