// The overlays of a card or a row: its menu, the panel of its due date or its assignee, and the delete confirmation.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { archiveAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { copyTaskLink } from '#features/tasks/details/copy-link.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { afterOverlays, focusAfterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { selectByKey } from '#screens/workspace/bulk-changes/load-selection.ts';
import { CardMenu } from '#screens/workspace/card-menu/card-menu.tsx';
import { CardPanel } from '#screens/workspace/card-menu/card-panel.tsx';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';
import type { TaskPlaces } from '#screens/workspace/surface/task-places.ts';
import { duplicate } from '#screens/workspace/surface/use-item-commands.ts';
import type { TaskSurface } from '#screens/workspace/surface/use-task-surface.ts';
import { Confirm } from '#ui/confirm.tsx';
import type { MenuItem } from '#ui/menu.tsx';

const ignore = () => undefined;

/** The fields that a panel changes or explains, and no menu. */
const inPanel = new Set<TaskField | undefined>(['dueDate', 'assignee', 'score']);

export interface CardOverlaysProps {
  surface: TaskSurface;
  places: TaskPlaces;
  /** Items of the view alone, first in the menu. */
  extra?: readonly MenuItem[] | undefined;
  /** Further places for a card, after the columns. */
  moreMoves?: ((card: TaskCard) => readonly MenuItem[]) | undefined;
}

export function CardOverlays(props: CardOverlaysProps) {
  const { menu, openMenu, people, today, focusBack } = props.surface;
  return (
    <>
      {menu && inPanel.has(menu.only) ? (
        <CardPanel
          key={`${menu.card.id}-${menu.only}`}
          menu={menu}
          people={people}
          today={today}
          onClose={() => openMenu(undefined)}
          onFocusBack={focusBack}
        />
      ) : (
        <Menu {...props} />
      )}
      <DeleteConfirm surface={props.surface} />
    </>
  );
}

function Menu({ surface, places, extra, moreMoves }: CardOverlaysProps) {
  const { menu, openMenu, open, selects, askToDelete, focusBack } = surface;
  const { columns, moves, ordered } = places;
  const client = useQueryClient();
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();
  if (!menu) return null;
  return (
    <CardMenu
      key={`${menu.card.id}-${menu.at.x}-${menu.at.y}-${menu.only}`}
      menu={menu}
      columns={columns}
      from={moves.columnOf(menu.card.id)}
      ordered={ordered}
      extra={extra}
      moreMoves={moreMoves}
      actions={{
        open: (card) => open(card.id),
        edit: (card) => open(card.id, true),
        select: selects ? (card) => selectByKey('one', card.id, () => [[card]], ignore) : undefined,
        move: (card, to, beforeId) => moves.move(card.id, to.column.id, beforeId),
        assign: (card) => void actions.assign(card, userId),
        archive: (card) => void actOnMany(client, archiveAll([card])),
        duplicate: (card) => duplicate(client, card),
        copyLink: (card) => void copyTaskLink(card.id),
        remove: askToDelete,
        ask: (only) => afterOverlays(() => openMenu({ ...menu, only })),
      }}
      onClose={() => openMenu(undefined)}
      onFocusBack={focusBack}
    />
  );
}

function DeleteConfirm({ surface }: Pick<CardOverlaysProps, 'surface'>) {
  const { tasks } = useText();
  const { deleting, askToDelete, removed, focusBack } = surface;
  const confirmed = useRef<TaskCard>(undefined);
  return (
    <Confirm
      danger
      open={deleting !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        // After a cancelled deletion the card has the focus again, also if its menu asked.
        if (deleting && confirmed.current !== deleting) focusAfterOverlays(() => focusBack(deleting));
        askToDelete(undefined);
      }}
      title={tasks.deleteAsk}
      text={deleting?.title}
      confirmLabel={tasks.remove}
      cancelLabel={tasks.cancel}
      onConfirm={() => {
        confirmed.current = deleting;
        if (deleting) removed(deleting);
      }}
    />
  );
}
