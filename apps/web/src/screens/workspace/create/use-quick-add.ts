// Creates tasks from the quick add: in a column, with default values, those that the filter requires and those that the line names, one
// after the other.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { LaneDefaults } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { filterTest, noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { withLine } from '#features/assistant/line.ts';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import type { PlacedColumn } from '#features/tasks/data/board-columns.ts';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { createTask } from '#features/tasks/data/task-writes.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import { withFilter } from '#features/tasks/filter/task-filter.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useToday } from '#lib/dates.ts';
import { useDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useSearch } from '#lib/use-search.ts';
import { createWorkspaceOf } from '#screens/workspace/create/create-defaults.ts';
import { emptyTask, issuesOf, requestOf } from '#screens/workspace/create/new-task.ts';
import { messageOfNew } from '#screens/workspace/create/new-task-message.ts';
import { showTask } from '#screens/workspace/show-task.ts';

interface Target {
  board: Pick<Workspace, 'id' | 'department'>;
  columnId: number;
}

export function useQuickAdd(boardId: number, column: PlacedColumn, filter: TaskFilter, defaults: LaneDefaults = {}) {
  const client = useQueryClient();
  const { tasks } = useText();
  const { id: userId } = useCurrentUser();
  const today = useToday();
  const [, setSearch] = useSearch();
  const isCompany = boardId === companyWorkspaceId;
  const boards = useQuery({ ...workspacesQuery, enabled: isCompany }).data ?? [];
  const [chosen, choose] = useDraft<string | null>('quick-add-department', null);
  const [firstDepartment, ...others] = filter.departments;
  const wanted = chosen ?? (others.length === 0 ? firstDepartment : undefined);
  const usual = createWorkspaceOf(boardId);
  const named = wanted === undefined ? undefined : boards.find(({ department }) => isSameDepartment(department, wanted));
  /** The department for new tasks in the company view, which the person sees and can change. */
  const department = (named ?? boards.find(({ id }) => id === usual))?.department;
  const templates = () => client.getQueryData(checklistTemplatesQuery.queryKey) ?? [];
  const before = useRef<Promise<unknown>>(Promise.resolve());

  /** Returns the board of a new task with its department; in the company view that of the chosen department. */
  async function target({ departments: [named], status }: ParsedTask): Promise<Target> {
    const workspaces = await client.ensureQueryData(workspacesQuery);
    const wanted = workspaces.find((each) => named !== undefined && isSameDepartment(each.department, named))?.department;
    const own = wanted ?? department;
    const board = workspaces.find((each) => (isCompany ? each.department === own : each.id === boardId));
    if (!board) throw new Error(tasks.departmentRequired);
    if (!isCompany && status === null) return { board, columnId: column.id };
    const columns = await client.ensureQueryData(columnsQuery(board.id));
    return { board, columnId: columns.find(({ name }) => name === (status ?? column.name))?.id ?? 0 };
  }

  function requestFor(line: ParsedTask, { board, columnId }: Target) {
    const values = emptyTask({ department: board.department, status: column.name, workspaceId: board.id });
    const [priority, ...others] = filter.priorities;
    if (priority && others.length === 0) values.priority = priority;
    if (filter.mine) Object.assign(values, { assigneeId: userId, assignees: withPrimaryAssignee(userId, []) });
    Object.assign(values, defaults);
    if (defaults.assigneeId) values.assignees = withPrimaryAssignee(defaults.assigneeId, []);
    const filled = withLine(values, line);
    const template = filled.useTemplate ? templates().find(({ id }) => id === filled.templateId) : undefined;
    return requestOf(filled, columnId, template);
  }

  /** Returns the error of a line's title as a sentence, or undefined. */
  function problem(line: ParsedTask): string | undefined {
    const board = { id: boardId, department: department ?? '' };
    return fieldErrors(issuesOf(requestFor(line, { board, columnId: column.id })))['title'];
  }

  /** Creates a task after the ones added before it, so that they keep the order in which they were typed. */
  function add(line: ParsedTask): Promise<Task> {
    const created = before.current.then(async () => createTask(client, boardId, requestFor(line, await target(line))));
    before.current = created.catch(() => undefined);
    return created;
  }

  /** Shows a message if the filter hides a new task, and offers to show it. Returns whether it is hidden. */
  function notifyIfHidden(task: Task): boolean {
    const test = filterTest(filter, { userId, today });
    if (!test || test(cardOf(task))) return false;
    const showAll = () => {
      setSearch((now) => withFilter(now, noFilter), { replace: true });
      showTask(task.id);
    };
    const message = messageOfNew(task, { title: tasks.created.title, text: tasks.createdHidden });
    toast({ ...message, action: { label: tasks.createdShow, run: showAll } });
    return true;
  }
  const departments = isCompany ? { chosen: department ?? '', all: boards.map((board) => board.department), choose } : undefined;
  return { problem, add, notifyIfHidden, departments };
}
