// E-mail templates: what is sent at which event, one default for each, editable by administrators.
import * as z from 'zod/mini';
import { oneLine } from '#email-templates/email-templates.rules.ts';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, requiredText, Success, text, textKey } from '#fields.ts';
import { languages, limits, triggerEvents } from '#limits.ts';

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
  /** The placeholders that it was saved with. */
  variables: z.array(z.string()),
  createdBy: z.nullable(ResponseId),
  createdAt: Instant,
  updatedAt: Instant,
  /** Counts the changes. */
  version: z.int(),
  /** Nobody has edited the text: it is shown in English, and every recipient reads it in the own language. */
  isBuiltIn: z.boolean(),
});
export type EmailTemplate = z.output<typeof EmailTemplate>;

const name = nameText(1, limits.emailTemplate.name, 'emailTemplates.nameRequired');
const description = z.optional(z.nullable(text(limits.emailTemplate.description)));
const triggerEvent = z.enum(triggerEvents, textKey('emailTemplates.triggerRequired'));
/** A subject is one line; breaks become spaces. */
const subject = requiredText(1, limits.emailTemplate.subject, 'emailTemplates.subjectRequired').check(z.overwrite(oneLine));
const htmlContent = requiredText(1, limits.emailTemplate.html, 'emailTemplates.contentRequired');
const variables = z.optional(
  z
    .array(text(limits.shortText), textKey('errors.invalid'))
    .check(z.maxLength(limits.emailTemplate.variables, textKey('errors.tooLong'))),
);
const flag = z.optional(z.boolean(textKey('errors.invalid')));

/** A new template; with `isDefault` it takes the place of the default of its trigger. */
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
 * Any of the fields. A default stays one until another takes its place, and keeps its trigger. With `version` it is refused
 * (409, with the template as it is now) once it has changed since.
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

/** A text that need not be saved yet; it is shown as a mail to a made-up person, or in the language that is asked for. */
export const PreviewRequest = z.object({
  triggerEvent: z.optional(triggerEvent),
  subject: text(limits.emailTemplate.subject),
  htmlContent: text(limits.emailTemplate.html),
  language: z.optional(z.enum(languages, textKey('errors.invalid'))),
});
export type PreviewRequest = z.output<typeof PreviewRequest>;

export const MailPreview = z.object({
  subject: z.string(),
  /** The whole document, cleaned as it is before sending; for a frame without scripts (`sandbox=""`). */
  html: z.string(),
  text: z.string(),
  /** What stands in double braces and is none of the placeholders: it is sent as it stands. */
  unknown: z.array(z.string()),
});
export type MailPreview = z.output<typeof MailPreview>;

const params = z.object({ emailTemplateId: PathId });

export const emailTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/email-templates',
    access: 'user',
    summary: 'All e-mail templates, by trigger, the default first',
    largeResponse: true,
    response: z.array(EmailTemplate),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/email-templates',
    access: 'admin',
    audit: 'email_template_created',
    summary: 'Makes an e-mail template',
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
    summary: 'Deletes an e-mail template that is no default',
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
    audit: 'admin_read',
    summary: 'Shows a text as the mail that it would become, without storing it',
    body: PreviewRequest,
    response: MailPreview,
  }),
};
