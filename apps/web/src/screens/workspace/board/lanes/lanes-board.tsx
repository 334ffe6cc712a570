// A board with lanes: rows by assignee, priority or due date across the columns, in one scroller.
import { groupOf, type TaskCard } from '@app/contract';
import { type LaneKey, laneDefaults } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { type DragEvent, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { cardElementId, cardTitleId } from '#features/tasks/card/task-card.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { lanesFrom } from '#features/tasks/lanes/lane-address.ts';
import { loadScores } from '#features/tasks/scores/load-scores.ts';
import { ScoresSlot } from '#features/tasks/scores/score-slot.tsx';
import { useHere } from '#lib/commands-here.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useSmallScreen } from '#lib/media.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { focusedElement, holdKeys } from '#lib/type-ahead.ts';
import { useSearch } from '#lib/use-search.ts';
import { Board } from '#screens/workspace/board/board.tsx';
import { cardCommands } from '#screens/workspace/board/board-keys.ts';
import { nextFocusOf } from '#screens/workspace/board/board-neighbours.ts';
import { boardListeners } from '#screens/workspace/board/drag/board-listeners.ts';
import { useBoardDrags } from '#screens/workspace/board/drag/use-board-drags.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { FutureTasks } from '#screens/workspace/board/future-tasks.tsx';
import { LaneCell } from '#screens/workspace/board/lanes/lane-cell.tsx';
import { LaneColumns } from '#screens/workspace/board/lanes/lane-columns.tsx';
import { columnsThrough } from '#screens/workspace/board/lanes/lane-neighbours.ts';
import { LaneRow } from '#screens/workspace/board/lanes/lane-row.tsx';
import { useLaneCommands } from '#screens/workspace/board/lanes/use-lane-commands.ts';
import { type LaneDrops, useLaneDrops } from '#screens/workspace/board/lanes/use-lane-drops.ts';
import { useLaneWindows } from '#screens/workspace/board/lanes/use-lane-windows.ts';
import { useLanes } from '#screens/workspace/board/lanes/use-lanes.ts';
import { useCardMotion } from '#screens/workspace/board/motion/use-card-motion.ts';
import { BoardAside } from '#screens/workspace/board/small-screen.ts';
import { useCardFocus } from '#screens/workspace/board/use-card-focus.ts';
import { loadSelection, selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { CardOverlays, preloadCardOverlays } from '#screens/workspace/card-menu/lazy-card-overlays.tsx';
import { QuickAdd } from '#screens/workspace/create/quick-add.tsx';
import { useGroupLabel } from '#screens/workspace/list/list-groups.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';
import '#screens/workspace/board/lanes/lanes.css';

interface LanesBoardProps {
  view: BoardView;
}

/** Without a card there is no lane, and the board says so itself. */
export function LanesBoard({ view }: LanesBoardProps) {
  const by = lanesFrom(useSearch()[0]);
  const isEmpty = view.board.columns.every(({ cards }) => cards.length === 0);
  return by && !isEmpty ? <Lanes key={by} view={view} by={by} /> : <Board view={view} />;
}

interface Adding {
  columnId: number;
  lane: string;
  from: Element | null;
  time: number;
}

function Lanes({ view, by }: LanesBoardProps & { by: LaneKey }) {
  'use no memo';
  const { data, board, filtered, people, task, add, filter, ownKey } = view;
  const { workspaceId, today } = data;
  const { columns } = board;
  const { swimlanes } = useText('board', 'overlays');
  const label = useGroupLabel(people);
  const scroller = useRef<HTMLDivElement>(null);
  const littleRoom = useSmallScreen();
  const [activeId, setActiveId] = useState<number>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const [adding, setAdding] = useState<Adding>();
  const { remove } = useTaskActions();
  const focus = useCardFocus(() => columnsThrough(columnIds, open));
  useAfterFirstPaint(() => void Promise.all([loadScores(), loadSelection().catch(() => undefined)]), 'soon');
  useAfterFirstPaint(preloadCardOverlays);
  const ordered = !filtered && !board.sorted;
  const nameOf = (lane: string) => label(by, lane);
  const { lanes, open, isFolded, fold, isCollapsed, expand, tracks } = useLanes(view, by);
  const columnIds = columns.map(({ column }) => column.id);
  const { windowOf, heights } = useLaneWindows(scroller, tracks);

  const moves = useBoardMoves(workspaceId, board, moved);
  const drops = useLaneDrops({ view, by, lanes, nameOf, moves, ordered, onMoved: moved });

  /** Without a lane, the status alone has changed, which may bring a card to another lane. */
  function moved(taskId: number, columnId: number, lane?: string) {
    const card = moves.cardOf(taskId);
    const status = columns.find(({ column }) => column.id === columnId)?.column.name;
    const target = lane ?? (card && status !== undefined ? groupOf({ ...card, status }, by, today) : '');
    if (isCollapsed(columnId) || isFolded(target)) {
      if (focus.held.current === taskId) afterOverlays(heir(taskId));
      return;
    }
    setActiveId(taskId);
    focus.flash(taskId, columnId, focus.held.current === taskId);
  }
  const ids = () => columnsThrough(columnIds, open).map(({ cards }) => cards);
  const isShown = (taskId: number) => open.some(({ cells }) => cells.some((cards) => cards.some(({ id }) => id === taskId)));
  function focusCard(card: TaskCard, flash = false) {
    setActiveId(card.id);
    focus.focus(card.id, flash);
  }
  /** Returns a function that focuses the next card after this one is gone. */
  function heir(taskId: number) {
    const next = nextFocusOf(columnsThrough(columnIds, open), taskId);
    focus.held.current = null;
    return () => (next ? focusCard(next) : scroller.current?.querySelector<HTMLElement>('[data-lane-toggle]')?.focus());
  }
  function removed(card: TaskCard) {
    const focusHeir = heir(card.id);
    void remove(card.id, 'card');
    afterOverlays(focusHeir);
  }
  useViewFocus({
    focus: (taskId, flash) => {
      const card = moves.cardOf(taskId);
      if (!card) return false;
      const lane = lanes.find(({ tasks }) => tasks.includes(card));
      // Who waits for a task finds it in its open lane.
      if (flash && lane && isFolded(lane.value)) fold(lane.value, false);
      else if (!isShown(taskId) && !document.getElementById(cardTitleId(taskId))) return false;
      focusCard(card, flash);
      return true;
    },
    focusNextAfter: heir,
  });
  useShortcut('firstItem', () => {
    const first = open.flatMap(({ cells }) => cells.flat())[0];
    return first !== undefined && focusCard(first);
  });
  useShortcut('quickAdd', () => {
    const cell = focusedElement()?.closest<HTMLElement>('[data-column]')?.dataset ?? {};
    const columnId = cell['column'] ? Number(cell['column']) : columnIds[0];
    const lane = cell['lane'] ?? open.find(({ value }) => columnId !== undefined && defaultsOf(columnId, value))?.value;
    return columnId !== undefined && lane !== undefined && openQuickAdd(columnId, lane);
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
        moves: { columns: ownColumns, move: (columnId, beforeId) => moves.move(card.id, columnId, beforeId), first: undefined },
      }
    );
  });
  const ownColumns = columns.filter(({ foreign }) => !foreign);
  const command = useLaneCommands({
    drops,
    lanes: open,
    columns: columns.map(({ column, foreign }) => ({ columnId: column.id, foreign: foreign ?? false })),
    ordered,
    onMove: (taskId, columnId) => selectionParts.get()?.askToMove(taskId, columnId, null) || moves.move(taskId, columnId, null),
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
    onFocused: (card) => {
      focus.held.current = card?.id ?? null;
      if (card) setActiveId(card.id);
    },
    command,
  });
  function toLanes(card: TaskCard) {
    const columnId = moves.columnOf(card.id)?.column.id;
    return lanes.map(({ value, tasks }) => ({
      label: swimlanes.moveTo(nameOf(value)),
      checked: tasks.some(({ id }) => id === card.id),
      onSelect: () => {
        if (columnId !== undefined && !tasks.some(({ id }) => id === card.id)) drops.drop(card.id, columnId, null, value);
      },
    }));
  }
  function defaultsOf(columnId: number, lane: string) {
    const place = columns.find(({ column }) => column.id === columnId);
    return place && !place.foreign ? laneDefaults({ by, lane, status: place.column.name }, today) : undefined;
  }
  function openQuickAdd(columnId: number, lane: string): boolean {
    if (!defaultsOf(columnId, lane)) return false;
    if (isCollapsed(columnId)) expand(columnId);
    if (isFolded(lane)) fold(lane, false);
    const from = focusedElement();
    // Opening it again focuses it again.
    setAdding((now) => ({ columnId, lane, from, time: (now?.time ?? 0) + 1 }));
    holdKeys('quickAdd', 'field', () => setAdding(undefined));
    return true;
  }
  function closeQuickAdd({ from, columnId, lane }: Adding) {
    setAdding(undefined);
    if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
    else requestAnimationFrame(() => addButton(scroller.current, columnId, lane)?.focus());
  }
  // The cells get the same functions each time, so that scrolling renders those that show other cards.
  const latest = useRef({ ...drops, openQuickAdd });
  useLayoutEffect(() => {
    latest.current = { ...drops, openQuickAdd };
  });
  const on = useMemo(
    (): LaneDrops & { quickAdd: (columnId: number, lane: string) => void } => ({
      drop: (...place) => latest.current.drop(...place),
      refusalOf: (...cell) => latest.current.refusalOf(...cell),
      quickAdd: (columnId: number, lane: string) => void latest.current.openQuickAdd(columnId, lane),
    }),
    [],
  );
  useBoardDrags(scroller, on.drop);
  useCardMotion(scroller);
  /** A dragged card must stay, however far the board scrolls under it. */
  function lifted(event: DragEvent) {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
    if (card) setActiveId(Number(card.dataset['task']));
  }
  const lifts = { onDragStart: lifted };
  function closeOverlays() {
    setMenu(undefined);
    setDeleting(undefined);
  }

  return (
    <>
      <ScoresSlot sorted={board.sorted} />
      <div className="flex min-h-0 flex-1 flex-col" {...listeners} {...lifts}>
        <div ref={scroller} className="lanes" data-lanes={by}>
          <div className="lanes-body" style={{ ['--lane-tracks' as string]: tracks }}>
            <LaneColumns columns={columns} isCollapsed={isCollapsed} filtered={filtered} onAdd={add} />
            {lanes.map((lane) => (
              <LaneRow
                key={lane.value}
                lane={lane}
                by={by}
                name={nameOf(lane.value)}
                people={people}
                collapsed={isFolded(lane.value)}
                onCollapse={(on) => fold(lane.value, on)}
              >
                {columns.map((place, at) => {
                  const isHere = adding?.columnId === place.column.id && adding.lane === lane.value;
                  const defaults = defaultsOf(place.column.id, lane.value);
                  const cards = lane.cells[at] ?? [];
                  return (
                    <LaneCell
                      key={place.column.id}
                      place={place}
                      lane={lane.value}
                      laneName={nameOf(lane.value)}
                      cards={cards}
                      range={windowOf(lane.value)}
                      heights={heights}
                      activeId={cards.some(({ id }) => id === activeId) ? activeId : undefined}
                      people={people}
                      today={today}
                      ownKey={ownKey}
                      ordered={ordered}
                      collapsed={isCollapsed(place.column.id)}
                      refusalOf={on.refusalOf}
                      onQuickAdd={defaults && !isCollapsed(place.column.id) ? on.quickAdd : undefined}
                      quickAdd={
                        isHere ? (
                          <QuickAdd
                            key={adding.time}
                            boardId={workspaceId}
                            column={place.column}
                            filter={filter}
                            defaults={defaults}
                            onAdded={(taskId) => {
                              focus.flash(taskId, place.column.id, true);
                              setActiveId(taskId);
                            }}
                            onClose={() => closeQuickAdd(adding)}
                            onOpenTask={task.open}
                          />
                        ) : undefined
                      }
                    />
                  );
                })}
              </LaneRow>
            ))}
          </div>
          {littleRoom ? (
            <Suspense fallback={null}>
              <div className="lanes-aside">
                <BoardAside view={view} />
              </div>
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
            ownKey={ownKey}
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
            moreMoves={toLanes}
            ordered={ordered}
            onOpen={task.open}
            onFocus={(card) => focusCard(card)}
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

function addButton(board: HTMLElement | null, columnId: number, lane: string): HTMLElement | null {
  const cell = `[data-column="${columnId}"][data-lane="${CSS.escape(lane)}"]`;
  return board?.querySelector<HTMLElement>(`${cell} [data-add]`) ?? null;
}
