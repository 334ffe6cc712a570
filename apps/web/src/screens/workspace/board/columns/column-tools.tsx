// The limit and the colour of a column, and its menu: collapse it and, for people who manage the board, change, move and delete it.
import { type Column, isDefaultColumn } from '@app/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ChevronsRightLeft, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PlacedColumn } from '#features/tasks/data/board-columns.ts';
import { useCollapsedColumns } from '#features/workspaces/collapsed-columns.ts';
import { changeColumn } from '#features/workspaces/columns.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { ColumnLimit } from '#screens/workspace/board/columns/column-limit.tsx';
import { focusColumn } from '#screens/workspace/board/columns/focus-in-column.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import '#screens/workspace/board/columns/columns.css';

const EditColumnDialog = lazyOverlay(
  () => import('#screens/workspace/board/columns/edit-column-dialog.tsx').then((m) => ({ default: m.EditColumnDialog })),
  { strings: ['overlays'], opens: 'field', name: 'column' },
);
const DeleteColumnDialog = lazyOverlay(
  () => import('#screens/workspace/board/columns/delete-column-dialog.tsx').then((m) => ({ default: m.DeleteColumnDialog })),
  { strings: ['overlays'], opens: 'layer', name: 'column' },
);

interface ColumnToolsProps {
  place: PlacedColumn;
  /** The number of tasks that stand in it. */
  total: number;
}

export function ColumnTools({ place: { id, workspaceId }, total }: ColumnToolsProps) {
  const { data: columns } = useQuery(columnsQuery(workspaceId));
  const column = columns?.find((each) => each.id === id);
  return column && columns ? <Tools column={column} columns={columns} total={total} /> : null;
}

function Tools({ column, columns, total }: { column: Column; columns: readonly Column[]; total: number }) {
  const { columns: words } = useText('overlays');
  const name = useNames().status(column.name);
  const narrow = useBelow('sm');
  const { collapse } = useCollapsedColumns();
  const { data: workspaces } = useQuery(workspacesQuery);
  const { mutate } = useMutation(changeColumn);
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const manages = workspaces?.find(({ id }) => id === column.workspaceId)?.mayAddColumns ?? false;
  const place = columns.findIndex(({ id }) => id === column.id);
  function close(): void {
    setOpen(undefined);
    // The menu item that opened the dialog is gone.
    focusColumn(column.id, 'menu');
  }

  function fold(): void {
    collapse(column.id, true);
    focusColumn(column.id, 'strip');
  }
  function moveTo(order: number): void {
    const onError = (error: Error) => toast({ title: words.changeFailed, text: reasonOf(error), kind: 'destructive' });
    // A column that has moved in the page has lost the focus.
    mutate({ column, place, fields: { order } }, { onSuccess: () => focusColumn(column.id, 'menu'), onError });
  }

  const items: MenuItem[] = [];
  if (!narrow) items.push({ label: words.collapse, icon: <ChevronsRightLeft />, onSelect: fold });
  if (manages) {
    if (!narrow) items.push('separator');
    items.push(
      { label: words.edit, icon: <Pencil />, onSelect: () => setOpen('edit') },
      { label: words.moveLeft, icon: <ArrowLeft />, disabled: place <= 0, onSelect: () => moveTo(place - 1) },
      { label: words.moveRight, icon: <ArrowRight />, disabled: place >= columns.length - 1, onSelect: () => moveTo(place + 1) },
    );
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
      {open === 'edit' ? <EditColumnDialog column={column} place={place} onClose={close} onLoadError={close} /> : null}
      {open === 'delete' ? (
        <DeleteColumnDialog column={column} columns={columns} total={total} onClose={close} onLoadError={close} />
      ) : null}
    </>
  );
}
