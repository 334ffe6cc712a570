// Signed links in mails that let the recipient turn off one setting. Only the server can create one.
import { createHmac } from 'node:crypto';
import { type MailToggle, mailToggles } from '@app/texts/sentences/digests.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { findMailKey } from '#digests/digests.sql.ts';
import { baseUrl } from '#email/mail-values.ts';
import { hmac, isSameText, isValidSignature } from '#endpoints/hmac.ts';

/** What a link turns off: a setting, the mails with the dashboard of a board, or a scheduled question. */
export type Subscription = MailToggle | `${Sent}${number}`;
const sent = ['dashboard', 'answer'] as const;
type Sent = (typeof sent)[number];

/** Returns the URL that turns off a subscription of the person. */
export type LinkTo = (toggle: Subscription) => string;

/** Returns the function that makes the links of one person's mails. */
export function linksOf(config: Config, userId: number): LinkTo {
  return (toggle) => {
    const signature = hmac(config, 'unsubscribe', `${toggle}.${userId}`);
    return `${baseUrl(config)}/api/unsubscribe/${toggle}.${userId}.${signature}`;
  };
}

/** Returns the headers for a link that turns a setting off. One click is only allowed for https (RFC 8058, section 3.1). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Unsubscribe': `<${link}>`, ...(link.startsWith('https:') && oneClick) };
}

/** Returns the person and the setting of a token; undefined if the signature is invalid. */
export async function readToken(
  db: Db,
  config: Config,
  token: string,
): Promise<{ userId: number; toggle: Subscription } | undefined> {
  const [name, id = '', signed = '', ...more] = token.split('.');
  const toggle = mailToggles.find((each) => each === name) ?? sentIn(name ?? '');
  if (!toggle || !/^[1-9]\d{0,8}$/.test(id) || more.length > 0) return undefined;
  const userId = Number(id);
  const text = `${toggle}.${userId}`;
  const good = isValidSignature(config, 'unsubscribe', text, signed) || (await isSignedByPerson(db, userId, text, signed));
  return good ? { userId, toggle } : undefined;
}

function sentIn(name: string): Subscription | undefined {
  const [, kind = '', id] = /^([a-z]+)(0|[1-9]\d{0,8})$/.exec(name) ?? [];
  const known = sent.find((each) => each === kind);
  return known && `${known}${Number(id)}`;
}

/** Whether it is a setting of the person. */
export function isSetting(toggle: Subscription): toggle is MailToggle {
  return mailToggles.some((each) => each === toggle);
}

/** Returns what is sent: the dashboard of a board, or the answer to a question, with the id of the board or the question. */
export function sentBy(toggle: Exclude<Subscription, MailToggle>): { kind: Sent; id: number } {
  const kind = sent.find((each) => toggle.startsWith(each)) ?? 'dashboard';
  return { kind, id: Number(toggle.slice(kind.length)) };
}

/** Mails of the first version were signed with a secret of each person; their links still work. */
async function isSignedByPerson(db: Db, userId: number, text: string, signed: string): Promise<boolean> {
  const key = await findMailKey(db, userId);
  return key !== undefined && isSameText(createHmac('sha256', key).update(text).digest('base64url'), signed);
}

/** Removes the tokens from a text, so that its links cannot be used. */
export function withoutTokens(text: string): string {
  return text.replaceAll(/(\/api\/unsubscribe\/\w+)\.\d+\.[\w-]+/g, '$1');
}
