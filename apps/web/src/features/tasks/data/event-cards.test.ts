// Tests that events change cached boards without loading them, and what is left to load.
import type { Event } from '@app/contract/events/events.contract.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { rememberCounted } from '#features/tasks/data/counted-tasks.ts';
import { showCards } from '#features/tasks/data/event-cards.queries.ts';
import { boardQuery, taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { card, whole } from '#features/tasks/data/testing-cards.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';

let client: QueryClient;
const workspace = { icon: null, createdAt: '', openTasks: 2, mayAddColumns: false };

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(workspacesQuery.queryKey, [
    { ...workspace, id: 1, name: 'Marketing', department: 'Marketing' },
    { ...workspace, id: 2, name: 'HR', department: 'HR' },
  ]);
  client.setQueryData(boardQuery(1).queryKey, [first, second]);
});

const base = { workspaceId: 1, department: 'Marketing', departments: [] as string[] };
const first = card({ ...base, id: 1, order: 1, version: 2 });
const second = card({ ...base, id: 2, order: 2, version: 2 });

function detailsOf({ description, type, updatedAt, createdBy, customFields, checklistItems, checklistTemplateId }: Task) {
  return { description, type, updatedAt, createdBy, customFields, checklistItems, checklistTemplateId };
}

function event(change: Partial<Event>): Event {
  return { id: 1, type: 'task_updated', taskId: 1, workspaceId: 1, userId: 9, timestamp: 1, reordered: false, ...change };
}

const board = (workspaceId = 1) => client.getQueryData<TaskCard[]>(boardQuery(workspaceId).queryKey);
const counts = () => client.getQueryData(workspacesQuery.queryKey)?.map(({ openTasks }) => openTasks);

describe('numbers beside boards that are not loaded', () => {
  const made = card({ id: 9, order: 1, version: 1, workspaceId: 2, department: 'HR', departments: [] });
  const created = (writtenBy: string) => event({ type: 'task_created', taskId: 9, workspaceId: 2, card: made, writtenBy });
  beforeEach(() => {
    client.setQueryData(workspacesQuery.queryKey, (all) => all?.map((each) => ({ ...each, countedIn: '100:200:150' })));
  });

  test('that were read after the event hold it already', () => {
    expect(showCards(client, [created('120')])).toMatchObject({ counts: false });
    expect(counts()).toEqual([2, 2]);
  });

  test('that were read before the event, or while it was written, change by it', () => {
    showCards(client, [created('150')]);
    expect(counts()).toEqual([2, 3]);
  });

  test('that hold a part of the events are loaded again', () => {
    expect(showCards(client, [created('120'), { ...created('210'), type: 'task_moved' }])).toMatchObject({ counts: true });
  });
});

describe('a card of an event', () => {
  test('takes the place of its older self, every other card stays the same object, nothing is left to load', () => {
    const moved = { ...first, columnId: 4, status: 'Done', version: 3 };
    expect(showCards(client, [event({ type: 'task_moved', card: moved })])).toEqual({
      boards: false,
      counts: false,
      tasks: [],
    });
    expect(board()).toEqual([moved, second]);
    expect(board()?.[1]).toBe(second);
    expect(counts()).toEqual([1, 2]);
  });

  test('beside a board that is to be loaded leaves the numbers to a load: they may count it already', () => {
    const observer = new QueryObserver(client, { ...boardQuery(1), staleTime: Number.POSITIVE_INFINITY });
    const stop = observer.subscribe(() => undefined);
    void client.invalidateQueries({ queryKey: boardQuery(1).queryKey, refetchType: 'none' });
    const created = card({ ...base, id: 3, version: 1 });
    expect(showCards(client, [event({ type: 'task_created', taskId: 3, card: created })]).counts).toBe(true);
    expect(counts()).toEqual([2, 2]);
    stop();
  });

  test('that says what is shown already changes nothing', () => {
    const before = board();
    showCards(client, [event({ card: { ...first } })]);
    expect(board()).toBe(before);
  });

  test('that is older than what is shown is passed over', () => {
    showCards(client, [event({ card: { ...first, title: 'Older', version: 1 } })]);
    expect(board()?.[0]).toBe(first);
  });

  test('that is new comes onto the boards of its departments, and onto no other', () => {
    client.setQueryData(boardQuery(2).queryKey, []);
    const created = card({ id: 3, workspaceId: 2, department: 'HR', departments: ['Marketing'], version: 1 });
    expect(showCards(client, [event({ type: 'task_created', taskId: 3, card: created })]).counts).toBe(false);
    expect([board(1)?.length, board(2)?.length]).toEqual([3, 1]);
    showCards(client, [event({ id: 2, taskId: 3, card: { ...created, departments: [], version: 2 } })]);
    expect([board(1)?.length, board(2)?.length]).toEqual([2, 1]);
    expect(counts()).toEqual([2, 1]);
  });

  test('that the reader sees no more leaves every board', () => {
    expect(showCards(client, [event({ type: 'task_deleted', card: null })])).toMatchObject({ boards: false, counts: false });
    expect(board()).toEqual([second]);
    expect(counts()).toEqual([1, 2]);
  });
});

test('the whole task in the cache takes the details of an event, but no older ones', () => {
  client.setQueryData(taskQuery(1).queryKey, whole({ id: 1, version: 2 }));
  const checklistItems = [{ id: 1, text: 'One', completed: false }];
  const details = { ...detailsOf(whole({ id: 1 })), description: 'Long', checklistItems };
  const shown = () => client.getQueryData(taskQuery(1).queryKey);
  const newer = card({ ...first, title: 'New', version: 3 });
  expect(showCards(client, [event({ card: newer, details })]).tasks).toEqual([]);
  expect(shown()).toEqual({ ...whole({ id: 1 }), ...base, ...details, order: 1, version: 3, title: 'New' });
  expect(
    showCards(client, [event({ card: { ...newer, version: 2 }, details: { ...details, description: 'Older' } })]).tasks,
  ).toEqual([]);
  expect(shown()?.description).toBe('Long');
  expect(showCards(client, [event({ taskId: 2, card: { ...second, version: 3 }, details })]).tasks).toEqual([]);
  expect(client.getQueryData(taskQuery(2).queryKey)).toBeUndefined();
});

describe('the numbers of open tasks', () => {
  const elsewhere = { workspaceId: 2, department: 'HR', departments: [] as string[] };

  test('follow a task on a board that is not in the cache, where its whole task is', () => {
    const task = whole({ id: 9, ...elsewhere, version: 1 });
    client.setQueryData(taskQuery(9).queryKey, task);
    const done = card({ id: 9, ...elsewhere, status: 'Done', version: 2 });
    expect(showCards(client, [event({ type: 'task_moved', taskId: 9, card: done, details: detailsOf(task) })]).counts).toBe(
      false,
    );
    expect(counts()).toEqual([2, 1]);
  });

  test('follow a write of this page, which has changed the card already, once', () => {
    rememberCounted(1, first);
    const moved = card({ ...first, ...elsewhere, version: 3 });
    client.setQueryData(boardQuery(1).queryKey, [second]);
    expect(showCards(client, [event({ card: moved })]).counts).toBe(false);
    expect(counts()).toEqual([1, 3]);
    client.setQueryData(taskQuery(1).queryKey, whole({ ...elsewhere, id: 1, version: 3 }));
    expect(showCards(client, [event({ card: { ...moved, version: 4 } })]).counts).toBe(false);
    expect(counts()).toEqual([1, 3]);
  });

  test('do not ask where a task that is not in the cache was for a comment on it', () => {
    expect(showCards(client, [event({ type: 'task_commented', taskId: 9, card: card({ id: 9, ...elsewhere }) })]).counts).toBe(
      false,
    );
    expect(counts()).toEqual([2, 2]);
  });
});

describe('is loaded', () => {
  test('the board where the events carry no card, or other cards have new orders', () => {
    expect(showCards(client, [event({})])).toMatchObject({ boards: true, counts: true });
    expect(showCards(client, [event({ card: first, reordered: true })]).boards).toBe(true);
  });

  test('the board whose department is not known', () => {
    client.setQueryData(boardQuery(7).queryKey, []);
    expect(showCards(client, [event({ card: first })]).boards).toBe(true);
  });

  test('the whole task that is another one than the card', () => {
    client.setQueryData(taskQuery(1).queryKey, whole({ id: 1, version: 2 }));
    expect(showCards(client, [event({ type: 'task_commented', card: first })]).tasks).toEqual([]);
    expect(showCards(client, [event({ card: { ...first, version: 3 } })]).tasks).toEqual([1]);
    expect(client.getQueryData(taskQuery(1).queryKey)?.version).toBe(2);
    expect(showCards(client, [event({ card: null })]).tasks).toEqual([1]);
  });

  test('the counts where a task came from is not known', () => {
    const unknown = card({ ...base, id: 9, version: 5 });
    expect(showCards(client, [event({ taskId: 9, card: unknown })]).counts).toBe(true);
  });
});
