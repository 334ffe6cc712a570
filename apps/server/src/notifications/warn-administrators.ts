// Warns the administrators of something that the server itself has noticed: by a notification and by mail.
import { randomUUID } from 'node:crypto';
import type { ServerWarning } from '@app/contract/notifications/notifications.rules.ts';
import type { NotificationDetails } from '@app/texts/sentences/notification-messages.ts';
import type { Db } from '#db/connect.ts';
import { insertMailsToAdmins } from '#email/outbox.sql.ts';
import { administratorIds, insertNotifications } from '#notifications/notifications.sql.ts';

/** Warns all administrators, in the transaction of the caller; the caller makes sure that it happens once. */
export async function warnAdministrators<K extends ServerWarning>(
  tx: Db,
  kind: K,
  details: NotificationDetails[K],
): Promise<void> {
  await insertNotifications(tx, await administratorIds(tx), { kind, details });
  await insertMailsToAdmins(tx, kind, { cause: randomUUID(), details: { warning: details } });
}
