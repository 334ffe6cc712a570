// Telling somebody by e-mail that they are invited: the one place from which such a mail leaves.
import type { Language } from '@app/contract';
import type { Db } from '#db/connect.ts';

/** What the mail is made of. */
export interface InvitationLetter {
  email: string;
  /** Absolute. */
  link: string;
  workspace: string;
  invitedBy: string;
  expiresAt: string;
  /** The language of who invites, as nobody knows that of who is invited. */
  language: Language;
}

/** Hands the letter over within the transaction and says whether a mail will leave; none does, as there is no outbox. */
export async function tellInvited(_tx: Db, _letter: InvitationLetter): Promise<boolean> {
  return false;
}
