// Notifications of one person, shown only while the task they speak of is visible to that person.
import type { Actor, Notification } from '@app/contract';
import { sql } from 'drizzle-orm';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

const listedAtMost = 200;

export async function notificationsOf(db: Db, actor: Actor): Promise<Notification[]> {
  return rows<Notification>(
    db,
    sql`select n.id, n.message, n.is_read as "isRead", ${iso(sql`n.created_at`)} as "createdAt", n.task_id as "taskId"
        from notifications n left join tasks t on t.id = n.task_id
        where n.user_id = ${actor.id} and (n.task_id is null or (t.deleted_at is null and ${taskVisibleTo(actor)}))
        order by n.id desc limit ${listedAtMost}`,
  );
}

/** Marks one of the person's own notifications read; undefined where it is not theirs. */
export async function markRead(db: Db, userId: number, notificationId: number): Promise<{ id: number } | undefined> {
  return firstRow<{ id: number }>(
    db,
    sql`update notifications set is_read = true where id = ${notificationId} and user_id = ${userId} returning id`,
  );
}

/** The language of each of the people. */
export async function languagesOf(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  const found = await rows<{ id: number; language: string }>(
    db,
    sql`select id, language from users where id = any(${intArray(userIds)})`,
  );
  return new Map(found.map(({ id, language }) => [id, language]));
}
