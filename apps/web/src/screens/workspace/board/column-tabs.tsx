// On narrow screens: the columns as tabs above the board, following its scroll position, and the quick add of the visible one.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { CalendarClock } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { columnElementId } from '#screens/workspace/board/board-column.tsx';
import { columnInSight } from '#screens/workspace/board/column-in-sight.ts';
import { ColumnToolsSlot } from '#screens/workspace/board/column-tools-slot.tsx';
import '#screens/workspace/board/column-tabs.css';
import { formatCount } from '#lib/numbers.ts';

export interface StatusStripProps {
  columns: readonly BoardColumn[];
  filtered: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  /** The section behind the last column. */
  last: { elementId: string; label: string; count: number };
}

export function ColumnTabs({ columns, filtered, scroller, last }: StatusStripProps) {
  const { workspaces } = useText();
  const tabs = useRef<HTMLDivElement>(null);
  const names = useNames();
  const [at, setAt] = useState(0);

  useEffect(() => {
    const board = scroller.current;
    if (!board) return;
    const follow = () => setAt(columnInSight(board));
    board.addEventListener('scroll', follow, { passive: true });
    return () => board.removeEventListener('scroll', follow);
  }, [scroller]);

  useEffect(() => {
    if (tabs.current) showIn(tabs.current, tabs.current.children[at]);
  }, [at]);

  function go(elementId: string) {
    document.getElementById(elementId)?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'smooth' });
  }

  const boardColumn = columns[at];
  const current = boardColumn?.foreign ? undefined : boardColumn?.column;
  return (
    <div className="status-strip">
      <div ref={tabs} className="status-tabs" role="tablist" aria-label={workspaces.columns}>
        {columns.map(({ column, cards, total }, index) => (
          <StripTab key={column.id} elementId={columnElementId(column.id)} selected={index === at} onGo={go}>
            <StatusGlyph status={column.name} />
            {names.status(column.name)}
            <span className="text-ink-3">{filtered ? workspaces.shown(cards.length, total) : formatCount(total)}</span>
          </StripTab>
        ))}
        <StripTab elementId={last.elementId} selected={at >= columns.length} onGo={go}>
          <CalendarClock size={15} aria-hidden="true" />
          {last.label}
          <span className="text-ink-3">{formatCount(last.count)}</span>
        </StripTab>
      </div>
      {boardColumn && current && current.workspaceId !== companyWorkspaceId ? (
        <ColumnToolsSlot key={current.id} column={current} total={boardColumn.total} />
      ) : null}
    </div>
  );
}

interface StripTabProps {
  elementId: string;
  selected: boolean;
  onGo: (elementId: string) => void;
  children: ReactNode;
}

function StripTab({ elementId, selected, onGo, children }: StripTabProps) {
  return (
    <button type="button" role="tab" aria-selected={selected} aria-controls={elementId} onClick={() => onGo(elementId)}>
      {children}
    </button>
  );
}

/** Scrolls a strip sideways until a tab is seen. `scrollIntoView` would scroll the page down to the strip, too. */
function showIn(strip: HTMLElement, tab: Element | undefined) {
  const [seen, wanted] = [strip.getBoundingClientRect(), tab?.getBoundingClientRect()];
  if (!wanted) return;
  if (wanted.left < seen.left) strip.scrollLeft += wanted.left - seen.left;
  else if (wanted.right > seen.right) strip.scrollLeft += wanted.right - seen.right;
}
