// Relations between tasks: blocks, relates to, duplicates, and sub-tasks of a task. Both tasks are visible to whoever sees one.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, CalendarDate, digits, PathId, ResponseId, Success, textKey, titleText, WorkspaceId } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { relationLimits } from '#relations/relations.limits.ts';
import { relationKinds } from '#relations/relations.rules.ts';
import { Task } from '#tasks/tasks.contract.ts';
import { UserCard } from '#users/users.contract.ts';

/** The other task, as a list of relations shows it. */
const RelatedTask = z.object({
  id: ResponseId,
  title: z.string(),
  status: z.string(),
  dueDate: z.nullable(CalendarDate),
  /** Null if nobody is assigned, or the account is deleted. */
  assignee: z.nullable(z.omit(UserCard, { email: true })),
});

export const Relation = z.object({
  id: ResponseId,
  /** What the other task is to this one. */
  kind: z.enum(relationKinds),
  task: RelatedTask,
});
export type Relation = z.output<typeof Relation>;

/** One relation that a card of a board shows a mark for. */
const RelationMark = z.object({
  /** Whether the other task blocks the task, is blocked by it, or is a sub-task of it. */
  kind: z.enum(['blockedBy', 'blocks', 'subtask']),
  taskId: ResponseId,
  otherId: ResponseId,
  /** Whether the other task is done. */
  isDone: z.boolean(),
  /** The score of an open task that blocks the task, which has less; else null. */
  score: z.nullable(z.int()),
});
export type RelationMark = z.output<typeof RelationMark>;

/** What a task waits for, as far as the reader may know it. */
const blocked = {
  /** Tasks that block it, are not done, and are visible to the caller. */
  blockers: z.array(z.object({ id: ResponseId, title: z.string() })).check(z.maxLength(relationLimits.perTask)),
  /** Whether a task that is not done blocks it, too, which the caller does not see. */
  hasHiddenBlocker: z.boolean(),
};
export const Blocked = z.object(blocked);

/** What a row of a list, and whoever finishes a task, needs to know of its relations. */
const RelationSummary = z.object({
  taskId: ResponseId,
  ...blocked,
  subtasks: z.int(),
  /** How many of the sub-tasks are done. */
  subtasksDone: z.int(),
  /** How many visible open tasks it blocks. */
  blocking: z.int(),
  /** The lowest score of `blockers`; null without any. */
  below: z.nullable(z.int()),
});
export type RelationSummary = z.output<typeof RelationSummary>;

const taskId = z.object({ taskId: PathId });

/** The id of an item of a checklist in a path, which may be larger than an id of a row. */
const ItemId = digits(0, Number.MAX_SAFE_INTEGER, 'errors.badId');

export const relations = {
  list: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/relations',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the relations of a task to tasks that the caller sees',
    params: taskId,
    response: z.array(Relation).check(z.maxLength(relationLimits.perTask)),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/relations',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Relates a task to another one',
    params: taskId,
    body: z.object({
      /** What the other task is to this one. */
      kind: z.enum(relationKinds, textKey('errors.invalid')),
      taskId: bodyId('tasks.notFound'),
    }),
    response: Relation,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/tasks/:taskId/relations/:relationId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Takes a relation of a task away',
    params: z.object({ taskId: PathId, relationId: PathId }),
    response: Success,
  }),
  addSubtask: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/sub-tasks',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Creates a sub-task of a task, in its departments and with its priority',
    params: taskId,
    body: z.object({ title: titleText() }),
    response: Relation,
    status: 201,
  }),
  promote: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/checklist/:itemId/promote',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Makes an item of a checklist a sub-task, with its text, person and date, and takes it off the checklist',
    params: z.object({ taskId: PathId, itemId: ItemId }),
    response: z.object({
      relation: Relation,
      /** The task without the item. */
      task: Task,
    }),
    status: 201,
  }),
  summaries: endpoint({
    method: 'POST',
    path: '/api/tasks/relation-summaries',
    access: 'user',
    effect: 'none',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns what blocks tasks, what they block and how many sub-tasks they have; tasks without any are left out',
    body: z.object({
      taskIds: z
        .array(bodyId('errors.invalid'), 'errors.invalid')
        .check(z.minLength(1, textKey('errors.invalid')), z.maxLength(limits.bulkTasks, textKey('errors.tooMany'))),
    }),
    response: z.array(RelationSummary).check(z.maxLength(limits.bulkTasks)),
    noReplay: true,
    storesNothing: true,
    largeResponse: true,
  }),
  marks: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/relation-marks',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns what blocks the tasks of a board, what they block and their sub-tasks, or those of all boards for id 0',
    params: z.object({ workspaceId: WorkspaceId }),
    response: z.array(RelationMark).check(z.maxLength(relationLimits.marks)),
  }),
};
