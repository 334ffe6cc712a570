// Creates tasks of the person's own from a line: on the board that the line names, else on the chosen one.
import { firstStatus } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { ParsedTask } from '@app/language/line/parsed-task.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { withLine } from '#features/assistant/line.ts';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { checklistTemplatesQuery } from '#features/checklist-templates/checklist-templates.queries.ts';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { myWorkCardsKey } from '#features/tasks/data/my-work-cards.queries.ts';
import { putCard } from '#features/tasks/data/patch-board.ts';
import { createTask } from '#features/tasks/data/task-writes.ts';
import { fieldErrors } from '#features/tasks/edit/field-errors.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { emptyTask, issuesOf, requestOf } from '#screens/workspace/create/new-task.ts';

/** `typed` is the line as it is typed. */
export function useMyWorkAdd(boards: readonly Workspace[], chosen: Workspace | undefined, typed: string) {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const columns = useQuery({ ...columnsQuery(chosen?.id ?? 0), enabled: chosen !== undefined }).data ?? [];
  const { read, readForSure, firstDay } = useGrammar(
    columns.map(({ name }) => name),
    typed,
  );
  const before = useRef<Promise<unknown>>(Promise.resolve());

  /** Returns the board of a line; undefined while none is chosen. */
  function boardOf({ departments: [named] }: ParsedTask): Workspace | undefined {
    const other = boards.find(({ department }) => named !== undefined && isSameDepartment(department, named));
    return other ?? chosen;
  }
  function requestFor(line: ParsedTask, board: Workspace, columnId: number, status: string) {
    const filled = withLine(emptyTask({ department: board.department, status, workspaceId: board.id }), line, false);
    const templates = client.getQueryData(checklistTemplatesQuery.queryKey) ?? [];
    const template = filled.useTemplate ? templates.find(({ id }) => id === filled.templateId) : undefined;
    // Whomever the line names helps: the task is the person's own.
    const mine = { assigneeId: userId, assignees: withPrimaryAssignee(userId, filled.assignees) };
    return requestOf({ ...filled, ...mine, status }, columnId, template);
  }
  async function createOne(text: string, takenOff: readonly string[]): Promise<{ task: Task; board: Workspace }> {
    const line = await readForSure(text, takenOff);
    const board = boardOf(line);
    if (!board) throw new Error('a line without a board is not sent');
    const own = await client.ensureQueryData(columnsQuery(board.id));
    const column = own.find(({ name }) => name === line.status) ?? newTaskColumn(own);
    const task = await createTask(client, board.id, requestFor(line, board, column?.id ?? 0, column?.name ?? firstStatus));
    client.setQueryData(myWorkCardsKey, (cards: Parameters<typeof putCard>[0] | undefined) => cards && putCard(cards, task));
    return { task, board };
  }
  return {
    read,
    firstDay,
    boardOf,
    /** Returns what is wrong with a line as a sentence, or undefined. */
    problemOf(line: ParsedTask): string | undefined {
      const board = boardOf(line);
      return board && fieldErrors(issuesOf(requestFor(line, board, 1, firstStatus)))['title'];
    },
    /** Creates a task after the ones added before it, so that they keep the order in which they were typed. */
    create(text: string, takenOff: readonly string[]) {
      const created = before.current.then(() => createOne(text, takenOff));
      before.current = created.catch(() => undefined);
      return created;
    },
  };
}
