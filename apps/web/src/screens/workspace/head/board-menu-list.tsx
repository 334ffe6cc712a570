// The list of '…' above a board, in words with their keys.

import { exportFormats } from '@app/contract/exports/exports.rules.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import {
  Archive,
  BetweenVerticalEnd,
  Braces,
  CalendarCheck,
  Download,
  FileText,
  History,
  LayoutTemplate,
  Mail,
  Printer,
  Rows3,
  Sheet,
  SlidersHorizontal,
  Trash2,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { exportShown, exportTasks } from '#features/exports/exports.queries.ts';
import { shownTable } from '#features/exports/shown-table.ts';
import { templatesAsk } from '#features/task-templates/template-asks.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { useBelow } from '#lib/media.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { boardDialog } from '#screens/workspace/head/board-dialog-ask.ts';
import type { PanelStart } from '#ui/lazy-panel.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MenuPanel } from '#ui/menu-panel.tsx';

const formatIcons = { csv: Sheet, json: Braces, markdown: FileText };

export interface BoardMenuProps {
  workspaceId: number;
  name: string;
  /** Whether the person may add columns. */
  mayAddColumns: boolean;
}

interface BoardMenuListProps extends BoardMenuProps, PanelStart {
  trigger: ReactNode;
  /** Undefined for the company view. */
  board: Workspace | undefined;
}

export function BoardMenuList(props: BoardMenuListProps) {
  const { workspaceId, name, mayAddColumns, board, trigger, startsOpen, startsAtFirst } = props;
  const text = useText();
  const navigate = useNavigate();
  const { role } = useCurrentUser();
  const isPhone = useBelow('sm');
  const exportItem = useExportItem(workspaceId, name);
  const activityKey = useShortcutHint('viewActivity');
  const archiveKey = useShortcutHint('viewArchive');
  const trashKey = useShortcutHint('viewTrash');
  const { set: onOpen } = boardDialog;
  const go = (to: string) => () => void navigate(to);
  const items: MenuItem[] = [
    ...(isPhone
      ? [{ label: text.workspaces.display, icon: <SlidersHorizontal />, onSelect: () => onOpen('display') }, 'separator' as const]
      : []),
    { label: text.summaries.title, icon: <CalendarCheck />, onSelect: () => onOpen('summary') },
    { label: text.history.allActivity, icon: <History />, kbd: activityKey, onSelect: go(screens.activity.href(workspaceId)) },
    { label: text.archive.title, icon: <Archive />, kbd: archiveKey, onSelect: go(screens.archive.href(workspaceId)) },
    { label: text.trash.title, icon: <Trash2 />, kbd: trashKey, onSelect: go(screens.trash.href(workspaceId)) },
    'separator',
  ];
  if (mayAddColumns)
    items.push({ label: text.columns.addColumn, icon: <BetweenVerticalEnd />, onSelect: () => onOpen('column') });
  if (workspaceId !== companyWorkspaceId && board?.mayAddColumns)
    items.push({ label: text.taskTemplates.title, icon: <LayoutTemplate />, onSelect: () => templatesAsk.set(true) });
  if (board?.mailAddress !== undefined)
    items.push({ label: text.boardAddress.open, icon: <Mail />, onSelect: () => onOpen('address') });
  if (role === 'admin')
    items.push({ label: text.imports.title, icon: <Upload />, onSelect: go(`${screens.admin.href()}?tab=imports`) });
  items.push(exportItem, {
    label: text.workspaces.print,
    icon: <Printer />,
    onSelect: () => afterOverlays(() => window.print()),
  });

  return <MenuPanel items={items} trigger={trigger} startsOpen={startsOpen} startsAtFirst={startsAtFirst} />;
}

/** 'Export' with a submenu of the formats, and of the table that the list shows. */
function useExportItem(workspaceId: number, name: string): MenuItem {
  const { exports: words } = useText();
  const { mutate, isPending } = useMutation(exportTasks);
  const shown = useMutation(exportShown);
  const hasTable = useStore(shownTable) !== undefined;
  const isCompany = workspaceId === companyWorkspaceId;
  const isBusy = isPending || shown.isPending;
  const board = isCompany ? undefined : name;
  const formats: MenuItem[] = exportFormats.map((format) => {
    const Icon = formatIcons[format];
    return { label: words.formats[format], icon: <Icon />, onSelect: () => mutate({ workspaceId, board, format }) };
  });
  if (hasTable) formats.unshift({ label: words.shown, icon: <Rows3 />, onSelect: () => shown.mutate({ board }) }, 'separator');
  return { label: isCompany ? words.all : words.button, icon: <Download />, disabled: isBusy, items: formats };
}
