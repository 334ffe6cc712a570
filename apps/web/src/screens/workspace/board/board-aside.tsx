// A section behind the last column on small screens: future tasks and the statistics.

import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { asideElementId } from '#screens/workspace/board/board-column.tsx';
import { DepartmentCounts } from '#screens/workspace/board/department-counts.tsx';
import { FutureCards } from '#screens/workspace/board/future-cards.tsx';
import { Stats } from '#screens/workspace/board/stat-bar.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

export interface BoardAsideProps {
  view: BoardView;
}

export function BoardAside({ view }: BoardAsideProps) {
  const { workspaces } = useText();
  const { board, data, filtered, people, isCompany, ownKey } = view;
  return (
    <section id={asideElementId} className="board-column" aria-label={workspaces.future}>
      <header className="board-column-head">
        <h2 className="truncate text-13 font-semibold">{workspaces.future}</h2>
        <span className="text-12 text-ink-3 tabular-nums">{formatCount(board.scheduledCount)}</span>
      </header>
      <div className="board-list flex flex-col gap-3 pt-2 pb-2">
        <FutureCards
          cards={board.scheduled}
          count={board.scheduledCount}
          more={board.scheduledMore}
          people={people}
          today={data.today}
          ownKey={ownKey}
        />
        <section aria-label={workspaces.statistics} className="flex flex-col gap-2 px-1.5 text-12 text-ink-2">
          <Stats board={board} filtered={filtered} />
          {isCompany ? <DepartmentCounts board={board} className="flex-wrap" /> : null}
        </section>
      </div>
    </section>
  );
}
