// Open, overdue, due and future tasks (`tasks.rules.ts` of the contract) as conditions on `t`, and the rank of a priority; property
// tests compare the two.
// `day` is the calendar date in the person's zone.
import { doneStatus, firstStatus, knownPriorities } from '@app/contract/limits.ts';
import { priorityRank } from '@app/contract/tasks/tasks.rules.ts';
import { type SQL, sql } from 'drizzle-orm';

export const isOpen = sql`t.status <> ${doneStatus}`;

/** The sort rank of a priority (`priorityRank` of the contract). */
export function rankOf(priority: SQL): SQL {
  const ranks = knownPriorities.map((priority) => sql.raw(`when '${priority}' then ${priorityRank(priority)}`));
  return sql`(case ${priority} ${sql.join(ranks, sql` `)} else ${sql.raw(String(priorityRank('')))} end)`;
}

export function isOverdue(day: SQL): SQL {
  return sql`(${isOpen} and t.due_date < ${day})`;
}

export function isDueToday(day: SQL): SQL {
  return sql`(${isOpen} and t.due_date = ${day})`;
}

export function isFuture(day: SQL): SQL {
  return sql`(t.status = ${firstStatus} and t.start_date is not null and t.start_date > ${day})`;
}
