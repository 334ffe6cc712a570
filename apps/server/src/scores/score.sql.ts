// The score of a task (`scoreOf` of the contract) as SQL on `t`, so that the database can sort by it; a property test compares the two.
import type { Actor } from '@app/contract/access.ts';
import { startedStatus } from '@app/contract/limits.ts';
import { type ScoreWeights, scoreBounds } from '@app/contract/scores/scores.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isFuture, isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** Who reads the score, on which calendar date of theirs, under which weights. */
export interface ScoreReader {
  actor: Actor;
  weights: ScoreWeights;
  today: string;
}

const points = (value: number) => sql`${value}::int`;

/** Returns the expression of the score. */
export function scoreSql(reader: ScoreReader): SQL {
  return sql`(case when not ${isOpen} then 0 else greatest(0, least(${scoreAlone(reader)}, ${belowSql(reader)} - 1)) end)`;
}

/** What the rule takes of the relations of a task: `blocking`, none of one that is done, and `below`. */
export function scoredRelations(reader: ScoreReader): SQL {
  return sql`case when ${isOpen} then ${blockingCount(reader.actor)} else 0 end as blocking, ${belowSql(reader)} as below`;
}

/** The score without the scores of the tasks that block it; may be below zero. */
function scoreAlone({ actor, weights, today }: ScoreReader): SQL {
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
      sql`${points(weights.blocking)} * least(${scoreBounds.blockedTasks}::int, ${blockingCount(actor)})`,
    ],
    sql` + `,
  );
  const future = sql`case when ${isFuture(day)} then ${points(weights.future)} else 0 end`;
  const blocked = sql`case when ${isBlocked(actor)} then ${points(weights.blocked)} else 0 end`;
  return sql`(greatest(0, ${sum} - ${future}) - ${blocked})`;
}

function priorityPoints({ p0, p1, p2, p3 }: ScoreWeights): SQL {
  return sql`(case t.priority when 'P0' then ${points(p0)} when 'P1' then ${points(p1)} when 'P2' then ${points(p2)} else ${points(p3)} end)`;
}

function duePoints({ overdue, overdueWeek, dueToday, dueSoon, dueWeek, dueMonth }: ScoreWeights, day: SQL): SQL {
  const { overdueDays, overdueShares, soonDays, weekDays, monthDays } = scoreBounds;
  const late = sql`least(${overdueDays}::int, ${day} - t.due_date)`;
  const { P0, P1, P2, P3 } = overdueShares;
  const share = sql`case t.priority when 'P0' then ${points(P0)} when 'P1' then ${points(P1)} when 'P2' then ${points(P2)} else ${points(P3)} end`;
  const grown = sql`round(${points(overdueWeek - overdue)} * (${share}) * (${late} - 1)::numeric / ${100 * (overdueDays - 1)}::int)::int`;
  const between = (from: number, to: number, after: number, until: number) =>
    sql`when t.due_date <= ${day} + ${until}::int then ${points(to)}
      + round(${points(from - to)} * (${day} + ${until}::int - t.due_date)::numeric / ${until - after}::int)::int`;
  return sql`(case when t.due_date is null then 0 when t.due_date < ${day} then ${points(overdue)} + ${grown}
    when t.due_date = ${day} then ${points(dueToday)} ${between(dueToday, dueSoon, 0, soonDays)}
    ${between(dueSoon, dueWeek, soonDays, weekDays)} ${between(dueWeek, dueMonth, weekDays, monthDays)} else 0 end)`;
}

function agePoints({ age }: ScoreWeights, day: SQL): SQL {
  const days = sql`least(${scoreBounds.ageDays}::int, greatest(0, ${day} - (t.created_at at time zone 'UTC')::date))`;
  return sql`round(${points(age)} * ${days}::numeric / ${scoreBounds.ageDays}::int)::int`;
}

/** The condition that the task with this id is open and visible. */
function counts(actor: Actor, id: SQL): SQL {
  return sql`exists (select from tasks t where t.id = ${id} and t.deleted_at is null and ${isOpen} and ${taskVisibleTo(actor)})`;
}

// The ids of all tasks that block, or are blocked, are read once, so the many tasks without relations cost a look into a hash.
const blocks = sql`t.id in (select from_id from task_links where kind = 'blocks')`;
const hasBlocker = sql`t.id in (select to_id from task_links where kind = 'blocks')`;

function blockingCount(actor: Actor): SQL {
  return sql`(case when ${blocks} then (select count(*)::int from task_links l
    where l.from_id = t.id and l.kind = 'blocks' and ${counts(actor, sql`l.to_id`)}) else 0 end)`;
}

function isBlocked(actor: Actor): SQL {
  return sql`(${hasBlocker} and exists (select from task_links l
    where l.to_id = t.id and l.kind = 'blocks' and ${counts(actor, sql`l.from_id`)}))`;
}

/** The lowest score of the open tasks that block it, or null. Each of them is below those that block it, so all of them are walked. */
function belowSql(reader: ScoreReader): SQL {
  const { actor } = reader;
  return sql`(case when ${hasBlocker} then (
    with recursive up (id, level) as (
      select l.from_id, 0 from task_links l where l.to_id = t.id and l.kind = 'blocks' and ${counts(actor, sql`l.from_id`)}
      union
      select l.from_id, u.level + 1 from up u join task_links l on l.to_id = u.id and l.kind = 'blocks'
      where u.level < ${scoreBounds.blockers}::int and ${counts(actor, sql`l.from_id`)})
    select min(greatest(0, ${scoreAlone(reader)} - u.level))
    from (select id, max(level) as level from up group by id) u join tasks t on t.id = u.id) end)`;
}
