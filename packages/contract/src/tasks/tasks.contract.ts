// Tasks: the whole task, the card of a board, and the writes.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import {
  bodyId,
  CalendarDate,
  checklistFits,
  DateInput,
  Instant,
  isCleanText,
  nameText,
  PathId,
  ResponseId,
  requiredText,
  Success,
  text,
  textKey,
  WorkspaceId,
} from '#fields.ts';
import { defaultTaskType, limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { isPriority } from '#tasks/tasks.rules.ts';
import { UserCard } from '#users/users.contract.ts';

const CompletedBy = z.object({ userId: z.int(), userName: z.string(), completedAt: z.string() });

/** An item of a task's checklist; the server itself writes who completed it and when. */
export const ChecklistItem = z.object({
  id: z
    .int('errors.invalid')
    .check(z.gte(0, textKey('errors.invalid')), z.lte(Number.MAX_SAFE_INTEGER, textKey('errors.invalid'))),
  text: requiredText(1, limits.checklist.text, 'tasks.itemTextRequired'),
  description: z.optional(z.nullable(text(limits.checklist.description))),
  completed: z._default(z.boolean('errors.invalid'), false),
  completedBy: z.optional(z.nullable(CompletedBy)),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

/** What both views of a task hold. */
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
};

/** What a board needs of a task; of the description the first characters, a few more than a card shows. */
export const TaskCard = z.object({
  ...taskCore,
  checklistDone: z.int(),
  checklistTotal: z.int(),
  commentCount: z.int(),
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
});
export type Task = z.output<typeof Task>;

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
const title = nameText(limits.title.min, limits.title.max, 'tasks.titleShort');
const columnId = z
  .int('tasks.columnRequired')
  .check(z.gte(1, textKey('tasks.columnRequired')), z.lte(limits.id.max, textKey('workspaces.columnNotFound')));
const optionalId = z.optional(z.nullable(bodyId('errors.invalid')));
const shortText = (message: 'tasks.priorityRequired' | 'tasks.statusRequired' | 'errors.invalid') =>
  requiredText(1, limits.shortText, message);

/** A new task (specification part 2, section 5). `order` is taken as a hint at most: the server owns it. */
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
});
export type NewTask = z.output<typeof NewTask>;
export type NewTaskInput = z.input<typeof NewTask>;

/** A change of a task: whatever is given. With `version` it is refused (409) once the task has changed since. */
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
  version,
});
export type TaskChange = z.output<typeof TaskChange>;
export type TaskChangeInput = z.input<typeof TaskChange>;

/** A move: an order above the highest appends, an order that is taken inserts there; the answer carries the real one. */
export const TaskMove = z.object({
  columnId: z
    .int('workspaces.columnNotFound')
    .check(z.gte(1, textKey('workspaces.columnNotFound')), z.lte(limits.id.max, textKey('workspaces.columnNotFound'))),
  order: z.optional(
    z
      .int('errors.invalid')
      .check(z.gte(-limits.id.max, textKey('errors.invalid')), z.lte(limits.id.max, textKey('errors.invalid'))),
  ),
  version,
});
export type TaskMove = z.output<typeof TaskMove>;

const taskId = z.object({ taskId: PathId });
const PageLimit = z.pipe(
  z
    .string(textKey('errors.invalid'))
    .check(z.refine((value) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= limits.taskList.page, textKey('errors.invalid'))),
  z.transform((value) => Number(value)),
);
/** A list that is longer than `limits.taskList.bytes` allows ends early, as one of `limit` tasks does: the header Link leads on. */
const listed = z.object({
  fields: z.optional(z.enum(['card'])),
  limit: z.optional(PageLimit),
  /** What comes after the task of that number. */
  after: z.optional(PathId),
});

export const tasks = {
  list: endpoint({
    method: 'GET',
    path: '/api/tasks',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'All tasks the caller may see, by column and place; with fields=card as cards, with limit and after in pages',
    query: listed,
    response: z.array(z.union([Task, TaskCard])),
  }),
  inWorkspace: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/tasks',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'The tasks of a board; all of them with id 0; with fields=card as cards, with limit and after in pages',
    params: z.object({ workspaceId: WorkspaceId }),
    query: listed,
    response: z.array(z.union([Task, TaskCard])),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/tasks/:taskId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'One task',
    params: taskId,
    response: Task,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tasks',
    access: 'user',
    via: taskVias,
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
    summary: 'Moves a task to a column and a place in it',
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
    summary: 'Everybody who sees the task, by name: those whom a mention in it is told to',
    params: taskId,
    largeResponse: true,
    response: z.array(z.omit(UserCard, { email: true })),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/tasks/:taskId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Deletes a task; it is kept for 30 days',
    params: taskId,
    response: Success,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/tasks/:taskId/restore',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Brings a deleted task back, with its comments, its checklist and its place',
    params: taskId,
    response: Task,
  }),
};
