// The act that proposes a new task with a description.
import { defaultPriority } from '@app/contract/limits.ts';
import type { NewTaskInput } from '@app/contract/tasks/tasks.contract.ts';
import { commandNames, type StoredAct } from '#assistant/stored-acts.ts';

interface ProposedTask {
  title: string;
  description: string | null;
  columnId: number;
  assigneeId: number | null;
  startDate: string | null;
  dueDate: string | null;
  priority?: string | undefined;
}

interface TaskBoard {
  id: number;
  department: string;
}

/** Returns the act; `text` is its sentence. */
export function newTaskAct(proposed: ProposedTask, board: TaskBoard, text: string): Omit<StoredAct, 'id'> {
  const { title, assigneeId } = proposed;
  const fields = { ...proposed, priority: proposed.priority ?? defaultPriority };
  const task: NewTaskInput = {
    ...fields,
    workspaceId: board.id,
    department: board.department,
    departments: [],
    assignees: assigneeId === null ? [] : [assigneeId],
  };
  return {
    ...{ kind: 'create', command: commandNames.create, taskId: null, title, workspaceId: board.id },
    ...{ fields, text, before: null, task },
  };
}
