// The icons of the commands that shortcuts do.
import {
  ArrowDown,
  ArrowUp,
  BellDot,
  Command,
  Filter,
  FilterX,
  Gauge,
  Keyboard,
  LayoutGrid,
  Link,
  List,
  MessageCircleQuestionMark,
  MessageSquare,
  PanelLeft,
  PanelRightOpen,
  Pencil,
  Plus,
  ScanEye,
  Search,
  SquareKanban,
  SquarePlus,
  Target,
  Trash2,
  Undo2,
  User,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShortcutId } from '#lib/shortcuts.ts';

const icons: Partial<Record<ShortcutId, ReactNode>> = {
  help: <Keyboard />,
  search: <Search />,
  assistant: <MessageCircleQuestionMark />,
  sidebar: <PanelLeft />,
  create: <SquarePlus />,
  quickAdd: <Plus />,
  filter: <Filter />,
  mine: <User />,
  clearFilter: <FilterX />,
  undo: <Undo2 />,
  viewBoard: <SquareKanban />,
  viewList: <List />,
  viewDashboard: <LayoutGrid />,
  firstItem: <Target />,
  cardOpen: <PanelRightOpen />,
  rowOpen: <PanelRightOpen />,
  cardPeek: <ScanEye />,
  cardEdit: <Pencil />,
  taskEdit: <Pencil />,
  taskComment: <MessageSquare />,
  taskNext: <ArrowDown />,
  taskPrevious: <ArrowUp />,
  cardScore: <Gauge />,
  cardAssign: <UserPlus />,
  cardCopy: <Link />,
  cardDelete: <Trash2 />,
  noteAllRead: <BellDot />,
};

/** Returns the icon of what a shortcut does; a shortcut without its own has the sign of commands. */
export function shortcutIcon(id: ShortcutId): ReactNode {
  return icons[id] ?? <Command />;
}
