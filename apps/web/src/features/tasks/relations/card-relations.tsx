// Shows relations on boards and lists: on each card or row what blocks it, and how many of its sub-tasks are done.
import { doneStatus } from '@app/contract/limits.ts';
import type { RelationMark, RelationSummary } from '@app/contract/relations/relations.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ban, ListTree } from 'lucide-react';
import { useEffect } from 'react';
import { relationMarksQuery, relationSummariesQuery } from '#features/tasks/relations/relations.queries.ts';
import { createStore, useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';

interface Mark {
  /** How many tasks that are not done block it. */
  blockers: number;
  done: number;
  subtasks: number;
}

/** One query serves all cards. */
const marks = createStore<ReadonlyMap<number, Mark>>(new Map());

/** Loads the relations of a board, and keeps them as they are. */
export function useRelationMarks(workspaceId: number): void {
  const query = relationMarksQuery(workspaceId);
  const { data } = useQuery(query);
  // Another task is done, or in the trash.
  useReloadAfterEvents(query.queryKey, (taskIds) => data?.some(({ otherId }) => taskIds.has(otherId)) ?? false);
  useEffect(() => marks.set(marksOf(data ?? [])), [data]);
  useEffect(() => () => marks.set(new Map()), []);
}

/** The same for the tasks of a list that is no board. */
export function useRelationMarksOf(tasks: readonly Pick<TaskCard, 'id'>[]): void {
  const query = relationSummariesQuery(tasks.map(({ id }) => id));
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  // A blocker that the person does not see may be done, too, so any change may concern the list.
  useReloadAfterEvents(query.queryKey);
  useEffect(() => marks.set(marksOfSummaries(data ?? [])), [data]);
  useEffect(() => () => marks.set(new Map()), []);
}

function marksOfSummaries(list: readonly RelationSummary[]): ReadonlyMap<number, Mark> {
  return new Map(
    list.map(({ taskId, blockers, subtasks, subtasksDone }) => [
      taskId,
      { blockers: blockers.length, done: subtasksDone, subtasks },
    ]),
  );
}

function marksOf(list: readonly RelationMark[]): ReadonlyMap<number, Mark> {
  const found = new Map<number, Mark>();
  for (const { kind, taskId, isDone } of list) {
    const mark = found.get(taskId) ?? { blockers: 0, done: 0, subtasks: 0 };
    if (kind === 'blockedBy') mark.blockers += isDone ? 0 : 1;
    else {
      mark.subtasks += 1;
      mark.done += isDone ? 1 : 0;
    }
    found.set(taskId, mark);
  }
  return found;
}

export function CardRelations({ task }: { task: TaskCard }) {
  const { relations: words } = useText();
  const mark = useStore(marks).get(task.id);
  if (!mark) return null;
  const { blockers, done, subtasks } = mark;
  const isBlocked = blockers > 0 && task.status !== doneStatus;
  return (
    <>
      {isBlocked ? (
        <span className="card-count text-warning-ink" title={words.blockedMark(blockers)}>
          <Ban size={13} role="img" aria-label={words.blockedMark(blockers)} />
        </span>
      ) : null}
      {subtasks > 0 ? (
        <span className="card-count" data-all={done === subtasks ? '' : undefined} title={words.subtasksMark(done, subtasks)}>
          <ListTree size={13} aria-hidden="true" />
          <span aria-hidden="true">{`${done}/${subtasks}`}</span>
          <span className="sr-only">{words.subtasksMark(done, subtasks)}</span>
        </span>
      ) : null}
    </>
  );
}
