// The relations of an open task: what it belongs to, its sub-tasks, what blocks it and what it blocks.
import { doneStatus } from '@app/contract/limits.ts';
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { relationKinds } from '@app/contract/relations/relations.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AddSubtask } from '#features/tasks/relations/add-subtask.tsx';
import { relationAsk } from '#features/tasks/relations/relation-asks.ts';
import { RelationRow } from '#features/tasks/relations/relation-row.tsx';
import { relationsQuery } from '#features/tasks/relations/relations.queries.ts';
import { useStore } from '#lib/store.ts';
import { unloaded, useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RegionError } from '#ui/region-error.tsx';
import '#features/tasks/relations/relations.css';

/** Takes no room while there are none. */
export function Relations({ taskId }: { taskId: number }) {
  const { relations: words } = useText();
  const query = useQuery(relationsQuery(taskId));
  const ask = useStore(relationAsk);
  const list = query.data ?? [];
  // Their titles, statuses, people and dates.
  useReloadAfterEvents(relationsQuery(taskId).queryKey, (taskIds) => list.some(({ task }) => taskIds.has(task.id)));
  // Who has left the task has left the line.
  useEffect(() => () => relationAsk.set(undefined), []);
  const isAdding = ask === 'subtask' && !isLocalId(taskId) && list.length < relationLimits.perTask;
  const isFailed = query.isError && !query.data;
  if (list.length === 0 && !isAdding && !isFailed) return null;
  return (
    <section aria-label={words.title} className="task-section relations">
      <h3>{words.title}</h3>
      {isFailed ? (
        <RegionError
          text={unloaded(query.error)}
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
      {relationKinds.map((kind) => (
        <Group key={kind} taskId={taskId} kind={kind} list={list.filter((relation) => relation.kind === kind)} />
      ))}
      {isAdding ? <AddSubtask taskId={taskId} onDone={() => relationAsk.set(undefined)} /> : null}
    </section>
  );
}

interface GroupProps {
  taskId: number;
  kind: Relation['kind'];
  list: readonly Relation[];
}

function Group({ taskId, kind, list }: GroupProps) {
  const { relations: words } = useText();
  if (list.length === 0) return null;
  const done = list.filter(({ task }) => task.status === doneStatus).length;
  const name = kind === 'subtask' ? words.subtasks : words.kinds[kind];
  return (
    <div className="relation-group">
      <div className="relation-heading">
        <h4>{name}</h4>
        {kind === 'subtask' ? <span>{words.progress(done, list.length)}</span> : null}
      </div>
      {kind === 'subtask' ? (
        <ProgressBar percent={(done / list.length) * 100} label={words.progress(done, list.length)} color="var(--st-done)" />
      ) : null}
      <ul aria-label={name} className="relation-list">
        {list.map((relation) => (
          <RelationRow key={relation.id} taskId={taskId} relation={relation} />
        ))}
      </ul>
    </div>
  );
}
