// What has happened since: the log that boards are refreshed from.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { ResponseId } from '#fields.ts';
import { taskVias, vias } from '#principals.ts';
import { TaskCard } from '#tasks/tasks.contract.ts';
import { UserCard } from '#users/users.contract.ts';

export const eventTypes = [
  'task_created',
  'task_updated',
  'task_moved',
  'task_deleted',
  'task_restored',
  'task_commented',
  'task_comment_deleted',
  'column_created',
  'notification_created',
  'user_updated',
  'department_updated',
] as const;
export type EventType = (typeof eventTypes)[number];

/** One thing that happened, newest last, with what it has changed, so that a reader need not load it. `timestamp` is in milliseconds; `resync` asks the reader to load everything anew. */
export const Event = z.object({
  id: z.int(),
  type: z.enum([...eventTypes, 'resync']),
  taskId: z.nullable(ResponseId),
  workspaceId: z.nullable(ResponseId),
  /** Who did it. */
  userId: z.nullable(ResponseId),
  timestamp: z.int(),
  /** Through what it was done. */
  via: z.optional(z.enum(vias)),
  /** Other cards of the column were given new orders with it. */
  reordered: z.optional(z.boolean()),
  /**
   * The card as a board shows it now, on the last event of each task in an answer; null where the reader sees no such task. Where
   * very many tasks have changed there are none, and the reader loads the board.
   */
  card: z.optional(z.nullable(TaskCard)),
  /** The person of `user_updated` as the reader sees them now; null where they are deleted. */
  user: z.optional(z.nullable(UserCard)),
});
export type Event = z.output<typeof Event>;

export const events = {
  list: endpoint({
    method: 'GET',
    path: '/api/events',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'The events since an instant in milliseconds that the caller may know of; a bad instant means the last 30 seconds',
    query: z.object({ since: z.optional(z.string()) }),
    response: z.array(Event),
  }),
};
