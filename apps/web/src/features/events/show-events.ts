// Shows what events carry, and says what of the cache is to be loaded for the rest.
import type { Event } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { showComments } from '#features/comments/event-comments.queries.ts';
import { departmentKeys } from '#features/departments/departments.queries.ts';
import { showNotifications } from '#features/notifications/event-notifications.queries.ts';
import { showCards } from '#features/tasks/data/event-cards.queries.ts';
import { showUsers } from '#features/users/event-users.queries.ts';
import { currentUserQuery, peopleKeys } from '#features/users/users.queries.ts';
import { announceCardsChange } from '#lib/card-changes.ts';

/** Puts what events carry into the cache and marks what they make stale, each query once. */
export function showEvents(client: QueryClient, events: readonly Event[]): void {
  const own = client.getQueryData(currentUserQuery.queryKey)?.user.id;
  announceCardsChange(new Set(events.flatMap(({ taskId, card }) => (taskId !== null && card !== undefined ? [taskId] : []))));
  const left = showCards(client, events);
  showUsers(client, events);
  const keys = new Map<string, unknown[]>();
  const add = (...key: unknown[]) => keys.set(key.join('/'), key);
  if (left.boards) add('tasks', 'board');
  if (left.counts) add('workspaces');
  for (const taskId of left.tasks) add('tasks', 'one', taskId);
  for (const taskId of showComments(client, events)) add('comments', taskId);
  if (showNotifications(client, events)) add('notifications');
  for (const event of events) {
    if (event.type === 'resync') for (const word of ['tasks', 'comments', 'columns', 'notifications', 'workspaces']) add(word);
    if (event.type === 'column_created') add('columns');
    if (event.type === 'user_updated' || event.type === 'resync')
      for (const key of peopleKeys) if (event.user === undefined || key[0] !== 'users') add(...key);
    if (event.type === 'user_updated') add('users', 'admin');
    // With another role the person sees and may do something else.
    if (event.type === 'user_updated' && event.userId === own)
      for (const word of ['current-user', 'workspaces', 'tasks']) add(word);
    // Whoever belongs to it now sees its board, and whoever does not any more loses it.
    if (event.type === 'department_updated') for (const key of [...departmentKeys, ['columns'], ['tasks']]) add(...key);
    if (event.type.startsWith('task_')) add('activity');
  }
  for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey });
}
