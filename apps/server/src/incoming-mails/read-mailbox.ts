// Reads the mails of a mailbox once over IMAP. A mail that was read is marked as seen there and stays; the next reading looks only at
// those that are not.

import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import type { MailFailure } from '@app/contract/email/email.rules.ts';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import type { ImapFlow, ImapFlowOptions } from 'imapflow';
import { isTls } from '#email/mail-failure.ts';
import { isLocalHost } from '#email/mail-server.ts';
import { queueMail } from '#email/queue-mail.ts';
import { isOwnAddress } from '#incoming-mails/mail-addresses.ts';
import { readMessage } from '#incoming-mails/read-message.ts';
import { isMailInHeld, type Receiver, receiveMail, type Verdict } from '#incoming-mails/receive-mail.ts';

/** One mail makes tasks on so many boards. */
const targets = 5;
/** So much of a mail that is too large is read, to find its sender (bytes). */
const headOnly = 65_536;
/** How long before the end of its lease a reading stops, in milliseconds. */
const margin = 10_000;

/** Mails that may be tried again, with the time from when on. One for each mailbox and process. */
export type Postponed = Map<number, number>;

interface Reading {
  receiver: Receiver;
  imapUrl: string;
  postponed: Postponed;
  signal: AbortSignal;
}

/** Reads what is new; returns why it could not, or null. */
export async function readMailbox({ receiver, imapUrl, postponed, signal }: Reading): Promise<MailFailure | null> {
  if (await isMailInHeld(receiver.db)) return null;
  const { ImapFlow } = await import('imapflow');
  const url = new URL(imapUrl);
  const client = new ImapFlow(optionsOf(url));
  // Errors of the connection also fail the call that waits for it.
  client.on('error', () => {});
  const late = setTimeout(() => client.close(), incomingMailLimits.mailbox.timeout - margin);
  const stop = () => client.close();
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    const lock = await client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || 'INBOX');
    try {
      await readUnseen(client, { receiver, postponed, signal });
    } finally {
      lock.release();
    }
    await client.logout();
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    const failure = failureOf(error);
    receiver.log.warn({ code: failure }, 'the mailbox could not be read');
    return failure;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    client.close();
  }
}

function optionsOf(url: URL): ImapFlowOptions {
  const secure = url.protocol === 'imaps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
    secure,
    // A password leaves this machine only over an encrypted connection.
    ...(!secure && !isLocalHost(host) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    maxLiteralSize: incomingMailLimits.size + headOnly,
  };
}

async function readUnseen(client: ImapFlow, { receiver, postponed, signal }: Omit<Reading, 'imapUrl'>): Promise<void> {
  const isReadOnly = client.mailbox === false || client.mailbox.readOnly === true;
  if (isReadOnly) throw new Error('the mailbox is read only');
  const found = (await client.search({ seen: false }, { uid: true })) || [];
  for (const uid of postponed.keys()) if (!found.includes(uid)) postponed.delete(uid);
  const due = found.filter((uid) => (postponed.get(uid) ?? 0) <= Date.now()).slice(0, incomingMailLimits.mailbox.mails);
  for (const uid of due) {
    if (signal.aborted) return;
    // Before it is read: a mail that ends the reading does not hold up the others the next time.
    postponed.set(uid, Date.now() + postponement);
    if (!(await readOne(client, uid, receiver))) continue;
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    postponed.delete(uid);
  }
}

const postponement = 300_000;

/** Returns whether the mail is settled; it stays unseen otherwise, and is tried again. */
async function readOne(client: ImapFlow, uid: number, receiver: Receiver): Promise<boolean> {
  const about = await client.fetchOne(String(uid), { size: true }, { uid: true });
  // Somebody has deleted it meanwhile, or the server has failed: then it comes later.
  if (!about) return false;
  const isTooLarge = (about.size ?? 0) > incomingMailLimits.size;
  const source = isTooLarge ? { start: 0, maxLength: headOnly } : true;
  const mail = await client.fetchOne(String(uid), { source }, { uid: true });
  if (!mail || mail.source === undefined) return false;
  const bytes = mail.source;
  const message = await readMessage(bytes);
  const own = (message?.recipients ?? []).filter((address) => isOwnAddress(receiver.mailIn, address));
  const recipients = [...new Set(own.map((address) => address.toLowerCase()))].slice(0, targets);
  // A mail to nobody is logged as one to an unknown address.
  const verdicts: Verdict[] = [];
  for (const recipient of recipients.length > 0 ? recipients : [''])
    verdicts.push(await receiveMail(receiver, { way: 'mailbox', bytes, message, recipient, returnPath: undefined, isTooLarge }));
  for (const verdict of verdicts) await tellSender(receiver, verdict, message?.subject ?? '');
  return verdicts.every(({ kind }) => kind !== 'later');
}

/**
 * Notifies a person whose mail was refused, at most once a day. Nobody else is notified: the sender of a mail is easily made up, and
 * an answer would reach somebody who has sent nothing.
 */
async function tellSender({ db }: Receiver, verdict: Verdict, subject: string): Promise<void> {
  if (verdict.kind !== 'refused' || verdict.userId === null) return;
  const day = calendarDate(new Date(), 'UTC');
  await queueMail(db, {
    kind: 'mail_refused',
    userId: verdict.userId,
    dedupeKey: `mail_refused:${verdict.userId}:${day}`,
    details: { refusal: { reason: verdict.reason, subject: subject.slice(0, incomingMailLimits.subject).toWellFormed() } },
  });
}

const unreachable = [
  'ENOTFOUND',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EPIPE',
  'NoConnection',
];

function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'unexpected';
  const { code = '', authenticationFailed } = error as Error & { code?: string; authenticationFailed?: boolean };
  if (authenticationFailed) return 'signIn';
  if (isTls(code) || /certificate|TLS/i.test(error.message)) return 'tls';
  if (/TIMEOUT|ETIMEDOUT|GREETING/i.test(code)) return 'timeout';
  return unreachable.includes(code) ? 'unreachable' : 'unexpected';
}
