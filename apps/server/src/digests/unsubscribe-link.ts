// The links by which a mail lets its recipient turn one setting off: signed with a secret of that person, so that nobody can make one.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type MailToggle, mailToggles } from '@app/contract/digests/digests.rules.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { findMailKey, mailKeyOf } from '#digests/digests.sql.ts';
import { baseUrl } from '#email/mail-values.ts';

/** Makes the address that turns a setting of the person off. */
export type LinkTo = (toggle: MailToggle) => string;

/** The links of one person's mails. */
export async function linksOf(db: Db, config: Config, userId: number): Promise<LinkTo> {
  const key = await mailKeyOf(db, userId, randomBytes(32).toString('base64url'));
  return (toggle) => `${baseUrl(config)}/api/unsubscribe/${toggle}.${userId}.${signature(key, userId, toggle)}`;
}

/** Whose setting a token turns off, and which; undefined where we have not made it. */
export async function readToken(db: Db, token: string): Promise<{ userId: number; toggle: MailToggle } | undefined> {
  const [name, id = '', signed = '', ...more] = token.split('.');
  const toggle = mailToggles.find((known) => known === name);
  if (!toggle || !/^[1-9]\d{0,8}$/.test(id) || more.length > 0) return undefined;
  const userId = Number(id);
  const key = await findMailKey(db, userId);
  if (key === undefined) return undefined;
  const expected = Buffer.from(signature(key, userId, toggle));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, toggle } : undefined;
}

/** A text without what its links allow. */
export function withoutTokens(text: string): string {
  return text.replaceAll(/(\/api\/unsubscribe\/\w+)\.\d+\.[\w-]+/g, '$1');
}

function signature(key: string, userId: number, toggle: MailToggle): string {
  return createHmac('sha256', key).update(`${toggle}.${userId}`).digest('base64url');
}
