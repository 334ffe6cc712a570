// The sections of My work as one windowed table: headings, days, rows, and what loads the next page.
import { doneStatus, type TaskCard, type Workspace } from '@app/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type MyAsked, type MyView, rowsOf, sectionsOf } from '#features/my-work/my-sections.ts';
import { boardOf } from '#features/tasks/data/board-columns.ts';
import { isSameDepartment } from '#features/tasks/data/department-options.ts';
import { useRelationMarksOf } from '#features/tasks/relations/card-relations.tsx';
import { useScores } from '#features/tasks/scores/known-scores.ts';
import { ScoresFailed } from '#features/tasks/scores/scores-failed.tsx';
import { useCurrentUser, usersById, usersQuery } from '#features/users/users.queries.ts';
import { useHere } from '#lib/commands-here.ts';
import { holdKeysAfter, shortcutPressed, useShortcut } from '#lib/hotkey.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { usePrinting } from '#lib/printing.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { focusedElement } from '#lib/type-ahead.ts';
import { clearUndo } from '#lib/undo.ts';
import { useLatest } from '#lib/use-latest.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { itemCommands } from '#screens/workspace/board/board-keys.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { useItemCommands } from '#screens/workspace/card-menu/use-item-commands.ts';
import { rowTitleId } from '#screens/workspace/list/list-row.tsx';
import type { MyOrder, RowKey } from '#screens/workspace/my-work/my-order.ts';
import { MyWorkDrop } from '#screens/workspace/my-work/my-work-drop.tsx';
import { MyWorkOther } from '#screens/workspace/my-work/my-work-other.tsx';
import { MyWorkOverlays } from '#screens/workspace/my-work/my-work-overlays.tsx';
import { MyWorkRow } from '#screens/workspace/my-work/my-work-row.tsx';
import { useMyMoves } from '#screens/workspace/my-work/use-my-moves.ts';
import { keyOf, useMyRows } from '#screens/workspace/my-work/use-my-rows.ts';
import { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';
import { showTask, undoAndShow } from '#screens/workspace/show-task.ts';
import { framesAtMost } from '#screens/workspace/use-row-focus.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';
import { Empty } from '#ui/empty.tsx';
import { useSwipes } from '#ui/use-swipes.ts';
import '#screens/workspace/list/list-view.css';

interface MyWorkListProps {
  cards: readonly TaskCard[];
  view: MyView;
  asked: MyAsked;
  boards: readonly Workspace[];
  /** The one order of items and tasks. */
  order: MyOrder;
  /** The task that is dragged, or that of a dragged item. */
  dragged: number | undefined;
  /** What is shown is that of another order or board, until this one has loaded. */
  isLate: boolean;
}

const nobody: readonly never[] = [];

const TaskDialog = lazyOverlay(
  () => import('#screens/workspace/open-task/task-dialog.tsx').then((m) => ({ default: m.TaskDialog })),
  { opens: 'screen' },
);

export function MyWorkList({ cards, view, asked, boards, order, dragged, isLate }: MyWorkListProps) {
  'use no memo';
  const { myWork, tasks } = useText();
  const { today } = view;
  const printing = usePrinting();
  const narrow = useBelow('md') && !printing;
  const scroller = useRef<HTMLDivElement>(null);
  const { data: users = nobody } = useQuery(usersQuery);
  const people = useMemo(() => usersById(users), [users]);
  const scoreIn = useScores(today);
  const sections = useSections({ cards, view, asked, boards, isLate });
  const rows = useMemo(() => rowsOf(sections, view, asked.by), [sections, view, asked.by]);
  const inOrder = useMemo(() => rows.flatMap((row) => (row.kind === 'task' ? [row.card] : [])), [rows]);
  useRelationMarksOf(inOrder);
  const moves = useMyMoves();
  const task = useOpenTask();
  const [menu, setMenu] = useState<OpenMenu>();
  const [deleting, setDeleting] = useState<TaskCard>();

  const placeOf = (taskId: number) => rows.findIndex((row) => row.kind === 'task' && row.card.id === taskId);
  const cardOf = (taskId: number) => inOrder.find(({ id }) => id === taskId);
  const { items, total, goTo } = useMyRows(scroller, rows, narrow, dragged === undefined ? -1 : placeOf(dragged));
  const command = useItemCommands({
    onOpen: task.open,
    onMenu: (card, only) => openMenu({ card, at: rectOf(card.id), only }),
    onDelete: setDeleting,
  });

  function focus(taskId: number): boolean {
    const index = placeOf(taskId);
    if (index >= 0) goTo(index);
    return index >= 0;
  }
  /** Returns the task after this one, else the one before it. */
  function nextTo(taskId: number): TaskCard | undefined {
    const index = inOrder.findIndex(({ id }) => id === taskId);
    return inOrder[index + 1] ?? inOrder[index - 1];
  }
  function focusNextAfter(taskId: number) {
    const next = nextTo(taskId);
    return () => void (next && showTask(next.id));
  }
  useViewFocus({ focus, focusNextAfter });
  const latest = useLatest({ nextTo, cardOf, focus });
  const before = useRef<{ card: TaskCard; next: TaskCard | undefined }>(undefined);
  const openMenu = useCallback((opened: OpenMenu | undefined) => {
    if (opened) before.current = { card: opened.card, next: latest.current.nextTo(opened.card.id) };
    setMenu(opened);
  }, []);
  /** A task with another day leaves its place; the keys stay there, as after choosing and finishing. */
  function focusBack(taskId: number) {
    focus(taskId);
    leavePlace(taskId, framesAtMost);
  }
  function leavePlace(taskId: number, frames: number) {
    const was = before.current;
    requestAnimationFrame(() => {
      const now = latest.current;
      if (was?.card.id !== taskId || was !== before.current || frames === 0) return;
      const isThere = now.cardOf(taskId)?.dueDate === was.card.dueDate || now.nextTo(taskId)?.id === was.next?.id;
      if (isThere) leavePlace(taskId, frames - 1);
      else if (was.next) now.focus(was.next.id);
    });
  }

  /** A chosen task goes up to Today; the keys stay at the place, for the next one. */
  function choose(card: TaskCard) {
    const isFocused = document.activeElement?.id === rowTitleId(card.id);
    const focusNext = isFocused && !isChosen(card) ? focusNextAfter(card.id) : undefined;
    moves.choose(card, !isChosen(card));
    focusNext?.();
  }
  /** T keeps what is chosen and goes on to the next task that is not, so a plan is made by pressing T and not undone by it. */
  function chooseForToday(card: TaskCard) {
    if (!isChosen(card)) choose(card);
    else {
      const action = { label: myWork.unchoose, run: () => moves.choose(card, false) };
      toast({ title: myWork.chosenAlready(card.title), action });
      focusUnchosen(inOrder.indexOf(card) + 1);
    }
  }
  const isChosen = ({ id }: TaskCard) => view.facts[id]?.chosenOn != null;
  function focusUnchosen(from: number) {
    const next = inOrder.slice(from).find((card) => card.status !== doneStatus && !isChosen(card));
    if (next) focus(next.id);
  }
  /** A finished task goes to the end; the keys stay at the place. */
  function finishHere(card: TaskCard) {
    const focusNext = card.status === doneStatus ? undefined : focusNextAfter(card.id);
    finish(card);
    focusNext?.();
  }
  const finish = useCallback((card: TaskCard) => moves.finish(card, view.facts[card.id]), [moves, view.facts]);

  function cardUnder(target: EventTarget | null): TaskCard | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    return row ? cardOf(Number(row.dataset['task'])) : undefined;
  }
  useLayoutEffect(() =>
    order.register('tasks', inOrder.length, (index) => {
      const to = inOrder[index];
      if (to) focus(to.id);
    }),
  );
  const step = (pressed: RowKey, at: number) => order.step(pressed, 'tasks', at);
  function steer(event: KeyboardEvent) {
    const card = cardUnder(event.target);
    if (!card) return;
    const pressed = shortcutPressed('list', event.nativeEvent);
    const own = shortcutPressed('mine', event.nativeEvent);
    const asked = shortcutPressed('item', event.nativeEvent);
    const meant = pressed ?? own ?? asked;
    // Enter on another button of the row presses that button.
    if (!meant || (pressed === 'rowOpen' && event.key === 'Enter' && document.activeElement?.id !== rowTitleId(card.id))) return;
    // Nothing is selected here, so these keys are the browser's.
    if (asked && itemCommands[asked].kind === 'select') return;
    if (pressed === 'rowOpen') task.open(card.id);
    else if (pressed) step(pressed, inOrder.indexOf(card));
    else if (own === 'mineToday') chooseForToday(card);
    else if (own === 'mineNotToday') isChosen(card) && moves.choose(card, false);
    else if (own) finishHere(card);
    else if (asked) command(itemCommands[asked], card);
    holdKeysAfter(meant);
    event.preventDefault();
    event.stopPropagation();
  }
  useSwipes(scroller, '[data-task]', true, (row) => {
    const card = cardUnder(row);
    return (
      card && {
        right: { label: card.status === doneStatus ? myWork.markNotDone : myWork.markDone, run: () => finish(card) },
        left: { label: tasks.dueDate, run: () => openMenu({ card, at: rectOf(card.id), only: 'dueDate' }) },
      }
    );
  });
  useHere('task', () => {
    const card = cardUnder(focusedElement());
    return (
      card && {
        task: card,
        scope: 'list',
        run: (id) => (id === 'rowOpen' ? task.open(card.id) : command(itemCommands[id as keyof typeof itemCommands], card)),
      }
    );
  });
  const first = inOrder[0]?.id;
  const hasFirst = first !== undefined;
  // Where nothing of the list has the focus, the arrows begin at the first row.
  useShortcut('rowDown', () => step('rowFirst', 0));
  useShortcut('rowUp', () => step('rowFirst', 0));
  useShortcut('rowFirst', () => step('rowFirst', 0));
  useShortcut('rowLast', () => step('rowLast', 0));
  useShortcut('mineToday', () => focusUnchosen(0), hasFirst);
  useShortcut('undo', undoAndShow);
  useEffect(() => clearUndo, []);
  useAfterFirstPaint(() => void TaskDialog.preload(), 'soon');
  const focusFirst = useEffectEvent(() => {
    const at = document.activeElement;
    if (first !== undefined && (at === document.body || at?.id === 'content')) goTo(placeOf(first));
  });
  // The rows may arrive after the list.
  useLayoutEffect(() => {
    if (hasFirst) focusFirst();
  }, [hasFirst]);
  function showMenu(event: MouseEvent) {
    const card = cardUnder(event.target);
    if (!card) return;
    event.preventDefault();
    openMenu({ card, at: new DOMRect(event.clientX, event.clientY) });
  }

  const shown = useMemo(() => shownFor(inOrder, people, today), [inOrder, people, today]);
  const isEmpty = sections.every(({ count }) => count === 0);
  const last = items.at(-1);
  return (
    <>
      <ScoresFailed />
      <p role="status" className="sr-only">
        {isLate ? '' : summaryOf(sections, myWork)}
      </p>
      <div className="my-work-place" data-dragging={dragged === undefined ? undefined : ''}>
        {isEmpty ? (
          <div className="grid flex-1 place-items-center">
            <Empty icon={<CircleCheck />} {...(asked.workspaceId === undefined ? myWork.nothing : myWork.nothingBoard)} />
          </div>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between buttons inside
          <div ref={scroller} className="list-view my-work" onKeyDown={steer} onContextMenu={showMenu}>
            <table className="list-table" aria-rowcount={rows.length}>
              <caption className="sr-only">{myWork.listLabel}</caption>
              {narrow ? null : <Columns />}
              <tbody>
                <Room height={items[0]?.start ?? 0} />
                {items.map(({ index }) => {
                  const row = rows[index];
                  if (row?.kind !== 'task')
                    return row ? <MyWorkOther key={keyOf(row)} row={row} index={index} asked={asked} /> : null;
                  return (
                    <MyWorkRow
                      key={keyOf(row)}
                      task={row.card}
                      fact={row.fact}
                      drop={row.drop}
                      index={index}
                      narrow={narrow}
                      people={people}
                      today={today}
                      scoreIn={scoreIn}
                      onOpen={task.open}
                      onMenu={openMenu}
                      onFinish={finish}
                    />
                  );
                })}
                <Room height={last ? total - last.end : 0} />
              </tbody>
            </table>
          </div>
        )}
        {dragged === undefined ? null : <MyWorkDrop view={view} />}
      </div>
      <MyWorkOverlays
        menu={menu}
        onMenu={openMenu}
        deleting={deleting}
        onDeleting={setDeleting}
        people={people}
        today={today}
        facts={view.facts}
        moves={moves}
        cardOf={cardOf}
        onChoose={choose}
        onOpen={task.open}
        onFocus={focusBack}
        focusNextAfter={focusNextAfter}
      />
      {task.taskId ? (
        <TaskDialog
          taskId={task.taskId}
          people={people}
          today={today}
          edits={task.edits}
          shown={shown}
          onChange={task.change}
          onClose={task.close}
          onLoadError={task.close}
        />
      ) : null}
    </>
  );
}

/** Returns the sections of the shown board, with cards that this page has just made or changed. */
function useSections({ cards, view, asked, boards, isLate }: Omit<MyWorkListProps, 'order' | 'dragged'>) {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const scoreIn = useScores(view.today);
  return useMemo(() => {
    const board = isLate ? undefined : boards.find(({ id }) => id === asked.workspaceId);
    const isOn = ({ workspaceId, department, departments }: TaskCard) =>
      asked.workspaceId === undefined ||
      workspaceId === asked.workspaceId ||
      [department, ...departments].some((name) => board !== undefined && isSameDepartment(name, board.department));
    const writes = client.getMutationCache().findAll({ mutationKey: ['tasks', 'write'] });
    const written = new Set(writes.map(({ options }) => options.mutationKey?.[2]));
    const isKept = ({ id, createdAt }: TaskCard) => isLocalId(id) || written.has(id) || Date.parse(createdAt) > view.at;
    const scoreOf = (card: TaskCard) => scoreIn(card).score;
    return sectionsOf({ cards: cards.filter(isOn), view, userId, by: asked.by, scoreOf, isKept });
  }, [client, cards, view, asked, boards, isLate, userId, scoreIn]);
}

type Sections = ReturnType<typeof sectionsOf>;
type MyWorkText = ReturnType<typeof useText>['myWork'];

/** Says what a look at the headings says. */
function summaryOf(sections: Sections, { sections: names, count: counted }: MyWorkText): string {
  return sections
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${names[name]}: ${counted(count)}`)
    .join(', ');
}

/** The order of the rows, for moving from one open task to the next. */
function shownFor(tasks: readonly TaskCard[], people: ReturnType<typeof usersById>, today: string) {
  const board = boardOf({ workspaceId: 0, tasks: [], columns: [{ id: 1, name: '', workspaceId: 0, order: 0 }], today });
  const columns = board.columns.map((column) => ({ ...column, cards: [...tasks] }));
  return { board: { ...board, columns }, groupBy: undefined, tasks, statuses: [], people, inOrder: true };
}

/** The widths of the columns: the table has no row that gives them. */
function Columns() {
  return (
    <colgroup>
      <col />
      {['status', 'priority', 'due', 'assignee', 'department', 'score', 'menu'].map((name) => (
        <col key={name} className={`list-col-${name}`} />
      ))}
    </colgroup>
  );
}

/** The space of the rows that are not rendered. */
function Room({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}

function rectOf(taskId: number): DOMRect {
  return document.getElementById(rowTitleId(taskId))?.getBoundingClientRect() ?? new DOMRect();
}
