// The menu items that change one field of a task at once: on the chips of an open task, and on its card.
import { knownPriorities, priorities } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useTaskStatuses } from '#features/tasks/edit/use-task-statuses.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import type { MenuItem } from '#ui/menu.tsx';

/** The fields that the menus read, which an open task and a card both have. */
export type TaskFields = Pick<
  TaskCard,
  | 'id'
  | 'workspaceId'
  | 'priority'
  | 'status'
  | 'assigneeId'
  | 'assignees'
  | 'department'
  | 'departments'
  | 'startDate'
  | 'dueDate'
>;

export function usePriorityItems(task: TaskFields): MenuItem[] {
  const { tasks } = useText();
  const { set } = useTaskActions();
  // A task may have one that forms do not offer.
  const offered = knownPriorities.filter((one) => one === task.priority || priorities.some((each) => each === one));
  return offered.map((priority) => ({
    label: tasks.priorityName[priority],
    icon: <PriorityDot priority={priority} />,
    checked: priority === task.priority,
    onSelect: () => priority !== task.priority && void set(task.id, { priority }),
  }));
}

export function useStatusItems(task: TaskFields): MenuItem[] {
  const shown = useNames();
  const { set } = useTaskActions();
  const names = useTaskStatuses(task) ?? [task.status];
  return names.map((status) => ({
    label: shown.status(status),
    icon: <StatusGlyph status={status} />,
    checked: status === task.status,
    onSelect: () => status !== task.status && void set(task.id, { status }),
  }));
}
