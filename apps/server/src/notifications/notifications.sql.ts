// Queries and updates one person's notifications. A notification shows only while its task is visible to that person.

import type { Actor } from '@app/contract/access.ts';
import { keptNotifications, limits } from '@app/contract/limits.ts';
import type { NotificationKind } from '@app/contract/notifications/notifications.rules.ts';
import type { Initiator, Via } from '@app/contract/principals.ts';
import type { NotificationDetails } from '@app/texts/sentences/notification-messages.ts';
import { sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { markEvent, notificationEvents } from '#events/events.sql.ts';
import { newNotifications } from '#notifications/notification-ctes.sql.ts';
import { type NotificationRow, notificationFields, notificationShownTo } from '#notifications/notification-fields.sql.ts';
import { messagesOf } from '#notifications/triggers.ts';
import { deleteInSteps, keptFor } from '#retention/kept-for.sql.ts';

export interface NotificationPage {
  /** The position in the list after which the page begins. */
  before?: { createdAt: string; id: number } | undefined;
  limit?: number | undefined;
  unread?: boolean;
}

export async function notificationsOf(
  db: Db,
  actor: Actor,
  { before, limit = limits.notifications.list, unread = false }: NotificationPage,
): Promise<NotificationRow[]> {
  const after = before ? sql`and (n.created_at, n.id) < (${before.createdAt}::timestamptz, ${before.id}::int)` : sql``;
  return rows<NotificationRow>(
    db,
    sql`select ${notificationFields}
        from notifications n left join tasks t on t.id = n.task_id
        where n.user_id = ${actor.id} ${after} ${unread ? sql`and not n.is_read` : sql``}
          and ${notificationShownTo(actor)}
        order by n.created_at desc, n.id desc limit ${limit}`,
  );
}

/** Marks one of the person's own notifications read or unread; returns undefined if it is not theirs. */
export async function markNotification(
  db: Db,
  by: Initiator,
  { notificationId, isRead }: { notificationId: number; isRead: boolean },
): Promise<{ id: number } | undefined> {
  return firstRow<{ id: number }>(
    db,
    sql`with marked as (
      update notifications set is_read = ${isRead} where id = ${notificationId} and user_id = ${by.id} returning user_id, id),
    ${markEvent(sql`marked`, by)}
    select id from marked`,
  );
}

/** Marks all of a person's notifications read and returns how many were unread. */
export async function markAllRead(db: Db, by: Initiator): Promise<number> {
  const marked = await firstRow<{ count: number }>(
    db,
    sql`with marked as (update notifications set is_read = true where user_id = ${by.id} and not is_read returning user_id, id),
        ${markEvent(sql`marked`, by)}
        select count(*)::int as count from marked`,
  );
  return marked?.count ?? 0;
}

interface NewNotification<K extends NotificationKind> {
  kind: K;
  details: NotificationDetails[K];
  taskId?: number | null;
  isRead?: boolean;
  createdAt?: Date;
  via?: Via;
}

/** Inserts a notification for each person, for causes other than changes to a task; it never merges. */
export async function insertNotifications<K extends NotificationKind>(
  db: Db,
  userIds: readonly number[],
  { kind, details, taskId = null, isRead = false, createdAt, via = 'system' }: NewNotification<K>,
): Promise<void> {
  const messages = jsonb(messagesOf(kind, details));
  await rows(
    db,
    sql`with fresh as (${newNotifications(sql`
      select u.id, ${kind}::text, ${jsonb(details)}, coalesce(${messages}->>u.language, ${messages}->>'english'), ${taskId}::int, ${isRead}::bool,
        coalesce(${createdAt?.toISOString() ?? null}::timestamptz, now())
      from users u where u.id = any(${intArray(userIds)}) and ${isActive(sql`u`)}`)}),
    ${notificationEvents(sql`select user_id, task_id, id from fresh`, via)}
    select 1`,
  );
}

/** Returns the people who administer the server; service accounts read nothing. */
export async function administratorIds(db: Db): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from users where role = 'admin' and ${isActive(sql`users`)} and not is_service order by id`,
  );
  return found.map(({ id }) => id);
}

/** Removes a deleted comment from the people's unread notifications. */
export async function removeCommentNotifications(
  db: Db,
  userIds: readonly number[],
  comment: { id: number; taskId: number; createdAt: string },
  via: Via,
): Promise<void> {
  const affected = sql`n.user_id = any(${intArray(userIds)}) and n.created_at >= ${comment.createdAt}::timestamptz
    and n.task_id = ${comment.taskId} and n.kind in ('commented', 'mentioned') and not n.is_read
    and n.details->'by' @> ${jsonb([{ comment: comment.id }])}`;
  await rows(
    db,
    sql`with gone as (
      delete from notifications n where ${affected} and (n.details->>'count')::int = 1 returning n.user_id, n.task_id, n.id),
    fewer as (
      update notifications n set details = n.details || jsonb_build_object('count', (n.details->>'count')::int - 1, 'by',
        (select jsonb_agg(entry) from jsonb_array_elements(n.details->'by') entry where (entry->>'comment')::int is distinct from ${comment.id}))
      where ${affected} and (n.details->>'count')::int > 1 returning n.user_id, n.task_id, n.id),
    ${notificationEvents(sql`select user_id, task_id, id from gone union select user_id, task_id, id from fewer`, via)}
    select 1`,
  );
}

/** Deletes notifications past their time, and the oldest of people who have more than the server keeps. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await deleteInSteps(db, { table: 'notifications', where: sql`created_at < now() - ${keptFor('notifications')}` });
  await db.execute(
    sql`delete from notifications n using users u cross join lateral (
          select o.created_at, o.id from notifications o where o.user_id = u.id
          order by o.created_at desc, o.id desc offset ${keptNotifications} limit 1) first
        where n.user_id = u.id and (n.created_at, n.id) <= (first.created_at, first.id)`,
  );
}
