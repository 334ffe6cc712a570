// Open, overdue, due and future are the same in SQL as in the contract, on random tasks and days.

import { statuses } from '@app/contract/limits.ts';
import { isDueToday, isOpen, isOverdue } from '@app/contract/tasks/tasks.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rows } from '#db/rows.ts';
import * as states from '#tasks/task-states.sql.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  return () => app.close();
});

const dayAt = (from: string, days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
const below = (end: number) => Math.floor(Math.random() * end);

test('5,000 random tasks on the days on which zones and months turn', async () => {
  const given = Array.from({ length: 5_000 }, (_, id) => {
    const today = dayAt('2026-02-27', below(400));
    const dueDate = below(8) === 0 ? null : dayAt(today, below(24) - 12);
    return { id, today, dueDate, startDate: null, status: [...statuses, 'Parked', 'done'][below(6)] ?? '' };
  });
  const day = sql`t.today`;
  const found = await rows<{ id: number; open: boolean; overdue: boolean; due: boolean }>(
    app.db,
    sql`select t.id, ${states.isOpen} as open, coalesce(${states.isOverdue(day)}, false) as overdue,
          coalesce(${states.isDueToday(day)}, false) as due
        from jsonb_to_recordset(${JSON.stringify(given.map(({ dueDate, ...task }) => ({ ...task, due_date: dueDate })))}::jsonb)
          t (id int, today date, due_date date, status text) order by t.id`,
  );
  expect(found).toEqual(
    given.map((task) => ({
      id: task.id,
      open: isOpen(task),
      overdue: isOverdue(task, task.today),
      due: isDueToday(task, task.today),
    })),
  );
});
