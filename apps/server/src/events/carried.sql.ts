// Reads the rows that events of the stream carry besides cards and people: comments, notifications, details of tasks.
import type { Actor } from '@app/contract/access.ts';
import { live, thresholds } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { commentFields } from '#comments/comment-fields.sql.ts';
import { timezoneOf } from '#endpoints/principals.sql.ts';
import { notificationFields, notificationShownTo } from '#notifications/notification-fields.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { detailsOf } from '#tasks/tasks.sql.ts';

/** The select list of a comment `c` for an event, as an object; a long one is left out. */
export const foundComment = sql`json_build_object('comment', case when octet_length(c.content) <= ${sql.raw(String(live.carried.comment))}
  then (select to_json(f) from (select ${commentFields}) f) end)`;

/** The select list of a notification `n` of its person `u`. */
export const foundNotification = sql`${notificationFields}, u.id as "personId", u.language, ${timezoneOf} as timezone, u.date_format as "dateFormat"`;

/** The CTE that says of the rows in `readable` and `last` whether they are few enough to be carried. */
export const fewRows = sql`few_rows as materialized (
  select (select count(*) from readable where type <> 'notification_created' and row_ids <> '{}') <= ${thresholds.rowsPerResponse} as comments,
    (select count(*) from readable where type = 'notification_created') <= ${thresholds.rowsPerResponse} as notifications,
    (select count(*) from last) <= ${thresholds.rowsPerResponse} as details)`;

/** The columns of event `h` with what it carries for the reader: `few.task_id` is the task whose card it carries. */
export function carriedColumns(actor: Actor): SQL {
  const visible = taskVisibleTo(actor);
  return sql`
    case when few_rows.details then (select to_json(d) from (${detailsOf(sql`few.task_id`, visible)}) d) end as details,
    h.type like 'task%' and (few_rows.comments or h.row_ids = '{}') as "hasComment", h.row_ids[1] as "commentId",
    case when h.type like 'task%' and few_rows.comments then (
      select ${foundComment} from task_comments c join tasks t on t.id = c.task_id
      where c.id = h.row_ids[1] and c.task_id = h.task_id and t.deleted_at is null and ${visible}) end as found,
    case when h.type = 'notification_created' and few_rows.notifications and h.row_ids <> '{}' then (
      select json_agg(json_build_object('notificationId', own.id, 'found', (
        select to_json(f) from (
          select ${foundNotification} from notifications n join users u on u.id = n.user_id left join tasks t on t.id = n.task_id
          where n.id = own.id and n.user_id = own.person and ${notificationShownTo(actor)}) f)) order by own.at)
      from unnest(h.audience, h.row_ids) with ordinality own(person, id, at) where own.person = ${actor.id} and own.id is not null) end as notifications`;
}
