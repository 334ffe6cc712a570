// E-mail templates: everybody may read them, administrators change them, and each trigger keeps exactly one default.
import {
  type Api,
  auditTarget,
  type EmailTemplateChange,
  limits,
  manualTrigger,
  placeholdersIn,
  unknownPlaceholders,
} from '@app/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { previewMail } from '#email/preview-mail.ts';
import { asItReads, isBuiltInText } from '#email-templates/built-in.ts';
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
import { conflict, must, valid } from '#endpoints/errors.ts';
import { refuseFull, refuseLong } from '#endpoints/full.ts';

export const emailTemplates: Handlers<Api['emailTemplates']> = {
  list: async ({ db }) => (await templatesOf(db)).map(asItReads),

  async create({ db, actor, body, address }) {
    const { isDefault = false, isActive = true, description, variables, ...given } = body;
    valid(!isDefault || body.triggerEvent !== manualTrigger, 'isDefault', 'emailTemplates.defaultByHand');
    await refuseFull(db, sql`email_templates`, limits.emailTemplate.max);
    if (isDefault) await clearDefault(db, body.triggerEvent);
    const row = await insertTemplate(db, {
      ...given,
      description: description || null,
      isDefault,
      isActive,
      variables: variables ?? placeholdersIn(body.subject, body.htmlContent),
      createdBy: actor.id,
      builtIn: isBuiltInText(body.triggerEvent, body),
    });
    const made = must(row, 'emailTemplates.notFound');
    await refuseTooLong(db);
    await recordAudit(db, { by: actor, action: 'email_template_created', ...about(made), address });
    return asItReads(made);
  },

  async update({ db, actor, params, body, address }) {
    const before = must(await lockTemplate(db, params.emailTemplateId), 'emailTemplates.notFound');
    const { version, ...change } = body;
    if (version !== undefined && version !== before.version) throw conflict('emailTemplates.changed', asItReads(before));
    if (before.isDefault && body.isDefault === false) throw conflict('emailTemplates.defaultStays');
    if (before.isDefault && body.triggerEvent !== undefined && body.triggerEvent !== before.triggerEvent)
      throw conflict('emailTemplates.defaultTrigger');
    const after = await write(db, asItReads(before), change);
    await recordAudit(db, { by: actor, action: 'email_template_updated', ...about(after), address });
    return asItReads(after);
  },

  async remove({ db, actor, params, address }) {
    const template = must(await lockTemplate(db, params.emailTemplateId), 'emailTemplates.notFound');
    if (template.isDefault) throw conflict('emailTemplates.defaultKept');
    await deleteTemplate(db, template.id);
    await recordAudit(db, { by: actor, action: 'email_template_deleted', ...about(template), address });
    return { success: true };
  },

  async setDefault({ db, actor, params, address }) {
    const before = must(await lockTemplate(db, params.emailTemplateId), 'emailTemplates.notFound');
    const after = await write(db, asItReads(before), { isDefault: true });
    await recordAudit(db, { by: actor, action: 'email_template_made_default', ...about(after), address });
    return asItReads(after);
  },

  preview: async ({ actor, body, config }) => ({
    ...(await previewMail(config, actor, body)),
    unknown: unknownPlaceholders(body.subject, body.htmlContent),
  }),
};

/** Writes what is given; `before` is the template as it reads. */
async function write(db: Db, before: TemplateRow, change: EmailTemplateChange): Promise<TemplateRow> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as EmailTemplateChange;
  const { subject = before.subject, htmlContent = before.htmlContent, triggerEvent = before.triggerEvent } = given;
  const edited = subject !== before.subject || htmlContent !== before.htmlContent;
  valid(!given.isDefault || triggerEvent !== manualTrigger, 'isDefault', 'emailTemplates.defaultByHand');
  if (given.isDefault && !before.isDefault) await clearDefault(db, triggerEvent);
  const written = await updateTemplate(db, before.id, {
    ...(given as Omit<EmailTemplateChange, 'name'> & { name: string }),
    ...(edited && { variables: given.variables ?? placeholdersIn(subject, htmlContent) }),
    ...(given.description !== undefined && { description: given.description || null }),
    builtIn: isBuiltInText(triggerEvent, { subject, htmlContent }),
  } as Parameters<typeof updateTemplate>[2]);
  await refuseTooLong(db);
  return must(written, 'emailTemplates.notFound');
}

async function refuseTooLong(db: Db): Promise<void> {
  const bytes = sql`octet_length(name) + octet_length(subject) + octet_length(html_content) + coalesce(octet_length(description), 0)`;
  await refuseLong(db, bytes, sql`email_templates`, limits.emailTemplate.totalBytes);
}

/** What the audit log says an act was about. */
function about({ id, name }: Pick<TemplateRow, 'id' | 'name'>) {
  return { target: auditTarget('email_template', id), details: { name } };
}
