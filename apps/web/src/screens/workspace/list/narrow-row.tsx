// A row of the list on small screens: two lines.
import { memo } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { CardDue } from '#features/tasks/card/due-chip.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TaskPeople } from '#features/tasks/card/task-people.tsx';
import { useNames } from '#lib/names.ts';
import { Repeats, RowMenu, type RowProps, RowRelations, RowScore, Title, View } from '#screens/workspace/list/row-parts.tsx';
import { RowTitleField } from '#screens/workspace/list/row-title-field.tsx';

export const NarrowRow = memo(function NarrowRow({
  task,
  index,
  at,
  people,
  today,
  scoreIn,
  rename,
  withView,
  onOpen,
  onMenu,
}: RowProps) {
  const names = useNames();
  return (
    <tr data-row={index} data-task={task.id} aria-rowindex={at + 2} onClick={() => onOpen(task.id)}>
      <th scope="row" className="list-narrow">
        <span className="list-name">
          <SelectionSlot part="card" taskId={task.id} title={task.title} />
          {rename ? <RowTitleField task={task} {...rename} /> : <Title task={task} onOpen={onOpen} />}
          <RowMenu task={task} onMenu={onMenu} />
        </span>
        <span className="flex items-center gap-2 text-12 text-ink-3">
          <StatusGlyph status={task.status} />
          <span className="list-narrow-status truncate">{names.status(task.status)}</span>
          <PriorityDot priority={task.priority} />
          <CardDue task={task} today={today} />
          <DepartmentBadge department={task.department} departments={task.departments} />
          <Repeats task={task} />
          <RowRelations task={task} />
          <span className="ml-auto flex items-center gap-2">
            <RowScore task={task} today={today} scoreIn={scoreIn} onMenu={onMenu} />
            <TaskPeople task={task} people={people} />
          </span>
          {withView ? <View task={task} onOpen={onOpen} /> : null}
        </span>
      </th>
    </tr>
  );
});
