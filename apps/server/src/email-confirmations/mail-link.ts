// Mails links that confirm an e-mail address or revert its change.
import { screens } from '@app/contract/screens.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { baseUrl } from '#email/mail-values.ts';
import { queueMail } from '#email/queue-mail.ts';
import { type EmailLinkKind, endConfirmations, insertEmailLink } from '#email-confirmations/email-confirmations.sql.ts';
import { newToken } from '#endpoints/token.ts';

/** Whether addresses are confirmed by mail; without a mail server, an address counts as soon as it is set. */
export function confirmsEmails({ mail }: Pick<Config, 'mail'>): boolean {
  return mail.smtpUrl !== undefined;
}

interface Letter {
  userId: number;
  email: string;
}

/** Mails a link that confirms the address, and ends earlier ones. */
export async function mailConfirmation(tx: Db, config: Config, { userId, email }: Letter): Promise<void> {
  await endConfirmations(tx, userId);
  await mailLink(tx, config, { userId, email, kind: 'confirm' });
}

/** Mails a link to a former address that restores it. */
export async function mailRevertLink(tx: Db, config: Config, letter: Letter): Promise<void> {
  await mailLink(tx, config, { ...letter, kind: 'revert' });
}

const mailKind = { confirm: 'email_confirm', revert: 'email_changed' } as const;

async function mailLink(tx: Db, config: Config, { userId, email, kind }: Letter & { kind: EmailLinkKind }): Promise<void> {
  const { token, tokenHash } = newToken();
  await insertEmailLink(tx, { userId, kind, email, tokenHash });
  const link = `${baseUrl(config)}${screens.emailLink.href(token)}`;
  await queueMail(tx, {
    kind: mailKind[kind],
    dedupeKey: `${mailKind[kind]}:${tokenHash}`,
    userId,
    address: email,
    details: { emailLink: { tokenHash, link } },
  });
}
