// Mails an invitation.
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';

interface InvitationLetter {
  email: string;
  tokenHash: string;
  /** An absolute URL. */
  link: string;
  workspace: string;
  /** The mail carries the sender's name and language, because the recipient's language is unknown. */
  invitedBy: number;
}

/**
 * Queues the mail in the transaction of the invitation. Returns whether it goes to a mail server: without one it is only
 * stored for administrators to read.
 */
export async function mailInvitation(tx: Db, config: Config, letter: InvitationLetter): Promise<boolean> {
  const { email, invitedBy, ...invitation } = letter;
  const dedupeKey = `invitation:${invitation.tokenHash}`;
  await queueMail(tx, { kind: 'invitation', dedupeKey, address: email, actorId: invitedBy, details: { invitation } });
  return config.mail.smtpUrl !== undefined;
}
