// Everything that the first page of the command menu offers.
import { screenId } from '@app/contract/screens.ts';
import { useLocation, useNavigate } from 'react-router';
import type { CommandsHere } from '#app/commands/commands-state.ts';
import { shortcutCommands } from '#app/commands/shortcut-commands.tsx';
import { useTypedCommands } from '#app/commands/typed/use-typed-commands.tsx';
import { useAccountCommands } from '#app/commands/use-account-commands.tsx';
import { useBoardCommands } from '#app/commands/use-board-commands.tsx';
import { usePeopleCommands } from '#app/commands/use-people-commands.tsx';
import { usePlaceCommands } from '#app/commands/use-place-commands.tsx';
import { useRecentCommands } from '#app/commands/use-recent-commands.tsx';
import { useTaskCommands } from '#app/commands/use-task-commands.tsx';
import { useTaskValues } from '#app/commands/use-task-values.ts';
import { useTemplateCommands } from '#app/commands/use-template-commands.tsx';
import { useViewCommands } from '#app/commands/use-view-commands.tsx';
import { useOpenTask } from '#app/shell/search/use-task-search.ts';
import { useGrammar } from '#features/assistant/use-grammar.ts';
import { holdKeysAfter, possibleShortcuts, shortcutChanges } from '#lib/hotkey.ts';
import { leaveBy } from '#lib/leave-guard.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { canUndo } from '#lib/undo.ts';

/** `typed` is what stands in the field, `takenOff` the words of it that stay in the title of a new task. */
export function useRootCommands(here: CommandsHere, typed: string, takenOff: readonly string[]) {
  'use no memo';
  const { shortcuts } = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = useOpenTask();
  const { task, top } = here;
  // A filter that was set a moment ago can be cleared.
  useStore(shortcutChanges);
  const possible = possibleShortcuts(top).filter((id) => id !== 'undo' || canUndo());
  const go = (path: string) => leaveBy(() => void navigate(path));
  function openTask(taskId: number): void {
    leaveBy(() => {
      open(taskId);
      holdKeysAfter('cardOpen');
    });
  }
  const values = useTaskValues(task);
  const { options } = useGrammar(
    values.columns.map(({ name }) => name),
    typed,
  );
  const view = useViewCommands();
  // A dialog covers the board: only what works over it is possible.
  const onBoard = view.boardId !== undefined && top === null;
  const places = usePlaceCommands(go);
  const shown = screenId(/^\/task\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('task') ?? undefined);
  const recent = useRecentCommands(places, { path: pathname, taskId: shown }, openTask);
  const { set, other, newLine } = useTypedCommands({
    text: typed,
    takenOff,
    task,
    values,
    options,
    mayAsk: possible.includes('assistant'),
    openTask,
  });
  const commands = [
    ...(here.commands ?? []),
    ...useTaskCommands(task, values),
    ...recent,
    ...shortcutCommands(possible, shortcuts.names),
    ...(onBoard ? view.commands : []),
    ...useTemplateCommands(onBoard ? view.boardId : undefined, task),
    ...useBoardCommands({ boardId: onBoard ? view.boardId : undefined, possible, go }),
    ...places,
    ...usePeopleCommands({ task, values, onlyOf: onBoard ? view.onlyOf : undefined, boardId: view.boardId, go }),
    ...useAccountCommands(),
  ];
  return { commands, set, typed: other, newLine, openTask };
}
