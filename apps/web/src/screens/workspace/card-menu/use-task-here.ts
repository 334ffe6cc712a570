// Tells the command menu which task has the focus in a list, a calendar or a timeline, and what its commands do.
import type { TaskCard } from '@app/contract';
import { useHere } from '#lib/commands-here.ts';
import { focusedElement } from '#lib/type-ahead.ts';
import { type ItemCommand, itemCommands } from '#screens/workspace/board/board-keys.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface TasksHere {
  view: BoardView;
  moves: BoardMoves;
  taskUnder: (target: EventTarget | null) => TaskCard | undefined;
  command: (command: ItemCommand, task: TaskCard) => void;
}

export function useTaskHere({ view, moves, taskUnder, command }: TasksHere): void {
  useHere('task', () => {
    const task = taskUnder(focusedElement());
    return (
      task && {
        task,
        scope: 'list',
        selects: true,
        run: (id) => (id === 'rowOpen' ? view.task.open(task.id) : command(itemCommands[id as keyof typeof itemCommands], task)),
        moves: {
          columns: view.board.columns.filter(({ foreign }) => !foreign),
          move: (columnId, beforeId) => moves.move(task.id, columnId, beforeId),
        },
      }
    );
  });
}
