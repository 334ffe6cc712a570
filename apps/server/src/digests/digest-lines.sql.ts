// The lines of digests, as one query for any number of people.

import { digest } from '@app/contract/limits.ts';
import { reminderKinds } from '@app/contract/reminders/reminders.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { datedItems } from '#reminders/dated-items.sql.ts';
import type { ReminderDay } from '#reminders/reminders.sql.ts';
import { isDueToday, isOpen, isOverdue } from '#tasks/task-states.sql.ts';
import { taskVisibleToUser } from '#tasks/task-visibility.sql.ts';

/** The section of a line. */
export type DigestSection = 'overdue' | 'today' | 'tomorrow' | 'waiting' | 'news';
/** The reason for a line; the other reason is a notification. */
type OwnReason = 'due' | 'review' | 'answer' | 'mention' | 'department';

export interface DigestLine {
  section: DigestSection;
  reason: OwnReason | 'notification';
  /** Null if the line is about no task. */
  taskId: number | null;
  title: string | null;
  dueDate: string | null;
  status: string | null;
  /** The person's relation to the task. */
  relation: 'assigned' | 'created' | 'other';
  /** The person who waits for an answer, or the department of a new task; null if that person was deleted. */
  name: string | null;
  /** For a notification. */
  kind: string | null;
  details: unknown;
  message: string | null;
  /** The item of the task's checklist that is due, if the line is about one. */
  itemId: number | null;
  /** The number of lines in the section; the query returns only the first of them. */
  count: number;
}

const soon = sql`t.deleted_at is null and ${isOpen}`;
const waitingSince = (day: SQL) => sql`${day} - make_interval(secs => ${digest.unansweredWindow / 1000})`;

/** The CTEs up to `lines`, for the people in `given`; `u` is the person with their current settings. */
function linesOf(people: readonly ReminderDay[]): SQL {
  return sql`given as (select * from jsonb_to_recordset(${jsonb(people)}) g ("userId" int, day date, since timestamptz, until timestamptz)),
    readers as (
      select g.day, g.since, g.until, u.* from given g join users u on u.id = g."userId"
      where ${isActive(sql`u`)} and u.email_notifications and u.daily_digest),
    own as (
      select p.person, t.id, bool_or(p.assigned) as assigned
      from tasks t cross join lateral (
        select t.assignee_id, true union all select value::int, true from jsonb_array_elements_text(t.assignees)
        union all select t.created_by, false) p (person, assigned)
      where ${soon} and p.person in (select id from readers) group by p.person, t.id),
    tasks_due as (
      select u.id as reader, t.id as task_id, null::text as said, null::text as item_due, null::text as item,
        case when ${isOverdue(sql`u.day`)} then 'overdue' when ${isDueToday(sql`u.day`)} then 'today' else 'tomorrow' end as section
      from own o join readers u on u.id = o.person join tasks t on t.id = o.id
      where o.assigned and u.task_reminders and t.due_date <= u.day + 1 and ${taskVisibleToUser}),
    -- A task that is due itself stands for its items.
    items_due as (
      select u.id as reader, t.id as task_id, i.said, i.due as item_due, i.item,
        case when i.due < u.day::text then 'overdue' when i.due = u.day::text then 'today' else 'tomorrow' end as section
      from own o join readers u on u.id = o.person join tasks t on t.id = o.id
      cross join lateral ${datedItems(sql`u.id`, sql`(u.day + 1)`)} i
      where o.assigned and u.task_reminders and t.archived_at is null and ${taskVisibleToUser}
        and not exists (select from tasks_due d where d.reader = u.id and d.task_id = t.id)),
    due as (select * from tasks_due union all select * from items_due),
    activity as (
      select o.person, o.id, o.assigned,
        (select max(c.created_at) from task_comments c where c.task_id = o.id and c.user_id = o.person) as mine,
        (select c.user_id from task_comments c where c.task_id = o.id and c.is_system_comment order by c.id desc limit 1) as mover
      from own o),
    mentions as (
      select u.id as reader, n.task_id, max(n.created_at) as moment, max((n.details->'by'->-1->>'id')::int) as writer
      from readers u join notifications n on n.user_id = u.id join tasks t on t.id = n.task_id
      where n.kind = 'mentioned' and n.created_at > ${waitingSince(sql`u.day`)} and u.comment_notifications and ${soon} and ${taskVisibleToUser}
        and not exists (select from task_comments c where c.task_id = n.task_id and c.user_id = u.id and c.created_at > n.created_at)
      group by u.id, n.task_id),
    answers as (
      select u.id as reader, a.id as task_id, c.created_at as moment, c.user_id as writer
      from activity a join readers u on u.id = a.person cross join lateral (
        select c.created_at, c.user_id from task_comments c
        where c.task_id = a.id and not c.is_system_comment and c.user_id is distinct from u.id
          and c.created_at > greatest(a.mine, ${waitingSince(sql`u.day`)})
        order by c.id desc limit 1) c
      where a.assigned and u.comment_notifications),
    reviews as (
      select u.id as reader, t.id as task_id, t.updated_at as moment, null::int as writer
      from activity a join readers u on u.id = a.person join tasks t on t.id = a.id
      where t.status = 'Review' and coalesce(a.mover, t.created_by) is distinct from u.id and ${taskVisibleToUser}),
    waiting as (
      select distinct on (w.reader, w.task_id) w.* from (
        select *, 'mention' as reason, 1 as rank from mentions union all select *, 'answer', 2 from answers
        union all select *, 'review', 3 from reviews) w
      where not exists (select from due d where d.reader = w.reader and d.task_id = w.task_id)
      order by w.reader, w.task_id, w.rank),
    notified as (
      select u.id as reader, n.task_id, n.id, n.kind, n.details, n.message, n.created_at as moment
      from readers u join notifications n on n.user_id = u.id left join tasks t on t.id = n.task_id
      where n.created_at >= u.since and n.created_at < u.until and not n.is_read and n.kind <> all(${textArray(reminderKinds)})
        and case when n.kind in ('assigned', 'tasks_assigned') then u.task_assignment_notifications
                 when n.kind in ('commented', 'mentioned') then u.comment_notifications else true end
        and (n.task_id is null or (t.deleted_at is null and ${taskVisibleToUser}))
        and not (n.kind in ('commented', 'mentioned') and exists (
          select from waiting w where w.reader = u.id and w.task_id = n.task_id and w.reason in ('mention', 'answer')))),
    arrived as (
      select u.id as reader, t.id as task_id, t.created_at as moment, min(d.name) as department
      from readers u join user_departments ud on ud.user_id = u.id and not ud.pending join departments d on d.id = ud.department_id
      join tasks t on d.key = any(t.department_keys)
      where u.department_task_notifications and t.created_at >= u.since and t.created_at < u.until and ${soon} and t.created_by is distinct from u.id
        and t.assignee_id is distinct from u.id and not t.assignees @> to_jsonb(u.id)
        and not exists (select from waiting w where w.reader = u.id and w.task_id = t.id)
        and not exists (select from notified n where n.reader = u.id and n.task_id = t.id)
      group by u.id, t.id),
    lines as (
      select reader, section, 'due' as reason, task_id, null::text as name, null::text as kind, null::jsonb as details, null::text as message,
        null::timestamptz as moment, said, item_due, item from due
      union all
      select w.reader, 'waiting', w.reason, w.task_id, p.full_name, null, null, null, w.moment, null, null, null
      from waiting w left join users p on p.id = w.writer and p.deleted_at is null
      union all select reader, 'news', 'notification', task_id, null, kind, details, message, moment, null, null, null from notified
      union all select reader, 'news', 'department', task_id, department, null, null, null, moment, null, null, null from arrived)`;
}

/** Returns the ids of those people who want a digest and would get at least one line. */
export async function peopleWithDigestLines(db: Db, people: readonly ReminderDay[]): Promise<number[]> {
  const found = await rows<{ reader: number }>(db, sql`with ${linesOf(people)} select distinct reader from lines`);
  return found.map(({ reader }) => reader);
}

/** Returns one person's lines: the most urgent and newest of each section, in reading order. */
export async function digestLines(db: Db, person: ReminderDay): Promise<DigestLine[]> {
  return rows<DigestLine>(
    db,
    sql`with ${linesOf([person])},
    placed as (
      select l.*, coalesce(l.said, t.title) as title, coalesce(l.item_due, t.due_date::text) as due_date, t.status, count(*) over (partition by section)::int as count,
        row_number() over (partition by section
          order by case when l.moment is null then coalesce(l.item_due, t.due_date::text) end, case when section = 'waiting' then l.moment end, l.moment desc,
            t.priority, l.task_id) as place,
        case when t.assignee_id = l.reader or t.assignees @> to_jsonb(l.reader) then 'assigned'
             when t.created_by = l.reader then 'created' else 'other' end as relation
      from lines l left join tasks t on t.id = l.task_id)
    select section, reason, task_id as "taskId", title, due_date as "dueDate", status, relation, name, kind, details, message, count, item::float8 as "itemId"
    from placed where place <= ${digest.lines}
    order by array_position(array['overdue', 'today', 'tomorrow', 'waiting', 'news'], section), place`,
  );
}
