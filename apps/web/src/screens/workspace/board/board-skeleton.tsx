// The skeleton of a board: four columns with three, two, one and two cards, and the spinner.
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#screens/workspace/board/board.css';
import '#screens/workspace/head/board-head.css';

const shape = [3, 2, 1, 2];

/** The skeleton of the rows above a board, in their final height, so that nothing shifts. On a phone a board has its columns there. */
export function ToolbarSkeleton({ filtered, isBoard }: { filtered: boolean; isBoard: boolean }) {
  'use no memo';
  return (
    <>
      <div className="board-head">
        <Skeleton className="h-(--h-control) w-40" />
        <div className="flex-1" />
        <Skeleton className="h-(--h-control) w-56" />
      </div>
      {filtered ? <div className="filter-bar" /> : null}
      {isBoard ? <div className="h-11 flex-none sm:hidden" /> : null}
    </>
  );
}

export function BoardSkeleton() {
  'use no memo';
  return (
    <div className="relative flex min-h-0 flex-1 flex-col" aria-busy="true">
      <div className="board">
        {shape.map((cards, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
          <div key={column} className="board-column">
            <div className="board-column-head">
              <Skeleton className="size-4 rounded-full" />
              <Skeleton className="h-3 w-20" />
            </div>
            <div className="flex flex-col gap-(--card-gap) px-(--col-pad)">
              {Array.from({ length: cards }, (_, card) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
                <div key={card} className="flex flex-col gap-2.5 rounded-md bg-card p-3 shadow-card">
                  <Skeleton className="h-3.5 w-4/5" />
                  <Skeleton className="h-3 w-3/5" />
                  <Skeleton className="h-5 w-2/5" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="absolute inset-x-0 top-1/3 flex justify-center">
        <Spinner size={20} />
      </div>
    </div>
  );
}
