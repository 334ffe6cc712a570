// Commands that take what was typed: values of the task, a new task, a question to the assistant, the search.
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import type { ParseOptions } from '@app/language/line/parse-task.rules.ts';
import type { ParsedTask, SpanKind } from '@app/language/line/parsed-task.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Plus, Search, Sparkles } from 'lucide-react';
import { useAddLine, useBoards, useShownBoard } from '#app/commands/typed/use-add-line.ts';
import type { TaskValues } from '#app/commands/use-task-values.ts';
import { departmentIcon } from '#app/shell/department-icon.tsx';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { usePartLabels } from '#features/assistant/use-part-labels.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import type { Command } from '#lib/command.ts';
import type { TaskHere } from '#lib/commands-here.ts';
import { useToday } from '#lib/dates.ts';
import { useDepartmentKeys } from '#lib/department-keys.ts';
import { runShortcut } from '#lib/hotkey.ts';
import { useNames } from '#lib/names.ts';
import { openSearch } from '#lib/open-search.ts';
import { firstDay, readLine } from '#lib/read-line.ts';
import { useText } from '#lib/text.ts';
import { typeAhead } from '#lib/type-ahead.ts';

interface TypedHere {
  text: string;
  /** Words that stay in the title of a new task, although they mean something. */
  takenOff: readonly string[];
  task: TaskHere | undefined;
  values: TaskValues;
  options: () => ParseOptions;
  /** Whether the assistant can be opened here. */
  mayAsk: boolean;
  openTask: (taskId: number) => void;
}

/** The id of the command that adds what was typed as a task. */
export const newTaskId = 'new-task';

/** The parts of a line that change a task that exists. */
const settable = new Set<SpanKind>(['startDate', 'dueDate', 'dates', 'priority', 'status', 'assignee']);

/**
 * Returns the command that sets what was typed on the task, those that do something else with it, and how it reads as a new task.
 */
export function useTypedCommands({ text, takenOff, task, values, options, mayAsk, openTask }: TypedHere) {
  const { assistant, commands } = useText();
  const names = useNames();
  const keyOf = useDepartmentKeys();
  const today = useToday();
  const client = useQueryClient();
  const boards = useBoards();
  const shown = useShownBoard();
  const addLine = useAddLine();
  const columns = client.getQueryData(columnsQuery(shown?.id ?? 0).queryKey) ?? [];
  const { read, readForSure } = useGrammar(
    columns.map(({ name }) => name),
    text,
  );
  const typed = text.trim();
  const line = readLine(typed, [], options());
  const labelOf = usePartLabels(line, (rule) => firstDay(rule, today));
  const newLine = read(typed, takenOff);

  function setValues({ startDate, dueDate, priority, status, assignees }: ParsedTask) {
    const fields = {
      ...(startDate !== null && { startDate }),
      ...(dueDate !== null && { dueDate }),
      ...(priority !== null && { priority }),
    };
    const column = values.columns.find(({ name }) => name === status);
    const people = assignees.map(({ id }) => id);
    if (Object.keys(fields).length > 0 || people.length > 0) void values.setTogether(fields, people);
    if (column && column.name !== task?.task.status) void values.moveTo(column.id, column.name);
  }
  const isAllValues = line.title === '' && line.spans.length > 0 && line.spans.every(({ kind }) => settable.has(kind));
  const set: Command[] =
    task && isAllValues
      ? [
          {
            id: 'set',
            group: 'task',
            label: commands.set(line.spans.map(labelOf).join(', ')),
            icon: <Check />,
            run: () => setValues(line),
          },
        ]
      : [];

  function addTo(board: Workspace) {
    return addLine({
      board,
      read: () => readForSure(typed, takenOff),
      onOpen: openTask,
      // The menu has closed; when it is opened next, what was typed is in its field.
      onFailed: () => typeAhead('commands', typed),
    });
  }
  // A line of values alone has no title.
  const isTask = newLine.title !== '';
  const create: Command[] = !isTask
    ? []
    : shown
      ? [
          {
            id: newTaskId,
            group: 'typed',
            label: assistant.newTask(newLine.title, names.department(shown.department)),
            icon: <Plus />,
            shortcut: 'submit',
            run: () => addTo(shown),
          },
        ]
      : boards.length > 0
        ? [
            {
              id: newTaskId,
              group: 'typed',
              label: commands.newTask(newLine.title),
              icon: <Plus />,
              shortcut: 'submit',
              step: () => ({
                title: commands.whichBoard,
                placeholder: commands.findValue,
                commands: boards.map((board) => ({
                  id: `new-task-${board.id}`,
                  group: 'typed',
                  label: names.department(board.name),
                  icon: departmentIcon(keyOf(board.department)),
                  run: () => addTo(board),
                })),
              }),
            },
          ]
        : [];
  const ask: Command[] = mayAsk
    ? [
        {
          id: 'ask',
          group: 'typed',
          label: commands.ask(typed),
          icon: <Sparkles />,
          shortcut: 'assistant',
          run: () => {
            typeAhead('assistant', typed);
            runShortcut('assistant');
          },
        },
      ]
    : [];
  const find: Command = {
    id: 'find',
    group: 'typed',
    label: commands.search(typed),
    icon: <Search />,
    shortcut: 'search',
    run: () => openSearch(typed),
  };
  return {
    set,
    other: typed === '' ? [] : [...create, ...ask, find],
    newLine: create.length > 0 ? newLine : undefined,
  };
}
