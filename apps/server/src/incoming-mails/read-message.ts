// Reads the bytes of a mail: who sent it, its text, its attachments, and the headers that decide about it.
import { incomingMailLimits } from '@app/contract';
import type { Address, Email, Header } from 'postal-mime';

/** A file of a mail. */
export interface MailAttachment {
  name: string | null;
  contentId: string | undefined;
  /** What the mail says about its type, in lower case. */
  type: string;
  content: Uint8Array;
}

export interface Message {
  /** The one address that the mail claims to come from; undefined if there is none, or more than one. */
  sender: string | undefined;
  messageId: string | undefined;
  subject: string;
  /** Its own text, if it has one that is not HTML. */
  text: string | undefined;
  html: string | undefined;
  /** The mail is longer than what is read of it. */
  isCut: boolean;
  attachments: MailAttachment[];
  /** Every address that it names as a recipient. */
  recipients: string[];
  /** Returns the values of a header, in lower case if they are words; the first one was added last. */
  headers(name: string): string[];
}

/** Returns the message; undefined if the bytes are no mail, or one that is built to exhaust its reader. */
export async function readMessage(bytes: Uint8Array): Promise<Message | undefined> {
  const { default: PostalMime, addressParser } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, {
    maxNestingDepth: incomingMailLimits.nesting,
    maxHeadersSize: incomingMailLimits.headers,
    maxRfc822NestingDepth: 3,
  }).catch(() => undefined);
  return mail && messageOf(mail, (text) => addressParser(text, { flatten: true }));
}

function messageOf(mail: Email, parse: (text: string) => Address[]): Message {
  const { headers, text, html, attachments, messageId, subject = '' } = mail;
  const values = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  // Mail programs disagree about which of two From headers counts, and which of two addresses.
  const [from = '', ...others] = values('from');
  const senders = others.length > 0 || !isClean(from) ? [] : parse(from).flatMap((one) => addressesOf(one));
  return {
    sender: senders.length === 1 ? senders[0] : undefined,
    messageId:
      clean(messageId ?? '')
        .trim()
        .slice(0, 500) || undefined,
    subject: clean(subject).replaceAll(/\s+/g, ' ').trim(),
    text: text === undefined ? undefined : clean(text.slice(0, incomingMailLimits.text)),
    html: html === undefined ? undefined : clean(html.slice(0, incomingMailLimits.html)),
    isCut:
      (text?.length ?? 0) > incomingMailLimits.text ||
      (html?.length ?? 0) > incomingMailLimits.html ||
      attachments.length > incomingMailLimits.attachments,
    attachments: attachments.slice(0, incomingMailLimits.attachments).map(({ filename, contentId, mimeType, content }) => ({
      name: filename,
      contentId: contentId?.replace(/^<|>$/g, ''),
      type: mimeType.toLowerCase(),
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
    recipients: recipientsOf(mail, headers),
    headers: values,
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

/** Removes what a database cannot store and nobody can read: control characters and halves of characters. */
export function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').toWellFormed();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this removes
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
