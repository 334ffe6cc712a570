// The tasks of the calendar under keys, clicks and menus: what the surface of every view does, and the keys and drags that change a due date.
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Lanes } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { announce } from '#lib/announce.ts';
import { useDates } from '#lib/dates.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { chipId } from '#screens/workspace/calendar/calendar-task.tsx';
import { useFollowMoved } from '#screens/workspace/calendar/use-follow-moved.ts';
import { useTimeAddress } from '#screens/workspace/calendar/use-time-address.ts';
import { rowAfter } from '#screens/workspace/surface/row-steps.ts';
import { placesOf } from '#screens/workspace/surface/task-places.ts';
import { useKeptFocus } from '#screens/workspace/surface/use-kept-focus.ts';
import { useTaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { useDateDrags } from '#screens/workspace/use-date-drags.ts';

const steps: Record<ShortcutIn<'calendar'>, number> = { dayEarlier: -1, dayLater: 1, weekEarlier: -7, weekLater: 7 };

interface Options {
  view: BoardView;
  container: RefObject<HTMLElement | null>;
  /** The shown days. */
  days: readonly string[];
  /** The tasks in the order in which they stand. */
  inOrder: readonly TaskCard[];
}

export function useCalendarSurface({ view, container, days, inOrder }: Options) {
  const { data, shown } = view;
  const { calendar: words } = useText();
  const { formatDate, formatLong } = useDates();
  const go = useTimeAddress();
  const actions = useTaskActions();
  /** The task that has or had the focus: it is listed also on a busy day. */
  const [focused, setFocused] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const follow = useFollowMoved(chipOf);
  const keptFocus = useKeptFocus({
    stops: () => [inOrder.map(({ id }) => id)],
    elementId: chipId,
    show: (stop) => setFocused(Number(stop)),
  });
  const moves = useBoardMoves(data.workspaceId, view.board, (taskId) => focus(taskId));
  const cardOf = (taskId: number) => shown.find(({ id }) => id === taskId);

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
    const to = task.dueDate === null ? data.today : addDays(task.dueDate, by);
    if (!schedule(task.id, to)) return;
    follow(task.id);
    setFocused(task.id);
    if (!days.includes(to)) go({ day: to });
  }
  function chips(): HTMLElement[] {
    return [...(container.current?.querySelectorAll<HTMLElement>('.calendar-task') ?? [])];
  }
  /** The tasks in the order in which they stand. */
  function lanes(): Lanes {
    return [chips().map(({ id }) => ({ id: Number(id.slice(chipId('').length)) }))];
  }
  function focus(taskId: number): boolean {
    const chip = chipOf(taskId);
    chip?.focus();
    return chip !== null;
  }
  function walk(pressed: ShortcutIn<'list'>) {
    const all = chips();
    const at = all.findIndex(({ id }) => id === document.activeElement?.id);
    all[rowAfter(pressed, at, all.length - 1)]?.focus();
  }
  const surface = useTaskSurface({
    scope: 'list',
    people: view.people,
    today: data.today,
    cardOf,
    elementId: chipId,
    focus: { to: focus, nextAfter: keptFocus.nextAfter, first: () => chips()[0]?.focus(), onFocus: keptFocus.onFocus },
    open: view.task.open,
    lanes,
    places: placesOf(view.board, moves),
    keys: { calendar: (pressed, task) => moveByKey(task, steps[pressed]), list: walk },
  });
  const { dragged, on } = useDateDrags(schedule);
  return {
    surface,
    focused,
    setFocused,
    refusal,
    dragged,
    /** For the element around all tasks. */
    on: {
      ...surface.on,
      ...on,
      onKeyDown(event: KeyboardEvent): void {
        setRefusal(undefined);
        surface.on.onKeyDown(event);
      },
    },
  };
}

function chipOf(taskId: number): HTMLElement | null {
  return document.getElementById(chipId(taskId));
}
