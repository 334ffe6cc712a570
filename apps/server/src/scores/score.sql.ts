// The score of a task (`scoreOf` of the contract) as SQL on `t`, so that the database can sort by it; a property test compares the two.
import { doneStatus, startedStatus } from '@app/contract/limits.ts';
import { type ScoreWeights, scoreBounds } from '@app/contract/scores/scores.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isFuture } from '#tasks/task-states.sql.ts';

const points = (value: number) => sql`${value}::int`;

/** Returns the expression of the score on a calendar date. */
export function scoreSql(weights: ScoreWeights, today: string): SQL {
  const day = sql`${today}::date`;
  const sum = sql.join(
    [
      priorityPoints(weights),
      duePoints(weights, day),
      sql`(case t.status when ${startedStatus} then ${points(weights.inProgress)} when ${scoreBounds.reviewStatus}
        then ${points(weights.review)} else 0 end)`,
      sql`(case when t.checklist_total > 0 and t.checklist_done >= t.checklist_total * ${scoreBounds.nearlyDone}::float8
        then ${points(weights.checklist)} else 0 end)`,
      agePoints(weights, day),
    ],
    sql` + `,
  );
  const off = sql`case when ${isFuture(day)} then ${points(weights.future)} else 0 end`;
  return sql`(case when t.status = ${doneStatus} then 0 else greatest(0, ${sum} - ${off}) end)`;
}

function priorityPoints({ p0, p1, p2, p3 }: ScoreWeights): SQL {
  return sql`(case t.priority when 'P0' then ${points(p0)} when 'P1' then ${points(p1)} when 'P2' then ${points(p2)} else ${points(p3)} end)`;
}

function duePoints({ overdue, overdueWeek, dueToday, dueSoon, dueWeek }: ScoreWeights, day: SQL): SQL {
  const { overdueDays, soonDays, weekDays } = scoreBounds;
  const late = sql`least(${overdueDays}::int, ${day} - t.due_date)`;
  const grown = sql`round(${points(overdueWeek - overdue)} * (${late} - 1)::numeric / ${overdueDays - 1}::int)::int`;
  return sql`(case when t.due_date is null then 0 when t.due_date < ${day} then ${points(overdue)} + ${grown}
    when t.due_date = ${day} then ${points(dueToday)} when t.due_date <= ${day} + ${soonDays}::int then ${points(dueSoon)}
    when t.due_date <= ${day} + ${weekDays}::int then ${points(dueWeek)} else 0 end)`;
}

function agePoints({ age }: ScoreWeights, day: SQL): SQL {
  const days = sql`least(${scoreBounds.ageDays}::int, greatest(0, ${day} - (t.created_at at time zone 'UTC')::date))`;
  return sql`round(${points(age)} * ${days}::numeric / ${scoreBounds.ageDays}::int)::int`;
}
