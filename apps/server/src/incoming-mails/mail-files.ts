// The names under which attachments of a mail are kept.
import { fileName } from '@app/contract/attachments/attachments.rules.ts';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { clean } from '#incoming-mails/clean.ts';
import type { MailAttachment } from '#incoming-mails/mail-body.ts';

/** The endings of files that mail programs send without a name. */
const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/plain': '.txt',
};

/** Returns the name under which an attachment is kept. */
export function nameOfFile({ name, type }: Pick<MailAttachment, 'name' | 'type'>): string {
  const cleaned = clean(name ?? '').replaceAll(/\s+/g, ' ');
  return cleaned.trim() === '' ? fileName(`file${endings[type] ?? ''}`) : fileName(cleaned.trim());
}

/** Returns the name on one line, without the marks of formatted text. */
export function shortName(file: Pick<MailAttachment, 'name' | 'type'>): string {
  const short = [...nameOfFile(file)].slice(0, incomingMailLimits.attachmentName).join('');
  return short.replaceAll(/[\\`*[\]<>@#|~]/g, ' ').trim() || nameOfFile({ ...file, name: null });
}
