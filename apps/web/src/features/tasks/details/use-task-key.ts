// The key of an open task, which stays when the task gets its id: React keeps what is open, typed and focused in it.
import { createdTasks } from '#lib/created-tasks.ts';
import { useStore } from '#lib/store.ts';

export function useTaskKey<Id extends number | undefined>(taskId: Id): Id | number {
  const created = useStore(createdTasks);
  for (const [localId, id] of created) if (id === taskId) return localId;
  return taskId;
}
