// The tasks of a board in the days of a month or a week, by their due dates; on a phone an agenda.
import { addDays, addMonths, monthName, type TaskCard } from '@app/contract';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Lanes, selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { calendarSpans, daysOf, shownIn, tasksByDay, unscheduledOf } from '#features/tasks/calendar/calendar-days.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { announce } from '#lib/announce.ts';
import { useDates } from '#lib/dates.ts';
import { holdKeysAfter, shortcutPressed, useShortcut } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { itemCommands } from '#screens/workspace/board/board-keys.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { loadSelection, selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import { CalendarDay } from '#screens/workspace/calendar/calendar-day.tsx';
import { chipId } from '#screens/workspace/calendar/calendar-task.tsx';
import { TimeBar } from '#screens/workspace/calendar/time-bar.tsx';
import { Unscheduled } from '#screens/workspace/calendar/unscheduled.tsx';
import { useFollowMoved } from '#screens/workspace/calendar/use-follow-moved.ts';
import { useTimeAddress } from '#screens/workspace/calendar/use-time-address.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { useItemCommands } from '#screens/workspace/card-menu/use-item-commands.ts';
import { useTaskHere } from '#screens/workspace/card-menu/use-task-here.ts';
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
  const { calendar: words } = useText();
  const { formatDate, formatLong, style, firstDay } = useDates();
  const [search] = useSearch();
  const go = useTimeAddress();
  const narrow = useBelow('md');
  const actions = useTaskActions();
  const place = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<number>();
  const [menu, setMenu] = useState<OpenMenu>();
  const [refusal, setRefusal] = useState<string>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const { span, day } = shownIn(search, today);
  const days = useMemo(() => daysOf(span, day, firstDay), [span, day, firstDay]);
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
    follow(task.id);
    setFocused(task.id);
    if (!days.includes(to)) go({ day: to });
  }
  const follow = useFollowMoved(chipOf);
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
  const add = (date: string) => view.add(undefined, date);
  // An agenda begins with today: what was due before is above it.
  const [toToday, scrollToToday] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press scrolls
  useLayoutEffect(() => {
    const now = place.current?.querySelector<HTMLElement>('[aria-current="date"]');
    const box = narrow ? place.current : now?.closest<HTMLElement>('.calendar-scroll');
    if (now && box) scrollWithin(box, now, narrow);
  }, [toToday, narrow, day]);
  useViewFocus({ focus, focusNextAfter });
  useShortcut('firstItem', () => chips()[0]?.focus());
  useTaskHere({ view, moves, taskUnder, command });

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
        onToday={() => {
          go({ day: today });
          scrollToToday((times) => times + 1);
        }}
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

/**
 * Scrolls a box to one of its days: to the top of the box, below the bar that stays there, or as little as shows it.
 * `scrollIntoView` would scroll the page, too.
 */
function scrollWithin(box: HTMLElement, day: HTMLElement, toTop: boolean): void {
  const [outer, inner] = [box.getBoundingClientRect(), day.getBoundingClientRect()];
  const above = inner.top - outer.top - (box.querySelector<HTMLElement>('.calendar-bar')?.offsetHeight ?? 0);
  const below = inner.bottom - outer.bottom;
  if (toTop || above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += Math.min(below, above);
}

function chipOf(taskId: number): HTMLElement | null {
  return document.getElementById(chipId(taskId));
}

function rectOf(taskId: number): DOMRect {
  return chipOf(taskId)?.getBoundingClientRect() ?? new DOMRect();
}
