// How many mails one address gets, whoever causes them and from whichever process they leave.
import { loginKey, type MailKind, mailLimits } from '@app/contract';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import type { MailFacts } from '#email/mail-facts.sql.ts';
import { countAttempt } from '#endpoints/attempts.sql.ts';
import { keyed } from '#endpoints/keyed.ts';

/** What tells the owner of an account of its security has limits where it is caused, and none that others could use up. */
const uncounted: readonly MailKind[] = ['password_reset', 'password_updated', 'email_changed', 'test'];

/** Counts a mail that is about to leave, and says whether it is one too many for its address. */
export async function isTooMany(db: Db, config: Config, { kind, actorId }: MailFacts, to: string): Promise<boolean> {
  if (uncounted.includes(kind)) return false;
  // The address itself is not kept among the counts.
  const key = `mail:${keyed(config, 'mail limit', loginKey(to))}`;
  if (kind === 'email_confirm') return isOver(db, `${key}:${kind}`, mailLimits.confirmation);
  if (kind === 'invitation') return isOver(db, `${key}:${kind}`, mailLimits.invitation);
  if (actorId !== null && (await isOver(db, `${key}:${kind}:${actorId}`, mailLimits.cause))) return true;
  return isOver(db, key, mailLimits.recipient);
}

async function isOver(db: Db, key: string, { attempts, window }: { attempts: number; window: number }): Promise<boolean> {
  const { count } = await countAttempt(db, key, window);
  return count > attempts;
}
