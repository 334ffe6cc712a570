// Queries the activity of a person: counts of their tasks, and their latest actions on tasks that they still see. The actions
// come from the tasks and their comments, which stay, and not from the events, which are deleted after days.

import type { Actor } from '@app/contract/access.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { doneStatus, type Timezone, thresholds } from '@app/contract/limits.ts';
import type { Activity } from '@app/contract/users/activity.contract.ts';
import { monthStart, weekOf } from '@app/contract/users/activity.rules.ts';
import { english } from '@app/texts/english/english.ts';
import { sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { isAssigned } from '#tasks/assignees.sql.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { firstDayOf, type WeekSettings } from '#users/first-day.ts';

/** LIKE patterns: `%` stands for any column; a move to the done column is a completion. */
const anyMove = english.comments.moved('%', '%');
const completion = english.comments.moved('%', doneStatus);

/** Returns the activity of a person; weeks and months are those of the person. */
export async function activityOf(db: Db, actor: Actor & WeekSettings & { timezone: Timezone }, now: Date): Promise<Activity> {
  const zone = zoneOf(actor.timezone);
  const today = calendarDate(now, zone);
  const week = weekOf(today, firstDayOf(actor));
  const done = sql`not ${isOpen}`;
  const seen = sql`t.deleted_at is null and ${taskVisibleTo(actor)}`;
  const few = sql`limit ${thresholds.activityLines}`;
  const row = await firstRow<Activity>(
    db,
    sql`with mine as (
      select count(*) filter (where ${isOpen})::int as assigned,
        count(*) filter (where ${isOpen} and t.due_date between ${week.first}::date and ${week.last}::date)::int as "dueThisWeek",
        count(*) filter (where ${done})::int as completed,
        count(*) filter (where ${done} and (t.completed_at at time zone ${zone})::date >= ${monthStart(today)}::date)::int
          as "completedThisMonth"
      from tasks t
      where t.deleted_at is null and ${isAssigned(actor.id)}),
    me as (select activity_tracking as tracked from users where id = ${actor.id}),
    created as (
      select 'created' as kind, t.id, t.title, t.created_at as moment from tasks t
      where t.created_by = ${actor.id} and ${seen} order by t.id desc ${few}),
    acted as (
      select case when not c.is_system_comment then 'commented' when c.content like ${completion} then 'completed' else 'moved' end,
        t.id, t.title, c.created_at from task_comments c join tasks t on t.id = c.task_id
      where c.user_id = ${actor.id} and (not c.is_system_comment or c.content like ${anyMove}) and ${seen}
      order by c.id desc ${few}),
    lines as (
      select kind, id as "taskId", title, ${iso(sql`moment`)} as "createdAt"
      from (select * from created union all select * from acted) a where (select tracked from me) order by moment desc ${few})
    select mine.*, me.tracked, (select coalesce(json_agg(l order by l."createdAt" desc), '[]') from lines l) as lines from mine, me`,
  );
  if (!row) throw new Error('the query of the activity returned no row');
  return row;
}
