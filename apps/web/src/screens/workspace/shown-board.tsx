// The columns of a board, on a phone with the strip that leads from one to the other.
import { useRef } from 'react';
import { useBelow } from '#lib/media.ts';
import { Board } from '#screens/workspace/board.tsx';
import { StatusStrip } from '#screens/workspace/status-strip.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

export function ShownBoard({ view }: { view: BoardView }) {
  const { data, board, groupBy, filtered, people, task, add, filter } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useBelow('sm');
  return (
    <>
      {narrow ? <StatusStrip columns={board.columns} filtered={filtered} scroller={scroller} /> : null}
      <Board
        workspaceId={data.workspaceId}
        board={board}
        groupBy={groupBy}
        filtered={filtered}
        people={people}
        today={data.today}
        scroller={scroller}
        onOpen={task.open}
        onAdd={add}
        filter={filter}
      />
    </>
  );
}
