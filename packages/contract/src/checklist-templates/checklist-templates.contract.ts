// Checklist templates: lists of items that a new task can start with.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Id, Instant, Key } from '#fields.ts';

export const TemplateItem = z.object({
  id: z.int(),
  text: z.string(),
  description: z.optional(z.string()),
  completed: z.boolean(),
});

/** `department` null means all departments. */
export const ChecklistTemplate = z.object({
  id: Key,
  name: z.string(),
  description: z.nullable(z.string()),
  department: z.nullable(z.string()),
  items: z.array(TemplateItem),
  creatorId: z.nullable(Key),
  createdAt: Instant,
});
export type ChecklistTemplate = z.output<typeof ChecklistTemplate>;

export const checklistTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/checklist-templates',
    access: 'user',
    summary: "The templates of the caller's departments and those of all departments",
    response: z.array(ChecklistTemplate),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/checklist-templates/:checklistTemplateId',
    access: 'user',
    summary: 'One template',
    params: z.object({ checklistTemplateId: Id }),
    response: ChecklistTemplate,
  }),
};
