// The link for a new password, and its mail.
import { screens } from '@app/contract/screens.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { publicLink } from '#endpoints/public-link.ts';

export function resetLink(config: Pick<Config, 'mail'>, token: string): string {
  return publicLink(config, screens.passwordReset.href(token));
}

interface ResetLetter {
  userId: number;
  token: string;
  tokenHash: string;
  /** The administrator who created it; null if the person requested it. */
  createdBy: number | null;
}

/** Queues the mail to the person's address, in the transaction of the link. */
export async function mailReset(tx: Db, config: Config, { userId, token, tokenHash, createdBy }: ResetLetter): Promise<void> {
  await queueMail(tx, {
    kind: 'password_reset',
    dedupeKey: `password_reset:${tokenHash}`,
    userId,
    ...(createdBy === null ? {} : { actorId: createdBy }),
    details: { reset: { tokenHash, link: resetLink(config, token) } },
  });
}
