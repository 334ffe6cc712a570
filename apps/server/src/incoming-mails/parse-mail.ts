// Parses the bytes of a mail: who sent it, its text, its attachments, and its headers. Runs in a thread of its own, because a parser can
// need seconds for a mail that is built to take them.
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import type { Address, Email, Header } from 'postal-mime';
import { clean } from '#incoming-mails/clean.ts';
import { bodyOf, type MailAttachment, type MailBody } from '#incoming-mails/mail-body.ts';

/** A mail as it can be sent from thread to thread. */
export interface ParsedMail {
  /** The one address that the mail claims to come from; undefined if there is none, or more than one. */
  sender: string | undefined;
  messageId: string | undefined;
  subject: string;
  /** Its text without what it quotes, and with it. */
  own: MailBody;
  full: MailBody;
  attachments: MailAttachment[];
  /** Every address that it names as a recipient. */
  recipients: string[];
  /** Its headers, with their names in lower case; the first one was added last. */
  headers: { key: string; value: string }[];
}

/** Returns the message; undefined if the bytes are no mail, or one that is built to exhaust its reader. */
export async function parseMail(bytes: Uint8Array): Promise<ParsedMail | undefined> {
  const { default: PostalMime, addressParser } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, {
    maxNestingDepth: incomingMailLimits.nesting,
    maxHeadersSize: incomingMailLimits.headers,
    maxRfc822NestingDepth: 3,
  }).catch(() => undefined);
  return mail && messageOf(mail, (text) => addressParser(text, { flatten: true }));
}

async function messageOf(mail: Email, parse: (text: string) => Address[]): Promise<ParsedMail> {
  const { headers, text, html, attachments, messageId, subject = '' } = mail;
  const values = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  // Mail programs disagree about which of two From headers counts, and which of two addresses.
  const [from = '', ...others] = values('from');
  const senders = others.length > 0 || !isClean(from) ? [] : parse(from).flatMap((one) => addressesOf(one));
  const { text: textMost, html: htmlMost, attachments: filesMost } = incomingMailLimits;
  const fields = {
    text: text === undefined ? undefined : clean(text.slice(0, textMost)),
    html: html === undefined ? undefined : clean(html.slice(0, htmlMost)),
    isCut: (text?.length ?? 0) > textMost || (html?.length ?? 0) > htmlMost || attachments.length > filesMost,
    attachments: attachments.slice(0, filesMost).map(({ filename, contentId, mimeType, content }) => ({
      name: filename,
      contentId: contentId?.replace(/^<|>$/g, ''),
      type: mimeType.toLowerCase(),
      content: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
  };
  return {
    sender: senders.length === 1 ? senders[0] : undefined,
    messageId:
      clean(messageId ?? '')
        .trim()
        .slice(0, 500) || undefined,
    subject: clean(subject).replaceAll(/\s+/g, ' ').trim(),
    own: await bodyOf(fields, true),
    full: await bodyOf(fields, false),
    attachments: fields.attachments,
    recipients: recipientsOf(mail, headers),
    headers: headers.map(({ key, value }) => ({ key, value })),
  };
}

/** Headers in which mail servers and mail programs name the recipients, the most precise first. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

function recipientsOf({ to = [], cc = [] }: Email, headers: readonly Header[]): string[] {
  const delivered = recipientHeaders.flatMap((name) => headers.filter(({ key }) => key === name).map(({ value }) => value));
  const named = [...to, ...cc].flatMap((address) => addressesOf(address));
  return [...delivered.map((value) => value.trim().replace(/^<|>$/g, '')), ...named].slice(0, 200);
}

function addressesOf(address: Address | undefined): string[] {
  if (!address) return [];
  return (address.group ?? [address]).map((one) => one.address ?? '').filter((text) => isAddress(text));
}

function isAddress(text: string): boolean {
  return text.length <= 320 && /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+$/.test(text) && isClean(text);
}

/** Whether a header has only characters that belong there. */
function isClean(text: string): boolean {
  return clean(text) === text;
}
