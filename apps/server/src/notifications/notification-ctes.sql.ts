// Notifies people of triggers, within the statement of the change. Each person gets a new row, or a recent unread row is merged.

import { limits, serverTiming } from '@app/contract/limits.ts';
import type { NotificationKind } from '@app/contract/notifications/notifications.rules.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import { insertMails } from '#email/outbox.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { notificationEvents } from '#events/events.sql.ts';
import { changeOf, messagesOfTrigger, type Trigger, titleSlot } from '#notifications/triggers.ts';
import { taskVisibleToUser } from '#tasks/task-visibility.sql.ts';
import { isNotMuted, watchers } from '#watches/watches.sql.ts';

export type Triggers = readonly Trigger[];

interface TriggerNotifications {
  /** The table expression of the statement that holds the tasks. */
  of: SQL;
  actor: Initiator & { fullName: string };
  triggers: Triggers;
  /** The id of the comment, if the trigger is one. */
  comment?: SQL | undefined;
  /** The statement itself has inserted the tasks, so nobody has a notification of them. */
  isNew?: boolean | undefined;
}

/**
 * Returns the CTEs that write the notifications of triggers and their events; each begins with a comma. The statement must lock
 * the task's row against concurrent notifications of the same kind; otherwise two rows may be written instead of one.
 */
export function notificationCtes({ of, actor, triggers: all, comment, isNew }: TriggerNotifications): SQL {
  const triggers = all.filter(({ people }) => people === undefined || people.some((person) => person !== actor.id));
  if (triggers.length === 0) return sql``;
  const rows = triggers.map((trigger) => messageRows(of, trigger, actor));
  return sql`${concerned(of, triggers)},
    triggered (task_id, person, kind, change, messages) as (${sql.join(rows, sql` union all `)}),
    ${triggeredCtes({ of, actor, kinds: triggers.map(({ kind }) => kind), comment, isNew })}`;
}

interface Triggered extends Omit<TriggerNotifications, 'triggers'> {
  kinds: readonly NotificationKind[];
}

/** Returns the CTEs that write the notifications of the rows in `triggered`, their mails and their events. */
export function triggeredCtes({ of, actor, kinds, comment, isNew = false }: Triggered): SQL {
  const by = sql`jsonb_build_object('id', ${actor.id}::int, 'name', ${actor.fullName}::text${comment ? sql`, 'comment', ${comment}` : sql``})`;
  const written = (isNew ? ['fresh'] : ['fresh', 'merged', 'gone_back']).map(
    (name) => sql`select user_id, task_id, id from ${sql.raw(name)}`,
  );
  return sql`people as (
      select triggered.kind, triggered.person, t.id as task_id,
        jsonb_build_object('title', t.title, 'count', 1, 'by', jsonb_build_array(${by})) || triggered.change as details,
        replace(coalesce(triggered.messages->>u.language, triggered.messages->>'english'), ${titleSlot}, t.title) as message
        ${isNew ? sql`` : sql`, ${openNotification} as open_id`}
      from triggered join ${of} t on t.id = triggered.task_id
      -- Planner fence: with the offset each person is looked up by id, however many there are.
      cross join lateral (
        select u.language from users u
        where u.id = triggered.person and u.id <> ${actor.id} and ${isActive(sql`u`)} and ${taskVisibleToUser}
          and ${isNotMuted(sql`triggered.kind`, sql`t.id`, sql`u.id`)} offset 0) u)
    ${isNew ? sql`` : sql`, ${mergedCtes}`},
    fresh as (${newNotifications(sql`
      select p.person, p.kind, p.details, p.message, p.task_id, false, now() from people p
      ${isNew ? sql`` : isNotMerged}`)})
    ${mailed(of, actor.id, kinds, comment)},
    ${notificationEvents(sql.join(written, sql` union all `), actor.via)}`;
}

/**
 * Inserts notifications and returns person, task and id of each; no other statement does. The columns of `found` are those of the
 * list.
 */
export function newNotifications(found: SQL): SQL {
  return sql`insert into notifications (user_id, kind, details, message, task_id, is_read, created_at) ${found} returning user_id, task_id, id`;
}

/**
 * Queues the mails, one for each trigger and person. The dedupe key holds the task's version for an assignment and the comment's
 * id for a comment.
 */
function mailed(of: SQL, actorId: number, kinds: readonly NotificationKind[], comment: SQL | undefined): SQL {
  if (!kinds.some((kind) => kind in mailKinds)) return sql``;
  const cause = comment ?? sql`t.version`;
  const details = comment
    ? sql`jsonb_build_object('commentId', ${comment}, 'mentioned', p.kind = 'mentioned')`
    : sql`'{}'::jsonb`;
  return sql`,
    mailed as (${insertMails(
      sql`select concat_ws(':', p.kind, p.task_id, ${cause}, p.person), ${jsonb(mailKinds)}->>p.kind, p.person, null, p.task_id, ${actorId}::int, ${details}, now()
          from people p join ${of} t on t.id = p.task_id where ${jsonb(mailKinds)} ? p.kind`,
    )})`;
}

const mailKinds = { assigned: 'task_assigned', commented: 'notification', mentioned: 'notification' } as const;

/** The people concerned with a task: its creator, its assignees, whoever watches it and, for a comment, earlier commenters. */
function concerned(of: SQL, triggers: Triggers): SQL {
  if (triggers.every(({ people }) => people !== undefined)) return sql``;
  const commenters = triggers.some(({ kind }) => kind === 'commented')
    ? sql`union select c.user_id from task_comments c where c.task_id = t.id and not c.is_system_comment`
    : sql``;
  return sql`, concerned as (
      select t.id as task_id, p.person from ${of} t cross join lateral (
        select t.created_by union select t.assignee_id union select value::int from jsonb_array_elements_text(t.assignees)
        union ${watchers}
        ${commenters}) p (person))`;
}

function messageRows(of: SQL, trigger: Trigger, actor: TriggerNotifications['actor']): SQL {
  const triggered = sql`${trigger.kind}::text, ${jsonb(changeOf(trigger))}, ${jsonb(messagesOfTrigger(trigger, actor))}`;
  // A JSON parameter hides the number of people from the planner, so that it keeps the prepared plan.
  const people = sql`(select value::int from jsonb_array_elements_text(${jsonb(trigger.people ?? [])}))`;
  if (trigger.people) return sql`select t.id, p.person, ${triggered} from ${of} t cross join ${people} p (person)`;
  return sql`select c.task_id, c.person, ${triggered} from concerned c where c.person <> all(${intArray(trigger.except ?? [])})`;
}

// Written for a backward scan of the index `notifications_task`. However many notifications of other tasks a person has, and
// however often rows were merged, it reads few rows; the scan also marks dead index entries.
/** The person's unread notification of the same kind from a moment ago. */
const openNotification = sql`(
          select n.id from notifications n
          where n.task_id = t.id and n.user_id = triggered.person
            and n.created_at > now() - ${sql.raw(`interval '${serverTiming.notificationMergeWindow} milliseconds'`)}
            and n.kind = triggered.kind and not n.is_read and n.details ? 'by'
          order by n.created_at desc limit 1)`;

/** Whether the task is back where it was, so that nothing is left to notify. */
const isBack = sql`(n.details->'from' = p.details->'to')`;

/** Both triggers together: the earlier `from`, everything else from the later one. */
const mergedDetails = sql`p.details
        || jsonb_build_object('count', (n.details->>'count')::int + 1, 'by',
             case when jsonb_array_length(n.details->'by') < ${sql.raw(String(limits.notifications.mergedEvents))} then n.details->'by'
               else (n.details->'by') - 0 end || (p.details->'by'))
        || case when n.details ? 'from' then jsonb_build_object('from', n.details->'from') else '{}'::jsonb end`;

// Planner fence: with the array the open notifications are looked up by id. A join with the people, whose number the planner does not
// know, would read the unread notifications of everybody until there are tens of thousands.
const isOpen = sql`n.id = any(array(select open_id from people where open_id is not null)) and n.id = p.open_id and not n.is_read`;

const mergedCtes = sql`gone_back as (
      delete from notifications n using people p where ${isOpen} and ${isBack}
      returning n.user_id, n.task_id, n.kind, n.id),
    merged as (
      update notifications n set details = ${mergedDetails}, message = p.message, created_at = greatest(n.created_at, now())
      from people p where ${isOpen} and ${isBack} is not true
      returning n.user_id, n.task_id, n.kind, n.id)`;

const isNotMerged = sql`where not exists (
        select from (select * from merged union all select * from gone_back) m where m.user_id = p.person and m.kind = p.kind and m.task_id = p.task_id)`;
