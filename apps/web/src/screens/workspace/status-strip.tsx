// On narrow screens: the columns as tabs above the board, following its scroll position.
import { type RefObject, useEffect, useState } from 'react';
import type { BoardColumn } from '#features/tasks/board-columns.ts';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import { useText } from '#lib/text.ts';
import { columnElementId } from '#screens/workspace/board-column.tsx';

interface StatusStripProps {
  columns: readonly BoardColumn[];
  filtered: boolean;
  scroller: RefObject<HTMLDivElement | null>;
}

export function StatusStrip({ columns, filtered, scroller }: StatusStripProps) {
  const { workspaces } = useText();
  const [at, setAt] = useState(0);

  useEffect(() => {
    const board = scroller.current;
    if (!board) return;
    const follow = () => {
      const first = board.firstElementChild;
      const width = first instanceof HTMLElement ? first.offsetWidth : board.clientWidth;
      const end = board.scrollLeft + board.clientWidth >= board.scrollWidth - 2;
      setAt(end ? board.childElementCount - 1 : Math.round(board.scrollLeft / width));
    };
    board.addEventListener('scroll', follow, { passive: true });
    return () => board.removeEventListener('scroll', follow);
  }, [scroller]);

  function go(columnId: number) {
    document.getElementById(columnElementId(columnId))?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'smooth' });
  }

  return (
    <div className="status-strip" role="tablist" aria-label={workspaces.columns}>
      {columns.map(({ column, cards, total }, index) => (
        <button
          key={column.id}
          type="button"
          role="tab"
          aria-selected={index === at}
          aria-controls={columnElementId(column.id)}
          onClick={() => go(column.id)}
        >
          <StatusGlyph status={column.name} />
          {column.name}
          <span className="text-ink-3">{filtered ? workspaces.shown(cards.length, total) : total}</span>
        </button>
      ))}
    </div>
  );
}
