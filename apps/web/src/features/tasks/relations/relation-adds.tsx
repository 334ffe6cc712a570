// Adds sub-tasks and relations to an open task.
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { AddButton } from '#features/tasks/details/add-row.tsx';
import { AddRelation } from '#features/tasks/relations/add-relation.tsx';
import { relationAsk } from '#features/tasks/relations/relation-asks.ts';
import { relationsQuery } from '#features/tasks/relations/relations.queries.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

export function RelationAdds({ taskId }: { taskId: number }) {
  const { relations: words, tasks } = useText();
  const list = useQuery(relationsQuery(taskId)).data ?? [];
  const ask = useStore(relationAsk);
  // The server does not know a task that still waits to be created.
  if (isLocalId(taskId) || list.length >= relationLimits.perTask) return null;
  return (
    <>
      <AddButton label={words.addSubtask} onClick={() => relationAsk.set('subtask')}>
        {tasks.addParts.subtask}
      </AddButton>
      <AddRelation
        taskId={taskId}
        list={list}
        open={ask === 'relation'}
        onOpen={(open) => relationAsk.set(open ? 'relation' : undefined)}
      />
    </>
  );
}
