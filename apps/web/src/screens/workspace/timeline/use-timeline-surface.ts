// The tasks of the timeline under keys, clicks and menus: what the surface of every view does, and the keys and drags that change a bar.
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import type { DayRange } from '#features/tasks/company/company-lanes.ts';
import type { BarPart } from '#features/tasks/timeline/timeline-days.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { chipId } from '#screens/workspace/calendar/calendar-task.tsx';
import { useFollowMoved } from '#screens/workspace/calendar/use-follow-moved.ts';
import { lineUnder, steerHeading } from '#screens/workspace/list/list-lines.ts';
import { rowTitleId } from '#screens/workspace/list/row-parts.tsx';
import type { useGroups } from '#screens/workspace/list/use-groups.ts';
import type { LineFocus } from '#screens/workspace/list/use-line-focus.ts';
import { rowAfter } from '#screens/workspace/surface/row-steps.ts';
import { placesOf } from '#screens/workspace/surface/task-places.ts';
import { useTaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import { useBarDrags } from '#screens/workspace/timeline/use-bar-drags.ts';
import { noDates, useBarMoves } from '#screens/workspace/timeline/use-bar-moves.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import { useDateDrags } from '#screens/workspace/use-date-drags.ts';

const moves: Record<ShortcutIn<'timeline'>, [BarPart, number]> = {
  barEarlier: ['both', -1],
  barLater: ['both', 1],
  barEndEarlier: ['end', -1],
  barEndLater: ['end', 1],
  barStartEarlier: ['start', -1],
  barStartLater: ['start', 1],
};

interface Options {
  view: BoardView;
  container: RefObject<HTMLElement | null>;
  groups: ReturnType<typeof useGroups>;
  focus: LineFocus;
  range: DayRange;
  /** The number of days of the range. */
  days: number;
}

export function useTimelineSurface({ view, container, groups, focus, range, days }: Options) {
  const { data, shown } = view;
  const { lines, shown: rowTasks, setOpen } = groups;
  const [refusal, setRefusal] = useState<string>();
  const cardOf = (taskId: number) => shown.find(({ id }) => id === taskId);
  const boardMoves = useBoardMoves(data.workspaceId, view.board, (taskId) => to(taskId));
  const { set, moveBar } = useBarMoves({ today: data.today, range, onRefused: setRefusal });
  const follow = useFollowMoved(elementOf, focus.to);

  /** Focuses a task in its row or at the side. */
  function to(taskId: number, isAwaited = false): boolean {
    if (focus.to(taskId, isAwaited)) return true;
    const aside = document.getElementById(chipId(taskId));
    aside?.focus();
    return aside !== null;
  }
  /** The arrows walk over the rows, and on to the tasks at the side. */
  function walk(pressed: ShortcutIn<'list'>, target: EventTarget | null) {
    const side = [...(container.current?.querySelectorAll<HTMLElement>('.calendar-task') ?? [])];
    const line = lineUnder(target);
    const at = line >= 0 ? line : lines.length + side.indexOf(target as HTMLElement);
    const to = rowAfter(pressed, at, lines.length + side.length - 1);
    if (to < lines.length) focus.goTo(to);
    else side[to - lines.length]?.focus();
  }
  const surface = useTaskSurface({
    scope: 'list',
    people: view.people,
    today: data.today,
    cardOf,
    elementId: barId,
    focus: { ...focus, to },
    open: view.task.open,
    lanes: () => [rowTasks],
    places: placesOf(view.board, boardMoves),
    keys: {
      timeline(pressed, task) {
        follow(task.id);
        moveBar(task, ...moves[pressed]);
      },
      list: (pressed, _task, target) => walk(pressed, target),
    },
  });
  const drags = useBarDrags({
    taskUnder: surface.taskUnder,
    days,
    onMove: moveBar,
    onTakeOff: (task) => set(task, noDates, task),
  });
  const { dragged, on } = useDateDrags((taskId, dueDate) => {
    const task = cardOf(taskId);
    if (task) set(task, { startDate: null, dueDate }, task);
  });
  return {
    surface,
    refusal,
    drags,
    dragged,
    /** For the element around all tasks. */
    on: {
      ...surface.on,
      ...on,
      onPointerDown: drags.onPointerDown,
      onKeyDown(event: KeyboardEvent): void {
        steerHeading(event, { lines, setOpen, step: walk });
        if (surface.taskUnder(event.target)) setRefusal(undefined);
        surface.on.onKeyDown(event);
      },
      /** The click that ends a drag does nothing. */
      onClickCapture(event: MouseEvent): void {
        if (!drags.isDragEnd()) {
          surface.on.onClickCapture(event);
          return;
        }
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** Returns the element id of the bar of a task, or of its button at the side. */
export function barId(taskId: number): string {
  return elementOf(taskId)?.id ?? rowTitleId(taskId);
}

function elementOf(taskId: number): HTMLElement | null {
  return document.getElementById(rowTitleId(taskId)) ?? document.getElementById(chipId(taskId));
}
