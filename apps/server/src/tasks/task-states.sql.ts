// Open, overdue, due and future tasks (`tasks.rules.ts` of the contract) as conditions on `t`; a property test compares the two.
// `day` is the calendar date in the person's zone.
import { doneStatus, firstStatus } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';

export const isOpen = sql`t.status <> ${doneStatus}`;

export function isOverdue(day: SQL): SQL {
  return sql`(${isOpen} and t.due_date < ${day})`;
}

export function isDueToday(day: SQL): SQL {
  return sql`(${isOpen} and t.due_date = ${day})`;
}

export function isFuture(day: SQL): SQL {
  return sql`(t.status = ${firstStatus} and t.start_date is not null and t.start_date > ${day})`;
}
