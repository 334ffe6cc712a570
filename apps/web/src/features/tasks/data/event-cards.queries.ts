// What events change of the tasks in the cache: cards of boards, and the numbers of open tasks beside the boards' names.
import { companyWorkspaceId, departmentKey, doneStatus, type Event, type TaskCard, type Workspace } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { removeCard } from '#features/tasks/data/patch-board.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';

/** What events have changed without carrying it. */
interface Left {
  boards: boolean;
  counts: boolean;
  tasks: number[];
}

/** A task as its last event leaves it; null where the person sees it no more. */
type Changes = ReadonlyMap<number, TaskCard | null>;

/** Puts the cards of events into every cached board, and returns what is still to be loaded; `own` is the signed-in person. */
export function showCards(client: QueryClient, events: readonly Event[], own: number | undefined): Left {
  const last = lastOfEach(events);
  const changes = new Map<number, TaskCard | null>();
  for (const [taskId, { card }] of last) if (card !== undefined) changes.set(taskId, card);
  const isWhole = changes.size === last.size;
  const left: Left = {
    boards: !isWhole || events.some(({ reordered }) => reordered),
    counts: !isWhole,
    tasks: [...last.values()].flatMap((event) => (showTask(client, event) ? [] : [event.taskId ?? 0])),
  };
  if (changes.size === 0) return left;
  const workspaces = client.getQueryData(workspacesQuery.queryKey) ?? [];
  const before = new Map<number, TaskCard>();
  for (const [key, cards] of client.getQueriesData<TaskCard[]>({ queryKey: ['tasks', 'board'] })) {
    if (!cards) continue;
    for (const card of cards) if (changes.has(card.id)) before.set(card.id, card);
    const isOn = boardTest(Number(key[2]), workspaces);
    const after = isOn && withChanges(cards, changes, isOn);
    if (!after) left.boards = true;
    else if (after !== cards) client.setQueryData(key, after);
    // A response that is on its way may have been read before the event.
    if (client.getQueryState(key)?.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey: key, exact: true });
  }
  // Where a task was before is known from its card, but for a write of this page, which has changed the card already.
  const isTraced = ([taskId, card]: [number, TaskCard | null]) => {
    const types = events.filter((event) => event.taskId === taskId);
    if (types.some(({ type, userId }) => type === 'task_updated' && userId === own)) return false;
    return before.has(taskId) || (card !== null && types.some(({ type }) => type === 'task_created'));
  };
  const touched = [...before.values(), ...[...changes.values()].filter((card) => card !== null)];
  if (left.boards || ![...changes].every(isTraced) || !countOpen(client, workspaces, touched)) left.counts = true;
  return left;
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
  const { checklistDone: _done, checklistTotal: _total, commentCount: _count, ...core } = card;
  client.setQueryData(queryKey, { ...core, ...details });
  return true;
}

/** Says of a card whether it belongs on a board; undefined where the board's department is not known. */
function boardTest(workspaceId: number, workspaces: readonly Workspace[]): ((card: TaskCard) => boolean) | undefined {
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
  return (Object.keys(b) as (keyof TaskCard)[]).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
}

/** Counts the open tasks of the boards to which these cards belong; returns false where one of them is not in the cache. */
function countOpen(client: QueryClient, workspaces: readonly Workspace[], touched: readonly TaskCard[]): boolean {
  const company = boardIn(client, companyWorkspaceId);
  let isComplete = true;
  const counted = workspaces.map((workspace) => {
    const isOn = boardTest(workspace.id, workspaces);
    if (!isOn || !touched.some(isOn)) return workspace;
    const cards = boardIn(client, workspace.id) ?? company?.filter(isOn);
    if (!cards) isComplete = false;
    const openTasks = cards?.filter(({ status }) => status !== doneStatus).length ?? workspace.openTasks;
    return openTasks === workspace.openTasks ? workspace : { ...workspace, openTasks };
  });
  if (counted.some((workspace, index) => workspace !== workspaces[index])) client.setQueryData(workspacesQuery.queryKey, counted);
  return isComplete;
}

function boardIn(client: QueryClient, workspaceId: number): TaskCard[] | undefined {
  const state = client.getQueryState<TaskCard[]>(['tasks', 'board', workspaceId]);
  return state?.isInvalidated ? undefined : state?.data;
}
