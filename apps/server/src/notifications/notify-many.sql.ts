// Finds who is concerned with many changed tasks, and writes their notifications.

import type { Language } from '@app/contract/limits.ts';
import type { NotificationKind } from '@app/contract/notifications/notifications.rules.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { insertMails } from '#email/outbox.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { notificationEvents } from '#events/events.sql.ts';
import { newNotifications, triggeredCtes } from '#notifications/notification-ctes.sql.ts';
import { changeOf, messagesOfTrigger, type Trigger, titleSlot } from '#notifications/triggers.ts';
import { taskVisibleToUser } from '#tasks/task-visibility.sql.ts';
import { isNotMuted, watchers } from '#watches/watches.sql.ts';

type Doer = Initiator & { fullName: string };

interface NotificationInput {
  taskId: number;
  trigger: Trigger;
}

export interface Recipient extends NotificationInput {
  person: number;
}

/** Returns everybody who is notified of these triggers, each with the task: those who see it and have not muted it, without the actor. */
export async function recipientsOf(db: Db, actor: Doer, inputs: readonly NotificationInput[]): Promise<Recipient[]> {
  const numbered = inputs.map(({ taskId, trigger: { kind, people, except } }, at) => ({
    at,
    taskId,
    kind,
    people,
    except: except ?? [],
  }));
  const found = await rows<{ at: number; person: number }>(
    db,
    sql`with given as materialized (
          select * from jsonb_to_recordset(${jsonb(numbered)}) as g(at int, "taskId" int, kind text, people jsonb, "except" jsonb))
        select g.at, u.id as person from given g join tasks t on t.id = g."taskId"
        cross join lateral (
          select value::int as id from jsonb_array_elements_text(g.people)
          union select c.id from (
            select t.created_by union select t.assignee_id union select value::int from jsonb_array_elements_text(t.assignees)
            union ${watchers}) c (id)
          where g.people is null) p
        join users u on u.id = p.id and ${isActive(sql`u`)}
        where u.id <> ${actor.id} and not g."except" @> to_jsonb(u.id) and ${taskVisibleToUser}
          and ${isNotMuted(sql`g.kind`, sql`t.id`, sql`u.id`)}
        order by g.at, u.id`,
  );
  return found.map(({ at, person }) => ({ ...(inputs[at] as NotificationInput), person }));
}

/** Notifies each person of a trigger of one task. */
export async function insertTriggered(db: Db, actor: Doer, recipients: readonly Recipient[]): Promise<void> {
  const wanted = recipients.map(({ taskId, person, trigger }) => ({
    taskId,
    person,
    kind: trigger.kind,
    change: changeOf(trigger),
    messages: messagesOfTrigger(trigger, actor),
  }));
  const kinds = [...new Set(recipients.map(({ trigger }) => trigger.kind))];
  await rows(
    db,
    sql`with triggered (task_id, person, kind, change, messages) as materialized (
          select g."taskId", g.person, g.kind, g.change, g.messages
          from jsonb_to_recordset(${jsonb(wanted)}) as g("taskId" int, person int, kind text, change jsonb, messages jsonb)),
        ${triggeredCtes({ of: sql`tasks`, actor, kinds })}
        select 1`,
  );
}

/** The one notification of a person about several tasks: the first one, which it opens, and the others. */
export interface GroupRow {
  person: number;
  kind: Extract<NotificationKind, 'tasks_assigned' | 'tasks_moved' | 'tasks_due_changed'>;
  taskId: number;
  others: number[];
  details: object;
  messages: Record<Language, string>;
}

/** Writes these notifications, and one mail for all tasks that a person was assigned. */
export async function insertGroups(db: Db, actor: Doer, groups: readonly GroupRow[]): Promise<void> {
  await rows(
    db,
    sql`with given as materialized (
          select g.*, t.title, t.version from jsonb_to_recordset(${jsonb(groups)})
            as g(person int, kind text, "taskId" int, others jsonb, details jsonb, messages jsonb)
          join tasks t on t.id = g."taskId"),
        fresh as (${newNotifications(sql`
          select g.person, g.kind, jsonb_build_object('title', g.title) || g.details,
            replace(coalesce(g.messages->>u.language, g.messages->>'english'), ${titleSlot}, g.title), g."taskId", false, now()
          from given g join users u on u.id = g.person`)}),
        mailed as (${insertMails(
          sql`select concat_ws(':', g.kind, g."taskId", g.version, g.person), 'task_assigned', g.person, null, g."taskId", ${actor.id}::int,
                jsonb_build_object('also', g.others), now()
              from given g where g.kind = 'tasks_assigned'`,
        )}),
        ${notificationEvents(sql`select user_id, task_id, id from fresh`, actor.via)}
        select 1`,
  );
}
