// Changes many tasks with one request: one change for all of them, or one for each, as an undo needs (docs/decisions/053-many-tasks.md).
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, ResponseId, text, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { checklistItemId, TaskBase, TaskCard, TaskChange } from '#tasks/tasks.contract.ts';

const { assignees, departments } = TaskChange.shape;

/** What a bulk change can set. Lists change relative to what a task has, so that what others add meanwhile stays. */
export const BulkFields = z.extend(
  z.pick(TaskChange, {
    status: true,
    priority: true,
    startDate: true,
    dueDate: true,
    assigneeId: true,
    assignees: true,
    department: true,
    departments: true,
    workspaceId: true,
    checklistTemplateId: true,
  }),
  {
    /** The task before which the tasks go, in their order, if it stands in the column where they go; null is the end. */
    beforeId: z.optional(z.nullable(bodyId('errors.invalid'))),
    /** One person in place of another, whether that is the first assignee or another one; who no longer has the task is a refusal. */
    replaceAssignee: z.optional(z.object({ from: bodyId('errors.invalid'), to: bodyId('errors.invalid') }, 'errors.invalid')),
    /** The first assignee in place of the present one; the others stay. */
    assign: z.optional(z.nullable(bodyId('errors.invalid'))),
    addAssignees: assignees,
    removeAssignees: assignees,
    addDepartments: departments,
    removeDepartments: departments,
    /** The checklist template whose items are added. */
    addTemplate: z.optional(bodyId('errors.invalid')),
    /** Items of the checklist that are taken off, unless one of them is done or no longer there. */
    removeItems: z.optional(
      z.array(checklistItemId, 'errors.invalid').check(z.maxLength(limits.checklist.items, textKey('errors.tooMany'))),
    ),
    /** The name of the template that the task had before, null for none; with `removeItems` only. */
    templateName: z.optional(z.nullable(text(limits.checklistTemplateName.max))),
    /** True puts the tasks into the trash, false restores them; everything else is ignored then. */
    deleted: z.optional(z.boolean('errors.invalid')),
    /** True puts done tasks into the archive, false brings them back; everything but `deleted` is ignored then. */
    archived: z.optional(z.boolean('errors.invalid')),
  },
);
export type BulkFields = z.output<typeof BulkFields>;
export type BulkFieldsInput = z.input<typeof BulkFields>;

const BulkTask = z.object({
  taskId: bodyId('errors.invalid'),
  /** The values that the change was made from: a field that somebody else has changed since is refused. */
  base: z.optional(TaskBase),
  /** Refuses the task if it has another version, whichever field has changed. */
  version: TaskChange.shape.version,
  /** Fields for this task alone; they have precedence over those for all. */
  change: z.optional(BulkFields),
});

/** A bulk change. Each task is changed or refused on its own; a task is named once. */
export const BulkChange = z.object({
  tasks: z.array(BulkTask, 'errors.invalid').check(
    z.minLength(1, textKey('errors.invalid')),
    z.maxLength(limits.bulkTasks, textKey('errors.tooMany')),
    z.refine((tasks) => new Set(tasks.map(({ taskId }) => taskId)).size === tasks.length, textKey('errors.invalid')),
  ),
  change: z._default(BulkFields, {}),
});
export type BulkChange = z.output<typeof BulkChange>;
export type BulkChangeInput = z.input<typeof BulkChange>;

const Undo = z.object({
  base: z.record(z.string(), z.unknown()),
  change: z.record(z.string(), z.unknown()),
});

const Changed = z.object({
  taskId: ResponseId,
  /** The card as it is now; null if it is deleted, or the caller no longer sees it. */
  card: z.nullable(TaskCard),
  /** What takes the change back: an entry of `tasks` in another request. */
  undo: Undo,
});

const Refused = z.object({
  taskId: ResponseId,
  /** Null if the caller does not see the task. */
  title: z.nullable(z.string()),
  /** The code and the sentence that the same change of this task alone would get. */
  error: z.string(),
  message: z.string(),
  /** The fields of the refusal. */
  fields: z.array(z.string()),
});

export const BulkResult = z.object({
  changed: z.array(Changed),
  /** Tasks that are already as requested. */
  unchanged: z.array(ResponseId),
  refused: z.array(Refused),
});
export type BulkResult = z.output<typeof BulkResult>;

export const bulkChanges = {
  create: endpoint({
    method: 'POST',
    path: '/api/tasks/bulk',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Changes, moves, archives, deletes or restores many tasks; says of each that is refused why',
    body: BulkChange,
    response: BulkResult,
    receipt: z.object({
      changed: z.array(z.object({ taskId: ResponseId })),
      unchanged: z.array(ResponseId),
      refused: z.array(z.omit(Refused, { title: true })),
    }),
  }),
};
