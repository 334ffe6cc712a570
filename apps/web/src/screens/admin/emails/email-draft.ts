// An e-mail template while it is written: what is typed, what is wrong with it, and what is sent.
import {
  type Catalogue,
  type EmailTemplate,
  type EmailTemplateChange,
  type NewEmailTemplate,
  placeholdersIn,
  type TriggerEvent,
} from '@app/contract';
import { readDraft, removeDraft, writeDraft } from '#lib/draft.ts';

export interface EmailDraft {
  name: string;
  /** Empty until one is chosen. */
  triggerEvent: TriggerEvent | '';
  description: string;
  subject: string;
  htmlContent: string;
  isActive: boolean;
  isDefault: boolean;
}

/** Under which name a draft is kept: that of a template, or that of a new one (made of another). */
export function emailDraftKey(templateId: string, copyOf?: string): string {
  return `email-template-${templateId}${copyOf ? `-of-${copyOf}` : ''}`;
}

/** What a draft was begun from. */
export interface EmailBase {
  saved: EmailDraft;
  version: number | undefined;
}

const baseKey = (key: string) => `${key}-base`;

/** What the draft under a key was begun from; where there is none, what is given. */
export function baseOf(key: string, now: EmailBase): EmailBase {
  return readDraft(baseKey(key), now);
}

export function keepBase(key: string, base: EmailBase): void {
  writeDraft(baseKey(key), base);
}

export function forgetBase(key: string): void {
  removeDraft(baseKey(key));
}

/** The draft on top of what was saved since it was begun: what nobody touched here becomes what it is now. */
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

/** Says whether somebody has typed something into a template and not saved it. */
export function hasEmailDraft(template: EmailTemplate): boolean {
  const key = emailDraftKey(String(template.id));
  const { saved } = baseOf(key, { saved: emailDraftOf(template), version: template.version });
  return !isSameEmail(readDraft(key, saved), saved);
}

export function isSameEmail(a: EmailDraft, b: EmailDraft): boolean {
  return changedNames(a, b).length === 0;
}

export type EmailProblems = Partial<Record<'name' | 'triggerEvent' | 'subject' | 'htmlContent', string>>;

/** What is missing, by field, in the order of the form. */
export function emailProblemsOf(draft: EmailDraft, words: Catalogue['emailTemplates']): EmailProblems {
  return {
    ...(draft.name.trim() ? {} : { name: words.nameRequired }),
    ...(draft.triggerEvent ? {} : { triggerEvent: words.triggerRequired }),
    ...(draft.subject.trim() ? {} : { subject: words.subjectRequired }),
    ...(draft.htmlContent.trim() ? {} : { htmlContent: words.contentRequired }),
  };
}

/** A new template as it is sent. */
export function newEmailOf(draft: EmailDraft): NewEmailTemplate {
  const { triggerEvent, description, subject, htmlContent } = draft;
  return {
    ...draft,
    triggerEvent: triggerEvent || 'none',
    description: description.trim() || null,
    variables: placeholdersIn(subject, htmlContent),
  };
}

/** What has changed, as it is sent. */
export function emailChangeOf(draft: EmailDraft, saved: EmailDraft): EmailTemplateChange {
  const { variables, ...all } = newEmailOf(draft);
  const names = changedNames(draft, saved);
  const changed = Object.fromEntries(names.map((name) => [name, all[name]]));
  return names.includes('subject') || names.includes('htmlContent') ? { ...changed, variables } : changed;
}

function changedNames(a: EmailDraft, b: EmailDraft): (keyof EmailDraft)[] {
  return (Object.keys(b) as (keyof EmailDraft)[]).filter((name) => a[name] !== b[name]);
}
