// Actions on a card of a board with lanes, by mouse, key, menu and command menu: open it, move it, select it, delete it.
import type { TaskCard } from '@app/contract';
import { useState } from 'react';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { cardElementId, cardTitleId } from '#features/tasks/card/task-card.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useHere } from '#lib/commands-here.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { focusedElement } from '#lib/type-ahead.ts';
import { boardListeners } from '#screens/workspace/board/drag/board-listeners.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { useLaneCommands } from '#screens/workspace/board/lanes/use-lane-commands.ts';
import type { LaneDrops } from '#screens/workspace/board/lanes/use-lane-drops.ts';
import type { LaneFocus } from '#screens/workspace/board/lanes/use-lane-focus.ts';
import type { Lanes } from '#screens/workspace/board/lanes/use-lanes.ts';
import { selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { cardCommands } from '#screens/workspace/surface/task-commands.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface Given {
  view: BoardView;
  lanes: Lanes;
  focus: LaneFocus;
  moves: BoardMoves;
  drops: LaneDrops;
  ordered: boolean;
}

export function useLaneActions({ view, lanes, focus, moves, drops, ordered }: Given) {
  const { board, task } = view;
  const [menu, setMenu] = useState<OpenMenu>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const { remove } = useTaskActions();
  const ownColumns = board.columns.filter(({ foreign }) => !foreign);
  const ids = () => lanes.through().map(({ cards }) => cards);

  const command = useLaneCommands({
    drops,
    lanes: lanes.open,
    columns: board.columns.map(({ column, foreign }) => ({ columnId: column.id, foreign: foreign ?? false })),
    ordered,
    onMove: (taskId, columnId) => selectionParts.get()?.askToMove(taskId, columnId, null) || moves.move(taskId, columnId, null),
    onFocus: focus.to,
    onSelect: (card, how) => selectByKey(how, card.id, ids, (taskId) => focus.to(moves.cardOf(taskId) ?? card)),
    onOpen: task.open,
    onMenu: (card, only) => setMenu({ card, at: rectOf(card.id), only }),
    onDelete: setDeleting,
  });
  useHere('task', () => {
    const here = focusedElement()?.closest<HTMLElement>('[data-task]')?.dataset['task'];
    const card = moves.cardOf(Number(here));
    return (
      card && {
        task: card,
        scope: 'card',
        selects: true,
        run: (id) => command(cardCommands[id as keyof typeof cardCommands], card),
        moves: { columns: ownColumns, move: (columnId, beforeId) => moves.move(card.id, columnId, beforeId), first: undefined },
      }
    );
  });
  return {
    listeners: boardListeners({
      cardOf: moves.cardOf,
      onSelect: (event, card) => selectionParts.get()?.click(event, card.id, ids) ?? false,
      onOpen: (card) => {
        focus.to(card);
        task.open(card.id);
      },
      onMenu: (card, at, only) => setMenu({ card, at, only }),
      onFocused: focus.got,
      command,
    }),
    /** What the overlays of a card need; undefined while none is open. */
    overlays: (menu || deleting) && {
      menu,
      onMenu: setMenu,
      deleting,
      onDeleting: setDeleting,
      onDelete: (card: TaskCard) => {
        const focusNext = focus.nextFocus(card.id);
        void remove(card.id, 'card');
        focusAfterOverlays(focusNext);
      },
      columns: ownColumns,
      onLoadError: () => {
        setMenu(undefined);
        setDeleting(undefined);
      },
    },
  };
}

function rectOf(taskId: number): DOMRect {
  const card = document.getElementById(cardTitleId(taskId)) ?? document.getElementById(cardElementId(taskId));
  return card?.getBoundingClientRect() ?? new DOMRect();
}
