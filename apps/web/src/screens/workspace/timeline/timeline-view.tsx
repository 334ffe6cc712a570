// The tasks of a board as bars from start to due date, in the days of a week, a month or a quarter.
import { monthName, type TaskCard } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { groupFrom } from '#features/tasks/data/task-group.ts';
import { shownTask } from '#features/tasks/data/task-writes.ts';
import {
  allDays,
  type BarPart,
  datelessOf,
  dayAfter,
  firstFrom,
  movedDates,
  rangeOf,
  tasksIn,
  timeIn,
  timelineSpans,
  timeOf,
  touches,
} from '#features/tasks/timeline/timeline-days.ts';
import { announce } from '#lib/announce.ts';
import { useDates } from '#lib/dates.ts';
import { holdKeysAfter, shortcutPressed } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { usePrinting } from '#lib/printing.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { itemCommands } from '#screens/workspace/board/board-keys.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { loadSelection, selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import { chipId } from '#screens/workspace/calendar/calendar-task.tsx';
import { TimeBar } from '#screens/workspace/calendar/time-bar.tsx';
import { Unscheduled } from '#screens/workspace/calendar/unscheduled.tsx';
import { useFollowMoved } from '#screens/workspace/calendar/use-follow-moved.ts';
import { useTimeAddress } from '#screens/workspace/calendar/use-time-address.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { useItemCommands } from '#screens/workspace/card-menu/use-item-commands.ts';
import { useTaskHere } from '#screens/workspace/card-menu/use-task-here.ts';
import { EmptyView } from '#screens/workspace/empty-view.tsx';
import { ListBody } from '#screens/workspace/list/list-body.tsx';
import { isHeading, isRest, isTask, type ListGroup } from '#screens/workspace/list/list-groups.tsx';
import { focusNextIn, lineUnder, useFirstLine } from '#screens/workspace/list/list-lines.ts';
import { ListOverlays } from '#screens/workspace/list/list-overlays.tsx';
import { rowTitleId } from '#screens/workspace/list/list-row.tsx';
import { useGroupPages } from '#screens/workspace/list/use-group-pages.ts';
import { useGroups } from '#screens/workspace/list/use-groups.ts';
import { useRows } from '#screens/workspace/list/use-rows.ts';
import { TimelineRow } from '#screens/workspace/timeline/timeline-row.tsx';
import { TimelineGround, TimelineHead } from '#screens/workspace/timeline/timeline-scale.tsx';
import { useBarDrags } from '#screens/workspace/timeline/use-bar-drags.ts';
import { useWhen } from '#screens/workspace/timeline/use-time-words.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { useDateDrags } from '#screens/workspace/use-date-drags.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';
import '#screens/workspace/calendar/calendar-view.css';
import '#screens/workspace/timeline/timeline-view.css';

const moves: Record<ShortcutIn<'timeline'>, [BarPart, number]> = {
  barEarlier: ['both', -1],
  barLater: ['both', 1],
  barEndEarlier: ['end', -1],
  barEndLater: ['end', 1],
  barStartEarlier: ['start', -1],
  barStartLater: ['start', 1],
};
type Dates = Pick<TaskCard, 'startDate' | 'dueDate'>;

export function TimelineView({ view }: { view: BoardView }) {
  'use no memo';
  const { data, shown, people, statuses } = view;
  const { today, pages } = data;
  const onOpen = view.task.open;
  const { timeline: words } = useText();
  const { formatDate, style, firstDay } = useDates();
  const when = useWhen();
  const client = useQueryClient();
  const actions = useTaskActions();
  const [search] = useSearch();
  const go = useTimeAddress();
  const printing = usePrinting();
  const narrow = useBelow('md') && !printing;
  const place = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const [refusal, setRefusal] = useState<string>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const { span, day } = timeIn(search, today);
  const range = useMemo(() => rangeOf(span, day, firstDay), [span, day, firstDay]);
  const days = useMemo(() => allDays(range), [range]);
  const here = useMemo(() => tasksIn(shown, range), [shown, range]);
  const loose = useMemo(() => datelessOf(shown), [shown]);
  // The pages that have come are still those of the grouping before, until its own are there.
  const by = pages ? pages.groups?.by : groupFrom(search);
  const groups = useGroups({ tasks: here, by, people, statuses, today, pages: pages?.groups });
  const { lines, shown: rowTasks, places, setOpen, openFor } = groups;
  const { rows, first, after, goTo, topOf } = useRows(scroller, lines, narrow);
  const { onFocus, onMore } = useGroupPages({ lines, rows, first, pages: pages?.groups, goTo });
  const command = useItemCommands({
    onOpen,
    onMenu: (card, only) => setMenu({ card, at: rectOf(card.id), only }),
    onDelete: setDeleting,
    onSelect: (card, how) => selectByKey(how, card.id, lanes, focus),
  });
  const lanes = () => [rowTasks];
  useAfterFirstPaint(() => void loadSelection().catch(() => undefined), 'soon');
  const boardMoves = useBoardMoves(data.workspaceId, view.board, (taskId) => focus(taskId));

  function cardOf(taskId: number): TaskCard | undefined {
    return shown.find(({ id }) => id === taskId);
  }
  function set(task: TaskCard, dates: Dates, from: Dates) {
    const fields = {
      ...(dates.startDate !== from.startDate && { startDate: dates.startDate }),
      ...(dates.dueDate !== from.dueDate && { dueDate: dates.dueDate }),
    };
    if (Object.keys(fields).length === 0) return;
    void actions.set(task.id, fields);
    announce(words.moved(task.title, when(dates)));
    const time = timeOf(dates);
    if (time && !touches(dates, range)) go({ day: time.from });
  }
  function moveBar(task: TaskCard, part: BarPart, days: number) {
    // A key that is held down counts from where the last press has moved it.
    const from = shownTask(client, task.id) ?? task;
    // A key at a task without dates gives it today's.
    const to = timeOf(from) ? movedDates(from, part, days) : { startDate: null, dueDate: today };
    if (to) set(task, to, from);
    // Not as a message: the one about the change before would replace it.
    else setRefusal(words.refused(task.title));
  }
  function drop(taskId: number, date: string | null) {
    const task = cardOf(taskId);
    if (task) set(task, date === null ? { startDate: null, dueDate: null } : { startDate: null, dueDate: date }, task);
  }
  const drags = useBarDrags({
    taskUnder,
    days: days.length,
    onMove: moveBar,
    onTakeOff: (task) => set(task, { startDate: null, dueDate: null }, task),
  });
  const { dragged, on } = useDateDrags(drop);

  const follow = useFollowMoved(elementOf, (taskId) => goTo(lineOf(taskId)));
  // Where the days do not fit, today is in sight first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time begins anew
  useLayoutEffect(() => {
    const box = scroller.current;
    const ground = box?.querySelector<HTMLElement>('.timeline-ground');
    const line = ground?.querySelector<HTMLElement>('.timeline-today');
    if (!box || !ground) return;
    box.scrollLeft = line ? line.offsetLeft - box.clientWidth / 3 : 0;
    // And with it the rows of these days; under headings the rows begin with the first.
    const day = days[Math.floor((box.scrollLeft / ground.clientWidth) * days.length)];
    box.scrollTop = by || !day || box.scrollLeft === 0 ? 0 : topOf(firstFrom(rowTasks, day));
  }, [range]);

  function lineOf(taskId: number): number {
    return lines.findIndex((line) => isTask(line) && line.id === taskId);
  }
  function taskUnder(target: EventTarget | null): TaskCard | undefined {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    return row ? cardOf(Number(row.dataset['task'])) : undefined;
  }
  function focus(taskId: number, isAwaited = false): boolean {
    const index = lineOf(taskId);
    if (index >= 0) goTo(index);
    // Who waits for a task tries again, and finds it in its open group.
    else if (isAwaited) openFor(taskId);
    const aside = index < 0 ? document.getElementById(chipId(taskId)) : null;
    aside?.focus();
    return index >= 0 || aside !== null;
  }
  const focusNextAfter = (taskId: number) => focusNextIn(rowTasks, taskId);
  /** The arrows walk over the rows, and on to the tasks at the side. */
  function walk(pressed: ShortcutIn<'list'>, target: EventTarget | null) {
    const side = [...(place.current?.querySelectorAll<HTMLElement>('.calendar-task') ?? [])];
    const line = lineUnder(target);
    const at = line >= 0 ? line : lines.length + side.indexOf(target as HTMLElement);
    const last = lines.length + side.length - 1;
    const steps: Partial<Record<typeof pressed, number>> = { rowUp: at - 1, rowDown: at + 1, rowFirst: 0, rowLast: last };
    const to = Math.min(last, Math.max(0, steps[pressed] ?? at));
    if (to < lines.length) goTo(to);
    else side[to - lines.length]?.focus();
  }
  function steer(event: KeyboardEvent) {
    const line = lines[lineUnder(event.target)];
    const walked = shortcutPressed('list', event.nativeEvent);
    if (isHeading(line) || isRest(line)) {
      steerHeading(event, isHeading(line) ? line : undefined, walked);
      return;
    }
    const task = taskUnder(event.target);
    if (!task) return;
    const moved = shortcutPressed('timeline', event.nativeEvent);
    const asked = shortcutPressed('item', event.nativeEvent);
    const meant = moved ?? walked ?? asked;
    setRefusal(undefined);
    if (!meant) return;
    if (moved) {
      follow(task.id);
      moveBar(task, ...moves[moved]);
    } else if (walked === 'rowOpen') onOpen(task.id);
    else if (walked === 'rowSelectUp' || walked === 'rowSelectDown') {
      selectByKey(walked === 'rowSelectUp' ? 'up' : 'down', task.id, lanes, focus);
    } else if (walked) walk(walked, event.target);
    else if (asked) command(itemCommands[asked], task);
    holdKeysAfter(meant);
    event.preventDefault();
    event.stopPropagation();
  }
  /** On a heading, the arrows go on to the other lines, close and open; on the rest of a group, they go on. */
  function steerHeading(event: KeyboardEvent, group: ListGroup | undefined, walked: ShortcutIn<'list'> | undefined) {
    if (group && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) setOpen(group.value, event.key === 'ArrowRight');
    else if (walked && walked !== 'rowOpen') walk(walked, event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** The click that ends a drag does nothing; one with Shift or Ctrl, or on a box, selects. */
  function catchClick(event: MouseEvent) {
    const task = taskUnder(event.target);
    if (!drags.isDragEnd() && !(task && selectionParts.get()?.click(event, task.id, lanes))) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function showMenu(event: MouseEvent) {
    const card = taskUnder(event.target);
    if (!card) return;
    event.preventDefault();
    setMenu({ card, at: new DOMRect(event.clientX, event.clientY) });
  }
  useViewFocus({ focus, focusNextAfter });
  useFirstLine(lines, goTo);
  useTaskHere({ view, moves: boardMoves, taskUnder, command });

  if (view.filtered && shown.length === 0 && lines.length === 0 && !pages?.more) return <EmptyView view={view} />;
  const isEmpty = lines.length === 0 && !pages?.more;
  const headings = {
    week: `${formatDate(range.from)} – ${formatDate(range.to)}`,
    month: monthName(day, style.language),
    quarter: `${monthName(range.from, style.language)} – ${monthName(range.to, style.language)}`,
  };
  return (
    <section
      ref={place}
      aria-label={words.label}
      className="calendar"
      onFocus={onFocus}
      onKeyDown={steer}
      onClickCapture={catchClick}
      onContextMenu={showMenu}
      onPointerDown={drags.onPointerDown}
      {...on}
    >
      <TimeBar
        spans={timelineSpans}
        span={span}
        heading={headings[span]}
        refusal={refusal}
        onSpan={(one) => go({ span: one, day })}
        onMove={(to) => go({ day: dayAfter(span, day, to) })}
        onToday={() => go({ day: today })}
      />
      {isEmpty ? <p className="calendar-hint">{narrow ? words.hintTouch : words.hint}</p> : null}
      <div className="calendar-place">
        <div ref={scroller} className="timeline-scroll" data-dragging={drags.draft ? '' : undefined}>
          <div className="timeline-body" data-span={span}>
            <TimelineGround days={days} today={today} isDropping={dragged !== undefined} />
            <table className="list-table timeline-table" aria-rowcount={(by ? places.count : (pages?.rows ?? lines.length)) + 1}>
              <caption className="sr-only">{`${words.label}, ${headings[span]}. ${words.keys}`}</caption>
              <TimelineHead span={span} days={days} today={today} />
              <ListBody {...groups} rows={rows} after={after} by={by} people={people} onMore={onMore}>
                {(task, index) => (
                  <TimelineRow
                    key={task.id}
                    task={task}
                    index={index}
                    range={range}
                    days={days.length}
                    people={people}
                    today={today}
                    draft={drags.draft?.taskId === task.id ? drags.draft : undefined}
                    onOpen={onOpen}
                  />
                )}
              </ListBody>
            </table>
          </div>
          {pages?.more}
        </div>
        <Unscheduled
          tasks={loose}
          words={{ title: words.unscheduled, hint: words.unscheduledHint, none: words.unscheduledNone }}
          today={today}
          isPartial={pages !== undefined}
          onFocus={() => undefined}
          onOpen={onOpen}
        />
      </div>
      <ListOverlays
        selects
        view={view}
        menu={menu}
        onMenu={setMenu}
        deleting={deleting}
        onDeleting={setDeleting}
        moves={boardMoves}
        onFocus={focus}
        focusNextAfter={focusNextAfter}
      />
    </section>
  );
}

function rectOf(taskId: number): DOMRect {
  return elementOf(taskId)?.getBoundingClientRect() ?? new DOMRect();
}

/** The bar of a task, or its button at the side. */
function elementOf(taskId: number): HTMLElement | null {
  return document.getElementById(rowTitleId(taskId)) ?? document.getElementById(chipId(taskId));
}
