// Creates a new task from text that was typed into a deleted one.
import { defaultTaskType } from '@app/contract/limits.ts';
import type { NewTaskInput, Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee, withPrimaryDepartment } from '@app/contract/tasks/tasks.rules.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { createTask } from '#features/tasks/data/task-writes.ts';
import { type EditDraft, requestOfDraft } from '#features/tasks/edit/task-values.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';

interface TaskFromTextInput {
  draft: EditDraft;
  task: Task | undefined;
  /** The person can no longer see the old task, and may see neither its board nor its people. */
  lost: boolean;
}

/**
 * Creates it on the old task's board, else on its department's, else on the only board that the person sees. Undefined if there
 * is none, or if several boards could be meant.
 */
export async function taskFromText(client: QueryClient, { draft, task, lost }: TaskFromTextInput): Promise<Task | undefined> {
  const workspaces = await client.fetchQuery(workspacesQuery);
  const { values } = draft;
  const workspace =
    workspaces.find(({ id }) => id === task?.workspaceId) ??
    workspaces.find(({ department }) => isSameDepartment(department, values.department)) ??
    (workspaces.length === 1 ? workspaces.at(0) : undefined);
  if (!workspace) return undefined;
  const columns = await client.fetchQuery(columnsQuery(workspace.id));
  const column = columns.find(({ name }) => name === values.status) ?? newTaskColumn(columns);
  if (!column) return undefined;
  return createTask(client, workspace.id, requestOf(draft, workspace, column.id, lost));
}

function requestOf(
  draft: EditDraft,
  { id: workspaceId, department: own }: Pick<Workspace, 'id' | 'department'>,
  columnId: number,
  lost: boolean,
): NewTaskInput {
  const { title, description, priority, startDate, dueDate, department, departments, assigneeId, assignees } = draft.values;
  const nothing = { workspaceId, customFields: {}, checklistTemplateId: null };
  const { checklistItems, checklistTemplateId, customFields } = requestOfDraft(draft, nothing);
  return {
    title: title.trim(),
    description: description.trim() || null,
    type: defaultTaskType,
    priority,
    columnId,
    workspaceId,
    startDate,
    dueDate,
    department: lost ? own : department,
    departments: lost ? [own] : withPrimaryDepartment(department, departments),
    assigneeId: lost ? null : assigneeId,
    assignees: lost ? [] : withPrimaryAssignee(assigneeId, assignees),
    checklistItems: checklistItems ?? [],
    checklistTemplateId: checklistTemplateId ?? null,
    customFields: customFields ?? {},
  };
}
