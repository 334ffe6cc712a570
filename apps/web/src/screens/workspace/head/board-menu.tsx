// '…' above a board: what is needed now and then. It holds the dialogs that its list opens; the list loads when it is first near.
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useEffect } from 'react';
import { exportTasks } from '#features/exports/exports.queries.ts';
import { rememberTemplate, templatesAsk } from '#features/task-templates/template-asks.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { runShortcut } from '#lib/hotkey.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { lazyModule } from '#lib/lazy-module.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { boardDialog } from '#screens/workspace/head/board-dialog-ask.ts';
import type { BoardMenuProps } from '#screens/workspace/head/board-menu-list.tsx';
import { useNewsMarks } from '#screens/workspace/summaries/news-mark.tsx';
import { useBoardChanges, useChangesText } from '#screens/workspace/summaries/use-board-changes.ts';
import { TemplatesDialog } from '#screens/workspace/task-templates/lazy-templates-dialog.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyPanel } from '#ui/lazy-panel.tsx';
import { Spinner } from '#ui/spinner.tsx';

const list = lazyModule(() => import('#screens/workspace/head/board-menu-list.tsx'));
const DisplayDialog = lazyOverlay(
  () => import('#screens/workspace/head/display-dialog.tsx').then((m) => ({ default: m.DisplayDialog })),
  { opens: 'layer' },
);
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

const close = () => boardDialog.set(undefined);

export function BoardMenu(props: BoardMenuProps) {
  const { workspaceId } = props;
  const { workspaces } = useText();
  const dialog = useStore(boardDialog);
  const isTemplatesOpen = useStore(templatesAsk);
  const { data: boards } = useQuery(workspacesQuery);
  const changes = useBoardChanges(workspaceId);
  const news = useChangesText(changes);
  const isExporting = useIsMutating({ mutationKey: exportTasks.mutationKey }) > 0;
  useNewsMarks(changes);
  useAfterFirstPaint(() => void list.preload());
  // Who has left the board has left the dialog.
  useEffect(
    () => () => {
      templatesAsk.set(false);
      close();
    },
    [],
  );

  const board = boards?.find(({ id }) => id === workspaceId);
  const address = board?.mailAddress;
  function use(template: TaskTemplate) {
    rememberTemplate(template);
    templatesAsk.set(false);
    afterOverlays(() => runShortcut('create'));
  }
  const trigger = (
    <IconButton
      label={news === undefined ? workspaces.more : `${workspaces.more}: ${news}`}
      icon={isExporting ? <Spinner size={16} /> : <Ellipsis />}
      aria-busy={isExporting || undefined}
      data-news={news !== undefined || undefined}
      className="board-menu"
    />
  );
  return (
    <>
      <LazyPanel kind="menu" part={list} trigger={trigger}>
        {({ BoardMenuList }, start) => <BoardMenuList {...props} {...start} trigger={trigger} board={board} />}
      </LazyPanel>
      {dialog === 'display' ? <DisplayDialog workspaceId={workspaceId} onClose={close} onLoadError={close} /> : null}
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
