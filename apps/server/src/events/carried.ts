// Comments, notifications and details of tasks as the events of the stream carry them.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import type { TaskDetails } from '@app/contract/tasks/tasks.contract.ts';
import type { NotificationRow } from '#notifications/notification-fields.sql.ts';
import { inLanguage, messageStyle, type ReadingStyle } from '#notifications/notification-message.ts';

/** A present comment; `comment` is null if it is too long to be carried. */
export interface FoundComment {
  comment: Comment | null;
}

/** A present notification with the settings of its person. */
export type FoundNotification = NotificationRow & ReadingStyle & { personId: number };

/** A notification that an event names; `found` is null if it is deleted, or its task is deleted or invisible to its person. */
export interface NamedNotification {
  notificationId: number;
  found: FoundNotification | null;
}

/** What an event names, as its reader may see it; a field is missing if the reader gets too many of its kind. */
export interface Carried {
  details?: TaskDetails | null | undefined;
  commentId?: number | null | undefined;
  found?: FoundComment | null | undefined;
  notifications?: readonly NamedNotification[] | undefined;
}

/** Returns the fields of an event for what it carries. */
export function carriedFields({ details, commentId, found, notifications }: Carried): Partial<Event> {
  return {
    ...(details && { details }),
    ...(commentId !== undefined && { commentId }),
    ...(typeof commentId === 'number' && commentOf(found)),
    ...(notifications?.length && { notifications: notifications.map(inTheirLanguage) }),
  };
}

function commentOf(found: FoundComment | null | undefined): Pick<Event, 'comment'> {
  if (!found) return { comment: null };
  return found.comment ? { comment: found.comment } : {};
}

function inTheirLanguage({ notificationId, found }: NamedNotification) {
  if (!found) return { notificationId, notification: null };
  const { personId: _person, language, timezone, dateFormat, ...row } = found;
  return { notificationId, notification: inLanguage(messageStyle({ language, timezone, dateFormat }), row) };
}
