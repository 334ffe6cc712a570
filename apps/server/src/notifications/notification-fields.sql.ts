// A notification as it is selected, for the list and for events.
import type { Actor } from '@app/contract/access.ts';
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** A stored notification: its message is the one from when it was written. */
export type NotificationRow = Notification & { details: unknown };

/** The select list of a notification `n`. */
export const notificationFields = sql`n.id, n.kind, n.details, n.message, n.is_read as "isRead", ${iso(sql`n.created_at`)} as "createdAt",
          n.task_id as "taskId", (n.details->'by'->-1->>'id')::int as "userId"`;

/** The condition that a notification `n` of the reader shows: its task `t` is visible. */
export function notificationShownTo(actor: Actor): SQL {
  return sql`(n.task_id is null or (t.deleted_at is null and ${taskVisibleTo(actor)}))`;
}
