// Erases a person: deletes their own data, keeps their departments' data, and removes the name from both.

import type { Initiator } from '@app/contract/principals.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { english } from '@app/texts/english/english.ts';
import type { Db } from '#db/connect.ts';
import { redactSessions } from '#endpoints/sessions.sql.ts';
import {
  anonymizeUser,
  eraseFromAudit,
  eraseNameFromNotifications,
  eraseNameFromTasks,
  eraseUserData,
  lockUser,
  unassignUser,
} from '#users/erase-user.sql.ts';

/**
 * Erases a person within the caller's transaction; returns false if they do not exist. Tasks lose the person as an assignee and
 * their boards are notified, comments stay as those of a deleted user, and memberships, picture, notifications and conversations
 * are deleted; sessions lose their personal data. The id and the username stay reserved; the e-mail address becomes free. The
 * caller checks permissions, and that an administrator remains, after `lockUser`.
 */
export async function eraseUser(tx: Db, userId: number, by: Initiator): Promise<boolean> {
  const person = await lockUser(tx, userId);
  if (!person) return false;
  await redactSessions(tx, userId);
  await unassignUser(tx, userId, by);
  await eraseNameFromTasks(tx, userId, by, english.users.deleted);
  await eraseNameFromNotifications(tx, person, deletedByLanguage);
  await eraseUserData(tx, person);
  await anonymizeUser(tx, userId, english.users.deleted);
  await eraseFromAudit(tx, person);
  return true;
}

const deletedByLanguage = Object.fromEntries(
  Object.entries(catalogues).map(([language, words]) => [language, words.users.deleted]),
);
