// The relations of a task: reading, adding, removing with undo, and new sub-tasks.
import * as api from '@app/contract/api.ts';
import { doneStatus, limits } from '@app/contract/limits.ts';
import type { Relation, RelationSummary } from '@app/contract/relations/relations.contract.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { deleteTask } from '#features/tasks/data/task-writes.ts';
import { call } from '#lib/call.ts';
import { patchQuery } from '#lib/patch-query.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo, startUndoable } from '#lib/undo.ts';
import { singleFlight } from '#lib/use-single-flight.ts';
import { isLocalId, sendNow } from '#lib/waiting-writes.ts';

const words = () => currentText().relations;

export function relationsQuery(taskId: number) {
  return queryOptions({
    queryKey: ['relations', taskId],
    // The server does not know a task that still waits to be created.
    queryFn: ({ signal }): Promise<Relation[]> | Relation[] =>
      isLocalId(taskId) ? [] : call(api.relations.list, { params: { taskId }, signal }),
    // The other tasks change, too.
    refetchOnMount: 'always',
  });
}

/** What blocks the tasks of a board, and their sub-tasks. */
export function relationMarksQuery(workspaceId: number) {
  return queryOptions({
    queryKey: ['relations', 'marks', workspaceId],
    queryFn: ({ signal }) => call(api.relations.marks, { params: { workspaceId }, signal }),
    refetchOnMount: 'always',
  });
}

/** What blocks these tasks, and their sub-tasks; tasks without either are left out. */
export function relationSummaries(taskIds: readonly number[], signal?: AbortSignal): Promise<RelationSummary[]> {
  return call(api.relations.summaries, { body: { taskIds: [...taskIds] }, ...(signal && { signal }) });
}

/** The same as a query, of as many tasks as one request takes. */
export function relationSummariesQuery(taskIds: readonly number[]) {
  const requestedIds = taskIds.filter((id) => !isLocalId(id)).slice(0, limits.bulkTasks);
  return queryOptions({
    queryKey: ['relations', 'summaries', requestedIds.join(' ')],
    queryFn: ({ signal }): Promise<RelationSummary[]> | RelationSummary[] =>
      requestedIds.length > 0 ? relationSummaries(requestedIds, signal) : [],
    refetchOnMount: 'always',
  });
}

/** The tasks that block a task and are not done. */
export function openBlockers(relations: readonly Relation[]): Relation['task'][] {
  return relations.flatMap(({ kind, task }) => (kind === 'blockedBy' && task.status !== doneStatus ? [task] : []));
}

/** Puts a relation into the cached list of a task. */
export function showRelation(client: QueryClient, taskId: number, relation: Relation): void {
  patchQuery<Relation[]>(client, relationsQuery(taskId).queryKey, (list) =>
    [...list.filter(({ id }) => id !== relation.id), relation].sort((a, b) => a.id - b.id),
  );
}

function hide(client: QueryClient, taskId: number, relationId: number): void {
  patchQuery<Relation[]>(client, relationsQuery(taskId).queryKey, (list) => list.filter(({ id }) => id !== relationId));
}

/** The relations of other tasks, and the marks of boards, are loaded again where they are shown. */
export function refreshRelations(client: QueryClient, taskId: number): void {
  void client.invalidateQueries({ queryKey: ['relations'], predicate: ({ queryKey }) => queryKey[1] !== taskId });
}

/** Relates a task to another one, and offers to undo it. Resolves to whether the server accepted it. */
export async function addRelation(client: QueryClient, taskId: number, kind: RelationKind, otherId: number): Promise<boolean> {
  const undoable = startUndoable();
  try {
    const relation = await sendNow(() => call(api.relations.add, { params: { taskId }, body: { kind, taskId: otherId } }));
    showRelation(client, taskId, relation);
    refreshRelations(client, taskId);
    const undo = undoable.offer(() => removeRelation(client, taskId, relation), taskId);
    toast({
      title: words().added,
      about: `${words().kinds[kind]}: ${relation.task.title}`,
      action: { label: currentText().shell.undo, run: undo.take },
    });
    return true;
  } catch (error) {
    toast({ title: words().addFailed, text: reasonOf(error), kind: 'destructive' });
    return false;
  }
}

/** Takes a relation away at once, offers to undo it, and puts it back if the server refuses. */
export function removeRelation(client: QueryClient, taskId: number, relation: Relation): Promise<void> {
  return singleFlight(`relation-${relation.id}`, () => removeOne(client, taskId, relation));
}

async function removeOne(client: QueryClient, taskId: number, relation: Relation): Promise<void> {
  const { queryKey } = relationsQuery(taskId);
  await client.cancelQueries({ queryKey });
  hide(client, taskId, relation.id);
  const undo = offerUndo(() => addRelation(client, taskId, relation.kind, relation.task.id), taskId);
  try {
    await sendNow(() => call(api.relations.remove, { params: { taskId, relationId: relation.id } }));
    refreshRelations(client, taskId);
    toast({
      title: words().removed,
      about: `${words().kinds[relation.kind]}: ${relation.task.title}`,
      action: { label: currentText().shell.undo, run: undo.take },
    });
  } catch (error) {
    undo.forget();
    showRelation(client, taskId, relation);
    toast({ title: words().removeFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

/** Creates a sub-task, and offers to delete it again. Resolves to whether the server accepted it. */
export async function addSubtask(client: QueryClient, taskId: number, title: string): Promise<boolean> {
  const undoable = startUndoable();
  try {
    const relation = await sendNow(() => call(api.relations.addSubtask, { params: { taskId }, body: { title } }));
    showRelation(client, taskId, relation);
    refreshRelations(client, taskId);
    const undo = undoable.offer(() => takeSubtaskBack(client, taskId, relation), taskId);
    toast({
      title: words().subtaskAdded,
      about: relation.task.title,
      action: { label: currentText().shell.undo, run: undo.take },
    });
    return true;
  } catch (error) {
    toast({ title: words().subtaskFailed, text: reasonOf(error), kind: 'destructive' });
    return false;
  }
}

/**
 * Creates sub-tasks one after the other, and offers to delete all of them again. Resolves to how many there are now, and to why the
 * next one was refused.
 */
export async function addSubtasks(
  client: QueryClient,
  taskId: number,
  titles: readonly string[],
): Promise<{ made: number; problem: string | undefined }> {
  const undoable = startUndoable();
  const made: Relation[] = [];
  let problem: string | undefined;
  for (const title of titles) {
    try {
      const relation = await sendNow(() => call(api.relations.addSubtask, { params: { taskId }, body: { title } }));
      made.push(relation);
      showRelation(client, taskId, relation);
    } catch (error) {
      problem = reasonOf(error);
      break;
    }
  }
  if (made.length > 0) {
    refreshRelations(client, taskId);
    const undo = undoable.offer(() => {
      for (const relation of made) void takeSubtaskBack(client, taskId, relation);
    }, taskId);
    toast({
      title: currentText().suggestions.subtasksAdded(made.length),
      action: { label: currentText().shell.undo, run: undo.take },
    });
  }
  return { made: made.length, problem };
}

async function takeSubtaskBack(client: QueryClient, taskId: number, relation: Relation): Promise<void> {
  hide(client, taskId, relation.id);
  try {
    await deleteTask(client, relation.task.id);
  } catch (error) {
    showRelation(client, taskId, relation);
    toast({ title: words().removeFailed, text: reasonOf(error), kind: 'destructive' });
  }
}
