// The words of notifications in the language of whoever receives them.
import { type Catalogue, knownLanguage } from '@app/contract';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import type { Db } from '#db/connect.ts';
import { languagesOf } from '#notifications/notifications.sql.ts';

/** Gives, for each of the people, the catalogue's words of notifications. */
export async function notificationsTextFor(
  db: Db,
  userIds: readonly number[],
): Promise<(userId: number) => Catalogue['notifications']> {
  const languages = await languagesOf(db, userIds);
  return (userId) => catalogues[knownLanguage(languages.get(userId)) ?? 'english'].notifications;
}
