// The tasks of a board in the days of a month or a week, by their due dates; on a phone an agenda.
import { addDays, addMonths, monthName, type TaskCard } from '@app/contract';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Lanes, selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import {
  type CalendarSpan,
  calendarSpans,
  daysOf,
  shownIn,
  tasksByDay,
  unscheduledOf,
} from '#features/tasks/calendar/calendar-days.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { announce } from '#lib/announce.ts';
import { useHere } from '#lib/commands-here.ts';
import { useDates } from '#lib/dates.ts';
import { holdKeysAfter, shortcutPressed, useShortcut } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { focusedElement } from '#lib/type-ahead.ts';
import { itemCommands } from '#screens/workspace/board/board-keys.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { loadSelection, selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import { CalendarDay } from '#screens/workspace/calendar/calendar-day.tsx';
import { chipId } from '#screens/workspace/calendar/calendar-task.tsx';
import { TimeBar } from '#screens/workspace/calendar/time-bar.tsx';
import { Unscheduled } from '#screens/workspace/calendar/unscheduled.tsx';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { useItemCommands } from '#screens/workspace/card-menu/use-item-commands.ts';
import { rememberDueDay } from '#screens/workspace/create/create-defaults.ts';
import { EmptyView } from '#screens/workspace/empty-view.tsx';
import { ListOverlays } from '#screens/workspace/list/list-overlays.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { useDateDrags } from '#screens/workspace/use-date-drags.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';
import '#screens/workspace/calendar/calendar-view.css';

const steps: Record<ShortcutIn<'calendar'>, number> = { dayEarlier: -1, dayLater: 1, weekEarlier: -7, weekLater: 7 };
const none: readonly TaskCard[] = [];

export function CalendarView({ view }: { view: BoardView }) {
  const { data, shown } = view;
  const { today, pages } = data;
  const { calendar: words } = useText('overlays');
  const { formatDate, formatLong, style } = useDates();
  const [search, setSearch] = useSearchParams();
  const narrow = useBelow('md');
  const actions = useTaskActions();
  const place = useRef<HTMLElement>(null);
  /** The task that keeps the focus while it moves from day to day. */
  const moving = useRef<number>(undefined);
  const [focused, setFocused] = useState<number>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [refusal, setRefusal] = useState<string>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const { span, day } = shownIn(search, today);
  const days = useMemo(() => daysOf(span, day, style.language), [span, day, style.language]);
  const byDay = useMemo(() => tasksByDay(shown), [shown]);
  const loose = useMemo(() => unscheduledOf(shown), [shown]);
  const cardOf = (taskId: number) => shown.find(({ id }) => id === taskId);
  const moves = useBoardMoves(data.workspaceId, view.board, (taskId) => focus(taskId));
  const command = useItemCommands({
    onOpen: view.task.open,
    onMenu: (card, only) => setMenu({ card, at: rectOf(card.id), only }),
    onDelete: setDeleting,
    onSelect: (card, how) => selectByKey(how, card.id, lanes, focus),
  });
  useAfterFirstPaint(() => void loadSelection().catch(() => undefined), 'soon');

  function go(to: { day?: string; span?: CalendarSpan }) {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(to)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }
  /** Returns whether the task may be due then. */
  function schedule(taskId: number, dueDate: string | null): boolean {
    const task = cardOf(taskId);
    if (!task || task.dueDate === dueDate) return false;
    const isEarly = dueDate !== null && task.startDate !== null && dueDate < task.startDate;
    setRefusal(isEarly ? words.startsLater(task.title, formatDate(task.startDate ?? '')) : undefined);
    if (isEarly) return false;
    void actions.set(taskId, { dueDate });
    announce(words.moved(task.title, dueDate === null ? words.unscheduled : formatLong(dueDate)));
    return true;
  }
  function moveByKey(task: TaskCard, by: number) {
    // Without a date, a task starts from today.
    const to = task.dueDate === null ? today : addDays(task.dueDate, by);
    if (!schedule(task.id, to)) return;
    moving.current = task.id;
    setFocused(task.id);
    if (!days.includes(to)) go({ day: to });
  }
  useLayoutEffect(() => {
    if (moving.current === undefined) return;
    const chip = document.getElementById(chipId(moving.current));
    if (chip && chip !== document.activeElement) chip.focus();
  });
  // Only a person who still is at the moved task follows it.
  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Element && event.target.id !== chipId(moving.current ?? 0)) moving.current = undefined;
    };
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
  const { dragged, on } = useDateDrags(schedule);

  function chips(): HTMLElement[] {
    return [...(place.current?.querySelectorAll<HTMLElement>('.calendar-task') ?? [])];
  }
  /** The tasks in the order in which they stand. */
  function lanes(): Lanes {
    return [chips().map(({ id }) => ({ id: Number(id.slice(chipId('').length)) }))];
  }
  /** A click with Shift or Ctrl, or on a box, selects instead of opening. */
  function select(event: MouseEvent) {
    const task = taskUnder(event.target);
    if (!task || !selectionParts.get()?.click(event, task.id, lanes)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function taskUnder(target: EventTarget | null): TaskCard | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    return row ? cardOf(Number(row.dataset['task'])) : undefined;
  }
  function focus(taskId: number): boolean {
    const chip = document.getElementById(chipId(taskId));
    chip?.focus();
    return chip !== null;
  }
  function focusNextAfter(taskId: number) {
    const all = chips();
    const at = all.findIndex(({ id }) => id === chipId(taskId));
    const next = (all[at + 1] ?? all[at - 1])?.id;
    return () => document.getElementById(next ?? '')?.focus();
  }
  function walk(pressed: ShortcutIn<'list'>) {
    const all = chips();
    const at = all.findIndex(({ id }) => id === document.activeElement?.id);
    const to = {
      rowUp: at - 1,
      rowDown: at + 1,
      rowFirst: 0,
      rowLast: all.length - 1,
      rowOpen: at,
      rowSelectUp: at,
      rowSelectDown: at,
    };
    all[to[pressed]]?.focus();
  }
  function steer(event: KeyboardEvent) {
    const task = taskUnder(event.target);
    if (!task) return;
    const moved = shortcutPressed('calendar', event.nativeEvent);
    const walked = shortcutPressed('list', event.nativeEvent);
    const asked = shortcutPressed('item', event.nativeEvent);
    const meant = moved ?? walked ?? asked;
    setRefusal(undefined);
    if (!meant) return;
    if (moved) moveByKey(task, steps[moved]);
    else if (walked === 'rowOpen') view.task.open(task.id);
    else if (walked) walk(walked);
    else if (asked) command(itemCommands[asked], task);
    holdKeysAfter(meant);
    event.preventDefault();
    event.stopPropagation();
  }
  function showMenu(event: MouseEvent) {
    const card = taskUnder(event.target);
    if (!card) return;
    event.preventDefault();
    setMenu({ card, at: new DOMRect(event.clientX, event.clientY) });
  }
  function add(date: string) {
    rememberDueDay(date);
    view.add();
  }
  useViewFocus({ focus, focusNextAfter });
  useShortcut('firstItem', () => chips()[0]?.focus());
  useHere('task', () => {
    const task = taskUnder(focusedElement());
    return (
      task && {
        task,
        scope: 'list',
        selects: true,
        run: (id) => (id === 'rowOpen' ? view.task.open(task.id) : command(itemCommands[id as keyof typeof itemCommands], task)),
        moves: {
          columns: view.board.columns.filter(({ foreign }) => !foreign),
          move: (columnId, beforeId) => moves.move(task.id, columnId, beforeId),
        },
      }
    );
  });

  if (view.filtered && shown.length === 0 && !pages?.more) return <EmptyView view={view} />;
  const isEmpty = !days.some((one) => byDay.has(one));
  const move = (by: number) => go({ day: span === 'month' ? addMonths(`${day.slice(0, 8)}01`, by) : addDays(day, by * 7) });
  const heading =
    span === 'month' ? monthName(day, style.language) : `${formatDate(days[0] ?? day)} – ${formatDate(days[6] ?? day)}`;
  // An agenda of a month has the days with tasks, and today.
  const isAgenda = narrow && span === 'month';
  const listed = isAgenda ? days.filter((one) => one.startsWith(day.slice(0, 8)) && (one === today || byDay.has(one))) : days;
  return (
    <section
      ref={place}
      aria-label={words.label}
      className="calendar"
      data-dragging={dragged === undefined ? undefined : ''}
      onKeyDown={steer}
      onClickCapture={select}
      onContextMenu={showMenu}
      {...on}
    >
      <TimeBar
        spans={calendarSpans}
        span={span}
        heading={heading}
        refusal={refusal}
        onSpan={(one) => go({ span: one, day })}
        onMove={move}
        onToday={() => go({ day: today })}
      />
      {isEmpty ? <p className="calendar-hint">{narrow ? words.hintTouch : words.hint}</p> : null}
      <div className="calendar-place">
        <div className="calendar-scroll">
          <ol className="calendar-days" data-span={span}>
            {listed.map((date) => (
              <CalendarDay
                key={date}
                date={date}
                tasks={byDay.get(date) ?? none}
                today={today}
                isOutside={span === 'month' && !date.startsWith(day.slice(0, 8))}
                most={span === 'month' && !narrow ? 3 : 25}
                focused={focused}
                onFocus={setFocused}
                onOpen={view.task.open}
                onAdd={add}
              />
            ))}
          </ol>
          {pages?.more}
        </div>
        <Unscheduled
          tasks={loose}
          words={{ title: words.unscheduled, hint: words.unscheduledHint, none: words.unscheduledNone }}
          today={today}
          isPartial={pages !== undefined}
          onFocus={setFocused}
          onOpen={view.task.open}
        />
      </div>
      <ListOverlays
        selects
        view={view}
        menu={menu}
        onMenu={setMenu}
        deleting={deleting}
        onDeleting={setDeleting}
        moves={moves}
        onFocus={focus}
        focusNextAfter={focusNextAfter}
      />
    </section>
  );
}

function rectOf(taskId: number): DOMRect {
  return document.getElementById(chipId(taskId))?.getBoundingClientRect() ?? new DOMRect();
}
