// The quick add in a cell of a board.
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import type { BoardFocus } from '#screens/workspace/board/use-board-focus.ts';
import type { BoardQuickAdd as QuickAddState } from '#screens/workspace/board/use-board-quick-add.ts';
import { QuickAdd } from '#screens/workspace/create/lazy-quick-add.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface BoardQuickAddProps {
  view: BoardView;
  column: BoardColumn['column'];
  quickAdd: QuickAddState;
  focus: BoardFocus;
}

/** Render it only in the cell where it is open. */
export function BoardQuickAdd({ view, column, quickAdd, focus }: BoardQuickAddProps) {
  const { adding } = quickAdd;
  if (!adding) return null;
  const close = () => quickAdd.close(adding);
  return (
    <QuickAdd
      key={adding.time}
      boardId={view.data.workspaceId}
      column={column}
      filter={view.filter}
      defaults={quickAdd.defaultsOf(column.id, adding.lane)}
      onAdded={(taskId: number) => focus.added(taskId, column.id)}
      onClose={close}
      onOpenTask={view.task.open}
      onLoadError={close}
    />
  );
}
