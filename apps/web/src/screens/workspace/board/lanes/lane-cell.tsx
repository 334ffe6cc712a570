// The cell of a column and a lane: its cards, of which those near the visible part render, and 'Add task'.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { Plus } from 'lucide-react';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { cardsIn, topsOf } from '#features/tasks/lanes/lanes-of.ts';
import { useNames } from '#lib/names.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { CardRow } from '#screens/workspace/board/board-row.tsx';
import { setUpDragging } from '#screens/workspace/board/drag/lazy-dnd.ts';
import type { CardHeights, LaneWindow } from '#screens/workspace/board/lanes/use-lane-windows.ts';

export interface LaneCellProps {
  boardColumn: BoardColumn;
  lane: string;
  laneName: string;
  cards: readonly TaskCard[];
  /** The part of the lane that renders; undefined if it is out of sight. */
  range: LaneWindow | undefined;
  heights: CardHeights;
  /** The card that always renders and is the Tab stop. */
  activeId: number | undefined;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  ownKey: string | undefined;
  /** Whether cards have an order here. */
  ordered: boolean;
  /** The column is collapsed: the cell shows the number of its cards. */
  collapsed: boolean;
  /** Why a card cannot be dropped here. */
  refusalOf: (taskId: number, columnId: number, lane: string) => string | undefined;
  /** Opens the quick add of the cell; undefined where no new task can stand. */
  onQuickAdd: ((columnId: number, lane: string) => void) | undefined;
  /** The quick add, while it is open here. */
  quickAdd: ReactNode;
}

const gaps = { normal: 6, compact: 4 };
const ignore = () => undefined;

export const LaneCell = memo(function LaneCell(props: LaneCellProps) {
  const { boardColumn, lane, laneName, cards, ordered, collapsed, refusalOf, onQuickAdd, quickAdd } = props;
  const { swimlanes, workspaces } = useText();
  const { column, foreign } = boardColumn;
  const name = useNames().status(column.name);
  const section = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const refusal = useRef(refusalOf);
  useEffect(() => {
    refusal.current = refusalOf;
  });
  useEffect(() => {
    const [cell, mark] = [section.current, line.current];
    const list = cell?.querySelector<HTMLElement>('.board-list');
    if (foreign || !cell || !list || !mark) return;
    const target = { value: lane, refusal: (taskId: number) => refusal.current(taskId, column.id, lane) };
    const parts = { section: cell, list, line: mark, columnId: column.id, ordered: ordered && !collapsed, lane: target };
    return setUpDragging(({ dropOnColumn }) => dropOnColumn(parts));
  }, [column.id, lane, ordered, collapsed, foreign]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, because it has no fields
    <div
      ref={section}
      role="group"
      aria-label={swimlanes.cell(name, laneName)}
      className="lane-cell"
      data-column={column.id}
      data-lane={lane}
      data-collapsed={collapsed ? '' : undefined}
    >
      <div className="board-list" data-ordered={(ordered && !collapsed) || undefined}>
        {collapsed ? <span className="lane-cell-count">{formatCount(cards.length)}</span> : <CellCards {...props} />}
        <div ref={line} className="drop-line" hidden />
      </div>
      {cards.length === 0 && !foreign && !collapsed ? <p className="board-drop-hint">{workspaces.dropHere}</p> : null}
      {quickAdd}
      {onQuickAdd && !quickAdd ? (
        <button
          type="button"
          className="lane-add"
          data-add=""
          aria-label={swimlanes.addTo(name, laneName)}
          onClick={() => onQuickAdd(column.id, lane)}
        >
          <Plus size={15} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
});

function CellCards({ cards, range, heights, activeId, people, today, ownKey }: LaneCellProps) {
  'use no memo';
  const rows = useRef<HTMLUListElement>(null);
  const gap = document.documentElement.dataset['density'] === 'compact' ? gaps.compact : gaps.normal;
  const tops = useMemo(() => topsOf(cards.map(heights.of), gap), [cards, heights, gap]);
  const active = activeId === undefined ? -1 : cards.findIndex(({ id }) => id === activeId);
  const [first, end] = range ? cardsIn(tops, range) : [0, 0];
  const drawn = Array.from({ length: end - first }, (_, at) => first + at);
  if (active >= 0 && (active < first || active >= end)) drawn.push(active);
  const tabStop = active >= 0 ? active : first;
  useLayoutEffect(() => {
    for (const row of rows.current?.children ?? []) {
      if (row instanceof HTMLElement) row.style.top = `${tops[Number(row.dataset['index'])] ?? 0}px`;
    }
  });
  const key = drawn.map((index) => cards[index]?.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the rendered cards by value
  useEffect(() => {
    const stops = [...(rows.current?.children ?? [])].flatMap((row) => {
      const card = row instanceof HTMLElement ? cards[Number(row.dataset['index'])] : undefined;
      return card ? [heights.watch(row as HTMLElement, card)] : [];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [key, cards, heights.watch]);
  return (
    <ul ref={rows} className="board-rows" style={{ height: Math.max(0, (tops.at(-1) ?? 0) - (cards.length > 0 ? gap : 0)) }}>
      {drawn.map((index) => {
        const card = cards[index];
        return card ? (
          <CardRow
            key={card.id}
            task={card}
            people={people}
            today={today}
            tabbable={index === tabStop}
            ownKey={ownKey}
            index={index}
            of={cards.length}
            measure={ignore}
          />
        ) : null;
      })}
    </ul>
  );
}
