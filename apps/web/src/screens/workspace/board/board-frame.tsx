// What is around the columns or lanes of a board: the handlers of its cards, future tasks, and the overlays of a card.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { DOMAttributes, ReactNode } from 'react';
import { ScoresSlot } from '#features/tasks/scores/score-slot.tsx';
import { useSmallScreen } from '#lib/media.ts';
import { FutureTasks } from '#screens/workspace/board/future-tasks.tsx';
import { SurfaceOverlays } from '#screens/workspace/surface/surface-overlays.tsx';
import type { TaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import type { MenuItem } from '#ui/menu.tsx';

interface BoardFrameProps {
  view: BoardView;
  surface: TaskSurface;
  /** The handlers of all cards. */
  on: DOMAttributes<HTMLElement>;
  /** Further places for a card, after the columns. */
  moreMoves?: (card: TaskCard) => readonly MenuItem[];
  children: ReactNode;
}

export function BoardFrame({ view, surface, on, moreMoves, children }: BoardFrameProps) {
  const { data, board, people, ownKey } = view;
  const littleRoom = useSmallScreen();
  return (
    <>
      <ScoresSlot sorted={board.sorted} />
      <div className="flex min-h-0 flex-1 flex-col" {...on}>
        {children}
        {littleRoom ? null : (
          <FutureTasks
            workspaceId={data.workspaceId}
            cards={board.scheduled}
            count={board.scheduledCount}
            more={board.scheduledMore}
            people={people}
            today={data.today}
            ownKey={ownKey}
          />
        )}
        <SurfaceOverlays surface={surface} {...(moreMoves && { moreMoves })} />
      </div>
    </>
  );
}
