// Shows relations on boards and lists: on each card or row what blocks it, and how many of its sub-tasks are done.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ban, ListTree } from 'lucide-react';
import { useEffect } from 'react';
import { marks, marksOf, marksOfSummaries } from '#features/tasks/relations/relation-marks.ts';
import { relationMarksQuery, relationSummariesQuery } from '#features/tasks/relations/relations.queries.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';

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
