// The words of notifications in the language of whoever receives them.
import { type Catalogue, catalogues, english, type Language } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { languagesOf } from '#notifications/notifications.sql.ts';

/** Gives, for each of the people, the catalogue's words of notifications. */
export async function notificationsTextFor(
  db: Db,
  userIds: readonly number[],
): Promise<(userId: number) => Catalogue['notifications']> {
  const languages = await languagesOf(db, userIds);
  return (userId) => (catalogues[languages.get(userId) as Language] ?? english).notifications;
}
