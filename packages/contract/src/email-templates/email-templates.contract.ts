// E-mail templates: administrators edit them; each trigger has one default.
import * as z from 'zod/mini';
import { triggerEvents } from '#email-templates/email-templates.limits.ts';
import { oneLine } from '#email-templates/email-templates.rules.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, requiredText, Success, text, textKey } from '#fields.ts';
import { languages, limits } from '#limits.ts';

export const EmailTemplate = z.object({
  id: ResponseId,
  name: z.string(),
  description: z.nullable(z.string()),
  /** One of `triggerEvents`. */
  triggerEvent: z.enum(triggerEvents),
  subject: z.string(),
  htmlContent: z.string(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
  /** The placeholders at the time of the last save. */
  variables: z.array(z.string()),
  createdBy: z.nullable(ResponseId),
  createdAt: Instant,
  updatedAt: Instant,
  /** Increases with each change. */
  version: z.int(),
  /** Nobody has edited the text. It is shown in English, and recipients get it in their own language. */
  isBuiltIn: z.boolean(),
});
export type EmailTemplate = z.output<typeof EmailTemplate>;

const name = nameText(1, limits.emailTemplate.name, 'emailTemplates.nameRequired');
const description = z.optional(z.nullable(text(limits.emailTemplate.description)));
const triggerEvent = z.enum(triggerEvents, textKey('emailTemplates.triggerRequired'));
const subject = requiredText(1, limits.emailTemplate.subject, 'emailTemplates.subjectRequired').check(z.overwrite(oneLine));
const htmlContent = requiredText(1, limits.emailTemplate.html, 'emailTemplates.contentRequired');
const variables = z.optional(
  z
    .array(text(limits.shortText), textKey('errors.invalid'))
    .check(z.maxLength(limits.emailTemplate.variables, textKey('errors.tooLong'))),
);
const flag = z.optional(z.boolean(textKey('errors.invalid')));

/** A new template. With `isDefault` it replaces the default of its trigger. */
export const NewEmailTemplate = z.object({
  name,
  triggerEvent,
  subject,
  htmlContent,
  description,
  variables,
  isDefault: flag,
  isActive: flag,
});
export type NewEmailTemplate = z.output<typeof NewEmailTemplate>;

/**
 * A change of some fields. A default stays the default until another template replaces it, and keeps its trigger. With `version`,
 * the server answers 409 with the current template if it has changed since.
 */
export const EmailTemplateChange = z.object({
  name: z.optional(name),
  triggerEvent: z.optional(triggerEvent),
  subject: z.optional(subject),
  htmlContent: z.optional(htmlContent),
  description,
  variables,
  isDefault: flag,
  isActive: flag,
  version: z.optional(bodyId('errors.invalid')),
});
export type EmailTemplateChange = z.output<typeof EmailTemplateChange>;

/** A template, saved or not, to preview as a mail to a fictional person, optionally in another language. */
export const PreviewRequest = z.object({
  triggerEvent: z.optional(triggerEvent),
  subject: text(limits.emailTemplate.subject),
  htmlContent: text(limits.emailTemplate.html),
  language: z.optional(z.enum(languages, textKey('errors.invalid'))),
});
export type PreviewRequest = z.output<typeof PreviewRequest>;

export const MailPreview = z.object({
  subject: z.string(),
  /** The whole document, sanitized as before sending; for a frame without scripts (`sandbox=""`). */
  html: z.string(),
  text: z.string(),
  /** Texts in double braces that are not placeholders; mails contain them unchanged. */
  unknown: z.array(z.string()),
});
export type MailPreview = z.output<typeof MailPreview>;

const params = z.object({ emailTemplateId: PathId });

export const emailTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/email-templates',
    access: 'user',
    summary: 'Returns all e-mail templates by trigger, the default first',
    largeResponse: true,
    response: z.array(EmailTemplate),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/email-templates',
    access: 'admin',
    audit: 'email_template_created',
    summary: 'Creates an e-mail template',
    body: NewEmailTemplate,
    response: EmailTemplate,
    status: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/email-templates/:emailTemplateId',
    access: 'admin',
    audit: 'email_template_updated',
    summary: 'Changes an e-mail template',
    params,
    body: EmailTemplateChange,
    response: EmailTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/email-templates/:emailTemplateId',
    access: 'admin',
    audit: 'email_template_deleted',
    summary: 'Deletes an e-mail template that is not a default',
    params,
    response: Success,
  }),
  setDefault: endpoint({
    method: 'PATCH',
    path: '/api/email-templates/:emailTemplateId/set-default',
    access: 'admin',
    audit: 'email_template_made_default',
    summary: 'Makes a template the default of its trigger',
    params,
    body: z.object({}),
    response: EmailTemplate,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/email-templates/preview',
    access: 'admin',
    effect: 'none',
    audit: 'admin_read',
    summary: 'Renders a text as a mail without storing it',
    body: PreviewRequest,
    response: MailPreview,
  }),
};
