// The one menu of all cards of a board: opened by a card's button, the right mouse button, or M with the places to move to.
import type { TaskCard } from '@app/contract';
import { ArrowDownToLine, ArrowRightLeft, ArrowUpToLine, Link, PanelRightOpen, Pencil, Trash2, UserPlus } from 'lucide-react';
import type { BoardColumn } from '#features/tasks/board-columns.ts';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import { useHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';

export interface OpenMenu {
  card: TaskCard;
  /** Where it opens, in pixels of the window. */
  at: { x: number; y: number; width: number; height: number };
  /** Only the places to move to. */
  moveOnly: boolean;
}

export interface CardMenuActions {
  open: (card: TaskCard) => void;
  edit: (card: TaskCard) => void;
  move: (card: TaskCard, to: BoardColumn, beforeId: number | null) => void;
  assign: (card: TaskCard) => void;
  copy: (card: TaskCard) => void;
  remove: (card: TaskCard) => void;
}

interface CardMenuProps {
  menu: OpenMenu;
  columns: readonly BoardColumn[];
  /** The column in which the card stands. */
  from: BoardColumn | undefined;
  /** Whether cards have an order of their own here. */
  ordered: boolean;
  actions: CardMenuActions;
  onClose: () => void;
  /** Gives the focus back, unless something else has taken it. */
  onFocusBack: (card: TaskCard) => void;
}

export function CardMenu({ menu, columns, from, ordered, actions, onClose, onFocusBack }: CardMenuProps) {
  const { tasks } = useText();
  const { card, at } = menu;
  const hints = {
    open: useHint('cardOpen'),
    edit: useHint('cardEdit'),
    assign: useHint('cardAssign'),
    copy: useHint('cardCopy'),
    remove: useHint('cardDelete'),
  };
  const moves = useMoves({ menu, columns, from, ordered, actions });
  const items: MenuItem[] = menu.moveOnly
    ? moves
    : [
        { label: tasks.seeDetails, icon: <PanelRightOpen />, kbd: hints.open, onSelect: () => actions.open(card) },
        { label: tasks.edit, icon: <Pencil />, kbd: hints.edit, onSelect: () => actions.edit(card) },
        { label: tasks.moveTo, icon: <ArrowRightLeft />, items: moves },
        { label: tasks.assignToMe, icon: <UserPlus />, kbd: hints.assign, onSelect: () => actions.assign(card) },
        { label: tasks.copyLink, icon: <Link />, kbd: hints.copy, onSelect: () => void actions.copy(card) },
        'separator',
        { label: tasks.remove, icon: <Trash2 />, kbd: hints.remove, danger: true, onSelect: () => actions.remove(card) },
      ];
  return (
    <Menu
      open
      align="start"
      items={items}
      header={menu.moveOnly ? <p className="px-2 py-1.5 text-12 text-ink-3">{tasks.moveTo}</p> : undefined}
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onFocusBack(card);
      }}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          aria-label={tasks.menu(card.title)}
          className="pointer-events-none fixed opacity-0"
          style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
        />
      }
    />
  );
}

function useMoves({ menu, columns, from, ordered, actions }: Omit<CardMenuProps, 'onClose' | 'onFocusBack'>): MenuItem[] {
  const { tasks } = useText();
  const { card } = menu;
  const toColumns = columns.map(
    (to): MenuItem => ({
      label: to.column.name,
      icon: <StatusGlyph status={to.column.name} />,
      checked: to.column.id === from?.column.id,
      onSelect: () => {
        if (to.column.id !== from?.column.id) actions.move(card, to, null);
      },
    }),
  );
  if (!ordered || !from) return toColumns;
  const first = from.cards.find((each) => each.id !== card.id);
  return [
    ...toColumns,
    'separator',
    { label: tasks.moveTop, icon: <ArrowUpToLine />, onSelect: () => actions.move(card, from, first?.id ?? null) },
    { label: tasks.moveBottom, icon: <ArrowDownToLine />, onSelect: () => actions.move(card, from, null) },
  ];
}
