// An account gets another address: at once where nothing can be confirmed by mail, else once the link to it was opened.
import { randomUUID } from 'node:crypto';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';
import { endConfirmations, isTakenEmail } from '#email-confirmations/email-confirmations.sql.ts';
import { confirmsEmails, mailConfirmation, mailWayBack } from '#email-confirmations/mail-link.ts';
import { conflict } from '#endpoints/errors.ts';
import { endResets } from '#password-resets/password-resets.sql.ts';
import { updateUser } from '#users/users.sql.ts';

interface Change {
  userId: number;
  /** The address until now, and whether it is confirmed. */
  from: string;
  confirmed: boolean;
  to: string;
}

/** Changes the address or asks for its confirmation; 409 where it is somebody else's. The caller has locked the person's row. */
export async function requestEmail(tx: Db, config: Config, change: Change): Promise<void> {
  const { userId, to } = change;
  if (await isTakenEmail(tx, to, userId)) throw conflict('users.emailTaken');
  if (confirmsEmails(config)) await mailConfirmation(tx, config, { userId, email: to });
  else await setEmail(tx, config, change);
}

/**
 * Gives the account the address, which counts as confirmed from now on. The former one is told, with a way back where mail
 * leaves; one that nobody confirmed may be a stranger's, and hears nothing.
 */
export async function setEmail(tx: Db, config: Config, { userId, from, confirmed, to }: Change): Promise<void> {
  await updateUser(tx, userId, { email: to, emailConfirmedAt: new Date().toISOString() });
  if (await isTakenEmail(tx, to, userId)) throw conflict('users.emailTaken');
  await endConfirmations(tx, userId);
  // A link for a new password may stand in a mailbox that is not the person's any more.
  await endResets(tx, userId);
  if (!confirmed) return;
  if (confirmsEmails(config)) await mailWayBack(tx, config, { userId, email: from });
  else await queueMail(tx, { kind: 'email_changed', dedupeKey: `email_changed:${randomUUID()}`, address: from, userId });
}
