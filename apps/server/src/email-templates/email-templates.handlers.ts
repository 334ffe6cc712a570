// E-mail templates: everybody may read them, administrators change them, and each trigger keeps exactly one default.

import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import type { EmailTemplateChange } from '@app/contract/email-templates/email-templates.contract.ts';
import { manualTrigger } from '@app/contract/email-templates/email-templates.limits.ts';
import { placeholdersIn, unknownPlaceholders } from '@app/contract/email-templates/email-templates.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { previewMail } from '#email/preview-mail.ts';
import { isBuiltInText, storedNames, templateFor } from '#email-templates/built-in.ts';
import {
  clearDefault,
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  type TemplateRow,
  templatesOf,
  updateTemplate,
} from '#email-templates/email-templates.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { assertRowLimit, assertSizeLimit, lockLimit } from '#endpoints/list-limits.ts';

export const emailTemplates: Handlers<Api['emailTemplates']> = {
  list: async ({ db, actor }) => (await templatesOf(db, actor)).map((row) => templateFor(row, actor.language)),

  async create({ db, actor, body, address }) {
    const { isDefault = false, isActive = true, description, variables, ...texts } = body;
    assertValid(!isDefault || body.triggerEvent !== manualTrigger, 'isDefault', 'emailTemplates.defaultByHand');
    await assertRowLimit(db, { name: 'email_templates', from: sql`email_templates`, most: limits.emailTemplate.max });
    if (isDefault) await clearDefault(db, body.triggerEvent);
    const row = await insertTemplate(db, {
      ...storedNames(body.triggerEvent, { ...texts, description: description || null }, actor.language),
      isDefault,
      isActive,
      variables: variables ?? placeholdersIn(body.subject, body.htmlContent),
      createdBy: actor.id,
      builtIn: isBuiltInText(body.triggerEvent, body),
    });
    const template = requireFound(row, 'emailTemplates.notFound');
    await assertTemplatesSize(db);
    await recordAudit(db, { by: actor, action: 'email_template_created', ...auditFields(template), address });
    return templateFor(template, actor.language);
  },

  async update({ db, actor, params, body, address }) {
    await lockLimit(db, 'email_templates');
    const before = requireFound(await lockTemplate(db, params.emailTemplateId), 'emailTemplates.notFound');
    const { version, ...change } = body;
    if (version !== undefined && version !== before.version)
      throw conflictError('emailTemplates.changed', templateFor(before, actor.language));
    if (before.isDefault && body.isDefault === false) throw conflictError('emailTemplates.defaultStays');
    if (before.isDefault && body.triggerEvent !== undefined && body.triggerEvent !== before.triggerEvent)
      throw conflictError('emailTemplates.defaultTrigger');
    const after = await write(db, templateFor(before, actor.language), storedNames(before.triggerEvent, change, actor.language));
    await recordAudit(db, { by: actor, action: 'email_template_updated', ...auditFields(after), address });
    return templateFor(after, actor.language);
  },

  async remove({ db, actor, params, address }) {
    const template = requireFound(await lockTemplate(db, params.emailTemplateId), 'emailTemplates.notFound');
    if (template.isDefault) throw conflictError('emailTemplates.defaultKept');
    await deleteTemplate(db, template.id);
    await recordAudit(db, { by: actor, action: 'email_template_deleted', ...auditFields(template), address });
    return { success: true };
  },

  async setDefault({ db, actor, params, address }) {
    const before = requireFound(await lockTemplate(db, params.emailTemplateId), 'emailTemplates.notFound');
    const after = await write(db, templateFor(before, actor.language), { isDefault: true });
    await recordAudit(db, { by: actor, action: 'email_template_made_default', ...auditFields(after), address });
    return templateFor(after, actor.language);
  },

  preview: async ({ actor, body, config }) => ({
    ...(await previewMail(config, actor, body)),
    unknown: unknownPlaceholders(body.subject, body.htmlContent),
  }),
};

/** Writes the given fields; `before` is the template with its current text. */
async function write(db: Db, before: TemplateRow, change: EmailTemplateChange): Promise<TemplateRow> {
  const changed = definedFields(change);
  const { subject = before.subject, htmlContent = before.htmlContent, triggerEvent = before.triggerEvent } = changed;
  const edited = subject !== before.subject || htmlContent !== before.htmlContent;
  assertValid(!changed.isDefault || triggerEvent !== manualTrigger, 'isDefault', 'emailTemplates.defaultByHand');
  if (changed.isDefault && !before.isDefault) await clearDefault(db, triggerEvent);
  const written = await updateTemplate(db, before.id, {
    ...(changed as Omit<EmailTemplateChange, 'name'> & { name: string }),
    // What is stored of a built-in text may be of another version or language.
    ...(edited && before.isBuiltIn && { subject, htmlContent }),
    ...(edited && { variables: changed.variables ?? placeholdersIn(subject, htmlContent) }),
    ...(changed.description !== undefined && { description: changed.description || null }),
    builtIn: isBuiltInText(triggerEvent, { subject, htmlContent }),
  } as Parameters<typeof updateTemplate>[2]);
  await assertTemplatesSize(db);
  return requireFound(written, 'emailTemplates.notFound');
}

async function assertTemplatesSize(db: Db): Promise<void> {
  const bytes = sql`octet_length(name) + octet_length(subject) + octet_length(html_content) + coalesce(octet_length(description), 0)`;
  await assertSizeLimit(db, bytes, sql`email_templates`, limits.emailTemplate.totalBytes);
}

/** Returns the target and details of the audit entry. */
function auditFields({ id, name }: Pick<TemplateRow, 'id' | 'name'>) {
  return { target: auditTarget('email_template', id), details: { name } };
}
