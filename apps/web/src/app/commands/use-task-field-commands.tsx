// Commands that change a value of the task, each with a second page of the possible values.
import { priorities } from '@app/contract/limits.ts';
import { firstAssignee, isUnassigned } from '@app/contract/tasks/assignees.rules.ts';
import { addDays, nextMonday } from '@app/contract/tasks/due-choices.rules.ts';
import { ArrowDownToLine, ArrowRightLeft, ArrowUpToLine, CalendarDays, CalendarPlus, Flag, UserRound } from 'lucide-react';
import type { TaskValues } from '#app/commands/use-task-values.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import type { Act, Command } from '#lib/command.ts';
import type { TaskHere } from '#lib/commands-here.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { readDate } from '#lib/read-line.ts';
import { useText } from '#lib/text.ts';

const group = 'task';

/** Returns the commands in the order of the menu; none without a task. */
export function useTaskFieldCommands(here: TaskHere | undefined, values: TaskValues): Command[] {
  const statusCommand = useStatusCommand(values);
  const priorityCommand = usePriorityCommand(values);
  const assigneeCommand = useAssigneeCommand(values);
  const dateCommand = useDateCommand(values);
  if (!here) return [];
  return [
    statusCommand(here),
    priorityCommand(here),
    assigneeCommand(here),
    dateCommand(here, 'dueDate'),
    dateCommand(here, 'startDate'),
  ];
}

function useStatusCommand(values: TaskValues) {
  const { tasks } = useText();
  const names = useNames();

  function columns({ task, moves }: TaskHere): Command[] {
    const all = values.columns.map(
      ({ id, name }): Act => ({
        id: `to-${id}`,
        group,
        label: names.status(name),
        icon: <StatusGlyph status={name} />,
        checked: name === task.status,
        run: () => name !== task.status && values.moveTo(id, name),
      }),
    );
    const current = values.columns.find(({ name }) => name === task.status);
    const first = moves?.first;
    if (first === undefined || first === null || !current || !moves) return all;
    return [
      ...all,
      { id: 'to-top', group, label: tasks.moveTop, icon: <ArrowUpToLine />, run: () => moves.move(current.id, first) },
      { id: 'to-bottom', group, label: tasks.moveBottom, icon: <ArrowDownToLine />, run: () => moves.move(current.id, null) },
    ];
  }
  return (here: TaskHere): Command => ({
    id: 'status',
    group,
    label: tasks.moveTo,
    icon: <ArrowRightLeft />,
    detail: names.status(here.task.status),
    shortcut: 'cardMoveTo',
    step: () => ({ title: tasks.moveTo, commands: columns(here) }),
  });
}

function usePriorityCommand(values: TaskValues) {
  const { tasks } = useText();
  return ({ task }: TaskHere): Command => ({
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
  });
}

function useAssigneeCommand(values: TaskValues) {
  const { tasks } = useText();
  const rows = useAssigneeRows(values.assignable);

  function people({ task }: TaskHere): Command[] {
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
  return (here: TaskHere): Command => ({
    id: 'assignee',
    group,
    label: tasks.assignee,
    icon: <UserRound />,
    detail: values.nameOf(here.task.assigneeId) ?? tasks.unassigned,
    shortcut: 'cardAssignee',
    step: () => ({ title: tasks.assignee, commands: people(here) }),
  });
}

function useDateCommand(values: TaskValues) {
  const { commands, tasks } = useText();
  const today = useToday();
  const { formatDate, formatLong, style, firstDay } = useDates();

  return ({ task }: TaskHere, field: 'startDate' | 'dueDate'): Command => {
    const icon = field === 'dueDate' ? <CalendarDays /> : <CalendarPlus />;
    const current = task[field];
    const dateValue = (id: string, date: string | null, label: string): Act => ({
      id,
      group,
      label,
      icon,
      detail: date === null ? undefined : formatLong(date),
      checked: date === current,
      run: () => date !== current && values.set({ [field]: date }),
    });
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
        read(text) {
          const date = readDate(text, { ...style, firstDay }, today);
          return date ? dateValue('typed-date', date, formatDate(date)) : undefined;
        },
        commands: [
          dateValue('today', today, tasks.dueQuick.today),
          dateValue('tomorrow', addDays(today, 1), tasks.dueQuick.tomorrow),
          dateValue('monday', nextMonday(today), tasks.dueQuick.monday),
          dateValue('no-date', null, tasks.noDate),
        ],
      }),
    };
  };
}
