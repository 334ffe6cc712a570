// The overlays of a card or a row: its menu, the panel of its due date or its assignee, and the delete confirmation.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { archiveAll } from '#features/tasks/bulk-changes/many-acts.ts';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { copyTaskLink } from '#features/tasks/details/copy-link.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { afterOverlays, focusAfterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { CardMenu } from '#screens/workspace/card-menu/card-menu.tsx';
import { CardPanel } from '#screens/workspace/card-menu/card-panel.tsx';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';
import { duplicate } from '#screens/workspace/surface/use-item-commands.ts';
import { Confirm } from '#ui/confirm.tsx';
import type { MenuItem } from '#ui/menu.tsx';

const ignore = () => undefined;

/** The fields that a panel changes or explains, and no menu. */
const inPanel = new Set<TaskField | undefined>(['dueDate', 'assignee', 'score']);

interface CardOverlaysProps {
  menu: OpenMenu | undefined;
  onMenu: (menu: OpenMenu | undefined) => void;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  deleting: TaskCard | undefined;
  onDeleting: (card: TaskCard | undefined) => void;
  onDelete: (card: TaskCard) => void;
  columns: readonly BoardColumn[];
  moves: BoardMoves;
  /** Whether cards have an order here. */
  ordered: boolean;
  /** Items of the screen alone, first in the menu. */
  extra?: readonly MenuItem[] | undefined;
  /** Further places for a card, after the columns. */
  moreMoves?: ((card: TaskCard) => readonly MenuItem[]) | undefined;
  onOpen: (taskId: number, edit?: boolean) => void;
  onFocus: (card: TaskCard) => void;
  /** Tasks can be selected here. */
  selects?: boolean;
}

export function CardOverlays(props: CardOverlaysProps) {
  const {
    menu,
    onMenu,
    people,
    today,
    deleting,
    onDeleting,
    onDelete,
    columns,
    moves,
    ordered,
    extra,
    moreMoves,
    onOpen,
    onFocus,
    selects,
  } = props;
  const { tasks } = useText();
  const client = useQueryClient();
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();
  const confirmed = useRef<TaskCard>(undefined);
  return (
    <>
      {menu && inPanel.has(menu.only) ? (
        <CardPanel
          key={`${menu.card.id}-${menu.only}`}
          menu={menu}
          people={people}
          today={today}
          onClose={() => onMenu(undefined)}
          onFocusBack={onFocus}
        />
      ) : menu ? (
        <CardMenu
          key={`${menu.card.id}-${menu.at.x}-${menu.at.y}-${menu.only}`}
          menu={menu}
          columns={columns}
          from={moves.columnOf(menu.card.id)}
          ordered={ordered}
          extra={extra}
          moreMoves={moreMoves}
          actions={{
            open: (card) => onOpen(card.id),
            edit: (card) => onOpen(card.id, true),
            select: selects ? (card) => selectByKey('one', card.id, () => [[card]], ignore) : undefined,
            move: (card, to, beforeId) => moves.move(card.id, to.column.id, beforeId),
            assign: (card) => void actions.assign(card, userId),
            archive: (card) => void actOnMany(client, archiveAll([card])),
            duplicate: (card) => duplicate(client, card),
            copyLink: (card) => void copyTaskLink(card.id),
            remove: onDeleting,
            ask: (only) => afterOverlays(() => onMenu({ ...menu, only })),
          }}
          onClose={() => onMenu(undefined)}
          onFocusBack={onFocus}
        />
      ) : null}
      <Confirm
        danger
        open={deleting !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          // After a cancelled deletion the card has the focus again, also if its menu asked.
          if (deleting && confirmed.current !== deleting) focusAfterOverlays(() => onFocus(deleting));
          onDeleting(undefined);
        }}
        title={tasks.deleteAsk}
        text={deleting?.title}
        confirmLabel={tasks.remove}
        cancelLabel={tasks.cancel}
        onConfirm={() => {
          confirmed.current = deleting;
          if (deleting) onDelete(deleting);
        }}
      />
    </>
  );
}
