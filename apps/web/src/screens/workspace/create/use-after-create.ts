// After creating a task in the dialog: scrolls to it and announces it, or says why it is not visible.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isFuture } from '@app/contract/tasks/tasks.rules.ts';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Board } from '#features/tasks/data/board-columns.ts';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { announce } from '#lib/announce.ts';
import { useNames } from '#lib/names.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { messageOfNew } from '#screens/workspace/create/new-task-message.ts';
import { showTask } from '#screens/workspace/show-task.ts';
import { focusTask } from '#screens/workspace/view-focus.ts';

/** The board in which a task is created, for what happens after the dialog has closed. */
export interface CreatedIn {
  workspaceId: number;
  /** The board as it is then. */
  board: RefObject<Board>;
  today: string;
  /** The filter; undefined if nothing is hidden. */
  test: ((card: TaskCard) => boolean) | undefined;
  open: (taskId: number) => void;
  /** Clears the filter. */
  showAll: () => void;
}

/** Returns a function that returns whether the new task takes the focus. */
export function useAfterCreate({ workspaceId, board: now, today, test, open, showAll }: CreatedIn): (task: Task) => boolean {
  const { tasks } = useText();
  const names = useNames();
  const workspaces = useQuery(workspacesQuery).data;

  function show(task: Task) {
    const announceIt = () => {
      const column = now.current.columns.find(({ cards }) => cards.some(({ id }) => id === task.id));
      // The message has announced that the task waits.
      if (!column || isLocalId(task.id)) return;
      const position = column.cards.findIndex(({ id }) => id === task.id) + 1;
      announce(tasks.createdAt(task.title, names.status(column.column.name), position, column.shown));
    };
    afterOverlays(() => (focusTask(task.id, true) ? announceIt() : showTask(task.id, announceIt)));
  }

  /** Returns the department of the task's board, if it is not the visible board. */
  function elsewhere(task: Task): string | undefined {
    if ([companyWorkspaceId, task.workspaceId].includes(workspaceId)) return undefined;
    const departmentOf = (wanted: number) => workspaces?.find(({ id }) => id === wanted)?.department;
    const own = departmentOf(workspaceId);
    const isHere = own !== undefined && task.departments.some((name) => isSameDepartment(name, own));
    return isHere ? undefined : (departmentOf(task.workspaceId) ?? task.department);
  }

  return (task) => {
    const { title, text } = tasks.created;
    const openIt = { label: tasks.open, run: () => open(task.id) };
    const board = elsewhere(task);
    if (board !== undefined) {
      const message = messageOfNew(task, { title, text: tasks.createdElsewhere(names.department(board)) });
      toast({ ...message, action: openIt });
      return false;
    }
    if (test && !test(cardOf(task))) {
      const showIt = () => {
        showAll();
        show(task);
      };
      const message = messageOfNew(task, { title, about: task.title, text: tasks.createdHidden });
      toast({ ...message, action: { label: tasks.createdShow, run: showIt } });
      return false;
    }
    const later = isFuture(task, today);
    const message = messageOfNew(task, { title, about: task.title, text: later ? tasks.createdLater : text });
    toast({ ...message, action: openIt });
    if (!later) show(task);
    return !later;
  };
}
