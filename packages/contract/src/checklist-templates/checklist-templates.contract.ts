// Checklist templates: lists of items to start a new task with.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, checklistFits, Instant, nameText, PathId, ResponseId, requiredText, Success, text, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { adminVias, taskVias } from '#principals.ts';

export const TemplateItem = z.object({
  id: z.int(),
  text: z.string(),
  description: z.optional(z.string()),
  completed: z.boolean(),
});
export type TemplateItem = z.output<typeof TemplateItem>;

/** `department` null means all departments. */
export const ChecklistTemplate = z.object({
  id: ResponseId,
  name: z.string(),
  description: z.nullable(z.string()),
  department: z.nullable(z.string()),
  items: z.array(TemplateItem),
  creatorId: z.nullable(ResponseId),
  createdAt: Instant,
  /** Increases with each change. */
  version: z.int(),
});
export type ChecklistTemplate = z.output<typeof ChecklistTemplate>;

const fields = {
  description: z.optional(z.nullable(text(limits.description.max))),
  /** A department by name; null, nothing or 'all' means all of them. */
  department: z.optional(z.nullable(text(limits.departmentName.max))),
  /** The server assigns their ids in this order. */
  items: z
    .array(
      z.object({
        text: requiredText(1, limits.checklist.text, 'checklistTemplates.itemRequired'),
        description: z.optional(z.nullable(text(limits.checklist.description))),
      }),
      'checklistTemplates.itemsRequired',
    )
    .check(
      z.minLength(1, textKey('checklistTemplates.itemsRequired')),
      z.maxLength(limits.checklist.items, textKey('errors.tooMany')),
      z.refine(checklistFits, textKey('errors.tooLong')),
    ),
};

/** A new template (specification part 2, section 5). */
export const NewChecklistTemplate = z.object({
  name: nameText(limits.checklistTemplateName.min, limits.checklistTemplateName.max, 'checklistTemplates.nameShort'),
  ...fields,
});
export type NewChecklistTemplate = z.output<typeof NewChecklistTemplate>;
export type NewChecklistTemplateInput = z.input<typeof NewChecklistTemplate>;

/**
 * The edited template. Its name may have any length of at least 1. With `version`, the server answers 409 with the current template
 * if it has changed since.
 */
export const ChecklistTemplateChange = z.object({
  name: nameText(1, limits.checklistTemplateName.max, 'checklistTemplates.nameRequired'),
  ...fields,
  version: z.optional(bodyId('errors.invalid')),
});
export type ChecklistTemplateChange = z.input<typeof ChecklistTemplateChange>;

const checklistTemplateId = z.object({ checklistTemplateId: PathId });

export const checklistTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/checklist-templates',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the templates of the caller's departments and the templates for all departments",
    largeResponse: true,
    response: z.array(ChecklistTemplate),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/checklist-templates/:checklistTemplateId',
    access: 'user',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns one template',
    params: checklistTemplateId,
    response: ChecklistTemplate,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/checklist-templates',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Creates a template',
    body: NewChecklistTemplate,
    response: ChecklistTemplate,
    status: 201,
    audit: 'template_created',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/checklist-templates/:checklistTemplateId',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Replaces the content of a template; tasks created with it do not change',
    params: checklistTemplateId,
    body: ChecklistTemplateChange,
    response: ChecklistTemplate,
    audit: 'template_updated',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/checklist-templates/:checklistTemplateId',
    access: 'admin',
    via: adminVias,
    scope: 'admin:write',
    summary: 'Deletes a template; tasks created with it keep their items',
    params: checklistTemplateId,
    response: Success,
    audit: 'template_deleted',
  }),
};
