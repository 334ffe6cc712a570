// Telling somebody by e-mail that they are invited.
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';

interface InvitationLetter {
  email: string;
  tokenHash: string;
  /** Absolute. */
  link: string;
  workspace: string;
  /** Whose name and language it has, as nobody knows the language of who is invited. */
  invitedBy: number;
}

/**
 * Queues the letter in the transaction of the invitation and says whether a mail server will be asked to take it: in development
 * mode it is only kept for administrators to read.
 */
export async function tellInvited(tx: Db, config: Config, letter: InvitationLetter): Promise<boolean> {
  const { email, invitedBy, ...invitation } = letter;
  const dedupeKey = `invitation:${invitation.tokenHash}`;
  await queueMail(tx, { kind: 'invitation', dedupeKey, address: email, actorId: invitedBy, details: { invitation } });
  return config.smtpUrl !== undefined;
}
