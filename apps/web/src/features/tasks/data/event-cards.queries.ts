// Applies events to the tasks in the cache: cards of boards, and the numbers of open tasks beside the boards' names.

import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { boardChanges } from '@app/contract/events/events.rules.ts';
import { isSeenIn } from '@app/contract/events/snapshots.rules.ts';
import { companyWorkspaceId, doneStatus } from '@app/contract/limits.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type CountedTask, takeCounted } from '#features/tasks/data/counted-tasks.ts';
import { myWorkBoardId, myWorkTest } from '#features/tasks/data/my-work-cards.queries.ts';
import { partialCompany } from '#features/tasks/data/partial-company.ts';
import { isEqual, removeCard } from '#features/tasks/data/patch-board.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { patchQuery } from '#lib/patch-query.ts';

/** What events have changed without carrying it. */
interface EventRemainder {
  boards: boolean;
  counts: boolean;
  tasks: number[];
}

/** A task as its last event leaves it; null where the person sees it no more. */
type Changes = ReadonlyMap<number, TaskCard | null>;

/** Puts the cards of events into every cached board, and returns what is still to be loaded. */
export function showCards(client: QueryClient, events: readonly Event[]): EventRemainder {
  const last = lastOfEach(events);
  const changes = new Map<number, TaskCard | null>();
  for (const [taskId, { card }] of last) if (card !== undefined) changes.set(taskId, card);
  const isWhole = changes.size === last.size;
  const workspaces = client.getQueryData(workspacesQuery.queryKey) ?? [];
  const before = countedBefore(client, events, changes);
  const left: EventRemainder = {
    boards: !isWhole || events.some(({ reordered }) => reordered),
    counts: !isWhole,
    tasks: [...last.values()].flatMap((event) => (showTask(client, event) ? [] : [event.taskId ?? 0])),
  };
  if (changes.size === 0) return left;
  for (const [key, cards] of client.getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] })) {
    if (!cards) continue;
    const boardId = Number(key[2]);
    const isOn: ((card: TaskCard) => boolean) | undefined =
      boardId === myWorkBoardId ? myWorkTest(client) : boardTest(boardId, workspaces);
    const after = isOn && withChanges(cards, changes, isOn);
    if (!after) [left.boards, left.counts] = [true, true];
    else patchQuery<TaskCard[]>(client, key, () => after);
    // A response that is on its way may have been read before the event.
    if (client.getQueryState(key)?.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey: key, exact: true });
  }
  // Numbers that load beside a board may contain what the event says already, so no difference is added to them.
  const isLoading = [workspacesQuery.queryKey, ['tasks', 'board']].some((queryKey) =>
    client
      .getQueryCache()
      .findAll({ queryKey, type: 'active' })
      .some(({ state }) => state.isInvalidated || state.fetchStatus === 'fetching'),
  );
  if (isLoading) left.counts = true;
  if (!left.counts) left.counts = !countOpen(client, events, workspaces, before, changes);
  return left;
}

/** The tasks as the numbers of open tasks have them: null where they are in none, missing where that is not known. */
function countedBefore(client: QueryClient, events: readonly Event[], changes: Changes): Map<number, CountedTask | null> {
  const before = new Map<number, CountedTask | null>();
  const put = (taskId: number, task: CountedTask | null | undefined) => {
    if (task !== undefined && !before.has(taskId)) before.set(taskId, task);
  };
  for (const [taskId, after] of changes) {
    const types = events.filter((event) => event.taskId === taskId).map(({ type }) => type);
    // A write of this page has changed the card already.
    const remembered = takeCounted(taskId);
    if (types.some((type) => type === 'task_created' || type === 'task_restored')) put(taskId, null);
    put(taskId, remembered);
    // Comments, files and relations change no number of a board.
    if (types.every((type) => type !== 'resync' && boardChanges[type] === 'counts')) put(taskId, after ?? undefined);
  }
  for (const [, cards] of client.getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] }))
    for (const card of cards ?? []) if (changes.has(card.id)) put(card.id, card);
  for (const taskId of changes.keys()) put(taskId, client.getQueryData(taskQuery(taskId).queryKey));
  return before;
}

function lastOfEach(events: readonly Event[]): Map<number, Event> {
  const last = new Map<number, Event>();
  for (const event of events) if (event.taskId !== null && event.type.startsWith('task_')) last.set(event.taskId, event);
  return last;
}

/** Puts a task into the cache if it is there already; returns false where the event does not carry all of it. */
function showTask(client: QueryClient, { taskId, card, details }: Event): boolean {
  if (taskId === null) return true;
  const { queryKey } = taskQuery(taskId);
  // A response that is on its way may have been read before the event.
  if (client.getQueryState(queryKey)?.fetchStatus === 'fetching') return false;
  const task = client.getQueryData(queryKey);
  if (!task || (card && task.version >= card.version)) return true;
  if (!card || !details) return false;
  const {
    checklistDone: _done,
    checklistTotal: _total,
    commentCount: _count,
    attachmentCount: _files,
    coverId: _cover,
    ...core
  } = card;
  patchQuery<Task>(client, queryKey, () => ({ ...core, ...details }));
  return true;
}

/** Says of a card whether it belongs on a board; undefined where the board's department is not known. */
function boardTest(workspaceId: number, workspaces: readonly Workspace[]): ((card: CountedTask) => boolean) | undefined {
  if (workspaceId === companyWorkspaceId) return () => true;
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  if (!workspace) return undefined;
  const own = departmentKey(workspace.department);
  return (card) =>
    card.workspaceId === workspaceId || [card.department, ...card.departments].some((name) => departmentKey(name) === own);
}

/** The cards with the changes in them; the same list where nothing is another. */
function withChanges(cards: TaskCard[], changes: Changes, isOn: (card: TaskCard) => boolean): TaskCard[] {
  const before = new Map(cards.filter(({ id }) => changes.has(id)).map((card) => [card.id, card]));
  let after = cards;
  for (const [taskId, card] of changes) {
    const old = before.get(taskId);
    if (!card || !isOn(card)) after = old ? removeCard(after, taskId) : after;
    else if (!old) after = [...after, card];
    // An answer to a write of this page may be newer than the event.
    else if (old.version <= card.version && !isSame(old, card)) after = after.map((each) => (each === old ? card : each));
  }
  return after;
}

function isSame(a: TaskCard, b: TaskCard): boolean {
  return (Object.keys(b) as (keyof TaskCard)[]).every((field) => isEqual(a[field], b[field]));
}

/**
 * Counts the open tasks of the boards on which changed tasks are or were: on those in the cache, else by the difference, unless the
 * numbers hold it already because they were read after the event. Returns false where it is not known on which boards a task was.
 */
function countOpen(
  client: QueryClient,
  events: readonly Event[],
  workspaces: readonly Workspace[],
  before: ReadonlyMap<number, CountedTask | null>,
  changes: Changes,
): boolean {
  const company = partialCompany.get() ? undefined : boardIn(client, companyWorkspaceId);
  const seen = new Map([...changes.keys()].map((taskId) => [taskId, countedAlready(taskId, events, workspaces)]));
  const differing = <T>(tasks: ReadonlyMap<number, T | null>) =>
    [...tasks].flatMap(([taskId, task]) => (task === null || seen.get(taskId) === 'all' ? [] : [task]));
  const [were, are] = [differing(before), differing(changes)];
  const counted = workspaces.map((workspace) => {
    const isOn = boardTest(workspace.id, workspaces);
    const touched = [...before.values(), ...changes.values()].some((task) => task !== null && isOn?.(task));
    if (!isOn || !touched) return workspace;
    const openOf = (tasks: readonly CountedTask[]) => tasks.filter((task) => task.status !== doneStatus && isOn(task)).length;
    const cards = boardIn(client, workspace.id) ?? company;
    const openTasks = cards ? openOf(cards) : Math.max(0, workspace.openTasks + openOf(are) - openOf(were));
    return openTasks === workspace.openTasks ? workspace : { ...workspace, openTasks };
  });
  if (counted.some((workspace, index) => workspace !== workspaces[index]))
    patchQuery<Workspace[]>(client, workspacesQuery.queryKey, () => counted);
  return [...changes.keys()].every((taskId) => seen.get(taskId) === 'all' || (before.has(taskId) && seen.get(taskId) === 'none'));
}

/** Whether the numbers hold all events of a task, some of them, or none. */
function countedAlready(taskId: number, events: readonly Event[], [any]: readonly Workspace[]): 'all' | 'some' | 'none' {
  const own = events.filter((event) => event.taskId === taskId && event.type.startsWith('task_'));
  const seen = own.filter(({ writtenBy }) => isSeenIn(any?.countedIn, writtenBy) === true).length;
  return seen === 0 ? 'none' : seen === own.length ? 'all' : 'some';
}

function boardIn(client: QueryClient, workspaceId: number): TaskCard[] | undefined {
  const state = client.getQueryState<TaskCard[]>(['tasks', 'board', workspaceId]);
  return state?.isInvalidated ? undefined : state?.data;
}
