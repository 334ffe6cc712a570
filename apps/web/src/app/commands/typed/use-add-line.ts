// Adds a typed line as a task to a board: its fields are those that the line names.
import { companyWorkspaceId, firstStatus } from '@app/contract/limits.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { withLine } from '#features/assistant/line.ts';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { createTask } from '#features/tasks/data/task-writes.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { currentNames } from '#lib/names.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { createWorkspaceOf } from '#screens/workspace/create/create-defaults.ts';
import { emptyTask, issuesOf, requestOf } from '#screens/workspace/create/new-task.ts';
import { messageOfNew } from '#screens/workspace/create/new-task-message.ts';

interface Added {
  board: Workspace;
  /** Reads the line once grammar and names are loaded. */
  read: () => Promise<ParsedTask>;
  onOpen: (taskId: number) => void;
  onAdded?: () => void;
  /** The reason has been shown. */
  onFailed?: () => void;
}

/** Returns a function that adds the task and shows a message about it. A second call while it runs adds no second one. */
export function useAddLine(): (line: Added) => Promise<void> {
  const client = useQueryClient();
  const once = useSingleFlight();

  async function create({ board: { id: boardId, department }, read, onOpen, onAdded }: Added) {
    const { assistant, tasks } = currentText();
    const sure = await read();
    const own = await client.ensureQueryData(columnsQuery(boardId));
    const column = own.find(({ name }) => name === sure.status) ?? newTaskColumn(own);
    const status = column?.name ?? firstStatus;
    const values = withLine(emptyTask({ department, status, workspaceId: boardId }), sure, false);
    const templates = client.getQueryData(checklistTemplatesQuery.queryKey) ?? [];
    const template = values.useTemplate ? templates.find(({ id }) => id === values.templateId) : undefined;
    const request = requestOf({ ...values, status }, column?.id ?? 0, template);
    const [problem] = Object.values(fieldErrors(issuesOf(request)));
    if (problem !== undefined) throw new Error(problem);
    const task = await createTask(client, boardId, request);
    onAdded?.();
    const text = assistant.addedTo(task.title, currentNames().department(task.department));
    toast({
      ...messageOfNew(task, { title: tasks.created.title, text }),
      action: { label: tasks.open, run: () => onOpen(task.id) },
    });
  }
  return (line) =>
    once(async () => {
      try {
        await create(line);
      } catch (error) {
        toast({ title: currentText().tasks.createFailed.title, text: reasonOf(error), kind: 'destructive' });
        line.onFailed?.();
      }
    });
}

/** Returns the boards on which the person may add tasks. */
export function useBoards(): readonly Workspace[] {
  return (useQuery(workspacesQuery).data ?? []).filter(({ id }) => id !== companyWorkspaceId);
}

/** Returns the board on the screen, the company view's usual one, or the person's only one; nobody chose one of several. */
export function useShownBoard(): Workspace | undefined {
  const { pathname } = useLocation();
  const boards = useBoards();
  const [, shown] = /^\/workspace\/(\d+)/.exec(pathname) ?? [];
  if (shown !== undefined) return boards.find(({ id }) => id === createWorkspaceOf(Number(shown)));
  return boards.length === 1 ? boards[0] : undefined;
}
