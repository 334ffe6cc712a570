// Deleting a person: what is theirs goes, what is their departments' stays, and the name is taken out of both.
import { english, type Initiator } from '@app/contract';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import type { Db } from '#db/connect.ts';
import { keepBareSessions } from '#endpoints/sessions.sql.ts';
import {
  eraseBelongings,
  eraseNameFromNotifications,
  eraseNameFromTasks,
  leaveTombstone,
  lockUser,
  unassign,
} from '#users/delete-user.sql.ts';

/**
 * Deletes a person, within the caller's transaction; false where nobody is there (any more). Tasks lose the person as an
 * assignee and their boards hear of it, comments stay as those of a deleted user, sessions, memberships, picture,
 * notifications and conversations go. The number and the username stay behind, so that neither is given again; the e-mail
 * address is free. Who may do it, and that an administrator remains, is the caller's to decide after `lockUser`.
 */
export async function deleteUser(tx: Db, userId: number, by: Initiator): Promise<boolean> {
  const person = await lockUser(tx, userId);
  if (!person) return false;
  await keepBareSessions(tx, userId);
  await unassign(tx, userId, by);
  await eraseNameFromTasks(tx, userId, by, english.users.deleted);
  await eraseNameFromNotifications(tx, person, deletedByLanguage);
  await eraseBelongings(tx, person);
  await leaveTombstone(tx, userId, english.users.deleted);
  return true;
}

const deletedByLanguage = Object.fromEntries(
  Object.entries(catalogues).map(([language, words]) => [language, words.users.deleted]),
);
