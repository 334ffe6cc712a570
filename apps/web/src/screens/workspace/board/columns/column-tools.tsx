// The limit and the colour of a column, and its menu: collapse it and, for people who manage the board, change, move and delete it.
import { archiveDays } from '@app/contract/archive/archive.limits.ts';
import { companyWorkspaceId, doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isDefaultColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ArrowLeft, ArrowRight, ChevronsRightLeft, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { archiveAll } from '#features/tasks/bulk-changes/many-acts.ts';
import type { PlacedColumn } from '#features/tasks/data/board-columns.ts';
import { boardQuery } from '#features/tasks/data/tasks.queries.ts';
import { useTaskFilter } from '#features/tasks/filter/use-task-filter.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useCollapsedColumns } from '#features/workspaces/collapsed-columns.ts';
import { changeColumn } from '#features/workspaces/columns.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useToday } from '#lib/dates.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { ColumnLimit } from '#screens/workspace/board/columns/column-limit.tsx';
import { focusColumn } from '#screens/workspace/board/columns/focus-in-column.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import '#screens/workspace/board/columns/columns.css';

const EditColumnDialog = lazyOverlay(
  () => import('#screens/workspace/board/columns/edit-column-dialog.tsx').then((m) => ({ default: m.EditColumnDialog })),
  { opens: 'field', name: 'column' },
);
const DeleteColumnDialog = lazyOverlay(
  () => import('#screens/workspace/board/columns/delete-column-dialog.tsx').then((m) => ({ default: m.DeleteColumnDialog })),
  { opens: 'layer', name: 'column' },
);

interface ColumnToolsProps {
  column: PlacedColumn;
  /** The number of tasks that stand in it. */
  total: number;
}

export function ColumnTools({ column: { id, workspaceId }, total }: ColumnToolsProps) {
  const { data: columns } = useQuery(columnsQuery(workspaceId));
  const column = columns?.find((each) => each.id === id);
  return column && columns ? <Tools column={column} columns={columns} total={total} /> : null;
}

function Tools({ column, columns, total }: { column: Column; columns: readonly Column[]; total: number }) {
  const { archive, columns: words } = useText();
  const client = useQueryClient();
  const name = useNames().status(column.name);
  const { test } = useTaskFilter(useCurrentUser().id, useToday());
  const narrow = useBelow('sm');
  const { collapse } = useCollapsedColumns();
  const { data: workspaces } = useQuery(workspacesQuery);
  const { mutate } = useMutation(changeColumn);
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const manages = workspaces?.find(({ id }) => id === column.workspaceId)?.mayAddColumns ?? false;
  const index = columns.findIndex(({ id }) => id === column.id);
  function close(): void {
    setOpen(undefined);
    // The menu item that opened the dialog is gone.
    focusColumn(column.id, 'menu');
  }

  function fold(): void {
    collapse(column.id, true);
    focusColumn(column.id, 'strip');
  }
  const onError = (error: Error) => toast({ title: words.changeFailed, text: reasonOf(error), kind: 'destructive' });
  function moveTo(order: number): void {
    // A column that has moved in the page has lost the focus.
    mutate({ column, index, fields: { order } }, { onSuccess: () => focusColumn(column.id, 'menu'), onError });
  }

  const isDone = column.name === doneStatus && column.workspaceId !== companyWorkspaceId;
  const items: MenuItem[] = [];
  if (!narrow) items.push({ label: words.collapse, icon: <ChevronsRightLeft />, onSelect: fold });
  if (isDone) {
    const count = test ? doneCards(client, column.workspaceId, test).length : total;
    items.push({
      label: test ? archive.actShown(count) : archive.actAll(count),
      icon: <Archive />,
      disabled: count === 0,
      onSelect: () => void actOnMany(client, archiveAll(doneCards(client, column.workspaceId, test))),
    });
  }
  if (manages) {
    if (items.length > 0) items.push('separator');
    items.push(
      { label: words.edit, icon: <Pencil />, onSelect: () => setOpen('edit') },
      { label: words.moveLeft, icon: <ArrowLeft />, disabled: index <= 0, onSelect: () => moveTo(index - 1) },
      { label: words.moveRight, icon: <ArrowRight />, disabled: index >= columns.length - 1, onSelect: () => moveTo(index + 1) },
    );
    if (isDone)
      items.push({
        label: archive.after,
        icon: <ArchiveRestore />,
        items: [null, ...archiveDays].map((days) => ({
          label: days === null ? archive.never : archive.days(days),
          checked: column.archiveAfter === days,
          onSelect: () => days !== column.archiveAfter && mutate({ column, index, fields: { archiveAfter: days } }, { onError }),
        })),
      });
    if (!isDefaultColumn(column.name))
      items.push('separator', { label: words.remove, icon: <Trash2 />, danger: true, onSelect: () => setOpen('delete') });
  }

  return (
    <>
      {column.color ? <span className="column-color" data-color={column.color} aria-hidden="true" /> : null}
      {column.limit === null ? null : <ColumnLimit column={column} total={total} />}
      {items.length > 0 ? (
        <Menu
          items={items}
          trigger={<IconButton small className="board-new" data-column-menu="" label={words.menu(name)} icon={<Ellipsis />} />}
        />
      ) : null}
      {open === 'edit' ? <EditColumnDialog column={column} index={index} onClose={close} onLoadError={close} /> : null}
      {open === 'delete' ? (
        <DeleteColumnDialog column={column} columns={columns} total={total} onClose={close} onLoadError={close} />
      ) : null}
    </>
  );
}

/** The done tasks of a board that the filter shows, from the top. */
function doneCards(client: QueryClient, workspaceId: number, test: ((card: TaskCard) => boolean) | undefined): TaskCard[] {
  const cards = client.getQueryData(boardQuery(workspaceId).queryKey) ?? [];
  return cards.filter((card) => card.status === doneStatus && (test?.(card) ?? true)).sort((a, b) => a.order - b.order);
}
