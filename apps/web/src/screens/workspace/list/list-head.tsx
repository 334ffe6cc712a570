// The header of the list: a click sorts by a column, the highest score first; a second click reverses the order; columns are dragged.
import type { ListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import { type SortKey, sortKeys } from '@app/contract/tasks/sort-keys.ts';
import type { TaskSort } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { columnLabels, type ListColumnChoice } from '#features/tasks/data/list-columns.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';
import { pullEdge, widthsOf } from '#screens/workspace/list/list-widths.ts';
import { useColumnOrder } from '#screens/workspace/list/use-column-order.ts';
import { Select } from '#ui/select.tsx';
import { useSortable } from '#ui/use-sortable.ts';

interface ListHeadProps {
  sort: TaskSort;
  narrow: boolean;
  withView: boolean | undefined;
  /** All tasks of the list. */
  tasks: readonly TaskCard[];
  onSort: (sort: TaskSort) => void;
  columns: ListColumnChoice;
}

export function ListHead({ sort, narrow, withView, tasks: listed, onSort, columns }: ListHeadProps) {
  const text = useText();
  const { admin, tasks, workspaces } = text;
  const { shown, place } = useColumnOrder();
  const head = useRef<HTMLTableRowElement>(null);
  const line = useSortable(head, place, 'columns');
  const widths = widthsOf(columns).columns;
  const labels: Record<SortKey | ListColumn, string> = { title: tasks.titleLabel, ...columnLabels(text) };
  if (narrow) {
    return (
      <thead>
        <tr>
          <th scope="col" className="list-narrow-head">
            <div className="flex items-center gap-2">
              <SelectionSlot part="lane" name={workspaces.viewList} tasks={listed} />
              <Select
                label={workspaces.sortBy}
                value={sort.by}
                onChange={(by) => onSort({ by: by as SortKey, descending: by === 'score' })}
                options={sortKeys.map((key) => ({ value: key, label: labels[key] }))}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={sort.descending ? workspaces.sortAscending : workspaces.sortDescending}
                onClick={() => onSort({ ...sort, descending: !sort.descending })}
              >
                <Direction descending={sort.descending} />
              </button>
            </div>
          </th>
        </tr>
      </thead>
    );
  }
  return (
    <thead>
      <tr ref={head}>
        {(['title', ...columns.columns] as const).map((key) => {
          const sorted = sort.by === key;
          const sortKey = sortKeys.find((one) => one === key);
          const at = key === 'title' ? -1 : shown.indexOf(key);
          return (
            <th
              key={key}
              scope="col"
              data-index={key === 'title' || at < 0 ? undefined : at}
              className={cn(`list-col-${key}`, at >= 0 && line?.index === at && `drop-${line.edge}`)}
              aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
              style={key === 'title' ? undefined : widthOf(widths[key])}
            >
              {key === 'title' ? <SelectionSlot part="lane" name={workspaces.viewList} tasks={listed} /> : null}
              {sortKey ? (
                <button
                  type="button"
                  data-handle={key === 'title' ? undefined : ''}
                  onClick={() => onSort({ by: sortKey, descending: sorted ? !sort.descending : key === 'score' })}
                >
                  {labels[key]}
                  {sorted ? <Direction descending={sort.descending} /> : null}
                </button>
              ) : (
                <span data-handle="" className="list-head-name">
                  {labels[key]}
                </span>
              )}
              {key === 'title' ? null : (
                // For the pointer; the menu of columns does the same by keys.
                <span
                  className="list-edge"
                  aria-hidden="true"
                  onPointerDown={(event) => pullEdge(event, (width) => columns.resize(key, width))}
                  onDoubleClick={() => columns.resize(key, undefined)}
                />
              )}
            </th>
          );
        })}
        {withView ? (
          <th scope="col" className="list-col-view">
            <span className="sr-only">{admin.viewTask}</span>
          </th>
        ) : null}
        <th scope="col" className="list-col-menu">
          <span className="sr-only">{workspaces.listActions}</span>
        </th>
      </tr>
    </thead>
  );
}

function widthOf(width: number | undefined) {
  return width === undefined ? undefined : { width };
}

function Direction({ descending }: { descending: boolean }) {
  const Icon = descending ? ArrowDown : ArrowUp;
  return <Icon size={14} aria-hidden="true" />;
}
