// A row of the list: one line of cells.
import type { ListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import { priorityName, withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import { memo } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { TableDue } from '#features/tasks/card/due-chip.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TaskPeople } from '#features/tasks/card/task-people.tsx';
import { cn } from '#lib/cn.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import {
  FieldCell,
  Repeats,
  RowMenu,
  type RowProps,
  RowRelations,
  RowScore,
  Title,
  View,
} from '#screens/workspace/list/row-parts.tsx';
import { RowTitleField } from '#screens/workspace/list/row-title-field.tsx';

// Memoized, so that scrolling renders only the rows that come into the window.
export const ListRow = memo(function ListRow(props: RowProps) {
  const { task, index, at, columns, rename, withView, onOpen, onMenu } = props;
  return (
    <tr data-row={index} data-task={task.id} aria-rowindex={at + 2} onClick={() => onOpen(task.id)}>
      <th scope="row">
        <SelectionSlot part="card" taskId={task.id} title={task.title} />
        <span className="list-cell">
          {rename ? <RowTitleField task={task} {...rename} /> : <Title task={task} onOpen={onOpen} />}
          <RowRelations task={task} />
        </span>
      </th>
      {columns.map((column) => (
        <RowCell key={column} {...props} column={column} />
      ))}
      {withView ? (
        <td>
          <View task={task} onOpen={onOpen} />
        </td>
      ) : null}
      <td className="list-menu-cell">
        <RowMenu task={task} onMenu={onMenu} />
      </td>
    </tr>
  );
});

function RowCell({ task, column, people, today, scoreIn, onMenu }: RowProps & { column: ListColumn }) {
  const text = useText();
  const { tasks } = text;
  const names = useNames();
  const { formatDate, dayOfInstant } = useDates();
  const cell = { task, onMenu, className: `list-col-${column}` };
  switch (column) {
    case 'status':
      return (
        <FieldCell {...cell} only="move" label={tasks.status}>
          <StatusGlyph status={task.status} />
          <span className="truncate">{names.status(task.status)}</span>
        </FieldCell>
      );
    case 'priority':
      return (
        <FieldCell {...cell} only="priority" label={tasks.priority}>
          <PriorityDot decorative priority={task.priority} />
          <span className="list-word truncate">{priorityName(text, task.priority)}</span>
        </FieldCell>
      );
    case 'assignee':
      return (
        <FieldCell {...cell} only="assignee" label={tasks.assignee}>
          <TaskPeople task={task} people={people} />
          <FirstName task={task} people={people} />
        </FieldCell>
      );
    case 'department':
      return (
        <td className={cell.className}>
          <DepartmentBadge department={task.department} departments={task.departments} />
        </td>
      );
    case 'due':
      return (
        <FieldCell {...cell} only="dueDate" label={tasks.dueDate}>
          <TableDue task={task} today={today} />
          <Repeats task={task} />
        </FieldCell>
      );
    case 'score':
      return (
        <td className={cell.className}>
          <RowScore task={task} today={today} scoreIn={scoreIn} onMenu={onMenu} />
        </td>
      );
    case 'start':
      return <td className={cell.className}>{task.startDate === null ? null : formatDate(task.startDate)}</td>;
    case 'checklist':
      return (
        <td className={cell.className}>
          {task.checklistTotal > 0 ? tasks.checklistDone(task.checklistDone, task.checklistTotal) : null}
        </td>
      );
    case 'created':
      return <td className={cell.className}>{formatDate(dayOfInstant(task.createdAt))}</td>;
  }
}

/** The name of the first assignee, or that there is none; the avatars beside it have all names. */
function FirstName({ task, people }: Pick<RowProps, 'task' | 'people'>) {
  const { tasks, users } = useText();
  const [first] = withPrimaryAssignee(task.assigneeId, task.assignees);
  return (
    <span className={cn('list-word truncate', first === undefined && 'text-ink-3')} aria-hidden="true">
      {first === undefined ? tasks.unassigned : (people.get(first)?.fullName ?? users.deleted)}
    </span>
  );
}
