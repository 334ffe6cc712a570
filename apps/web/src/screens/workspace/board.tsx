// The board: its columns, and everything that pointer and keyboard do to their cards, heard once for all of them.
import { screens, type TaskCard, type UserCard } from '@app/contract';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { type Board as BoardModel, rowsByDepartment } from '#features/tasks/board-columns.ts';
import { copyTaskLink } from '#features/tasks/copy-link.ts';
import { useTaskActions } from '#features/tasks/task-actions.ts';
import { cardElementId, cardTitleId } from '#features/tasks/task-card.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { BoardColumn, columnElementId } from '#screens/workspace/board-column.tsx';
import { cardCommand } from '#screens/workspace/board-keys.ts';
import { heirOf, type Lane } from '#screens/workspace/board-neighbours.ts';
import { CardMenu, type OpenMenu } from '#screens/workspace/card-menu.tsx';
import { DeleteCard } from '#screens/workspace/delete-card.tsx';
import { FutureTasks } from '#screens/workspace/future-tasks.tsx';
import { useBoardCommands } from '#screens/workspace/use-board-commands.ts';
import { useBoardDrags } from '#screens/workspace/use-board-drags.ts';
import { useBoardMoves } from '#screens/workspace/use-board-moves.ts';
import { afterDialogs, useCardFocus } from '#screens/workspace/use-card-focus.ts';
import '#screens/workspace/board.css';

interface BoardProps {
  workspaceId: number;
  board: BoardModel;
  /** The departments by which the company view groups. */
  groupBy: readonly string[] | undefined;
  filtered: boolean;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  /** The element of the columns, that scrolls sideways. */
  scroller: RefObject<HTMLDivElement | null>;
  onOpen: (taskId: number) => void;
  onAdd: (columnId: number) => void;
}

export function Board(props: BoardProps) {
  const { workspaceId, board, groupBy, filtered, people, today, scroller, onOpen, onAdd } = props;
  const [active, setActive] = useState<Readonly<Record<number, number>>>({});
  const [menu, setMenu] = useState<OpenMenu>();
  const [deleting, setDeleting] = useState<TaskCard>();
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();
  const focus = useCardFocus();
  const ordered = !filtered && groupBy === undefined;

  const moves = useBoardMoves(workspaceId, board, (taskId, columnId) => {
    setActive((now) => ({ ...now, [columnId]: taskId }));
    focus.flash(taskId, columnId);
  });
  useBoardDrags(scroller, moves.move);

  function lanes(): Lane[] {
    return board.columns.map(({ column, cards }) => ({
      columnId: column.id,
      cards: groupBy ? rowsByDepartment(cards, groupBy).flatMap((row) => (row.kind === 'card' ? [row.card] : [])) : cards,
    }));
  }

  function focusCard(card: TaskCard) {
    const column = moves.columnOf(card.id);
    if (column) setActive((now) => ({ ...now, [column.column.id]: card.id }));
    focus.focus(card.id);
  }

  function openMenu(card: TaskCard, at: DOMRect | { x: number; y: number }, moveOnly: boolean) {
    const size = 'width' in at ? { width: at.width, height: at.height } : { width: 0, height: 0 };
    setMenu({ card, at: { x: at.x, y: at.y, ...size }, moveOnly });
  }

  const command = useBoardCommands({
    moves,
    lanes,
    ordered,
    onFocus: focusCard,
    onOpen,
    onAdd,
    onMenu: (card) => openMenu(card, rectOf(card.id), true),
    onDelete: setDeleting,
  });

  function click(event: MouseEvent) {
    const card = cardUnder(event.target, moves.cardOf);
    if (!card || event.defaultPrevented) return;
    const button = event.target instanceof Element && event.target.closest('[data-card-menu]');
    if (button) openMenu(card, button.getBoundingClientRect(), false);
    else if (event.metaKey || event.ctrlKey || event.button === 1) window.open(screens.task.href(card.id), '_blank');
    else {
      focusCard(card);
      onOpen(card.id);
    }
  }

  function contextMenu(event: MouseEvent) {
    const card = cardUnder(event.target, moves.cardOf);
    if (!card) return;
    event.preventDefault();
    openMenu(card, { x: event.clientX, y: event.clientY }, false);
  }

  function press(event: KeyboardEvent) {
    const card = cardUnder(event.target, moves.cardOf);
    if (!card || event.nativeEvent.isComposing) return;
    const pressed = cardCommand(event);
    if (!pressed || !command(pressed, card)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function focused(event: FocusEvent) {
    const card = cardUnder(event.target, moves.cardOf);
    focus.held.current = card?.id ?? null;
    const column = card && moves.columnOf(card.id);
    if (column && active[column.column.id] !== card.id) setActive((now) => ({ ...now, [column.column.id]: card.id }));
  }

  function removed(card: TaskCard) {
    const column = moves.columnOf(card.id);
    const heir = heirOf(lanes(), card.id);
    focus.held.current = null;
    void actions.remove(card.id, 'card');
    afterDialogs(() => {
      if (heir) focusCard(heir);
      else if (column) addButton(column.column.id)?.focus();
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks and keys of the buttons inside, once for all cards
    <div
      className="flex min-h-0 flex-1 flex-col"
      onClick={click}
      onAuxClick={(event) => event.button === 1 && click(event)}
      onContextMenu={contextMenu}
      onKeyDown={press}
      onFocus={focused}
    >
      <div ref={scroller} className="board">
        {board.columns.map((place, index) => (
          <BoardColumn
            key={place.column.id}
            place={place}
            groupBy={groupBy}
            filtered={filtered}
            activeId={active[place.column.id]}
            people={people}
            today={today}
            empty={index === 0 && board.total === 0}
            onAdd={onAdd}
          />
        ))}
      </div>
      <FutureTasks workspaceId={workspaceId} cards={board.scheduled} people={people} today={today} />
      {menu ? (
        <CardMenu
          key={`${menu.card.id}-${menu.at.x}-${menu.at.y}`}
          menu={menu}
          columns={board.columns}
          from={moves.columnOf(menu.card.id)}
          ordered={ordered}
          actions={{
            open: (card) => onOpen(card.id),
            move: (card, to, beforeId) => moves.move(card.id, to.column.id, beforeId),
            assign: (card) => void actions.assign(card, userId),
            copy: (card) => void copyTaskLink(card.id),
            remove: setDeleting,
          }}
          onClose={() => setMenu(undefined)}
          onFocusBack={(card) => focusCard(card)}
        />
      ) : null}
      <DeleteCard card={deleting} onClose={() => setDeleting(undefined)} onDelete={removed} />
    </div>
  );
}

function cardUnder(target: EventTarget | null, cardOf: (taskId: number) => TaskCard | undefined): TaskCard | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
  return card ? cardOf(Number(card.dataset['task'])) : undefined;
}

function rectOf(taskId: number): DOMRect {
  const card = document.getElementById(cardTitleId(taskId)) ?? document.getElementById(cardElementId(taskId));
  return card?.getBoundingClientRect() ?? new DOMRect();
}

function addButton(columnId: number): HTMLElement | null {
  return document.getElementById(columnElementId(columnId))?.querySelector('[data-add]') ?? null;
}
