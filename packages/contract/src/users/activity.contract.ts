// What a person has to do, has done, and did last.
import * as z from 'zod/mini';
import { Instant, ResponseId } from '#fields.ts';

export const activityKinds = ['created', 'moved', 'commented', 'completed'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One thing that the person did to a task that the person still sees. */
export const ActivityLine = z.object({
  kind: z.enum(activityKinds),
  taskId: ResponseId,
  title: z.string(),
  createdAt: Instant,
});
export type ActivityLine = z.output<typeof ActivityLine>;

export const Activity = z.object({
  /** Open tasks of the person. */
  assigned: z.int(),
  /** Those of them that are due from Monday to Sunday of this week in the person's zone. */
  dueThisWeek: z.int(),
  completed: z.int(),
  completedThisMonth: z.int(),
  /** Whether what the person does is listed; `lines` is empty where it is not. */
  tracked: z.boolean(),
  lines: z.array(ActivityLine),
});
export type Activity = z.output<typeof Activity>;
