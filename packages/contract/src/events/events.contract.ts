// The event log. The web polls it to update boards and other screens.
import * as z from 'zod/mini';
import { Comment } from '#comments/comments.contract.ts';
import { endpoint } from '#endpoint.ts';
import { ResponseId, shownAs } from '#fields.ts';
import { Notification } from '#notifications/notifications.contract.ts';
import { taskVias, vias } from '#principals.ts';
import { TaskCard, TaskDetails } from '#tasks/tasks.contract.ts';
import { UserCard } from '#users/users.contract.ts';

export const eventTypes = [
  'task_created',
  'task_updated',
  'task_moved',
  'task_deleted',
  'task_restored',
  'task_purged',
  'task_commented',
  'task_comment_deleted',
  'task_files_changed',
  'task_relations_changed',
  'column_created',
  'column_updated',
  'column_deleted',
  'notification_created',
  'user_updated',
  'department_updated',
  'scores_updated',
  'tasks_imported',
  'my_work_changed',
  'views_updated',
  'templates_updated',
  'watch_changed',
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * One event with the data that it changed, so that clients need not load it. The newest comes last. `timestamp` is in milliseconds;
 * `resync` asks the client to reload everything.
 */
export const Event = z.object({
  id: z.int(),
  type: z.enum([...eventTypes, 'resync']),
  taskId: z.nullable(ResponseId),
  workspaceId: z.nullable(ResponseId),
  /** The person who caused it. */
  userId: z.nullable(ResponseId),
  timestamp: z.int(),
  /** Its transaction: numbers that were read in a snapshot which sees it hold it already. */
  writtenBy: z.optional(z.string()),
  /** The way in which the person called the API. */
  via: z.optional(z.enum(vias)),
  /** Other cards of the column also got new orders. */
  reordered: z.optional(z.boolean()),
  /**
   * The current card for a board, on the last event of each task in a response; null if the task is deleted or invisible to the
   * reader. If very many tasks have changed, events carry no cards and the client loads the board.
   */
  card: z.optional(z.nullable(TaskCard)),
  /** The current person of `user_updated`, as visible to the reader; null if deleted. */
  user: z.optional(z.nullable(UserCard)),
  /** What `card` lacks of the task, if it is short. This and the following fields come with the stream only. */
  details: z.optional(TaskDetails),
  /** The comment that was written or deleted with it, null for none. Without this field clients load the comments. */
  commentId: z.optional(z.nullable(ResponseId)),
  /** The present comment; null if it is deleted or invisible to the reader, missing if it is long. */
  comment: z.optional(z.nullable(Comment)),
  /** The reader's notifications of `notification_created` as they are now. Without this field clients load the notifications. */
  notifications: z.optional(z.array(z.object({ notificationId: ResponseId, notification: z.nullable(Notification) }))),
});
export type Event = z.output<typeof Event>;

export const events = {
  list: endpoint({
    method: 'GET',
    path: '/api/events',
    access: 'user',
    whileWaiting: 'tells the screens of the caller that somebody has admitted them',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the visible events since an instant in milliseconds; an invalid instant means the last 30 seconds',
    query: z.object({ since: z.optional(shownAs(z.string(), { type: 'integer' })) }),
    response: z.array(z.omit(Event, { details: true, commentId: true, comment: true, notifications: true })),
  }),
  stream: endpoint({
    method: 'GET',
    path: '/api/stream',
    access: 'user',
    whileWaiting: 'tells the screens of the caller that somebody has admitted them',
    via: ['token'],
    scope: 'tasks:read',
    stream: true,
    summary:
      'The events as they happen (server-sent events). The id of each message is the place in the log from which Last-Event-ID or after resumes; an event resync says that this is not possible',
    query: z.object({ after: z.optional(z.string()) }),
    response: z.array(Event),
  }),
};
