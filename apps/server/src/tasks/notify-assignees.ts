// Who is told of an assignment: those who are newly assigned, but never the one who assigns.

import type { Db } from '#db/connect.ts';
import type { Signed } from '#http/context.ts';
import { notificationsTextFor } from '#notifications/notification-text.ts';
import type { Told } from '#tasks/task-writes.sql.ts';

/** The people to notify with a sentence each, in their language. */
export async function toldOfAssignment(
  db: Db,
  actor: Signed,
  title: string,
  assignees: readonly number[],
  before: readonly number[] = [],
): Promise<Told> {
  const userIds = assignees.filter((id) => id !== actor.id && !before.includes(id));
  if (userIds.length === 0) return { userIds: [], messages: [] };
  const texts = await notificationsTextFor(db, userIds);
  return { userIds, messages: userIds.map((id) => texts(id).assigned(actor.fullName, title)) };
}
