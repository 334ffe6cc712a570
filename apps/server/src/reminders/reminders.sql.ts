// Whose day has come, and the reminders of that day: for many people in each statement, as often as one likes.
import { digest, type Language, type ReminderKind, reminderKinds, reminders, type Timezone } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { iso, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { queuedMails } from '#email/outbox.sql.ts';
import { notificationEvents } from '#events/events.sql.ts';
import { newNotifications } from '#notifications/told.sql.ts';
import { isDueToday, isOpen, isOverdue } from '#tasks/task-states.sql.ts';
import { taskVisibleToUser } from '#tasks/task-visibility.sql.ts';

/** The local day that has come for everybody of a time zone. */
export interface ZoneDay {
  timezone: Timezone;
  /** Its IANA name. */
  zone: string;
  day: string;
}

/** Somebody whose day it is; the digest tells what is new from `since` to before `until`. */
export interface ReminderDay {
  userId: number;
  day: string;
  since: string;
  until: string;
}

/**
 * Takes the next people whose day has come, each with the day; nobody else gets the same person for that day once the
 * transaction is committed. Gives back nobody where there is none left, or where somebody else has just taken them. The day on
 * which an account is made brings nothing.
 */
export async function takeDays(tx: Db, days: readonly ZoneDay[], now: Date): Promise<ReminderDay[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return rows<ReminderDay>(
    tx,
    sql`with due as (select * from jsonb_to_recordset(${jsonb(days)}) d (timezone text, zone text, day date)),
    found as (
      select u.id, due.day from users u join due on due.timezone = u.timezone left join reminder_days r on r.user_id = u.id
      where u.deleted_at is null and (r.day is null or r.day < due.day) and (u.created_at at time zone due.zone)::date < due.day
      order by u.id limit ${reminders.batch})
    insert into reminder_days as r (user_id, day, since, ran_at)
    select id, day, ${at} - interval '1 day', ${at} from found
    on conflict (user_id) do update set day = excluded.day, ran_at = excluded.ran_at,
      since = greatest(${at} - make_interval(secs => ${digest.newsLookback / 1000}), case when ${lastDigestUnsent} then r.since else r.ran_at end)
    where r.day < excluded.day
    returning r.user_id as "userId", r.day::text as day, ${iso(sql`r.since`)} as since, ${iso(sql`r.ran_at`)} as until`,
  );
}

/** What a digest told that never left is news still. */
const lastDigestUnsent = sql`exists (
  select from outbox o where o.dedupe_key = ${digestKey(sql`r.user_id`, sql`r.day`)} and o.state not in ('sent', 'kept'))`;

/** Names the digest of a person's day: there is one. */
export function digestKey(userId: SQL, day: SQL): SQL {
  return sql`concat_ws(':', 'daily_digest', ${userId}, ${day})`;
}

/** What is said of each kind in each language; `slot` stands in it for the title. */
export interface ReminderWords {
  said: Record<ReminderKind, Record<Language, string>>;
  slot: string;
}

/**
 * Reminds people of their tasks of the day: in the application, where what they have not read of the same task goes for it,
 * and by a mail that is queued for those who get single mails.
 */
export async function remind(tx: Db, days: readonly ReminderDay[], { said, slot }: ReminderWords): Promise<void> {
  await rows(
    tx,
    sql`with mine as (select * from jsonb_to_recordset(${jsonb(days)}) m ("userId" int, day date, until timestamptz)),
    due as (
      select u.id as user_id, u.language, u.email_notifications and not u.daily_digest as mailed, m.day, m.until, t.id as task_id, t.title,
        case when ${isOverdue(sql`m.day`)} then 'overdue' when ${isDueToday(sql`m.day`)} then 'due_today' else 'due_tomorrow' end as kind
      from tasks t
      cross join lateral (select t.assignee_id union select value::int from jsonb_array_elements_text(t.assignees)) p (person)
      join mine m on m."userId" = p.person
      join users u on u.id = p.person
      where t.due_date <= (select max(day) + 1 from mine) and t.due_date <= m.day + 1 and t.deleted_at is null
        and ${isOpen} and u.task_reminders and u.deleted_at is null and ${taskVisibleToUser}),
    gone as (
      delete from notifications n using due d
      where n.user_id = d.user_id and n.task_id = d.task_id and n.kind = any(${textArray(reminderKinds)}) and not n.is_read),
    fresh as (${newNotifications(sql`
      select d.user_id, d.kind, jsonb_build_object('title', d.title), replace(coalesce(w->>d.language, w->>'english'), ${slot}, d.title),
        d.task_id, false, d.until
      from due d cross join lateral (select ${jsonb(said)}->d.kind) known (w)`)}),
    queued as (${queuedMails(sql`
      select concat_ws(':', 'task_reminder', d.kind, d.task_id, d.day, d.user_id), 'task_reminder', d.user_id, null, d.task_id, null::int,
        jsonb_build_object('reminder', d.kind, 'day', d.day), now()
      from due d where d.mailed`)}),
    ${notificationEvents(sql`select user_id, task_id from fresh`, 'system')}
    select 1`,
  );
}
