// The header of the list: a click sorts by a column, the highest score first; a second click reverses the order.
import { type SortKey, sortKeys, type TaskCard, type TaskSort } from '@app/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { useText } from '#lib/text.ts';
import { Select } from '#ui/select.tsx';

interface ListHeadProps {
  sort: TaskSort;
  narrow: boolean;
  withView: boolean | undefined;
  /** All tasks of the list. */
  tasks: readonly TaskCard[];
  onSort: (sort: TaskSort) => void;
}

export function ListHead({ sort, narrow, withView, tasks: listed, onSort }: ListHeadProps) {
  const { admin, scores, tasks, workspaces } = useText('board', 'overlays');
  const labels: Record<SortKey, string> = {
    title: tasks.titleLabel,
    status: tasks.status,
    priority: tasks.priority,
    assignee: tasks.assignee,
    department: tasks.department,
    due: workspaces.listDue,
    score: scores.label,
  };
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
      <tr>
        {sortKeys.map((key) => {
          const sorted = sort.by === key;
          return (
            <th
              key={key}
              scope="col"
              className={`list-col-${key}`}
              aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
            >
              {key === 'title' ? <SelectionSlot part="lane" name={workspaces.viewList} tasks={listed} /> : null}
              <button type="button" onClick={() => onSort({ by: key, descending: sorted ? !sort.descending : key === 'score' })}>
                {labels[key]}
                {sorted ? <Direction descending={sort.descending} /> : null}
              </button>
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

function Direction({ descending }: { descending: boolean }) {
  const Icon = descending ? ArrowDown : ArrowUp;
  return <Icon size={14} aria-hidden="true" />;
}
