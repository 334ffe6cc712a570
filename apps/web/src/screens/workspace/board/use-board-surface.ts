// The cards of a board under keys, mouse, menu and drags: what the surface of every view does, and moving them through columns and lanes.
import { screens } from '@app/contract/screens.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { MouseEvent, RefObject } from 'react';
import { cardTitleId } from '#features/tasks/card/task-card.tsx';
import { loadScores } from '#features/tasks/scores/load-scores.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { type BoardDrops, boardKeys } from '#screens/workspace/board/board-keys.ts';
import { columnsThrough, type Lanes } from '#screens/workspace/board/board-lanes.ts';
import { useBoardDrags } from '#screens/workspace/board/drag/use-board-drags.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { useCardMotion } from '#screens/workspace/board/motion/use-card-motion.ts';
import type { BoardFocus } from '#screens/workspace/board/use-board-focus.ts';
import { selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import { QuickAdd } from '#screens/workspace/create/lazy-quick-add.ts';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';
import { placesOf } from '#screens/workspace/surface/task-places.ts';
import { useTaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface Options {
  view: BoardView;
  lanes: Lanes;
  scroller: RefObject<HTMLDivElement | null>;
  focus: BoardFocus;
  moves: BoardMoves;
  drops: BoardDrops;
  /** Whether cards have an order here. */
  ordered: boolean;
}

export function useBoardSurface({ view, lanes, scroller, focus, moves, drops, ordered }: Options) {
  const { board, task } = view;
  const columns = () => columnsThrough(lanes.open);
  const own = boardKeys({
    lanes,
    columns: board.columns,
    ordered,
    drops,
    goTo: focus.goTo,
    extend: ({ id }, to) => selectByKey(to, id, columns, focus.goTo),
  });
  /** The first other card of its column, to move above it. */
  function first({ id: taskId }: TaskCard): number | null | undefined {
    if (!ordered || lanes.by) return undefined;
    return moves.columnOf(taskId)?.cards.find(({ id }) => id !== taskId)?.id ?? null;
  }
  const surface = useTaskSurface({
    scope: 'card',
    people: view.people,
    today: view.data.today,
    cardOf: moves.cardOf,
    elementId: cardTitleId,
    focus,
    open: task.open,
    lanes: columns,
    places: { ...placesOf(board, moves, ordered), first },
    keys: { card: own },
  });
  useBoardDrags(scroller, drops.drop);
  useCardMotion(scroller);
  useAfterFirstPaint(() => void Promise.all([QuickAdd.preload(), loadScores()]), 'soon');

  function click(event: MouseEvent): void {
    const card = surface.taskUnder(event.target);
    if (!card || event.defaultPrevented) return;
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card-menu]') : null;
    // The button names the field if it opens the panel of one.
    const only = (button?.dataset['cardMenu'] || undefined) as TaskField | undefined;
    if (button) surface.openMenu({ card, at: button.getBoundingClientRect(), only });
    else if (event.metaKey || event.ctrlKey || event.button === 1) window.open(screens.task.href(card.id), '_blank');
    else {
      focus.goTo(card.id);
      task.open(card.id);
    }
  }
  return {
    surface,
    /** For the element around all cards. */
    on: {
      ...surface.on,
      onClick: click,
      onAuxClick: (event: MouseEvent) => event.button === 1 && click(event),
    },
  };
}
