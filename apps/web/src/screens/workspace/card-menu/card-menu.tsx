// The one menu of all cards and rows: opened by their button, the right mouse button, or a key for one field.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import {
  Archive,
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUpToLine,
  CalendarDays,
  Copy,
  Flag,
  Gauge,
  Link,
  PanelRightOpen,
  Pencil,
  SquareCheck,
  Trash2,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import { usePriorityItems } from '#features/tasks/edit/field-items.tsx';
import { useShortcutHint } from '#lib/hotkey.ts';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { CardAnchor, type OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';

interface CardMenuActions {
  open: (card: TaskCard) => void;
  edit: (card: TaskCard) => void;
  /** Missing where nothing is selected. */
  select: ((card: TaskCard) => void) | undefined;
  move: (card: TaskCard, to: BoardColumn, beforeId: number | null) => void;
  assign: (card: TaskCard) => void;
  copyLink: (card: TaskCard) => void;
  duplicate: (card: TaskCard) => void;
  archive: (card: TaskCard) => void;
  remove: (card: TaskCard) => void;
  /** Opens a menu or a panel for one field. */
  ask: (only: TaskField) => void;
}

export interface CardMenuProps {
  menu: OpenMenu;
  columns: readonly BoardColumn[];
  /** The column of the card. */
  from: BoardColumn | undefined;
  /** Whether cards have an order here. */
  ordered: boolean;
  actions: CardMenuActions;
  /** Items of the screen alone, first in the menu. */
  extra?: readonly MenuItem[] | undefined;
  /** Further places for a card, after the columns. */
  moreMoves?: ((card: TaskCard) => readonly MenuItem[]) | undefined;
  onClose: () => void;
  /** Returns the focus, unless something else has taken it. */
  onFocusBack: (card: TaskCard) => void;
}

export function CardMenu(props: CardMenuProps) {
  const { only } = props.menu;
  if (only === 'priority') return <PriorityMenu {...props} />;
  return only === 'move' ? <MoveMenu {...props} /> : <WholeMenu {...props} />;
}

function WholeMenu(props: CardMenuProps) {
  const { tasks, scores, bulkChanges, archive } = useText();
  const { actions } = props;
  const { select } = actions;
  const { card } = props.menu;
  // A phone has no room for a submenu beside the menu: there it replaces the menu.
  const narrow = useBelow('sm');
  const moves = useMoves(props);
  const priorities = usePriorityItems(card);
  const moveTo = narrow ? { onSelect: () => actions.ask('move') } : { items: moves };
  const setPriority = narrow ? { onSelect: () => actions.ask('priority') } : { items: priorities };
  const hints = {
    open: useShortcutHint('cardOpen'),
    edit: useShortcutHint('cardEdit'),
    select: useShortcutHint('select'),
    move: useShortcutHint('cardMoveTo'),
    priority: useShortcutHint('cardPriority'),
    assignee: useShortcutHint('cardAssignee'),
    dueDate: useShortcutHint('cardDueDate'),
    score: useShortcutHint('cardScore'),
    assign: useShortcutHint('cardAssign'),
    copy: useShortcutHint('cardCopy'),
    duplicate: useShortcutHint('cardDuplicate'),
    remove: useShortcutHint('cardDelete'),
  };
  const items: MenuItem[] = [
    ...(props.extra ?? []),
    { label: tasks.seeDetails, icon: <PanelRightOpen />, kbd: hints.open, onSelect: () => actions.open(card) },
    { label: tasks.edit, icon: <Pencil />, kbd: hints.edit, onSelect: () => actions.edit(card) },
    ...(select
      ? [{ label: bulkChanges.selectEntry, icon: <SquareCheck />, kbd: hints.select, onSelect: () => select(card) }]
      : []),
    { label: tasks.moveTo, icon: <ArrowRightLeft />, kbd: hints.move, ...moveTo },
    { label: tasks.priority, icon: <Flag />, kbd: hints.priority, ...setPriority },
    { label: tasks.dueDateMenu, icon: <CalendarDays />, kbd: hints.dueDate, onSelect: () => actions.ask('dueDate') },
    { label: tasks.assigneeMenu, icon: <UserRound />, kbd: hints.assignee, onSelect: () => actions.ask('assignee') },
    { label: scores.why, icon: <Gauge />, kbd: hints.score, onSelect: () => actions.ask('score') },
    { label: tasks.assignToMe, icon: <UserPlus />, kbd: hints.assign, onSelect: () => actions.assign(card) },
    { label: tasks.copyLink, icon: <Link />, kbd: hints.copy, onSelect: () => actions.copyLink(card) },
    { label: tasks.duplicate, icon: <Copy />, kbd: hints.duplicate, onSelect: () => actions.duplicate(card) },
    ...(card.status === doneStatus ? [{ label: archive.act, icon: <Archive />, onSelect: () => actions.archive(card) }] : []),
    'separator',
    { label: tasks.remove, icon: <Trash2 />, kbd: hints.remove, danger: true, onSelect: () => actions.remove(card) },
  ];
  return <MenuAtCard {...props} items={items} />;
}

function MoveMenu(props: CardMenuProps) {
  return <MenuAtCard {...props} title={useText().tasks.moveTo} items={useMoves(props)} />;
}

function PriorityMenu(props: CardMenuProps) {
  return <MenuAtCard {...props} title={useText().tasks.priority} items={usePriorityItems(props.menu.card)} />;
}

interface MenuAtCardProps extends Pick<CardMenuProps, 'menu' | 'onClose' | 'onFocusBack'> {
  items: MenuItem[];
  title?: string;
}

function MenuAtCard({ menu, title, items, onClose, onFocusBack }: MenuAtCardProps) {
  return (
    <Menu
      open
      align="start"
      items={items}
      header={title ? <p className="px-2 py-1.5 text-12 text-ink-3">{title}</p> : undefined}
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onFocusBack(menu.card);
      }}
      trigger={<CardAnchor menu={menu} />}
    />
  );
}

function useMoves({ menu, columns, from, ordered, actions, moreMoves }: CardMenuProps): MenuItem[] {
  const names = useNames();
  const { tasks } = useText();
  const { card } = menu;
  const toColumns = columns.map(
    (to): MenuItem => ({
      label: names.status(to.column.name),
      icon: <StatusGlyph status={to.column.name} />,
      checked: to.column.id === from?.column.id,
      onSelect: () => {
        if (to.column.id !== from?.column.id) actions.move(card, to, null);
      },
    }),
  );
  const more: MenuItem[] = moreMoves ? ['separator', ...moreMoves(card)] : [];
  if (!ordered || !from) return [...toColumns, ...more];
  const first = from.cards.find((each) => each.id !== card.id);
  return [
    ...toColumns,
    ...more,
    'separator',
    { label: tasks.moveTop, icon: <ArrowUpToLine />, onSelect: () => actions.move(card, from, first?.id ?? null) },
    { label: tasks.moveBottom, icon: <ArrowDownToLine />, onSelect: () => actions.move(card, from, null) },
  ];
}
