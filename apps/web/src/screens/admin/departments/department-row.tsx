// The row of a department in the list: name, description, people and tasks, and what can be done with it.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, ChevronRight, Ellipsis, GripVertical, Merge, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeDepartment } from '#features/departments/administration.queries.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { DepartmentEdit } from '#screens/admin/departments/department-edit.tsx';
import { RemoveItem, useRemoveItem } from '#screens/admin/departments/remove-department.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';

/** A department as it is shown, with the name that is stored. */
export interface ShownDepartment extends Department {
  storedName: string;
  openTasks: number | undefined;
}

interface DepartmentRowProps {
  department: ShownDepartment;
  chosen: boolean;
  narrow: boolean;
  /** Asks into which other one it is to be merged; undefined if there is none. */
  onMerge: (() => void) | undefined;
  onChoose: (departmentId: number) => void;
  /** Takes it to another place of the list; undefined where there is none. */
  moves?: { up: (() => void) | undefined; down: (() => void) | undefined } | undefined;
}

export function DepartmentRow(props: DepartmentRowProps) {
  const { department, chosen, narrow, onMerge, onChoose, moves } = props;
  const { departments: words, conversations: labels, shell, trash } = useText();
  const [editing, setEditing] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const change = useMutation(changeDepartment);
  const remove = useRemoveItem(department);
  const { id, name, archivedAt } = department;
  const { acts } = words;
  if (editing) {
    const close = () => {
      setEditing(false);
      // The row is drawn again first.
      requestAnimationFrame(() => menu.current?.focus());
    };
    return <DepartmentEdit department={department} storedName={department.storedName} onClose={close} />;
  }
  const archive = (archived: boolean) => change.mutate({ id, archived, undo: { archived: !archived } });
  const items: MenuItem[] = [
    { label: labels.rename, icon: <Pencil />, onSelect: () => setEditing(true) },
    ...(moves
      ? [
          { label: acts.up, icon: <ArrowUp />, onSelect: moves.up, disabled: !moves.up },
          { label: acts.down, icon: <ArrowDown />, onSelect: moves.down, disabled: !moves.down },
        ]
      : []),
    'separator',
    { label: acts.merge, icon: <Merge />, onSelect: onMerge, disabled: !onMerge },
    archivedAt
      ? { label: trash.restore, icon: <ArchiveRestore />, onSelect: () => archive(false) }
      : { label: acts.archive, icon: <Archive />, onSelect: () => archive(true) },
    remove.item,
  ];
  const state = narrow ? { 'aria-expanded': chosen } : { 'aria-current': chosen || undefined };
  return (
    <div
      className={cn(
        'group flex items-center gap-1 pe-2',
        chosen && !narrow ? 'bg-brand-subtle hover:bg-brand-subtle-hover' : 'hover:bg-hover',
      )}
    >
      {moves ? (
        <span data-handle="" aria-hidden="true" className="cursor-grab ps-2 text-ink-3 max-lg:hidden">
          <GripVertical className="size-4" />
        </span>
      ) : null}
      <button
        type="button"
        {...state}
        onClick={() => onChoose(id)}
        className={cn(
          'flex min-w-0 flex-1 items-center gap-3 py-3 pe-1 text-start focus-visible:outline-offset-[-2px]',
          moves ? 'ps-4 lg:ps-1' : 'ps-4',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-13 font-semibold wrap-anywhere">{name}</span>
          <span className="line-clamp-2 text-12 wrap-anywhere text-ink-2">{department.description || words.noDescription}</span>
          <span className="mt-0.5 block text-12 text-ink-2 tabular-nums">
            {words.memberCount(department.members ?? 0)}
            {department.openTasks === undefined ? null : ` · ${shell.openTasks(department.openTasks)}`}
          </span>
        </span>
        {narrow ? (
          <ChevronRight
            aria-hidden="true"
            className={cn('size-4 shrink-0 text-ink-3 transition-transform', chosen && 'rotate-90')}
          />
        ) : null}
      </button>
      <Menu
        align="end"
        items={items}
        trigger={<IconButton ref={menu} small label={labels.actions(name)} icon={<Ellipsis />} />}
      />
      <RemoveItem {...remove} />
    </div>
  );
}
