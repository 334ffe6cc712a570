// '…' above a board: what is needed now and then, in words with its key, the same on a phone. It holds the dialogs that it opens.

import { exportFormats } from '@app/contract/exports/exports.rules.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import {
  Archive,
  BetweenVerticalEnd,
  Braces,
  CalendarCheck,
  Download,
  Ellipsis,
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
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { exportShown, exportTasks } from '#features/exports/exports.queries.ts';
import { shownTable } from '#features/exports/shown-table.ts';
import { rememberTemplate, templatesAsk } from '#features/task-templates/template-asks.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { runShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { DisplayPanel } from '#screens/workspace/head/display-panel.tsx';
import { useNewsMarks } from '#screens/workspace/summaries/news-mark.tsx';
import { useBoardChanges, useChangesText } from '#screens/workspace/summaries/use-board-changes.ts';
import { TemplatesDialog } from '#screens/workspace/task-templates/lazy-templates-dialog.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Spinner } from '#ui/spinner.tsx';

const SummaryDialog = lazyOverlay(
  () => import('#screens/workspace/summaries/summary-dialog.tsx').then((m) => ({ default: m.SummaryDialog })),
  { opens: 'layer' },
);
const AddressDialog = lazyOverlay(
  () => import('#screens/workspace/mail/address-dialog.tsx').then((m) => ({ default: m.AddressDialog })),
  { opens: 'layer' },
);
const ColumnDialog = lazyOverlay(
  () => import('#screens/workspace/board/column-dialog.tsx').then((m) => ({ default: m.ColumnDialog })),
  { opens: 'field', name: 'column' },
);
const formatIcons = { csv: Sheet, json: Braces, markdown: FileText };

interface BoardMenuProps {
  workspaceId: number;
  name: string;
  /** Whether the person may add columns. */
  mayAddColumns: boolean;
}

export function BoardMenu({ workspaceId, name, mayAddColumns }: BoardMenuProps) {
  const text = useText();
  const navigate = useNavigate();
  const { role } = useCurrentUser();
  const [dialog, setDialog] = useState<'display' | 'summary' | 'address' | 'column'>();
  const isPhone = useBelow('sm');
  const isTemplatesOpen = useStore(templatesAsk);
  const { data: boards } = useQuery(workspacesQuery);
  const changes = useBoardChanges(workspaceId);
  const news = useChangesText(changes);
  const exports = useExportItems(workspaceId, name);
  const activityKey = useShortcutHint('viewActivity');
  const archiveKey = useShortcutHint('viewArchive');
  const trashKey = useShortcutHint('viewTrash');
  useNewsMarks(changes);
  // Who has left the board has left the dialog.
  useEffect(() => () => templatesAsk.set(false), []);

  const board = boards?.find(({ id }) => id === workspaceId);
  const address = board?.mailAddress;
  const close = () => setDialog(undefined);
  const go = (to: string) => () => void navigate(to);
  const items: MenuItem[] = [
    ...(isPhone
      ? [
          { label: text.workspaces.display, icon: <SlidersHorizontal />, onSelect: () => setDialog('display') },
          'separator' as const,
        ]
      : []),
    { label: text.summaries.title, icon: <CalendarCheck />, onSelect: () => setDialog('summary') },
    { label: text.history.allActivity, icon: <History />, kbd: activityKey, onSelect: go(screens.activity.href(workspaceId)) },
    { label: text.archive.title, icon: <Archive />, kbd: archiveKey, onSelect: go(screens.archive.href(workspaceId)) },
    { label: text.trash.title, icon: <Trash2 />, kbd: trashKey, onSelect: go(screens.trash.href(workspaceId)) },
    'separator',
  ];
  if (mayAddColumns)
    items.push({ label: text.columns.addColumn, icon: <BetweenVerticalEnd />, onSelect: () => setDialog('column') });
  if (workspaceId !== companyWorkspaceId && board?.mayAddColumns)
    items.push({ label: text.taskTemplates.title, icon: <LayoutTemplate />, onSelect: () => templatesAsk.set(true) });
  if (address !== undefined) items.push({ label: text.boardAddress.open, icon: <Mail />, onSelect: () => setDialog('address') });
  if (role === 'admin')
    items.push({ label: text.imports.title, icon: <Upload />, onSelect: go(`${screens.admin.href()}?tab=imports`) });
  items.push(exports.menu, {
    label: text.workspaces.print,
    icon: <Printer />,
    onSelect: () => afterOverlays(() => window.print()),
  });

  function use(template: TaskTemplate) {
    rememberTemplate(template);
    templatesAsk.set(false);
    afterOverlays(() => runShortcut('create'));
  }
  return (
    <>
      <Menu
        items={items}
        trigger={
          <IconButton
            label={news === undefined ? text.workspaces.more : `${text.workspaces.more}: ${news}`}
            icon={exports.isBusy ? <Spinner size={16} /> : <Ellipsis />}
            aria-busy={exports.isBusy || undefined}
            data-news={news !== undefined || undefined}
            className="board-menu"
          />
        }
      />
      {dialog === 'display' ? (
        <Dialog open title={text.workspaces.display} onOpenChange={(open) => open || close()}>
          <div className="grid gap-3.5">
            <DisplayPanel workspaceId={workspaceId} onClose={close} />
          </div>
        </Dialog>
      ) : null}
      {dialog === 'summary' ? (
        <SummaryDialog workspaceId={workspaceId} changes={changes} news={news} onClose={close} onLoadError={close} />
      ) : null}
      {dialog === 'column' ? <ColumnDialog workspaceId={workspaceId} onClose={close} onLoadError={close} /> : null}
      {dialog === 'address' && address !== undefined ? (
        <AddressDialog address={address} onClose={close} onLoadError={close} />
      ) : null}
      {isTemplatesOpen ? (
        <TemplatesDialog
          workspaceId={workspaceId}
          onUse={use}
          onClose={() => templatesAsk.set(false)}
          onLoadError={() => templatesAsk.set(false)}
        />
      ) : null}
    </>
  );
}

/** 'Export' with a submenu of the formats, and of the table that the list shows. */
function useExportItems(workspaceId: number, name: string) {
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
  const menu: MenuItem = { label: isCompany ? words.all : words.button, icon: <Download />, disabled: isBusy, items: formats };
  return { isBusy, menu };
}
