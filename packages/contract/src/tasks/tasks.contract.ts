// Tasks: the full task, the card of a board, and the endpoints that change them.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import {
  bodyId,
  CalendarDate,
  checklistFits,
  DateInput,
  DayInput,
  digits,
  Instant,
  isCleanText,
  PathId,
  ResponseId,
  requiredText,
  Success,
  text,
  textKey,
  titleText,
  WorkspaceId,
} from '#fields.ts';
import { companyLimits, defaultTaskType, limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { parseRecurrence, repeatTimes } from '#recurrences/recurrences.rules.ts';
import { sortKeys } from '#tasks/sort-keys.ts';
import { isPriority } from '#tasks/tasks.rules.ts';
import { UserCard } from '#users/users.contract.ts';

const CompletedBy = z.object({ userId: z.int(), userName: z.string(), completedAt: Instant });

export const checklistItemId = z
  .int('errors.invalid')
  .check(z.gte(0, textKey('errors.invalid')), z.lte(Number.MAX_SAFE_INTEGER, textKey('errors.invalid')));

/** An item of a task's checklist. The server sets `completedBy`. */
export const ChecklistItem = z.object({
  id: checklistItemId,
  text: requiredText(1, limits.checklist.text, 'tasks.itemTextRequired'),
  description: z.optional(z.nullable(text(limits.checklist.description))),
  completed: z._default(z.boolean('errors.invalid'), false),
  completedBy: z.optional(z.nullable(CompletedBy)),
  /** One of the task's assignees; left out of a change it stays, null takes it away. The same holds for the date. */
  assigneeId: z.optional(z.nullable(bodyId('errors.invalid'))),
  dueDate: z.optional(z.nullable(DayInput)),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

/** The fields that Task and TaskCard share. */
const taskCore = {
  id: ResponseId,
  title: z.string(),
  description: z.nullable(z.string()),
  priority: z.string(),
  status: z.string(),
  columnId: ResponseId,
  assigneeId: z.nullable(ResponseId),
  assignees: z.array(ResponseId),
  department: z.string(),
  departments: z.array(z.string()),
  workspaceId: ResponseId,
  startDate: z.nullable(CalendarDate),
  dueDate: z.nullable(CalendarDate),
  createdAt: Instant,
  order: z.int(),
  version: z.int(),
  /** RRULE text (RFC 5545); null for a task that does not recur. */
  repeat: z.optional(z.nullable(z.string())),
};

/** The fields of a task on a board. `description` is cut to slightly more than a card shows. */
export const TaskCard = z.object({
  ...taskCore,
  checklistDone: z.int(),
  checklistTotal: z.int(),
  commentCount: z.int(),
  attachmentCount: z.optional(z.int()),
  /** The file whose preview the card shows. */
  coverId: z.optional(z.nullable(ResponseId)),
});
export type TaskCard = z.output<typeof TaskCard>;

export const Task = z.object({
  ...taskCore,
  type: z.string(),
  updatedAt: Instant,
  createdBy: z.nullable(ResponseId),
  customFields: z.record(z.string(), z.string()),
  checklistItems: z.array(ChecklistItem),
  checklistTemplateId: z.nullable(ResponseId),
  /** When the next task is made: once this one is `done`, or on its `day`. */
  repeatWhen: z.optional(z.nullable(z.enum(repeatTimes))),
  /** When it went into the archive: only done tasks do, and no board or list shows them then. */
  archivedAt: z.optional(z.nullable(Instant)),
});
export type Task = z.output<typeof Task>;

/** The fields of a task that its card does not have, or only in part. */
export const TaskDetails = z.pick(Task, {
  description: true,
  type: true,
  updatedAt: true,
  createdBy: true,
  customFields: true,
  checklistItems: true,
  checklistTemplateId: true,
  repeatWhen: true,
  archivedAt: true,
});
export type TaskDetails = z.output<typeof TaskDetails>;

const userIds = z
  .array(bodyId('errors.invalid'), 'errors.invalid')
  .check(z.maxLength(limits.assignees, textKey('errors.tooMany')));
const departmentNames = z
  .array(requiredText(1, limits.departmentName.max, 'tasks.departmentRequired'), 'errors.invalid')
  .check(z.maxLength(limits.departmentsPerTask, textKey('errors.tooMany')));
const cleanKey = z.string('errors.invalid').check(
  z.maxLength(limits.customFields.key, textKey('errors.tooLong')),
  z.refine((name) => isCleanText(name) && !['__proto__', 'constructor', 'prototype'].includes(name), textKey('errors.invalid')),
);
const customFields = z.record(cleanKey, text(limits.customFields.value), 'errors.invalid').check(
  z.refine((fields) => Object.keys(fields).length <= limits.customFields.keys, textKey('errors.tooMany')),
  z.refine((fields) => Object.entries(fields).join().length <= limits.customFields.totalLength, textKey('errors.tooLong')),
);
const checklistItems = z
  .array(ChecklistItem, 'errors.invalid')
  .check(z.maxLength(limits.checklist.items, textKey('errors.tooMany')), z.refine(checklistFits, textKey('errors.tooLong')));
const version = z.optional(
  z.int('errors.invalid').check(z.gte(1, textKey('errors.invalid')), z.lte(limits.id.max, textKey('errors.invalid'))),
);
const title = titleText();
const columnId = z
  .int('tasks.columnRequired')
  .check(z.gte(1, textKey('tasks.columnRequired')), z.lte(limits.id.max, textKey('columns.columnNotFound')));
const optionalId = z.optional(z.nullable(bodyId('errors.invalid')));
const repeat = z.optional(
  z.nullable(
    z
      .string('recurrences.badRule')
      .check(z.refine((rule) => parseRecurrence(rule) !== undefined, textKey('recurrences.badRule'))),
  ),
);
const repeatWhen = z.optional(z.nullable(z.enum(repeatTimes, textKey('errors.invalid'))));
const shortText = (message: 'tasks.priorityRequired' | 'tasks.statusRequired' | 'errors.invalid') =>
  requiredText(1, limits.shortText, message);

/** A new task (specification part 2, section 5). The server chooses its order. */
export const NewTask = z.object({
  title,
  description: z.optional(z.nullable(text(limits.description.max))),
  type: z._default(shortText('errors.invalid'), defaultTaskType),
  priority: shortText('tasks.priorityRequired').check(z.refine(isPriority, textKey('tasks.priorityUnknown'))),
  status: z.optional(z.nullable(shortText('tasks.statusRequired'))),
  columnId,
  department: requiredText(1, limits.departmentName.max, 'tasks.departmentRequired'),
  departments: z._default(departmentNames, []),
  assigneeId: optionalId,
  assignees: z._default(userIds, []),
  workspaceId: z.optional(z.nullable(bodyId('workspaces.notFound'))),
  startDate: z.optional(DateInput),
  dueDate: z.optional(DateInput),
  customFields: z._default(z.nullable(customFields), {}),
  checklistItems: z._default(z.nullable(checklistItems), []),
  checklistTemplateId: optionalId,
  /** A picture of a task that the caller sees: the new task gets its own, which its card shows. */
  coverId: optionalId,
  repeat,
  repeatWhen,
});
export type NewTask = z.output<typeof NewTask>;
export type NewTaskInput = z.input<typeof NewTask>;

const oldText = z.optional(z.nullable(z.string('errors.invalid')));
const oldId = z.optional(z.nullable(z.int('errors.invalid')));
const oldDate = z.optional(DateInput);
const oldItem = z.object({
  id: z.int('errors.invalid'),
  text: z.string('errors.invalid'),
  description: oldText,
  completed: z._default(z.boolean('errors.invalid'), false),
  assigneeId: oldId,
  dueDate: oldText,
});

/** The values that a change was made from. They are only compared, so they may be any that were ever stored. */
export const TaskBase = z.object({
  title: z.optional(z.string('errors.invalid')),
  description: oldText,
  type: z.optional(z.string('errors.invalid')),
  priority: z.optional(z.string('errors.invalid')),
  status: z.optional(z.string('errors.invalid')),
  columnId: z.optional(z.int('errors.invalid')),
  department: z.optional(z.string('errors.invalid')),
  departments: z.optional(z.array(z.string('errors.invalid'), 'errors.invalid')),
  assigneeId: oldId,
  assignees: z.optional(z.array(z.int('errors.invalid'), 'errors.invalid')),
  workspaceId: z.optional(z.int('errors.invalid')),
  startDate: oldDate,
  dueDate: oldDate,
  customFields: z.optional(z.nullable(z.record(cleanKey, z.string('errors.invalid'), 'errors.invalid'))),
  checklistItems: z.optional(z.nullable(z.array(oldItem, 'errors.invalid'))),
  checklistTemplateId: oldId,
  repeat: oldText,
  repeatWhen,
});

/**
 * A change of some fields. `base` has the old values of these fields: a field that somebody else has changed since is merged if
 * possible (`mergeTask`), else the server answers 409 and names it. `version` guards the fields without a base: the server answers
 * 409 if the task has changed since.
 */
export const TaskChange = z.object({
  title: z.optional(title),
  description: z.optional(z.nullable(text(limits.description.max))),
  type: z.optional(shortText('errors.invalid')),
  priority: z.optional(shortText('tasks.priorityRequired')),
  status: z.optional(shortText('tasks.statusRequired')),
  columnId: z.optional(columnId),
  department: z.optional(requiredText(1, limits.departmentName.max, 'tasks.departmentRequired')),
  departments: z.optional(departmentNames),
  assigneeId: optionalId,
  assignees: z.optional(userIds),
  workspaceId: z.optional(bodyId('workspaces.notFound')),
  startDate: z.optional(DateInput),
  dueDate: z.optional(DateInput),
  customFields: z.optional(z.nullable(customFields)),
  checklistItems: z.optional(z.nullable(checklistItems)),
  checklistTemplateId: optionalId,
  repeat,
  repeatWhen,
  /** Of a recurring task: the change is for the following ones too, and not for this one alone. */
  following: z.optional(z.boolean('errors.invalid')),
  base: z.optional(TaskBase),
  version,
});
export type TaskChange = z.output<typeof TaskChange>;
export type TaskChangeInput = z.input<typeof TaskChange>;

/** A move. An order above the highest appends, a used order inserts before that card; the response contains the final order. */
export const TaskMove = z.object({
  columnId: z
    .int('columns.columnNotFound')
    .check(z.gte(1, textKey('columns.columnNotFound')), z.lte(limits.id.max, textKey('columns.columnNotFound'))),
  order: z.optional(
    z
      .int('errors.invalid')
      .check(z.gte(-limits.id.max, textKey('errors.invalid')), z.lte(limits.id.max, textKey('errors.invalid'))),
  ),
  version,
});
export type TaskMove = z.output<typeof TaskMove>;

const taskId = z.object({ taskId: PathId });
/** Several values are separated by commas; a name that contains one stands in quotation marks. */
const filterValues = z.optional(
  z
    .string(textKey('errors.invalid'))
    .check(
      z.minLength(1, textKey('errors.invalid')),
      z.maxLength(companyLimits.filter, textKey('errors.tooLong')),
      z.refine(isCleanText, textKey('errors.badCharacters')),
    ),
);
/** A key of the order, with a minus in front for the other direction. */
const listSorts = sortKeys.flatMap((key) => [key, `-${key}` as const]);

/** A list ends after `limit` tasks or at `limits.taskList.bytes`; its Link header then points to the next page. */
const listQuery = z.object({
  /** Cards instead of whole tasks. Pages that were loaded before an upgrade say `compact`. */
  fields: z.optional(
    z.pipe(
      z.enum(['card', 'compact']),
      z.transform(() => 'card' as const),
    ),
  ),
  limit: z.optional(digits(1, limits.taskList.page)),
  /** Starts after the task with this id. */
  after: z.optional(PathId),
  status: filterValues,
  assignee: filterValues,
  priority: filterValues,
  department: filterValues,
  due: filterValues,
  /** A line of the language of filters. */
  q: filterValues,
  sort: z.optional(z.enum(listSorts, textKey('errors.invalid'))),
});
export type TaskListQuery = z.output<typeof listQuery>;

export const tasks = {
  list: endpoint({
    method: 'GET',
    path: '/api/tasks',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary:
      'Returns all tasks the caller sees, by column and order, or those that meet conditions; with fields=card as cards, with limit and after in pages',
    query: listQuery,
    response: z.array(z.union([Task, TaskCard])),
  }),
  inWorkspace: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/tasks',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary:
      'Returns the tasks of a board, or all visible ones for id 0, or those that meet conditions; with fields=card as cards, with limit and after in pages',
    params: z.object({ workspaceId: WorkspaceId }),
    query: listQuery,
    response: z.array(z.union([Task, TaskCard])),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns one task',
    params: taskId,
    response: Task,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tasks',
    access: 'user',
    via: [...taskVias, 'mail'],
    scope: 'tasks:write',
    summary: 'Creates a task at the end of its column',
    body: NewTask,
    response: Task,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/tasks/:taskId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Changes a task',
    params: taskId,
    body: TaskChange,
    response: Task,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/tasks/:taskId/column',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Moves a task to a place in a column',
    params: taskId,
    body: TaskMove,
    response: Task,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/people',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the people who see the task, by name; only they can be mentioned in it',
    params: taskId,
    largeResponse: true,
    response: z.array(z.omit(UserCard, { email: true })),
  }),
  statuses: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId/statuses',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the statuses that the task may have: the names of the columns of its board, in their order',
    params: taskId,
    response: z.array(z.string()),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/tasks/:taskId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Deletes a task; it can be restored from the trash for a time',
    params: taskId,
    response: Success,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/restore',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Restores a deleted task with its comments, checklist and place',
    params: taskId,
    response: Task,
  }),
};
