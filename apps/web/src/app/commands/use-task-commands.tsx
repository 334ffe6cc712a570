// Commands for the task that is open, or whose card or row has the focus: its values, and what its shortcuts do.

import { doneStatus, priorities } from '@app/contract/limits.ts';
import { firstAssignee, isUnassigned, withFirstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import { addDays, nextMonday } from '@app/contract/tasks/due-choices.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Archive,
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpToLine,
  CalendarDays,
  CalendarPlus,
  Flag,
  Link2,
  ListTree,
  UserRound,
} from 'lucide-react';
import { shortcutIcon } from '#app/commands/command-icons.tsx';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { archiveAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { cardOf } from '#features/tasks/data/patch-board.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useTaskStatuses } from '#features/tasks/edit/use-task-statuses.ts';
import { openTaskActs } from '#features/tasks/keys/open-task-shortcuts.ts';
import { relationAsk } from '#features/tasks/relations/relation-asks.ts';
import { useCurrentUser, usersById, usersQuery } from '#features/users/users.queries.ts';
import type { Act, Command } from '#lib/command.ts';
import type { TaskHere } from '#lib/commands-here.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { readDate } from '#lib/read-line.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';

type CardShortcut = ShortcutIn<'card' | 'list' | 'item'>;

const others = ['cardCopy', 'cardDuplicate', 'cardDelete'] as const;

/** What the shortcuts do that neither move the focus nor open a menu of values. */
const shortcutsOf: Record<TaskHere['scope'], readonly CardShortcut[]> = {
  card: ['cardOpen', 'cardPeek', 'cardEdit', 'cardRename', 'select', 'selectColumn', 'cardScore', 'cardAssign', ...others],
  list: ['rowOpen', 'cardPeek', 'cardEdit', 'cardRename', 'select', 'selectColumn', 'cardScore', 'cardAssign', ...others],
  task: openTaskActs,
};

export type TaskActions = ReturnType<typeof useTaskValues>;

/** Returns the commands of the task; none without one. */
export function useTaskCommands(here: TaskHere | undefined, values: TaskActions): Command[] {
  const { archive, commands, relations, shortcuts, tasks } = useText();
  const client = useQueryClient();
  const names = useNames();
  const today = useToday();
  const { id: userId } = useCurrentUser();
  const { formatDate, formatLong, style, firstDay } = useDates();
  const rows = useAssigneeRows(values.assignable);
  if (!here) return [];
  const { task, moves, scope } = here;
  const group = 'task';

  function toColumns(): Command[] {
    const columns = values.columns.map(
      ({ id, name }): Act => ({
        id: `to-${id}`,
        group,
        label: names.status(name),
        icon: <StatusGlyph status={name} />,
        checked: name === task.status,
        run: () => name !== task.status && values.moveTo(id, name),
      }),
    );
    const column = values.columns.find(({ name }) => name === task.status);
    const first = moves?.first;
    if (first === undefined || first === null || !column || !moves) return columns;
    return [
      ...columns,
      { id: 'to-top', group, label: tasks.moveTop, icon: <ArrowUpToLine />, run: () => moves.move(column.id, first) },
      { id: 'to-bottom', group, label: tasks.moveBottom, icon: <ArrowDownToLine />, run: () => moves.move(column.id, null) },
    ];
  }

  function dateCommand(field: 'startDate' | 'dueDate'): Command {
    const icon = field === 'dueDate' ? <CalendarDays /> : <CalendarPlus />;
    const current = task[field];
    const value = (date: string | null, label: string, name: string): Act => ({
      id: name,
      group,
      label,
      icon,
      detail: date === null ? undefined : formatLong(date),
      checked: date === current,
      run: () => date !== current && values.set({ [field]: date }),
    });
    function read(text: string): Act | undefined {
      const date = readDate(text, { ...style, firstDay }, today);
      return date ? value(date, formatDate(date), 'typed-date') : undefined;
    }
    return {
      id: field,
      group,
      label: tasks[field],
      icon,
      detail: current === null ? tasks.noDate : formatDate(current),
      ...(field === 'dueDate' && { shortcut: 'cardDueDate' }),
      step: () => ({
        title: tasks[field],
        placeholder: commands.typeDate,
        read,
        commands: [
          value(today, tasks.dueQuick.today, 'today'),
          value(addDays(today, 1), tasks.dueQuick.tomorrow, 'tomorrow'),
          value(nextMonday(today), tasks.dueQuick.monday, 'monday'),
          value(null, tasks.noDate, 'no-date'),
        ],
      }),
    };
  }

  function people(): Command[] {
    const nobody: Act = {
      id: 'to-nobody',
      group,
      label: tasks.unassigned,
      icon: <UserRound />,
      checked: isUnassigned(task),
      run: () => !isUnassigned(task) && values.assign(null),
    };
    return [
      ...rows.map(
        ({ value, label, detail, icon, found }): Act => ({
          id: `to-person-${value}`,
          group,
          label,
          detail,
          icon,
          words: found?.filter(Boolean).join(' '),
          checked: firstAssignee(task) === Number(value),
          run: () => firstAssignee(task) !== Number(value) && values.assign(Number(value)),
        }),
      ),
      nobody,
    ];
  }

  const fields: Command[] = [
    {
      id: 'status',
      group,
      label: tasks.moveTo,
      icon: <ArrowRightLeft />,
      detail: names.status(task.status),
      shortcut: 'cardMoveTo',
      step: () => ({ title: tasks.moveTo, commands: toColumns() }),
    },
    {
      id: 'priority',
      group,
      label: tasks.priority,
      icon: <Flag />,
      detail: (tasks.priorityName as Record<string, string>)[task.priority],
      shortcut: 'cardPriority',
      step: () => ({
        title: tasks.priority,
        commands: priorities.map((priority) => ({
          id: `to-${priority}`,
          group,
          label: tasks.priorityName[priority],
          words: priority,
          icon: <PriorityDot decorative priority={priority} />,
          checked: priority === task.priority,
          run: () => priority !== task.priority && values.set({ priority }),
        })),
      }),
    },
    {
      id: 'assignee',
      group,
      label: tasks.assignee,
      icon: <UserRound />,
      detail: values.nameOf(task.assigneeId) ?? tasks.unassigned,
      shortcut: 'cardAssignee',
      step: () => ({ title: tasks.assignee, commands: people() }),
    },
    dateCommand('dueDate'),
    dateCommand('startDate'),
  ];
  const isPossible = (id: CardShortcut) =>
    id === 'cardAssign' ? task.assigneeId !== userId : here.selects || !(id === 'select' || id === 'selectColumn');
  const acts = shortcutsOf[scope].filter(isPossible).map(
    (id): Act => ({
      id,
      group,
      label: shortcuts.names[id],
      icon: shortcutIcon(id),
      shortcut: id,
      danger: id === 'cardDelete',
      run: () => here.run(id),
    }),
  );
  const archived: Act[] =
    task.status === doneStatus && !('archivedAt' in task && task.archivedAt)
      ? [
          {
            id: 'task-archive',
            group,
            label: archive.act,
            icon: <Archive />,
            run: () => void actOnMany(client, archiveAll([cardOf(task)])),
          },
        ]
      : [];
  // The open task shows its relations; a card does not.
  const relate: Act[] =
    scope === 'task'
      ? [
          { id: 'subtask', group, label: relations.addSubtask, icon: <ListTree />, run: () => relationAsk.set('subtask') },
          { id: 'relation', group, label: relations.add, icon: <Link2 />, run: () => relationAsk.set('relation') },
        ]
      : [];
  return [...fields, ...relate, ...acts, ...archived];
}

/** Returns the columns and people of a task, and functions that change its values. */
export function useTaskValues(here: TaskHere | undefined) {
  const actions = useTaskActions();
  const users = useQuery(usersQuery).data;
  const people = usersById(users ?? []);
  const task = here?.task;
  const own = useTaskStatuses(here?.moves ? undefined : task);
  // Without a board on the screen, a status names its column.
  const columns = here?.moves?.columns.map(({ column }) => column) ?? own?.map((name, index) => ({ id: index, name })) ?? [];
  const chosen = task ? withPrimaryAssignee(task.assigneeId, task.assignees) : [];
  const assignable = useAssignable(task ? [task.department, ...task.departments] : [], chosen, people);
  type Fields = Parameters<typeof actions.set>[1];

  return {
    columns,
    assignable,
    nameOf: (id: number | null) => (id === null ? undefined : people.get(id)?.fullName),
    set: (fields: Fields) => task && actions.set(task.id, fields),
    moveTo: (columnId: number, status: string) =>
      here?.moves ? here.moves.move(columnId, null) : task && actions.set(task.id, { status }),
    /** Replaces the first assignee, the others stay; null takes everybody off. */
    assign: (assigneeId: number | null) => task && actions.adjust(task, (row) => withFirstAssignee(row, assigneeId)),
    /** Sets several values with one undo; the people come before those who have the task. */
    setTogether: (fields: Fields, people: readonly number[]) =>
      task &&
      actions.adjust(task, ({ assignees }) => {
        const [assigneeId] = people;
        if (assigneeId === undefined) return fields;
        return { ...fields, assigneeId, assignees: withPrimaryAssignee(assigneeId, [...people, ...assignees]) };
      }),
  };
}
