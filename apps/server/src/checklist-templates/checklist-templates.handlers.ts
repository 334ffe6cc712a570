// Checklist templates: list, read, create, update and delete.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import {
  findTemplate,
  insertTemplate,
  lockTemplate,
  templatesOf,
  updateTemplate,
} from '#checklist-templates/checklist-templates.sql.ts';
import { removeTemplate } from '#checklist-templates/remove-template.ts';
import type { Db } from '#db/connect.ts';
import { holdDepartments } from '#departments/department-names.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { conflictError, requireFound } from '#endpoints/errors.ts';
import { assertRowLimit, assertSizeLimit, lockLimit } from '#endpoints/list-limits.ts';
import { recordForAllDepartments } from '#events/events.sql.ts';

export const checklistTemplates: Handlers<Api['checklistTemplates']> = {
  list: ({ db, actor }) => templatesOf(db, actor),

  get: async ({ db, actor, params }) =>
    requireFound(await findTemplate(db, actor, params.checklistTemplateId), 'checklistTemplates.notFound'),

  async create({ db, actor, address, body }) {
    await assertRowLimit(db, {
      name: 'checklist_templates',
      from: sql`checklist_templates`,
      most: limits.checklistTemplates.max,
    });
    const id = await insertTemplate(db, { ...(await rowOf(db, body)), creatorId: actor.id });
    await assertTemplatesSize(db);
    const target = auditTarget('template', id);
    await recordAudit(db, { by: actor, action: 'template_created', target, details: { name: body.name }, address });
    await recordForAllDepartments(db, actor, 'templates_updated');
    return requireFound(await findTemplate(db, actor, id), 'checklistTemplates.notFound');
  },

  async update({ db, actor, address, params, body }) {
    const id = params.checklistTemplateId;
    await lockLimit(db, 'checklist_templates');
    const before = requireFound(await lockTemplate(db, id), 'checklistTemplates.notFound');
    if (body.version !== undefined && body.version !== before.version) throw conflictError('checklistTemplates.changed', before);
    await updateTemplate(db, id, await rowOf(db, body));
    await assertTemplatesSize(db);
    const target = auditTarget('template', id);
    await recordAudit(db, { by: actor, action: 'template_updated', target, details: { name: body.name }, address });
    await recordForAllDepartments(db, actor, 'templates_updated');
    return requireFound(await findTemplate(db, actor, id), 'checklistTemplates.notFound');
  },

  async remove({ db, actor, address, params }) {
    await removeTemplate(db, { actor, address }, params.checklistTemplateId);
    return { success: true };
  },
};

async function assertTemplatesSize(db: Db): Promise<void> {
  const bytes = sql`octet_length(items::text) + coalesce(octet_length(description), 0)`;
  await assertSizeLimit(db, bytes, sql`checklist_templates`, limits.checklistTemplates.totalBytes);
}

interface TemplateInput {
  name: string;
  description?: string | null | undefined;
  department?: string | null | undefined;
  items: readonly { text: string; description?: string | null | undefined }[];
}

/** Converts a request body into a row: items are numbered from 1, and 'all' means no department. */
async function rowOf(db: Db, { name, description, department, items }: TemplateInput) {
  const named = department?.trim() ?? '';
  const isAll = named === '' || named.toLowerCase() === 'all';
  const { nameOf, keyOf } = await holdDepartments(db, isAll ? [] : [named]);
  return {
    name,
    description: description?.trim() || null,
    department: isAll ? null : nameOf(named),
    departmentKey: isAll ? null : keyOf(named),
    items: items.map(({ text, description: more }, index) => ({
      id: index + 1,
      text,
      ...(more?.trim() ? { description: more.trim() } : {}),
      completed: false,
    })),
  };
}
