// The links by which a mail lets its recipient turn one setting off: signed, so that nobody else can make one.
import { createHmac } from 'node:crypto';
import { type MailToggle, mailToggles } from '@app/contract/digests/digests.rules.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { findMailKey } from '#digests/digests.sql.ts';
import { baseUrl } from '#email/mail-values.ts';
import { isSame, isSigned, keyed } from '#endpoints/keyed.ts';

/** Makes the address that turns a setting of the person off. */
export type LinkTo = (toggle: MailToggle) => string;

/** The links of one person's mails. */
export function linksOf(config: Config, userId: number): LinkTo {
  return (toggle) => {
    const signature = keyed(config, 'unsubscribe', `${toggle}.${userId}`);
    return `${baseUrl(config)}/api/unsubscribe/${toggle}.${userId}.${signature}`;
  };
}

/** Whose setting a token turns off, and which; undefined where we have not made it. */
export async function readToken(
  db: Db,
  config: Config,
  token: string,
): Promise<{ userId: number; toggle: MailToggle } | undefined> {
  const [name, id = '', signed = '', ...more] = token.split('.');
  const toggle = mailToggles.find((known) => known === name);
  if (!toggle || !/^[1-9]\d{0,8}$/.test(id) || more.length > 0) return undefined;
  const userId = Number(id);
  const text = `${toggle}.${userId}`;
  const good = isSigned(config, 'unsubscribe', text, signed) || (await isSignedByPerson(db, userId, text, signed));
  return good ? { userId, toggle } : undefined;
}

/** Mails of the first version were signed with a secret of each person; their links go on working. */
async function isSignedByPerson(db: Db, userId: number, text: string, signed: string): Promise<boolean> {
  const key = await findMailKey(db, userId);
  return key !== undefined && isSame(createHmac('sha256', key).update(text).digest('base64url'), signed);
}

/** A text without what its links allow. */
export function withoutTokens(text: string): string {
  return text.replaceAll(/(\/api\/unsubscribe\/\w+)\.\d+\.[\w-]+/g, '$1');
}
