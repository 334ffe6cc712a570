// Which attachments of a mail are files of the task, and their names.
import { fileName, incomingMailLimits } from '@app/contract';
import { clean, type MailAttachment, type Message } from '#incoming-mails/read-message.ts';

/** Signatures of mail programs: they say something about the mail and nothing to a reader. */
const signatures = ['application/pkcs7-signature', 'application/x-pkcs7-signature', 'application/pgp-signature'];

/**
 * Returns the attachments that are worth keeping. Pictures of the part that was cut belong to it, and a tiny picture within the text
 * is a decoration.
 */
export function ownFiles({ attachments }: Message, { text, whole }: { text: string; whole: string }): MailAttachment[] {
  return attachments.filter(({ name, contentId, type, content }) => {
    if (signatures.includes(type)) return false;
    if (contentId && type.startsWith('image/') && content.byteLength < incomingMailLimits.decoration) return false;
    const marks = [...(contentId ? [`cid:${contentId}`] : []), ...(contentId && name ? [`[image: ${name}]`] : [])];
    return !marks.some((mark) => whole.includes(mark)) || marks.some((mark) => text.includes(mark));
  });
}

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
  const given = clean(name ?? '').replaceAll(/\s+/g, ' ');
  return given.trim() === '' ? fileName(`file${endings[type] ?? ''}`) : fileName(given.trim());
}

/** Returns the name on one line, without the marks of formatted text. */
export function shortName(file: Pick<MailAttachment, 'name' | 'type'>): string {
  const short = [...nameOfFile(file)].slice(0, incomingMailLimits.attachmentName).join('');
  return short.replaceAll(/[\\`*[\]<>@#|~]/g, ' ').trim() || nameOfFile({ ...file, name: null });
}
