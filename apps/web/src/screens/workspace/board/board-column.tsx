// A column of the board: icon, name, count, the windowed list, and 'Add task'.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { Inbox, Plus } from 'lucide-react';
import { memo, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { type BoardRow, type BoardColumn as Column, rowsByDepartment } from '#features/tasks/data/board-columns.ts';
import { useNames } from '#lib/names.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { CardRow, GroupHead, GroupRow } from '#screens/workspace/board/board-row.tsx';
import { CollapsedColumn, ColumnToolsSlot } from '#screens/workspace/board/column-tools-slot.tsx';
import { setUpDragging } from '#screens/workspace/board/drag/lazy-dnd.ts';
import { useKeptScroll } from '#screens/workspace/board/window/use-kept-scroll.ts';
import { useWindow } from '#screens/workspace/board/window/use-window.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface BoardColumnProps {
  boardColumn: Column;
  /** The departments by which the company view groups; undefined on the board of a workspace. */
  groupBy: readonly string[] | undefined;
  /** The key of the board's own department; undefined in the company view. */
  ownKey: string | undefined;
  /** Whether a filter hides cards. */
  filtered: boolean;
  /** The card of this column that is the Tab stop. */
  activeId: number | undefined;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  /** The whole board has no task yet; the first column says so. */
  empty: boolean;
  onAdd: (columnId: number) => void;
  /** Opens the quick add of the column. */
  onQuickAdd: (columnId: number) => void;
  /** The quick add, while it is open here. */
  quickAdd?: ReactNode;
  collapsed: boolean;
}

/** The element id of the section behind the last column on small screens. */
export const asideElementId = 'board-aside';
export const columnElementId = (columnId: number) => `column-${columnId}`;

export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { boardColumn, filtered, onAdd, onQuickAdd, quickAdd, collapsed } = props;
  const { workspaces } = useText();
  const { column, total, shown, foreign } = boardColumn;
  const name = useNames().status(column.name);
  if (collapsed)
    return (
      <section
        id={columnElementId(column.id)}
        data-column={column.id}
        className="board-column"
        aria-label={workspaces.columnLabel(name, shown)}
      >
        <Suspense fallback={null}>
          <CollapsedColumn column={column} total={total} />
        </Suspense>
      </section>
    );
  return (
    <section
      id={columnElementId(column.id)}
      data-column={column.id}
      className="board-column"
      aria-label={workspaces.columnLabel(name, shown)}
    >
      <header className="board-column-head">
        <StatusGlyph status={column.name} />
        <h2 className="line-clamp-2 min-w-0 text-13 leading-4 font-semibold wrap-anywhere">{name}</h2>
        <span className="text-12 text-ink-3 tabular-nums">{filtered ? workspaces.shown(shown, total) : formatCount(total)}</span>
        <span className="ml-auto" />
        <SelectionSlot part="lane" name={name} tasks={boardColumn.cards} />
        {foreign || !props.ownKey ? null : <ColumnToolsSlot column={column} total={total} />}
        {foreign ? null : (
          <IconButton
            small
            className="board-new"
            label={workspaces.addTaskTo(name)}
            icon={<Plus />}
            onClick={() => onQuickAdd(column.id)}
          />
        )}
      </header>
      <ColumnList {...props} />
      {quickAdd}
      {foreign ? null : (
        <footer className="board-foot">
          <button type="button" className="board-add" data-add="" onClick={() => onAdd(column.id)}>
            <Plus size={15} aria-hidden="true" />
            {workspaces.addTaskHere}
          </button>
        </footer>
      )}
    </section>
  );
});

function ColumnList({ boardColumn, groupBy, ownKey, activeId, people, today, empty, onAdd }: BoardColumnProps) {
  'use no memo';
  const { workspaces } = useText();
  const list = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const { cards, column, foreign, more } = boardColumn;
  const groups = useMemo(() => (groupBy ? rowsByDepartment(cards, groupBy) : undefined), [cards, groupBy]);
  const count = groups?.length ?? cards.length;
  const active = useMemo(() => indexOf(activeId, cards, groups), [activeId, cards, groups]);
  const rowAt = (index: number) => (groups ? groups[index] : cardRow(cards[index]));
  const view = useWindow(list, { count, rowAt }, [active]);
  useKeptScroll(list, column.id);
  const ordered = groupBy === undefined && !boardColumn.stored;

  useEffect(() => {
    const [scroller, mark] = [list.current, line.current];
    const section = scroller?.closest<HTMLElement>('[data-column]');
    if (foreign || !section || !scroller || !mark) return;
    const dropTarget = { section, list: scroller, line: mark, columnId: column.id, ordered };
    return setUpDragging(({ dropOnColumn }) => dropOnColumn(dropTarget));
  }, [column.id, ordered, foreign]);

  const above = groups && groupAt(groups, view.start);
  const countOf = (row: { key: string; count: number }) => boardColumn.groups?.get(row.key) ?? row.count;
  return (
    <div ref={list} className="board-list" data-ordered={ordered || undefined}>
      {above ? (
        <div className="board-group-sticky" aria-hidden="true">
          <GroupHead name={above.name} count={countOf(above)} />
        </div>
      ) : null}
      <ul ref={view.rows} className="board-rows" data-first={view.first ? '' : undefined}>
        {view.drawn.map(({ key, index }) => {
          const row = rowAt(index);
          if (!row) return null;
          if (row.kind === 'department') {
            return <GroupRow key={key} name={row.name} count={countOf(row)} index={index} measure={view.measure} />;
          }
          return (
            <CardRow
              key={key}
              task={row.card}
              people={people}
              today={today}
              tabbable={index === active}
              ownKey={groups ? departmentKey(row.card.department) : ownKey}
              index={index}
              of={count}
              measure={view.measure}
            />
          );
        })}
      </ul>
      <div ref={line} className="drop-line" hidden />
      {more}
      {count === 0 && !more && !empty && !foreign ? <p className="board-drop-hint">{workspaces.dropHere}</p> : null}
      {empty ? (
        <Empty
          icon={<Inbox />}
          title={workspaces.emptyTitle}
          text={workspaces.emptyText}
          action={<Button onClick={() => onAdd(column.id)}>{workspaces.addTask}</Button>}
        />
      ) : null}
    </div>
  );
}

function cardRow(card: TaskCard | undefined): BoardRow | undefined {
  return card && { kind: 'card', card };
}

/** Returns the row of the Tab stop, or of the first card if it is not in this column. */
function indexOf(activeId: number | undefined, cards: Column['cards'], groups: BoardRow[] | undefined): number {
  const isActive = (row: BoardRow) => row.kind === 'card' && row.card.id === activeId;
  if (activeId === undefined) return groups ? 1 : 0;
  const index = groups ? groups.findIndex(isActive) : cards.findIndex((card) => card.id === activeId);
  return index >= 0 ? index : groups ? 1 : 0;
}

/** Returns the department group of a row. */
function groupAt(rows: readonly BoardRow[], index: number) {
  for (let at = index; at >= 0; at--) {
    const row = rows[at];
    if (row?.kind === 'department') return row;
  }
  return undefined;
}
