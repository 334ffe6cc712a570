// Limits the mails to one address, whoever causes them and whichever process sends them.

import type { MailKind } from '@app/contract/email/email.rules.ts';
import { mailLimits } from '@app/contract/limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { MailFacts } from '#email/mail-facts.sql.ts';
import { countAttempt } from '#endpoints/attempts.sql.ts';
import { hmac } from '#endpoints/hmac.ts';

/** Security mails to the owner of an account are limited where they are caused; a limit here could be used up by others. */
const uncounted: readonly MailKind[] = [
  'password_reset',
  'password_updated',
  'email_changed',
  'new_sign_in',
  'second_factor_changed',
  'test',
];

/** Counts a mail that is about to be sent; returns whether it exceeds its address's limit. */
export async function exceedsMailLimit(db: Db, config: Config, { kind, actorId }: MailFacts, to: string): Promise<boolean> {
  if (uncounted.includes(kind)) return false;
  // The counter's key does not reveal the address.
  const key = `mail:${hmac(config, 'mail limit', loginKey(to))}`;
  if (kind === 'email_confirm') return exceedsLimit(db, `${key}:${kind}`, mailLimits.confirmation);
  if (kind === 'invitation') return exceedsLimit(db, `${key}:${kind}`, mailLimits.invitation);
  if (actorId !== null && (await exceedsLimit(db, `${key}:${kind}:${actorId}`, mailLimits.cause))) return true;
  return exceedsLimit(db, key, mailLimits.recipient);
}

async function exceedsLimit(db: Db, key: string, { attempts, window }: { attempts: number; window: number }): Promise<boolean> {
  const { count } = await countAttempt(db, key, window);
  return count > attempts;
}
