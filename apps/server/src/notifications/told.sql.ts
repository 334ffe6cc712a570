// Telling people of acts, within the statement of the act: one row for each of them, or one more act in the row of a moment ago.
import { type Initiator, limits, timing } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import { queuedMails } from '#email/outbox.sql.ts';
import { notificationEvents } from '#events/events.sql.ts';
import { type Act, changeOf, messagesOfAct, titleSlot } from '#notifications/acts.ts';
import { taskVisibleToUser } from '#tasks/task-visibility.sql.ts';

export type Acts = readonly Act[];

interface Telling {
  /** The table expression of the statement that holds the tasks in question. */
  of: SQL;
  actor: Initiator & { fullName: string };
  acts: Acts;
  /** Where the act is a comment: its number. */
  comment?: SQL;
}

/**
 * The parts of a `with` that write the notifications of acts and their events; each begins with a comma. The statement must
 * hold the task's row against others who tell of the same kind, or two rows may come of what should be one.
 */
export function told({ of, actor, acts: done, comment }: Telling): SQL {
  const acts = done.filter(({ people }) => people === undefined || people.some((person) => person !== actor.id));
  if (acts.length === 0) return sql``;
  const by = sql`jsonb_build_object('id', ${actor.id}::int, 'name', ${actor.fullName}::text${comment ? sql`, 'comment', ${comment}` : sql``})`;
  return sql`${concerned(of, acts)},
    said (task_id, person, kind, change, messages) as (${sql.join(
      acts.map((act) => saidOf(of, act, actor)),
      sql` union all `,
    )}),
    people as (
      select said.kind, said.person, t.id as task_id,
        jsonb_build_object('title', t.title, 'count', 1, 'by', jsonb_build_array(${by})) || said.change as details,
        replace(coalesce(said.messages->>u.language, said.messages->>'english'), ${titleSlot}, t.title) as message,
        ${openNotification} as open_id
      from said join ${of} t on t.id = said.task_id
      -- With the offset each person is looked up by number, however many there are.
      cross join lateral (
        select u.language from users u
        where u.id = said.person and u.id <> ${actor.id} and u.deleted_at is null and ${taskVisibleToUser} offset 0) u),
    gone_back as (
      delete from notifications n using people p where n.id = p.open_id and not n.is_read and ${isBack}
      returning n.user_id, n.task_id, n.kind),
    merged as (
      update notifications n set details = ${mergedDetails}, message = p.message, created_at = greatest(n.created_at, now())
      from people p where n.id = p.open_id and not n.is_read and ${isBack} is not true
      returning n.user_id, n.task_id, n.kind),
    fresh as (${newNotifications(sql`
      select p.person, p.kind, p.details, p.message, p.task_id, false, now() from people p
      where not exists (
        select from (select * from merged union all select * from gone_back) m where m.user_id = p.person and m.kind = p.kind and m.task_id = p.task_id)`)})
    ${mailed(of, actor.id, acts, comment)},
    ${notificationEvents(sql`select user_id, task_id from fresh union select user_id, task_id from merged union select user_id, task_id from gone_back`, actor.via)}`;
}

/** The statement that writes notifications, and gives person and task of each; nothing else does. The columns of what is found are those of the list. */
export function newNotifications(found: SQL): SQL {
  return sql`insert into notifications (user_id, kind, details, message, task_id, is_read, created_at) ${found} returning user_id, task_id`;
}

/** What is told by e-mail as well, each act once to each person: an assignment by the task's version, a comment by its number. */
function mailed(of: SQL, actorId: number, acts: Acts, comment: SQL | undefined): SQL {
  if (!acts.some(({ kind }) => kind in mailKinds)) return sql``;
  const cause = comment ?? sql`t.version`;
  const details = comment
    ? sql`jsonb_build_object('commentId', ${comment}, 'mentioned', p.kind = 'mentioned')`
    : sql`'{}'::jsonb`;
  return sql`,
    mailed as (${queuedMails(
      sql`select concat_ws(':', p.kind, p.task_id, ${cause}, p.person), ${jsonb(mailKinds)}->>p.kind, p.person, null, p.task_id, ${actorId}::int, ${details}, now()
          from people p join ${of} t on t.id = p.task_id where ${jsonb(mailKinds)} ? p.kind`,
    )})`;
}

const mailKinds = { assigned: 'task_assigned', commented: 'notification', mentioned: 'notification' } as const;

/** Those whom a task concerns: its creator, its assignees and, where it is commented on, those who have commented before. */
function concerned(of: SQL, acts: Acts): SQL {
  if (acts.every(({ people }) => people !== undefined)) return sql``;
  const commenters = acts.some(({ kind }) => kind === 'commented')
    ? sql`union select c.user_id from task_comments c where c.task_id = t.id and not c.is_system_comment`
    : sql``;
  return sql`, concerned as (
      select t.id as task_id, p.person from ${of} t cross join lateral (
        select t.created_by union select t.assignee_id union select value::int from jsonb_array_elements_text(t.assignees)
        ${commenters}) p (person))`;
}

function saidOf(of: SQL, act: Act, actor: Telling['actor']): SQL {
  const said = sql`${act.kind}::text, ${jsonb(changeOf(act))}, ${jsonb(messagesOfAct(act, actor))}`;
  // As JSON their number is a guess in any case, so that the statement is not planned anew each time for the sake of it.
  const people = sql`(select value::int from jsonb_array_elements_text(${jsonb(act.people ?? [])}))`;
  if (act.people) return sql`select t.id, p.person, ${said} from ${of} t cross join ${people} p (person)`;
  return sql`select c.task_id, c.person, ${said} from concerned c where c.person <> all(${intArray(act.except ?? [])})`;
}

// Written for the index `notifications_task`, walked from its end: however much a person was told of other tasks, and however
// often rows were merged (such a walk also forgets the places at which they used to stand), few rows are looked at.
/** What the person was told of the same kind a moment ago, and has not read. */
const openNotification = sql`(
          select n.id from notifications n
          where n.task_id = t.id and n.user_id = said.person
            and n.created_at > now() - ${sql.raw(`interval '${timing.notificationMergeWindow} milliseconds'`)}
            and n.kind = said.kind and not n.is_read and n.details ? 'by'
          order by n.created_at desc limit 1)`;

/** A task that is back where it was: there is nothing to tell any more. */
const isBack = sql`(n.details->'from' = p.details->'to')`;

/** The acts of both, the earliest `from`, and of everything else the latest. */
const mergedDetails = sql`p.details
        || jsonb_build_object('count', (n.details->>'count')::int + 1, 'by',
             case when jsonb_array_length(n.details->'by') < ${sql.raw(String(limits.notifications.mergedEvents))} then n.details->'by'
               else (n.details->'by') - 0 end || (p.details->'by'))
        || case when n.details ? 'from' then jsonb_build_object('from', n.details->'from') else '{}'::jsonb end`;
