// Filters the result of a read for one reader, with the same result as a query of the log (a property test compares the two).
import { type Actor, canSeeEmail, canSeeTask } from '@app/contract/access.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { canSeeEvent } from '@app/contract/events/events.rules.ts';
import { thresholds } from '@app/contract/limits.ts';
import type { TaskCard, TaskDetails } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { carriedFields, type FoundComment, type FoundNotification, type NamedNotification } from '#events/carried.ts';

/** A stored event, with the fields that decide who may read it. */
interface LoggedEvent {
  id: number;
  writtenBy: string;
  type: Exclude<Event['type'], 'resync'> | 'access_changed';
  taskId: number | null;
  workspaceId: number | null;
  userId: number | null;
  timestamp: number;
  via: NonNullable<Event['via']>;
  reordered: boolean;
  departmentKeys: string[];
  audience: number[];
  isPrivate: boolean;
  /** The id of its comment, or the ids of notifications in the order of their people in `audience`. */
  rowIds: number[];
}

/** A present task, with the fields that decide who sees it. */
interface ChangedTask {
  createdBy: number | null;
  assigneeId: number | null;
  assignees: number[];
  workspaceId: number;
  departmentKeys: string[];
  /** Null for a task of which there are only notifications. */
  card: TaskCard | null;
  /** Null if they are too long to be carried. */
  details: TaskDetails | null;
}

/** A present person, with the fields that decide who sees the e-mail address. */
interface ChangedUser {
  departmentKeys: string[];
  workspaceIds: number[];
  card: UserCard;
}

/** The events of a read, and the present rows that they changed or name. */
export interface ReadRows {
  events: LoggedEvent[];
  tasks: (ChangedTask & { taskId: number })[];
  users: (ChangedUser & { userId: number })[];
  comments: { commentId: number; taskId: number; found: FoundComment }[];
  notifications: FoundNotification[];
}

/** The changed rows, by their ids. */
export interface Changed {
  events: readonly LoggedEvent[];
  tasks: ReadonlyMap<number, ChangedTask>;
  users: ReadonlyMap<number, ChangedUser>;
  comments: ReadonlyMap<number, { taskId: number; found: FoundComment }>;
  notifications: ReadonlyMap<number, FoundNotification>;
}

/** Returns a read with its rows by their ids. */
export function byIds({ events, tasks, users, comments, notifications }: ReadRows): Changed {
  return {
    events,
    tasks: new Map(tasks.map((task) => [task.taskId, task])),
    users: new Map(users.map((user) => [user.userId, user])),
    comments: new Map(comments.map((comment) => [comment.commentId, comment])),
    notifications: new Map(notifications.map((row) => [row.id, row])),
  };
}

/**
 * Returns the events that a reader may read, with the card on the last one of each task, the person of `user_updated`, the
 * comment and the reader's notifications, as the reader sees them.
 */
export function visibleEvents(changed: Changed, reader: Actor): Event[] {
  const heard = changed.events.filter((event) => event.type !== 'access_changed' && canSeeEvent(event, reader));
  const last = new Map<number, number>();
  for (const { id, type, taskId } of heard) if (taskId !== null && type !== 'notification_created') last.set(taskId, id);
  const most = thresholds.rowsPerResponse;
  const few = {
    cards: last.size <= thresholds.cardsPerResponse,
    details: last.size <= most,
    comments: heard.filter(({ type, rowIds }) => type !== 'notification_created' && rowIds.length > 0).length <= most,
    notifications: heard.filter(({ type }) => type === 'notification_created').length <= most,
  };
  return heard.map((each) => {
    const { departmentKeys, audience, isPrivate, rowIds, ...event } = each;
    const sent = event as Event;
    if (event.type === 'notification_created') {
      const notifications = few.notifications && rowIds.length > 0 ? notificationsFor(each, changed, reader) : undefined;
      return { ...sent, ...carriedFields({ notifications }) };
    }
    const task = event.taskId === null ? undefined : visibleTask(changed.tasks.get(event.taskId), reader);
    const isLast = few.cards && event.taskId !== null && last.get(event.taskId) === event.id;
    return {
      ...sent,
      ...(isLast && { card: task?.card ?? null }),
      ...(event.type === 'user_updated' && { user: userFor(changed.users.get(event.userId ?? 0), reader) }),
      ...carriedFields({
        details: isLast && few.details ? task?.details : undefined,
        ...(event.type.startsWith('task') &&
          (few.comments || rowIds.length === 0) &&
          commentFor(each, changed, task !== undefined)),
      }),
    };
  });
}

/**
 * Returns the people whom the read concerns by their id: they may see more of it than others with the same rights, or something of
 * their own.
 */
export function peopleNamed({ events, tasks, users, notifications }: ReadRows): ReadonlySet<number> {
  return new Set([
    ...events.flatMap(({ audience }) => audience),
    ...tasks.flatMap(({ createdBy, assigneeId, assignees }) => [createdBy ?? 0, assigneeId ?? 0, ...assignees]),
    ...users.map(({ card }) => card.id),
    ...notifications.map(({ personId }) => personId),
  ]);
}

/** Returns a name that is the same for readers who get the same fields of the same events. */
export function contentOf(visible: readonly Event[], reader: Actor): string {
  const isPersonal = visible.some(({ notifications }) => notifications);
  const fields = visible.map(({ id, ...event }) => {
    const { card, details, user, commentId, comment } = event;
    return [id, card && 'c', details && 'd', user?.email && 'e', commentId === undefined && 'm', comment && 'n']
      .filter(Boolean)
      .join('');
  });
  return `${isPersonal ? reader.id : ''}:${fields.join()}`;
}

function visibleTask(task: ChangedTask | undefined, reader: Actor): ChangedTask | undefined {
  return task && canSeeTask(reader, task) ? task : undefined;
}

function commentFor({ taskId, rowIds }: LoggedEvent, { comments }: Changed, isVisible: boolean) {
  const commentId = rowIds[0] ?? null;
  const comment = isVisible && commentId !== null ? comments.get(commentId) : undefined;
  return { commentId, found: comment?.taskId === taskId ? comment?.found : undefined };
}

function notificationsFor({ audience, rowIds }: LoggedEvent, changed: Changed, reader: Actor): NamedNotification[] {
  return rowIds.flatMap((notificationId, index) => {
    if (audience[index] !== reader.id) return [];
    const found = changed.notifications.get(notificationId);
    const isShown =
      found?.personId === reader.id && (found.taskId === null || visibleTask(changed.tasks.get(found.taskId), reader));
    return [{ notificationId, found: found && isShown ? found : null }];
  });
}

function userFor(user: ChangedUser | undefined, reader: Actor): UserCard | null {
  if (!user) return null;
  const { card, departmentKeys, workspaceIds } = user;
  return canSeeEmail(reader, { id: card.id, departmentKeys, workspaceIds }) ? card : { ...card, email: null };
}
