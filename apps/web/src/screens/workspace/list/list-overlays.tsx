// The overlays of a row of the list or a task of the calendar: its menu, and the delete confirmation.
import type { TaskCard } from '@app/contract';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { focusAfterOverlays } from '#lib/overlays.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { CardOverlays, preloadCardOverlays } from '#screens/workspace/card-menu/lazy-card-overlays.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface ListOverlaysProps {
  view: BoardView;
  /** Tasks can be selected here. */
  selects?: boolean;
  menu: OpenMenu | undefined;
  onMenu: (menu: OpenMenu | undefined) => void;
  deleting: TaskCard | undefined;
  onDeleting: (card: TaskCard | undefined) => void;
  moves: BoardMoves;
  onFocus: (taskId: number) => void;
  /** Returns a function that focuses the next task after this one is gone. */
  focusNextAfter: (taskId: number) => () => void;
}

export function ListOverlays({ view, onFocus, focusNextAfter, ...open }: ListOverlaysProps) {
  const { menu, onMenu, deleting, onDeleting } = open;
  const { data, board, people, task } = view;
  const { remove } = useTaskActions();
  function removed({ id }: TaskCard) {
    const focusNext = focusNextAfter(id);
    void remove(id, 'card');
    focusAfterOverlays(focusNext);
  }
  useAfterFirstPaint(preloadCardOverlays);
  if (!menu && !deleting) return null;
  return (
    <CardOverlays
      {...open}
      onDelete={removed}
      people={people}
      today={data.today}
      columns={board.columns.filter(({ foreign }) => !foreign)}
      ordered={false}
      onOpen={task.open}
      onFocus={({ id }) => onFocus(id)}
      onLoadError={() => {
        onMenu(undefined);
        onDeleting(undefined);
      }}
    />
  );
}
