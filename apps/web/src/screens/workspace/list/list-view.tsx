// The tasks of a workspace as a sortable, windowed table.
import { doneStatus, firstStatus, sortTasks, type TaskCard } from '@app/contract';
import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { useListColumns } from '#features/tasks/data/list-columns.ts';
import { groupFrom } from '#features/tasks/data/task-group.ts';
import { sortFrom, withSort } from '#features/tasks/data/task-sort.ts';
import { useRelationMarks } from '#features/tasks/relations/card-relations.tsx';
import { useScores } from '#features/tasks/scores/known-scores.ts';
import { ScoresFailed } from '#features/tasks/scores/scores-failed.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { compareTexts } from '#lib/collation.ts';
import { holdKeysAfter, shortcutPressed } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { usePrinting } from '#lib/printing.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { useLatest } from '#lib/use-latest.ts';
import { useSearch } from '#lib/use-search.ts';
import { itemCommands } from '#screens/workspace/board/board-keys.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { loadSelection, selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { useItemCommands } from '#screens/workspace/card-menu/use-item-commands.ts';
import { useTaskHere } from '#screens/workspace/card-menu/use-task-here.ts';
import { EmptyView } from '#screens/workspace/empty-view.tsx';
import { ListBody } from '#screens/workspace/list/list-body.tsx';
import { isHeading, isRest, isTask, type ListGroup } from '#screens/workspace/list/list-groups.tsx';
import { ListHead } from '#screens/workspace/list/list-head.tsx';
import { focusNextIn, lineUnder, useFirstLine } from '#screens/workspace/list/list-lines.ts';
import { ListOverlays } from '#screens/workspace/list/list-overlays.tsx';
import { ListRow, NarrowRow, rowTitleId } from '#screens/workspace/list/list-row.tsx';
import { widthsOf } from '#screens/workspace/list/list-widths.ts';
import { useGroupPages } from '#screens/workspace/list/use-group-pages.ts';
import { useGroups } from '#screens/workspace/list/use-groups.ts';
import { useRows } from '#screens/workspace/list/use-rows.ts';
import { useShownTable } from '#screens/workspace/list/use-shown-table.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';
import type { RowSwipes } from '#ui/swipe.ts';
import { useSwipes } from '#ui/use-swipes.ts';
import '#screens/workspace/list/list-view.css';

export interface ListViewProps {
  view: BoardView;
  /** Each row ends with a button that opens its task. */
  withView?: boolean | undefined;
}

export function ListView({ view, withView }: ListViewProps) {
  'use no memo';
  const { data, test, people, statuses } = view;
  const { tasks, today, pages } = data;
  const onOpen = view.task.open;
  const { workspaces, tasks: words } = useText();
  const names = useNames();
  const [search, setSearch] = useSearch();
  const { showScores } = useCurrentUser();
  const printing = usePrinting();
  const narrow = useBelow('md') && !printing;
  const scroller = useRef<HTMLDivElement>(null);
  const sort = useMemo(() => sortFrom(search), [search]);
  const columns = useListColumns();
  const scoreIn = useScores(today);
  const scoreOf = useCallback((task: TaskCard) => scoreIn(task).score, [scoreIn]);
  useRelationMarks(view.data.workspaceId);
  // Sorts all tasks, so that typing in the filter does not sort again.
  const inOrder = useMemo(
    () =>
      pages ? tasks : sortTasks(tasks, sort, { statuses, nameOf: (id) => people.get(id)?.fullName ?? '', compareTexts, scoreOf }),
    [tasks, sort, statuses, people, pages, scoreOf],
  );
  const sorted = useMemo(() => (test ? inOrder.filter(test) : inOrder), [inOrder, test]);
  // The pages that have come are still those of the grouping before, until its own are there.
  const by = pages ? pages.groups?.by : groupFrom(search);
  const groups = useGroups({ tasks: sorted, by, people, statuses, today, pages: pages?.groups });
  const { lines, shown, places, isOpen, setOpen, openFor } = groups;
  const { rows, first, after, goTo, stayAt } = useRows(scroller, lines, narrow);
  const { onFocus, onMore } = useGroupPages({ lines, rows, first, pages: pages?.groups, goTo });
  useShownTable({ lines, by, columns: columns.columns, people, today, scoreIn, isOpen, isPartial: pages !== undefined });
  const [menu, setMenu] = useState<OpenMenu>();
  /** The line of the task whose menu was opened: a change there may move the task away. */
  const opened = useRef(0);
  const openMenu = useCallback((next: OpenMenu | undefined) => {
    if (next) opened.current = lineUnder(document.getElementById(rowTitleId(next.card.id)));
    setMenu(next);
  }, []);
  const [deleting, setDeleting] = useState<TaskCard>();
  const [renaming, setRenaming] = useState<{ id: number; refused: boolean }>();
  const command = useItemCommands({
    onOpen,
    onMenu: (card, only) => openMenu({ card, at: rectOf(card.id), only }),
    onDelete: setDeleting,
    onRename: ({ id }) => setRenaming({ id, refused: false }),
    onSelect: (card, how) => selectByKey(how, card.id, lanes, focus),
  });
  // Every row gets the same function, so that selecting renders none of them.
  const inView = useLatest(shown);
  const lanes = useCallback(() => [inView.current], []);
  const onSelect = useCallback(
    (event: MouseEvent, taskId: number) => selectionParts.get()?.click(event, taskId, lanes) ?? false,
    [lanes],
  );
  useAfterFirstPaint(() => void loadSelection().catch(() => undefined), 'soon');

  function taskUnder(target: EventTarget | null): TaskCard | undefined {
    const line = lines[lineUnder(target)];
    return isTask(line) ? line : undefined;
  }
  /** On a heading, the arrows go on to the other lines, close and open; on the rest of a group, they go on. */
  function steerHeading(event: KeyboardEvent, at: number, group: ListGroup | undefined) {
    const pressed = shortcutPressed('list', event.nativeEvent);
    if (group && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) setOpen(group.value, event.key === 'ArrowRight');
    else if (pressed && isStep(pressed)) goTo(rowFor[pressed](at, lines.length - 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function steer(event: KeyboardEvent) {
    const at = lineUnder(event.target);
    const task = lines[at];
    if (isHeading(task) || isRest(task)) steerHeading(event, at, isHeading(task) ? task : undefined);
    if (!isTask(task)) return;
    const pressed = shortcutPressed('list', event.nativeEvent);
    const asked = shortcutPressed('item', event.nativeEvent);
    const meant = pressed ?? asked;
    // Enter on a button of the row presses that button.
    if (!meant || (pressed === 'rowOpen' && event.target instanceof Element && event.target.closest('[data-card-menu]'))) return;
    if (pressed === 'rowOpen') onOpen(task.id);
    else if (pressed === 'rowSelectUp' || pressed === 'rowSelectDown') {
      selectByKey(pressed === 'rowSelectUp' ? 'up' : 'down', task.id, lanes, focus);
    } else if (pressed) goTo(rowFor[pressed](at, lines.length - 1));
    else if (asked) command(itemCommands[asked], task);
    holdKeysAfter(meant);
    event.preventDefault();
    event.stopPropagation();
  }
  function showMenu(event: MouseEvent) {
    const card = taskUnder(event.target);
    if (!card) return;
    event.preventDefault();
    openMenu({ card, at: new DOMRect(event.clientX, event.clientY) });
  }
  function focus(taskId: number, isAwaited = false): boolean {
    const index = lines.findIndex((line) => isTask(line) && line.id === taskId);
    if (index >= 0) goTo(index);
    // Who waits for a task tries again, and finds it in its open group.
    else if (isAwaited) openFor(taskId);
    return index >= 0;
  }
  /** Where a change has moved the task out of sight, the keys stay at its place. */
  function focusBack(taskId: number) {
    document.getElementById(rowTitleId(taskId))?.focus({ preventScroll: true });
    stayAt(Math.max(0, opened.current));
  }
  const focusNextAfter = (taskId: number) => focusNextIn(shown, taskId);
  function renameOf({ id: taskId, refused }: { id: number; refused: boolean }) {
    return {
      refused,
      onEnd: (byKey: boolean) => {
        setRenaming(undefined);
        if (byKey) requestAnimationFrame(() => focus(taskId));
      },
      onRefused: () => setRenaming({ id: taskId, refused: true }),
    };
  }
  const moves = useBoardMoves(data.workspaceId, view.board, (taskId) => focus(taskId));
  function swipesOf(row: HTMLElement): RowSwipes | undefined {
    const task = taskUnder(row);
    if (!task) return undefined;
    const wanted = task.status === doneStatus ? firstStatus : doneStatus;
    const to = view.board.columns.find(({ foreign, column }) => !foreign && column.name === wanted);
    return {
      right: to && { label: names.status(wanted), run: () => moves.move(task.id, to.column.id, null) },
      left: { label: words.dueDate, run: () => openMenu({ card: task, at: rectOf(task.id), only: 'dueDate' }) },
    };
  }
  const isEmpty = lines.length === 0 && !pages?.more;
  useSwipes(scroller, '[data-row]', !isEmpty, swipesOf);
  useViewFocus({ focus, focusNextAfter });
  useFirstLine(lines, goTo);
  useTaskHere({ view, moves, taskUnder, command });

  if (isEmpty) return <EmptyView view={view} />;
  const count = pages?.rows ?? sorted.length;
  const Row = narrow ? NarrowRow : ListRow;
  return (
    <>
      <ScoresFailed />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between buttons inside */}
      <div ref={scroller} className="list-view" onFocus={onFocus} onKeyDown={steer} onContextMenu={showMenu}>
        <table
          className="list-table"
          data-own={view.ownKey === undefined ? undefined : ''}
          data-scores={showScores ? undefined : 'off'}
          data-chosen={columns.isChosen ? '' : undefined}
          style={narrow ? undefined : { minWidth: widthsOf(columns).table }}
          aria-rowcount={(by ? places.count : count) + 1}
        >
          <caption className="sr-only">{workspaces.listLabel(count)}</caption>
          <ListHead
            sort={sort}
            narrow={narrow}
            withView={withView}
            tasks={shown}
            columns={columns}
            onSort={(next) => setSearch((now) => withSort(now, next), { replace: true })}
          />
          <ListBody {...groups} rows={rows} after={after} by={by} people={people} onMore={onMore}>
            {(task, index, at) => (
              <Row
                key={task.id}
                task={task}
                columns={columns.columns}
                rename={task.id === renaming?.id ? renameOf(renaming) : undefined}
                index={index}
                at={at}
                people={people}
                today={today}
                scoreIn={scoreIn}
                withView={withView}
                onOpen={onOpen}
                onSelect={onSelect}
                onMenu={openMenu}
              />
            )}
          </ListBody>
        </table>
        {pages?.more}
      </div>
      <ListOverlays
        selects
        view={view}
        menu={menu}
        onMenu={openMenu}
        deleting={deleting}
        onDeleting={setDeleting}
        moves={moves}
        onFocus={focusBack}
        focusNextAfter={focusNextAfter}
      />
    </>
  );
}

type Step = Exclude<ShortcutIn<'list'>, 'rowOpen' | 'rowSelectUp' | 'rowSelectDown'>;

const isStep = (pressed: ShortcutIn<'list'>): pressed is Step => pressed in rowFor;

/** The target line of each shortcut. */
const rowFor: Record<Step, (at: number, last: number) => number> = {
  rowUp: (at) => Math.max(0, at - 1),
  rowDown: (at, last) => Math.min(last, at + 1),
  rowFirst: () => 0,
  rowLast: (_, last) => last,
};

function rectOf(taskId: number): DOMRect {
  return document.getElementById(rowTitleId(taskId))?.getBoundingClientRect() ?? new DOMRect();
}
