// The draft of an e-mail template: its values, validation and request.

import type {
  EmailTemplate,
  EmailTemplateChange,
  NewEmailTemplate,
} from '@app/contract/email-templates/email-templates.contract.ts';
import type { TriggerEvent } from '@app/contract/email-templates/email-templates.limits.ts';
import { placeholdersIn } from '@app/contract/email-templates/email-templates.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';

export interface EmailDraft {
  name: string;
  /** Empty until an event is selected. */
  triggerEvent: TriggerEvent | '';
  description: string;
  subject: string;
  htmlContent: string;
  isActive: boolean;
  isDefault: boolean;
}

/** The storage key of a draft: the template's, or that of a new one (or of a copy). */
export function emailDraftKey(templateId: string, copyOf?: string): string {
  return `email-template-${templateId}${copyOf ? `-of-${copyOf}` : ''}`;
}

/** The version of the template that a draft started from. */
export interface EmailBase {
  saved: EmailDraft;
  version: number | undefined;
}

const baseKey = (key: string) => `${key}-base`;

/** Returns the base of the stored draft, or `now` if there is none. */
export function baseOf(key: string, now: EmailBase): EmailBase {
  return readDraft(baseKey(key), now);
}

export function keepBase(key: string, base: EmailBase): void {
  writeDraft(baseKey(key), base);
}

export function forgetBase(key: string): void {
  removeDraft(baseKey(key));
}

/** Rebases the draft on a newer saved version: fields without changes take the new values. */
export function rebasedEmail(draft: EmailDraft, { saved }: EmailBase, now: EmailDraft): EmailDraft {
  return { ...now, ...Object.fromEntries(changedNames(draft, saved).map((name) => [name, draft[name]])) };
}

export function emailDraftOf(template: EmailTemplate | undefined): EmailDraft {
  if (!template) {
    return { name: '', triggerEvent: '', description: '', subject: '', htmlContent: '', isActive: true, isDefault: false };
  }
  const { name, triggerEvent, description, subject, htmlContent, isActive, isDefault } = template;
  return { name, triggerEvent, description: description ?? '', subject, htmlContent, isActive, isDefault };
}

/** Returns whether a template has an unsaved draft. */
export function hasEmailDraft(template: EmailTemplate): boolean {
  const key = emailDraftKey(String(template.id));
  const { saved } = baseOf(key, { saved: emailDraftOf(template), version: template.version });
  return !isSameEmail(readDraft(key, saved), saved);
}

export function isSameEmail(a: EmailDraft, b: EmailDraft): boolean {
  return changedNames(a, b).length === 0;
}

export type EmailProblems = Partial<Record<'name' | 'triggerEvent' | 'subject' | 'htmlContent', string>>;

/** Returns the errors by field, in the order of the form. */
export function emailProblemsOf(draft: EmailDraft, strings: Catalogue['emailTemplates']): EmailProblems {
  return {
    ...(draft.name.trim() ? {} : { name: strings.nameRequired }),
    ...(draft.triggerEvent ? {} : { triggerEvent: strings.triggerRequired }),
    ...(draft.subject.trim() ? {} : { subject: strings.subjectRequired }),
    ...(draft.htmlContent.trim() ? {} : { htmlContent: strings.contentRequired }),
  };
}

/** Returns the request for a new template. */
export function newEmailOf(draft: EmailDraft): NewEmailTemplate {
  const { triggerEvent, description, subject, htmlContent } = draft;
  return {
    ...draft,
    triggerEvent: triggerEvent || 'none',
    description: description.trim() || null,
    variables: placeholdersIn(subject, htmlContent),
  };
}

/** Returns the request for the changed fields. */
export function emailChangeOf(draft: EmailDraft, saved: EmailDraft): EmailTemplateChange {
  const { variables, ...all } = newEmailOf(draft);
  const names = changedNames(draft, saved);
  const changed = Object.fromEntries(names.map((name) => [name, all[name]]));
  return names.includes('subject') || names.includes('htmlContent') ? { ...changed, variables } : changed;
}

function changedNames(a: EmailDraft, b: EmailDraft): (keyof EmailDraft)[] {
  return (Object.keys(b) as (keyof EmailDraft)[]).filter((name) => a[name] !== b[name]);
}
