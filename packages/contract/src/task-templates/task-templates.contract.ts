// Task templates of a board: what a new task begins with, for everybody who sees the board.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, checklistFits, Instant, nameText, PathId, ResponseId, requiredText, Success, text, textKey } from '#fields.ts';
import { knownPriorities, limits } from '#limits.ts';
import { taskVias } from '#principals.ts';
import { taskTemplateLimits } from '#task-templates/task-templates.limits.ts';

const TemplateItem = z.object({
  text: requiredText(1, limits.checklist.text, 'tasks.itemTextRequired'),
  description: z.optional(z.nullable(text(limits.checklist.description))),
});

const TaskTemplate = z.object({
  id: ResponseId,
  workspaceId: ResponseId,
  name: z.string(),
  /** The title of the new task; empty if everybody writes their own. */
  title: z.string(),
  description: z.nullable(z.string()),
  priority: z.string(),
  checklistItems: z.array(TemplateItem),
  /** Its people who belong to the department today; the first one is the primary assignee. */
  assignees: z.array(ResponseId),
  /** How many of its people have left the department or have no account any more. */
  leftOut: z.int(),
  /** Days from the day of use to the start date and to the due date; null for no date. */
  startDays: z.nullable(z.int()),
  dueDays: z.nullable(z.int()),
  updatedAt: Instant,
  /** Increases with each change. */
  version: z.int(),
});
export type TaskTemplate = z.output<typeof TaskTemplate>;

const name = nameText(taskTemplateLimits.name.min, taskTemplateLimits.name.max, 'taskTemplates.nameRequired');
const title = nameText(0, limits.title.max, 'errors.notText');
const description = z.nullable(text(limits.description.max));
const priority = z.enum(knownPriorities, textKey('tasks.priorityUnknown'));
const checklistItems = z
  .array(TemplateItem, 'errors.invalid')
  .check(z.maxLength(limits.checklist.items, textKey('errors.tooMany')), z.refine(checklistFits, textKey('errors.tooLong')));
const assignees = z
  .array(bodyId('errors.invalid'), 'errors.invalid')
  .check(z.maxLength(limits.assignees, textKey('errors.tooMany')));
const days = z.nullable(
  z
    .int('taskTemplates.daysInvalid')
    .check(z.gte(0, textKey('taskTemplates.daysInvalid')), z.lte(taskTemplateLimits.days, textKey('taskTemplates.daysInvalid'))),
);

const NewTaskTemplate = z.object({
  workspaceId: bodyId('workspaces.notFound'),
  name,
  title: z._default(title, ''),
  description: z._default(description, null),
  priority,
  checklistItems: z._default(checklistItems, []),
  assignees: z._default(assignees, []),
  startDays: z._default(days, null),
  dueDays: z._default(days, null),
});
export type NewTaskTemplate = z.input<typeof NewTaskTemplate>;

/** The fields that change. With `version`, the server answers 409 with the current template if it has changed since. */
const TaskTemplateChange = z.object({
  name: z.optional(name),
  title: z.optional(title),
  description: z.optional(description),
  priority: z.optional(priority),
  checklistItems: z.optional(checklistItems),
  assignees: z.optional(assignees),
  startDays: z.optional(days),
  dueDays: z.optional(days),
  version: z.optional(bodyId('errors.invalid')),
});
export type TaskTemplateChange = z.input<typeof TaskTemplateChange>;

const taskTemplateId = z.object({ taskTemplateId: PathId });

export const taskTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:workspaceId/task-templates',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns the task templates of a board, by name',
    params: z.object({ workspaceId: PathId }),
    largeResponse: true,
    response: z.array(TaskTemplate),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/task-templates',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Creates a task template of a board',
    body: NewTaskTemplate,
    response: TaskTemplate,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/task-templates/:taskTemplateId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Changes a task template',
    params: taskTemplateId,
    body: TaskTemplateChange,
    response: TaskTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/task-templates/:taskTemplateId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Deletes a task template; it can be restored for a time',
    params: taskTemplateId,
    response: Success,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/task-templates/:taskTemplateId/restore',
    access: 'user',
    via: taskVias,
    scope: 'tasks:write',
    summary: 'Restores a deleted task template',
    params: taskTemplateId,
    response: TaskTemplate,
  }),
};
