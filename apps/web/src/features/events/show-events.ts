// Shows what events carry, and says what of the cache is to be loaded for the rest.
import type { Event } from '@app/contract/events/events.contract.ts';
import type { Mutation, QueryClient, QueryKey } from '@tanstack/react-query';
import { showComments } from '#features/comments/event-comments.queries.ts';
import { loadSoon } from '#features/events/load-soon.ts';
import { showNotifications } from '#features/notifications/event-notifications.queries.ts';
import { showCards } from '#features/tasks/data/event-cards.queries.ts';
import { showUsers } from '#features/users/event-users.queries.ts';
import { adminUsersKey, currentUserQuery, peopleKeys } from '#features/users/users.queries.ts';
import { announceCardsChange } from '#lib/card-changes.ts';
import { noteLostTasks } from '#lib/lost-tasks.ts';

/** What is loaded again when the stream has missed something, besides people. */
const resynced = [
  'tasks',
  'my-work',
  'attachments',
  'activity',
  'columns',
  'notifications',
  'history',
  'archive',
  'relations',
  'trash',
  'watches',
  'workspaces',
  'score-weights',
  'views',
  'task-templates',
  'checklist-templates',
];

const activity = ['activity'];
const nothing = () => [];

/** What each event loads besides what it carries. The compiler asks for every type; one of a newer server loads nothing. */
const loads: Record<Event['type'], (event: Event, client: QueryClient) => readonly QueryKey[]> = {
  task_created: () => [activity],
  task_updated: () => [activity],
  task_moved: () => [activity],
  task_deleted: () => [activity],
  // With a restored task, its relations come back.
  task_restored: () => [activity, ['relations']],
  task_purged: () => [activity],
  task_commented: () => [activity],
  task_comment_deleted: () => [activity],
  task_files_changed: ({ taskId }) => [activity, ['attachments', taskId]],
  task_relations_changed: () => [activity, ['relations']],
  column_created: ({ workspaceId }) => [['columns', workspaceId]],
  // The name of a column is the status of its tasks.
  column_updated: ({ workspaceId, reordered }) => [['columns', workspaceId], ...(reordered ? [['tasks'], ['my-work']] : [])],
  column_deleted: ({ workspaceId }) => [['columns', workspaceId]],
  notification_created: nothing,
  user_updated: nothing,
  department_updated: nothing,
  // The relations carry scores.
  scores_updated: () => [['score-weights'], ['relations']],
  tasks_imported: () => [['tasks'], ['my-work'], ['workspaces'], activity],
  my_work_changed: (_, client) => (takeOwn(client, ['my-work', 'mark']) ? [] : [['my-work', 'view']]),
  views_updated: () => [['views']],
  // The templates of checklists are on no board.
  templates_updated({ workspaceId }, client) {
    if (workspaceId !== null) return [['task-templates', workspaceId]];
    return takeOwn(client, ['checklist-templates']) ? [] : [['checklist-templates']];
  },
  watch_changed: ({ taskId }) => [['watches', taskId]],
  resync: () => [...resynced.map((key) => [key]), ...peopleKeys],
};

/** Puts what events carry into the cache and loads what they change besides, each query once. */
export function showEvents(client: QueryClient, events: readonly Event[]): void {
  announceCardsChange(new Set(events.flatMap(({ taskId, card }) => (taskId !== null && card !== undefined ? [taskId] : []))));
  const left = showCards(client, events);
  noteLostTasks(events.flatMap(({ taskId, card }) => (taskId !== null && card === null ? [taskId] : [])));
  const keys = new Map<string, unknown[]>();
  const add = (...key: unknown[]) => keys.set(key.join('/'), key);
  if (left.boards) add('tasks', 'board');
  if (left.counts) add('workspaces');
  for (const taskId of left.tasks) add('tasks', 'one', taskId);
  for (const taskId of showComments(client, events)) add('comments', taskId);
  if (showNotifications(client, events)) add('notifications');
  for (const event of events) for (const key of loads[event.type]?.(event, client) ?? []) add(...key);
  for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey });
  loadSoon(client, [...showUsers(client, events), ...departmentChanges(client, events)]);
}

/** What shows departments and their members, unless this page has changed them, and loads them anyway. */
function departmentChanges(client: QueryClient, events: readonly Event[]): QueryKey[] {
  const own = client.getQueryData(currentUserQuery.queryKey)?.user.id;
  const isByOthers = ({ type, userId }: Event) =>
    type === 'department_updated' && !(userId === own && isByThisPage(client, ['departments']));
  const changes = events.filter(isByOthers);
  if (changes.length === 0) return [];
  // The tasks on its board have another name, or another board.
  const others = changes.some(({ reordered }) => reordered) ? resynced : ['workspaces'];
  return [['departments'], ['members'], adminUsersKey, ...others.map((key) => [key])];
}

/** How long after its request the event of an own change may come. In milliseconds. */
const ownChange = 5_000;

/** The changes of this page whose event has come. */
const taken = new WeakSet<object>();

/** Returns whether one of this page's changes has no event yet, which this one then is: another tab may change the same at once. */
function takeOwn(client: QueryClient, mutationKey: QueryKey): boolean {
  const own = ownChanges(client, mutationKey).find((mutation) => mutation.state.status !== 'error' && !taken.has(mutation));
  if (own) taken.add(own);
  return own !== undefined;
}

function isByThisPage(client: QueryClient, mutationKey: QueryKey): boolean {
  return ownChanges(client, mutationKey).length > 0;
}

function ownChanges(client: QueryClient, mutationKey: QueryKey) {
  const isOf = ({ state }: Mutation) => state.status === 'pending' || Date.now() - state.submittedAt < ownChange;
  return client.getMutationCache().findAll({ mutationKey, predicate: isOf });
}
