// The tasks of the list under keys, clicks, swipes and menus: what the surface of every view does, in its rows and under its headings.
import { doneStatus, firstStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useNames } from '#lib/names.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { lineUnder, steerHeading } from '#screens/workspace/list/list-lines.ts';
import { rowTitleId } from '#screens/workspace/list/row-parts.tsx';
import type { useGroups } from '#screens/workspace/list/use-groups.ts';
import type { LineFocus } from '#screens/workspace/list/use-line-focus.ts';
import { rowAfter } from '#screens/workspace/surface/row-steps.ts';
import { placesOf } from '#screens/workspace/surface/task-places.ts';
import { useStayAtPlace } from '#screens/workspace/surface/use-stay-at-place.ts';
import { useTaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import type { RowSwipes } from '#ui/swipe.ts';
import { useSwipes } from '#ui/use-swipes.ts';

interface Options {
  view: BoardView;
  scroller: RefObject<HTMLElement | null>;
  groups: ReturnType<typeof useGroups>;
  focus: LineFocus;
  isEmpty: boolean;
}

export function useListSurface({ view, scroller, groups, focus, isEmpty }: Options) {
  const { lines, shown, setOpen } = groups;
  const { tasks: words } = useText();
  const names = useNames();
  const [renaming, setRenaming] = useState<{ id: number; refused: boolean }>();
  const moves = useBoardMoves(view.data.workspaceId, view.board, (taskId) => focus.to(taskId));
  const stay = useStayAtPlace({
    elementId: rowTitleId,
    nextTo: focus.neighbourOf,
    focus: focus.to,
    // A row that is still in sight takes the focus along.
    hasLeft: ({ id }) => document.getElementById(rowTitleId(id)) === null,
  });

  function step(pressed: ShortcutIn<'list'>, target: EventTarget | null): void {
    focus.goTo(rowAfter(pressed, lineUnder(target), lines.length - 1));
  }
  const surface = useTaskSurface({
    scope: 'list',
    people: view.people,
    today: view.data.today,
    cardOf: (taskId) => shown.find(({ id }) => id === taskId),
    elementId: rowTitleId,
    focus: { ...focus, back: stay.closes },
    open: view.task.open,
    rename: ({ id }) => setRenaming({ id, refused: false }),
    lanes: () => [shown],
    places: placesOf(view.board, moves),
    keys: { list: (pressed, _task, target) => step(pressed, target) },
    onMenuOpens: stay.opens,
  });

  function swipesOf(row: HTMLElement): RowSwipes | undefined {
    const task = surface.taskUnder(row);
    if (!task) return undefined;
    const wanted = task.status === doneStatus ? firstStatus : doneStatus;
    const to = view.board.columns.find(({ foreign, column }) => !foreign && column.name === wanted);
    return {
      right: to && { label: names.status(wanted), run: () => moves.move(task.id, to.column.id, null) },
      left: { label: words.dueDate, run: () => surface.ask(task, 'dueDate') },
    };
  }
  useSwipes(scroller, '[data-row]', !isEmpty, swipesOf);

  return {
    surface,
    onKeyDown(event: KeyboardEvent): void {
      steerHeading(event, { lines, setOpen, step });
      surface.on.onKeyDown(event);
    },
    /** Returns what the field for the title of a task needs, while it is open. */
    renameOf({ id }: TaskCard) {
      if (renaming?.id !== id) return undefined;
      return {
        refused: renaming.refused,
        onEnd: (byKey: boolean) => {
          setRenaming(undefined);
          if (byKey) requestAnimationFrame(() => focus.to(id));
        },
        onRefused: () => setRenaming({ id, refused: true }),
      };
    },
  };
}
