// A person's activity: numbers of tasks and the latest actions.
import * as z from 'zod/mini';
import { Instant, ResponseId } from '#fields.ts';

export const activityKinds = ['created', 'moved', 'commented', 'completed'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** An action of the person on a task that the person still sees. */
export const ActivityLine = z.object({
  kind: z.enum(activityKinds),
  taskId: ResponseId,
  title: z.string(),
  createdAt: Instant,
});
export type ActivityLine = z.output<typeof ActivityLine>;

export const Activity = z.object({
  /** Number of open tasks assigned to the person. */
  assigned: z.int(),
  /** Number of these that are due in this week, in the person's zone and from their first day of the week on. */
  dueThisWeek: z.int(),
  completed: z.int(),
  completedThisMonth: z.int(),
  /** Whether the person allows activity tracking; otherwise `lines` is empty. */
  tracked: z.boolean(),
  lines: z.array(ActivityLine),
});
export type Activity = z.output<typeof Activity>;
