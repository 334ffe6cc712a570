// The link for a new password, and the mail that brings it.
import { screens } from '@app/contract';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { publicLink } from '#endpoints/public-link.ts';

export function resetLink(config: Pick<Config, 'publicUrl'>, token: string): string {
  return publicLink(config, screens.passwordReset.href(token));
}

/** Whether a link can be mailed: there is a mail server, and this one knows its own address. */
export function mailsResets({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): boolean {
  return smtpUrl !== undefined && publicUrl !== undefined;
}

interface ResetLetter {
  userId: number;
  token: string;
  tokenHash: string;
  /** The administrator who made it; null where the person has asked for it. */
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
