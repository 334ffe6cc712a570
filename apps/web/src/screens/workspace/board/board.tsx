// The board: its columns, the column tabs on a phone, and the state of the cards: focus, menu, delete confirmation.
import { newTaskColumn, type TaskCard } from '@app/contract';
import { Suspense, useRef, useState } from 'react';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { cardElementId, cardTitleId } from '#features/tasks/card/task-card.tsx';
import { type BoardColumn as BoardColumnModel, rowsByDepartment } from '#features/tasks/data/board-columns.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { loadScores } from '#features/tasks/scores/load-scores.ts';
import { ScoresSlot } from '#features/tasks/scores/score-slot.tsx';
import { useCollapsedColumns } from '#features/workspaces/collapsed-columns.ts';
import { useHere } from '#lib/commands-here.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { lazyComponent, lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow, useSmallScreen } from '#lib/media.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { focusedElement, holdKeys } from '#lib/type-ahead.ts';
import { asideElementId, BoardColumn, columnElementId } from '#screens/workspace/board/board-column.tsx';
import { type Lane, nextFocusOf } from '#screens/workspace/board/board-neighbours.ts';
import { columnInSight } from '#screens/workspace/board/column-in-sight.ts';
import { boardListeners } from '#screens/workspace/board/drag/board-listeners.ts';
import { useBoardDrags } from '#screens/workspace/board/drag/use-board-drags.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { FutureTasks } from '#screens/workspace/board/future-tasks.tsx';
import { useCardMotion } from '#screens/workspace/board/motion/use-card-motion.ts';
import { BoardAside, StatusStrip } from '#screens/workspace/board/small-screen.ts';
import { useBoardCommands } from '#screens/workspace/board/use-board-commands.ts';
import { useCardFocus } from '#screens/workspace/board/use-card-focus.ts';
import { loadSelection, selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { CardOverlays, preloadCardOverlays } from '#screens/workspace/card-menu/lazy-card-overlays.tsx';
import { cardCommands } from '#screens/workspace/surface/task-commands.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';
import '#screens/workspace/board/board.css';

const QuickAdd = lazyOverlay(() => import('#screens/workspace/create/quick-add.tsx').then((m) => ({ default: m.QuickAdd })), {
  opens: 'field',
  name: 'quickAdd',
});

// Few boards open with a filter that hides everything.
const EmptyView = lazyComponent(() => import('#screens/workspace/empty-view.tsx').then((m) => ({ default: m.EmptyView })));

export function Board({ view }: { view: BoardView }) {
  const { data, board, groupBy, filtered, people, task, add, filter } = view;
  const { workspaces } = useText();
  const { workspaceId, today } = data;
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useBelow('sm');
  const littleRoom = useSmallScreen();
  const [active, setActive] = useState<Readonly<Record<number, number>>>({});
  const [menu, setMenu] = useState<OpenMenu>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const [adding, setAdding] = useState<{ columnId: number; from: Element | null; time: number }>();
  const { remove } = useTaskActions();
  const focus = useCardFocus(lanes);
  useAfterFirstPaint(
    () => void Promise.all([QuickAdd.preload(), EmptyView.preload(), loadScores(), loadSelection().catch(() => undefined)]),
    'soon',
  );
  useAfterFirstPaint(preloadCardOverlays);
  const ordered = groupBy === undefined && !board.sorted;
  /** The filter hides every task. */
  const nothing = filtered && board.total.shown === 0;
  const ownColumns = board.columns.filter(({ foreign }) => !foreign);
  const leftBehind = useRef<() => void>(undefined);
  const { collapsed, collapse } = useCollapsedColumns();
  // A phone shows one column at a time.
  const isCollapsed = (columnId: number) => !narrow && collapsed.includes(columnId);
  const tracks = board.columns.some(({ column }) => isCollapsed(column.id))
    ? board.columns.map(({ column }) => (isCollapsed(column.id) ? '44px' : 'minmax(var(--col-min), var(--col-max))')).join(' ')
    : undefined;

  const moves = useBoardMoves(workspaceId, board, (taskId, columnId) => {
    // On a phone the person stays at the visible column: the next card there takes the focus.
    if (narrow && moves.columnOf(taskId)?.column.id !== columnId) leftBehind.current = nextFocus(taskId);
    if (isCollapsed(columnId)) {
      if (focus.held.current === taskId) focusAfterOverlays(nextFocus(taskId));
      return;
    }
    stopAt(columnId, taskId);
    // A card that was moved by keys, or by an undo, stays visible.
    focus.flash(taskId, columnId, focus.held.current === taskId);
  });
  const move: typeof moves.move = (...place) => selectionParts.get()?.askToMove(...place) || moves.move(...place);
  useBoardDrags(scroller, move);
  useCardMotion(scroller);

  /** Makes this card the Tab stop of its column. */
  function stopAt(columnId: number, taskId: number) {
    setActive((now) => (now[columnId] === taskId ? now : { ...now, [columnId]: taskId }));
  }
  function lanes(): Lane[] {
    return board.columns.map(({ column, cards, foreign }) => ({
      columnId: column.id,
      foreign,
      cards: isCollapsed(column.id)
        ? []
        : groupBy
          ? rowsByDepartment(cards, groupBy).flatMap((row) => (row.kind === 'card' ? [row.card] : []))
          : cards,
    }));
  }
  const ids = () => lanes().map(({ cards }) => cards);
  function focusCard(card: TaskCard, flash = false) {
    leftBehind.current = undefined;
    const column = moves.columnOf(card.id);
    if (column) stopAt(column.column.id, card.id);
    focus.focus(card.id, flash);
  }
  function focusAfterMenu(card: TaskCard) {
    const focusNext = leftBehind.current;
    leftBehind.current = undefined;
    if (focusNext) focusNext();
    else focusCard(card);
  }
  function focused(card: TaskCard | undefined) {
    focus.held.current = card?.id ?? null;
    const column = card && moves.columnOf(card.id);
    if (column) stopAt(column.column.id, card.id);
  }
  /** Returns a function that focuses the next card after this one is gone, or the button below the column. */
  function nextFocus(taskId: number) {
    const column = moves.columnOf(taskId);
    const next = nextFocusOf(lanes(), taskId);
    focus.held.current = null;
    return () => {
      if (next) focusCard(next);
      else if (column) addButton(column.column.id)?.focus();
    };
  }
  function removed(card: TaskCard) {
    const focusNext = nextFocus(card.id);
    void remove(card.id, 'card');
    focusAfterOverlays(focusNext);
  }
  useViewFocus({
    focus: (taskId, flash) => {
      const card = moves.cardOf(taskId);
      const isShown = card && (lanes().some(({ cards }) => cards.includes(card)) || document.getElementById(cardTitleId(taskId)));
      if (isShown) focusCard(card, flash);
      return Boolean(isShown);
    },
    focusNextAfter: nextFocus,
  });
  useShortcut('firstItem', () => {
    const first = lanes().find(({ cards }) => cards.length > 0)?.cards[0];
    return first !== undefined && focusCard(first);
  });
  useHere('task', () => {
    const here = focusedElement()?.closest<HTMLElement>('[data-task]')?.dataset['task'];
    const card = moves.cardOf(Number(here));
    return (
      card && {
        task: card,
        scope: 'card',
        selects: true,
        run: (id) => command(cardCommands[id as keyof typeof cardCommands], card),
        moves: {
          columns: ownColumns,
          move: (columnId, beforeId) => moves.move(card.id, columnId, beforeId),
          first: firstBeside(card),
        },
      }
    );
  });
  useShortcut('quickAdd', () => {
    const here = focusedElement()?.closest<HTMLElement>('[data-column]')?.dataset['column'];
    const columns = board.columns.map(({ column }) => column);
    const columnId = here ? Number(here) : ((narrow && columns[columnInSight(scroller.current)]) || newTaskColumn(columns))?.id;
    return columnId !== undefined && openQuickAdd(columnId);
  });

  const command = useBoardCommands({
    moves: { ...moves, move },
    lanes,
    ordered,
    onFocus: focusCard,
    onSelect: (card, how) => selectByKey(how, card.id, ids, (taskId) => focusCard(moves.cardOf(taskId) ?? card)),
    onOpen: task.open,
    onMenu: (card, only) => setMenu({ card, at: rectOf(card.id), only }),
    onDelete: setDeleting,
  });
  const listeners = boardListeners({
    cardOf: moves.cardOf,
    onSelect: (event, card) => selectionParts.get()?.click(event, card.id, ids) ?? false,
    onOpen: (card) => {
      focusCard(card);
      task.open(card.id);
    },
    onMenu: (card, at, only) => setMenu({ card, at, only }),
    onFocused: focused,
    command,
  });

  /** The first other card of its column, to move above it; undefined where cards have no order. */
  function firstBeside({ id: taskId }: TaskCard): number | null | undefined {
    return ordered ? (moves.columnOf(taskId)?.cards.find(({ id }) => id !== taskId)?.id ?? null) : undefined;
  }
  function closeOverlays() {
    setMenu(undefined);
    setDeleting(undefined);
  }
  function openQuickAdd(columnId: number): boolean {
    if (board.columns.some(({ column, foreign }) => foreign && column.id === columnId)) return false;
    if (nothing) {
      add(columnId);
      return true;
    }
    if (isCollapsed(columnId)) collapse(columnId, false);
    const from = focusedElement();
    // Opening it again focuses it again.
    setAdding((now) => ({ columnId, from, time: (now?.time ?? 0) + 1 }));
    holdKeys('quickAdd', 'field', () => setAdding(undefined));
    return true;
  }
  function quickAdd({ column }: BoardColumnModel, from: Element | null) {
    const close = () => {
      setAdding(undefined);
      if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
      else addButton(column.id)?.focus();
    };
    const added = (taskId: number) => {
      focus.flash(taskId, column.id, true);
      stopAt(column.id, taskId);
    };
    return (
      <QuickAdd
        key={adding?.time}
        boardId={workspaceId}
        column={column}
        filter={filter}
        onAdded={added}
        onClose={close}
        onOpenTask={task.open}
        onLoadError={close}
      />
    );
  }

  return (
    <>
      <ScoresSlot sorted={board.sorted} />
      {narrow && !nothing ? (
        <Suspense fallback={null}>
          <StatusStrip
            columns={board.columns}
            filtered={filtered}
            scroller={scroller}
            last={{ elementId: asideElementId, label: workspaces.future, count: board.scheduledCount }}
          />
        </Suspense>
      ) : null}
      <div className="flex min-h-0 flex-1 flex-col" {...listeners}>
        {nothing ? (
          <Suspense fallback={null}>
            <EmptyView view={view} />
          </Suspense>
        ) : null}
        <div ref={scroller} className="board" hidden={nothing} style={{ gridTemplateColumns: tracks }}>
          {board.columns.map((place, index) => (
            <BoardColumn
              key={place.column.id}
              place={place}
              groupBy={groupBy}
              ownKey={view.ownKey}
              filtered={filtered}
              activeId={active[place.column.id]}
              people={people}
              today={today}
              empty={index === 0 && board.total.all === 0}
              onAdd={add}
              onQuickAdd={openQuickAdd}
              collapsed={isCollapsed(place.column.id)}
              quickAdd={adding?.columnId === place.column.id ? quickAdd(place, adding.from) : undefined}
            />
          ))}
          {littleRoom ? (
            <Suspense fallback={null}>
              <BoardAside view={view} />
            </Suspense>
          ) : null}
        </div>
        {littleRoom ? null : (
          <FutureTasks
            workspaceId={workspaceId}
            cards={board.scheduled}
            count={board.scheduledCount}
            more={board.scheduledMore}
            people={people}
            today={today}
            ownKey={view.ownKey}
          />
        )}
        {menu || deleting ? (
          <CardOverlays
            selects
            menu={menu}
            people={people}
            today={today}
            onMenu={setMenu}
            deleting={deleting}
            onDeleting={setDeleting}
            onDelete={removed}
            columns={ownColumns}
            moves={moves}
            ordered={ordered}
            onOpen={task.open}
            onFocus={focusAfterMenu}
            onLoadError={closeOverlays}
          />
        ) : null}
      </div>
    </>
  );
}

function rectOf(taskId: number): DOMRect {
  const card = document.getElementById(cardTitleId(taskId)) ?? document.getElementById(cardElementId(taskId));
  return card?.getBoundingClientRect() ?? new DOMRect();
}

function addButton(columnId: number): HTMLElement | null {
  return document.getElementById(columnElementId(columnId))?.querySelector('[data-add]') ?? null;
}
