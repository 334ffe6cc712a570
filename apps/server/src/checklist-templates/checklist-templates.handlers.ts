// Checklist templates: the list and one of them.
import type { Api } from '@app/contract';
import { findTemplate, templatesOf } from '#checklist-templates/checklist-templates.sql.ts';
import type { Handlers } from '#http/context.ts';
import { must } from '#http/errors.ts';

export const checklistTemplates: Handlers<Api['checklistTemplates']> = {
  list: ({ db, actor }) => templatesOf(db, actor),

  get: async ({ db, actor, params }) =>
    must(await findTemplate(db, actor, params.checklistTemplateId), 'checklistTemplates.notFound'),
};
