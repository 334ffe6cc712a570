// Changes the address of an account: at once if mails cannot be sent, otherwise when the confirmation link is opened.
import { randomUUID } from 'node:crypto';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { endConfirmations, isTakenEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { confirmsEmails, mailConfirmation, mailRevertLink } from '#email-confirmations/mail-link.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { conflictError } from '#endpoints/errors.ts';
import { endResets } from '#password-resets/password-resets.sql.ts';
import { updateUser } from '#users/users.sql.ts';

interface Change {
  userId: number;
  /** The present address, and whether it is confirmed. */
  from: string;
  confirmed: boolean;
  to: string;
}

/**
 * Changes the address or mails a confirmation link; 409 if it belongs to somebody else. The caller has locked the person's row.
 */
export async function changeEmail(tx: Db, config: Config, change: Change): Promise<void> {
  const { userId, to } = change;
  if (await isTakenEmail(tx, to, userId)) throw conflictError('users.emailTaken');
  if (confirmsEmails(config)) await mailConfirmation(tx, config, { userId, email: to });
  else await setEmail(tx, config, change);
}

/**
 * Sets the address, which counts as confirmed. The former address is notified, with a link to revert the change if mails can be
 * sent. An unconfirmed former address may be a stranger's and gets no mail.
 */
export async function setEmail(tx: Db, config: Config, { userId, from, confirmed, to }: Change): Promise<void> {
  await updateUser(tx, userId, { email: to, emailConfirmedAt: new Date().toISOString() });
  if (await isTakenEmail(tx, to, userId)) throw conflictError('users.emailTaken');
  await endConfirmations(tx, userId);
  const by = { id: userId, via: 'session' } as const;
  await recordAudit(tx, { by, action: 'email_changed', target: auditTarget('user', userId), address: null });
  // A link for a new password may be in a mailbox that no longer belongs to the person.
  await endResets(tx, userId);
  if (!confirmed) return;
  if (confirmsEmails(config)) await mailRevertLink(tx, config, { userId, email: from });
  else await queueMail(tx, { kind: 'email_changed', dedupeKey: `email_changed:${randomUUID()}`, address: from, userId });
}
