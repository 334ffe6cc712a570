// What every view of tasks does with the task under the pointer or the focus: menu, deletion, selection, keys, command menu, and the focus
// after it. A view keeps its layout, its own keys and dragging.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type FocusEvent, type MouseEvent, useCallback, useState } from 'react';
import { type Lanes, selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useHere } from '#lib/commands-here.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { focusedElement } from '#lib/type-ahead.ts';
import { useLatest } from '#lib/use-latest.ts';
import { loadSelection, selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';
import { type OwnKeys, type TaskKey, taskKeys } from '#screens/workspace/surface/task-keys.ts';
import type { TaskPlaces } from '#screens/workspace/surface/task-places.ts';
import { useItemCommands } from '#screens/workspace/surface/use-item-commands.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';

/** How a view moves the focus. */
interface SurfaceFocus {
  /** Focuses a task; `isAwaited` if somebody waits for it. Returns whether the view shows it. */
  to: (taskId: number, isAwaited?: boolean) => boolean;
  /** Returns a function that focuses the next task after this one is gone. */
  nextAfter: (taskId: number) => () => void;
  /** Focuses the task whose menu has closed, where that is not always the task itself. */
  back?: (card: TaskCard) => void;
  /** Focuses the first task, for the key that finds nothing focused; returns false if there is none. */
  first?: () => unknown;
  /** Notes what has the focus. */
  onFocus: (event: FocusEvent) => void;
}

export interface SurfaceOptions {
  /** Whether tasks are cards or rows: which keys of the registry they have. */
  scope: 'card' | 'list';
  people: ReadonlyMap<number, UserCard>;
  today: string;
  /** Returns a task of the view. */
  cardOf: (taskId: number) => TaskCard | undefined;
  /** Returns the element id of what takes the focus for a task. */
  elementId: (taskId: number) => string;
  focus: SurfaceFocus;
  open: (taskId: number, edit?: boolean) => void;
  /** Edits the title in its place; missing where the task opens for it. */
  rename?: (card: TaskCard) => void;
  /** The tasks as they stand; missing where nothing is selected. */
  lanes?: () => Lanes;
  /** Where tasks can be moved; missing where each has columns of its own. */
  places?: TaskPlaces;
  keys: OwnKeys;
  /** A menu or a panel opens. */
  onMenuOpens?: (card: TaskCard) => void;
}

export type TaskSurface = ReturnType<typeof useTaskSurface>;

export function useTaskSurface(options: SurfaceOptions) {
  const { scope, people, today, cardOf, elementId, focus, open, lanes, places, keys } = options;
  const [menu, setMenu] = useState<OpenMenu>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const { remove } = useTaskActions();
  const latest = useLatest(options);
  const selects = lanes !== undefined;

  // Every row gets the same functions, so that a menu or a selection renders none of them.
  const openMenu = useCallback((next: OpenMenu | undefined) => {
    if (next) latest.current.onMenuOpens?.(next.card);
    setMenu(next);
  }, []);
  /** Opens a menu or a panel for one field. */
  function ask(card: TaskCard, only: TaskField) {
    openMenu({ card, at: document.getElementById(elementId(card.id))?.getBoundingClientRect() ?? new DOMRect(), only });
  }
  function askToDelete(card: TaskCard | undefined) {
    // A quick look would hide the question.
    if (menu?.only === 'peek') setMenu(undefined);
    setDeleting(card);
  }
  const command = useItemCommands({
    onOpen: open,
    onMenu: ask,
    onDelete: askToDelete,
    ...(options.rename && { onRename: options.rename }),
    ...(lanes && { onSelect: (card, how) => selectByKey(how, card.id, lanes, focus.to) }),
  });
  const { run, onKeyDown } = taskKeys({ elementId, open, command, selects, keys, taskUnder });

  function taskUnder(target: EventTarget | null): TaskCard | undefined {
    const holder = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    return holder ? cardOf(Number(holder.dataset['task'])) : undefined;
  }
  function onContextMenu(event: MouseEvent) {
    const card = taskUnder(event.target);
    if (!card) return;
    event.preventDefault();
    openMenu({ card, at: new DOMRect(event.clientX, event.clientY) });
  }
  /** A click with Shift or Ctrl, or on a box, selects instead of opening. */
  function onClickCapture(event: MouseEvent) {
    const card = lanes && taskUnder(event.target);
    if (!card || !selectionParts.get()?.click(event, card.id, lanes)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function removed({ id }: TaskCard) {
    const focusNext = focus.nextAfter(id);
    void remove(id, 'card');
    focusAfterOverlays(focusNext);
  }

  useViewFocus({ focus: focus.to, focusNextAfter: focus.nextAfter });
  useShortcut('firstItem', () => focus.first?.(), focus.first !== undefined);
  useHere('task', () => {
    const task = taskUnder(focusedElement());
    const moves = places && {
      columns: places.columns,
      move: (columnId: number, beforeId: number | null) => task && places.moves.move(task.id, columnId, beforeId),
      first: task && places.first?.(task),
    };
    return task && { task, scope, selects, run: (id) => run(id as TaskKey, task), moves };
  });
  useAfterFirstPaint(() => void (selects && loadSelection().catch(() => undefined)), 'soon');

  return {
    /** The task whose menu or panel is open. */
    menu,
    openMenu,
    ask,
    deleting,
    /** Asks before a task is deleted; undefined stops asking. */
    askToDelete,
    removed,
    /** For the element around all tasks. */
    on: { onFocus: focus.onFocus, onKeyDown, onContextMenu, onClickCapture },
    taskUnder,
    run,
    people,
    today,
    cardOf,
    open,
    selects,
    places,
    focusBack: (card: TaskCard) => (focus.back ? focus.back(card) : void focus.to(card.id)),
  };
}
