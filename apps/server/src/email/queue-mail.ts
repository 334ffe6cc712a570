// Queues a mail in the outbox; every mail is sent this way.
import type { MailKind } from '@app/contract/email/email.rules.ts';
import type { Db } from '#db/connect.ts';
import { insertMail } from '#email/outbox.sql.ts';

/** A mail to a person (`userId`), to an address, or both: then it goes to the address if the person's settings allow it. */
export type NewMail = ({ userId: number; address?: string } | { userId?: undefined; address: string }) & {
  kind: MailKind;
  /** The cause and the recipient, as in `task_reminder:7:2026-11-20:3`: a second mail with the same key is not queued. */
  dedupeKey: string;
  /** The task it is about: the recipient must see it when the mail is sent. */
  taskId?: number;
  /** The person who caused it: `assignerName`. */
  actorId?: number;
  /** Further values for its kind (`MailFacts['details']`). */
  details?: object;
};

/**
 * Queues a mail in the transaction of its cause and returns its id; undefined if the same cause has queued it before. A rollback
 * queues nothing; a commit notifies the workers. Text, settings and visibility are evaluated when the mail is sent, not here.
 */
export async function queueMail(tx: Db, mail: NewMail): Promise<number | undefined> {
  return insertMail(tx, mail);
}
