// Finds people whose reminders are due and writes them, for many people in each statement. Repeated runs are safe.
import { digest, type Language, reminders, type Timezone } from '@app/contract/limits.ts';
import { type ReminderKind, reminderKinds } from '@app/contract/reminders/reminders.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { insertMails } from '#email/outbox.sql.ts';
import { isActive, timezoneOf } from '#endpoints/principals.sql.ts';
import { notificationEvents } from '#events/events.sql.ts';
import { newNotifications } from '#notifications/notification-ctes.sql.ts';
import { datedItems } from '#reminders/dated-items.sql.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { isListed, taskVisibleToUser } from '#tasks/task-visibility.sql.ts';
import { isNotMuted } from '#watches/watches.sql.ts';

/** The current local day of a time zone. */
export interface ZoneDay {
  timezone: Timezone;
  /** Its IANA name. */
  zone: string;
  day: string;
}

/** A person whose reminders are due; the digest covers news from `since` to before `until`. */
export interface ReminderDay {
  userId: number;
  day: string;
  since: string;
  until: string;
}

/**
 * Claims the next people whose day has come, each with the day; after the commit no other process gets the same person for that
 * day. Returns nobody if none is left, or if a concurrent process has just claimed them. The day of registration brings no
 * reminders.
 */
export async function claimReminderDays(tx: Db, days: readonly ZoneDay[], now: Date): Promise<ReminderDay[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return rows<ReminderDay>(
    tx,
    sql`with due as (select * from jsonb_to_recordset(${jsonb(days)}) d (timezone text, zone text, day date)),
    found as (
      select u.id, due.day from users u join due on due.timezone = ${timezoneOf} left join reminder_days r on r.user_id = u.id
      where ${isActive(sql`u`)} and (r.day is null or r.day < due.day) and (u.created_at at time zone due.zone)::date < due.day
      order by u.id limit ${reminders.batch})
    insert into reminder_days as r (user_id, day, since, ran_at)
    select id, day, ${at} - interval '1 day', ${at} from found
    on conflict (user_id) do update set day = excluded.day, ran_at = excluded.ran_at,
      since = greatest(${at} - make_interval(secs => ${digest.newsLookback / 1000}), case when ${lastDigestUnsent} then r.since else r.ran_at end)
    where r.day < excluded.day
    returning r.user_id as "userId", r.day::text as day, ${iso(sql`r.since`)} as since, ${iso(sql`r.ran_at`)} as until`,
  );
}

/** The news of a digest that was never sent go into the next one. */
const lastDigestUnsent = sql`exists (
  select from outbox o where o.dedupe_key = ${digestKey(sql`r.user_id`, sql`r.day`)} and o.state not in ('sent', 'kept'))`;

/** Returns the dedupe key of the digest of a person's day. */
export function digestKey(userId: SQL, day: SQL): SQL {
  return sql`concat_ws(':', 'daily_digest', ${userId}, ${day})`;
}

/** The message of each kind in each language; `slot` is the placeholder for the title. */
export interface ReminderMessages {
  messages: Record<ReminderKind, Record<Language, string>>;
  slot: string;
}

/**
 * Reminds people of the day's tasks, and once for each task of its items with a date of their own: by a notification, which
 * replaces an unread reminder of the same task, and by a queued mail for those who get single mails.
 */
export async function writeReminders(tx: Db, days: readonly ReminderDay[], { messages, slot }: ReminderMessages): Promise<void> {
  await rows(
    tx,
    sql`with mine as (select * from jsonb_to_recordset(${jsonb(days)}) m ("userId" int, day date, until timestamptz)),
    tasks_due as (
      select u.id as user_id, u.language, u.email_notifications and not u.daily_digest as mailed, m.day, m.until, t.id as task_id,
        t.title, t.due_date::text as date, null::text as item, 0 as more
      from tasks t
      cross join lateral (select t.assignee_id union select value::int from jsonb_array_elements_text(t.assignees)) p (person)
      join mine m on m."userId" = p.person
      join users u on u.id = p.person
      where t.due_date <= (select max(day) + 1 from mine) and t.due_date <= m.day + 1 and t.deleted_at is null
        and ${isOpen} and u.task_reminders and ${isActive(sql`u`)} and ${taskVisibleToUser}
        and ${isNotMuted(sql`''`, sql`t.id`, sql`u.id`)}),
    items_due as (
      select u.id as user_id, u.language, u.email_notifications and not u.daily_digest as mailed, m.day, m.until, t.id as task_id,
        i.said as title, i.due as date, i.item, i.more
      from mine m join users u on u.id = m."userId"
      -- Planner fence: the tasks of each person are found by the indexes of assignees.
      cross join lateral (
        select o.* from tasks o where (o.assignee_id = u.id or o.assignees @> to_jsonb(u.id)) and o.checklist_items <> '[]' offset 0) t
      cross join lateral ${datedItems(sql`u.id`, sql`(m.day + 1)`)} i
      where ${isListed} and ${isOpen} and u.task_reminders and ${isActive(sql`u`)} and ${taskVisibleToUser}
        and ${isNotMuted(sql`''`, sql`t.id`, sql`u.id`)}),
    due as (
      select d.*, case when date < day::text then 'overdue' when date = day::text then 'due_today' else 'due_tomorrow' end as kind
      from (select * from tasks_due union all select * from items_due) d),
    gone as (
      delete from notifications n using due d
      where n.user_id = d.user_id and n.task_id = d.task_id and n.kind = any(${textArray(reminderKinds)}) and not n.is_read
      returning n.user_id, n.task_id, n.id),
    fresh as (${newNotifications(sql`
      select d.user_id, d.kind,
        jsonb_strip_nulls(jsonb_build_object('title', d.title, 'itemId', d.item::bigint)), replace(coalesce(w->>d.language, w->>'english'), ${slot}, d.title),
        d.task_id, false, d.until
      from due d cross join lateral (select ${jsonb(messages)}->d.kind) known (w)`)}),
    queued as (${insertMails(sql`
      select concat_ws(':', 'task_reminder', d.kind, d.task_id, d.day, d.user_id, case when d.item is not null then 'items' end), 'task_reminder', d.user_id, null, d.task_id, null::int,
        jsonb_build_object('reminder', d.kind, 'day', d.day)
          || case when d.item is null then '{}' else jsonb_build_object('item', d.item, 'more', d.more) end, now()
      from due d where d.mailed`)}),
    ${notificationEvents(sql`select user_id, task_id, id from fresh union select user_id, task_id, id from gone`, 'system')}
    select 1`,
  );
}
