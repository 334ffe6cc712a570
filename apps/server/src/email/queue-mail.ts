// Putting a mail into the outbox: the one way in which anything sends one.
import type { MailKind } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { insertMail } from '#email/outbox.sql.ts';

/** A mail to a person (`userId`), to an address, or both: then it goes to the address, as the person's settings allow. */
export type NewMail = ({ userId: number; address?: string } | { userId?: undefined; address: string }) & {
  kind: MailKind;
  /** Names the cause and the recipient, as in `task_reminder:7:2026-11-20:3`: a second mail of the same key is none. */
  dedupeKey: string;
  /** The task it is about: the recipient must see it when the mail is sent. */
  taskId?: number;
  /** Who caused it: `assignerName`. */
  actorId?: number;
  /** What its kind needs besides (`MailFacts['details']`). */
  details?: object;
};

/**
 * Queues a mail in the transaction of its cause and gives back its number, undefined where the cause has made it before. A
 * rolled back transaction sends nothing; a committed one wakes the workers by itself. Nothing is written or decided here: the
 * text, the settings and what the recipient may see are those of the moment of sending.
 */
export async function queueMail(tx: Db, mail: NewMail): Promise<number | undefined> {
  return insertMail(tx, mail);
}
