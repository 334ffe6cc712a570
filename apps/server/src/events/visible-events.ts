// Filters the result of a read for one reader, with the same result as a query of the log (a property test compares the two).
import {
  type Actor,
  canSeeEmail,
  canSeeEvent,
  canSeeTask,
  type Event,
  type TaskCard,
  thresholds,
  type UserCard,
} from '@app/contract';

/** A stored event, with the fields that decide who may read it. */
export interface LoggedEvent {
  id: number;
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
}

/** A present task, with the fields that decide who sees it. */
export interface ChangedTask {
  createdBy: number | null;
  assigneeId: number | null;
  assignees: number[];
  workspaceId: number;
  departmentKeys: string[];
  card: TaskCard;
}

/** A present person, with the fields that decide who sees the e-mail address. */
export interface ChangedUser {
  departmentKeys: string[];
  workspaceIds: number[];
  card: UserCard;
}

/** The changed rows, by the ids of tasks and people. */
export interface Changed {
  events: readonly LoggedEvent[];
  tasks: ReadonlyMap<number, ChangedTask>;
  users: ReadonlyMap<number, ChangedUser>;
}

/**
 * Returns the events that a reader may read, with the card on the last one of each task, and the person of `user_updated`, as
 * the reader sees them.
 */
export function visibleEvents({ events, tasks, users }: Changed, reader: Actor): Event[] {
  const heard = events.filter((event) => event.type !== 'access_changed' && canSeeEvent(event, reader));
  const last = new Map<number, number>();
  for (const { id, type, taskId } of heard) if (taskId !== null && type !== 'notification_created') last.set(taskId, id);
  const areFew = last.size <= thresholds.cardsPerResponse;
  return heard.map(({ departmentKeys, audience, isPrivate, ...event }) => {
    const sent = event as Event;
    if (areFew && event.taskId !== null && last.get(event.taskId) === event.id)
      return { ...sent, card: cardFor(tasks.get(event.taskId), reader) };
    if (event.type === 'user_updated') return { ...sent, user: userFor(users.get(event.userId ?? 0), reader) };
    return sent;
  });
}

function cardFor(task: ChangedTask | undefined, reader: Actor): TaskCard | null {
  return task && canSeeTask(reader, task) ? task.card : null;
}

function userFor(user: ChangedUser | undefined, reader: Actor): UserCard | null {
  if (!user) return null;
  const { card, departmentKeys, workspaceIds } = user;
  return canSeeEmail(reader, { id: card.id, departmentKeys, workspaceIds }) ? card : { ...card, email: null };
}
