// A row of the timeline: the title of a task, which stays in sight, and its bar.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isOverdue } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { memo } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TaskPeople } from '#features/tasks/card/task-people.tsx';
import type { DayRange } from '#features/tasks/company/company-lanes.ts';
import { barIn, movedDates, timeOf } from '#features/tasks/timeline/timeline-days.ts';
import { rowTitleId } from '#screens/workspace/list/row-parts.tsx';
import type { BarDraft } from '#screens/workspace/timeline/use-bar-drags.ts';
import { useBarLabel, useWhen } from '#screens/workspace/timeline/use-time-words.ts';

interface TimelineRowProps {
  task: TaskCard;
  index: number;
  range: DayRange;
  /** The number of days of the range. */
  days: number;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  /** Where its bar is dragged to. */
  draft: BarDraft | undefined;
  onOpen: (taskId: number) => void;
}

// Memoized, so that scrolling and dragging render only the rows that change.
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { task, index, range, days, people, today, draft, onOpen } = props;
  const when = useWhen();
  const label = useBarLabel(people, today);
  const dates = (draft && movedDates(task, draft.part, draft.by)) ?? task;
  const time = timeOf(dates);
  if (!time) return null;
  const bar = barIn(time, range);
  const text = when(dates);
  const isDone = task.status === doneStatus;
  return (
    <tr data-row={index} data-task={task.id} aria-rowindex={index + 2}>
      <th scope="row">
        <span className="timeline-head">
          <SelectionSlot part="card" taskId={task.id} title={task.title} />
          <StatusGlyph status={task.status} />
          {/* Keys open the task from its bar, so that each row is one Tab stop. */}
          <span className="timeline-words">
            <button
              type="button"
              tabIndex={-1}
              className="timeline-name written"
              title={task.title}
              onClick={() => onOpen(task.id)}
            >
              {task.title}
            </button>
            <span className="timeline-when" aria-hidden="true">
              {text}
            </span>
          </span>
          <TaskPeople task={task} people={people} />
        </span>
      </th>
      <td>
        <button
          type="button"
          id={rowTitleId(task.id)}
          className="timeline-bar"
          style={{ insetInlineStart: `${(bar.at / days) * 100}%`, width: `${(Math.max(bar.days, 0) / days) * 100}%` }}
          aria-label={label({ ...task, ...dates })}
          title={text}
          hidden={bar.days <= 0}
          data-done={isDone ? '' : undefined}
          data-late={!isDone && isOverdue(task, today) ? '' : undefined}
          data-point={task.startDate === null || task.dueDate === null ? '' : undefined}
          data-before={bar.before ? '' : undefined}
          data-after={bar.after ? '' : undefined}
          data-dragged={draft ? '' : undefined}
          onClick={() => onOpen(task.id)}
        >
          <span className="timeline-dates" aria-hidden="true">
            {text}
          </span>
          {bar.before ? null : <span className="timeline-end" data-end="start" />}
          {bar.after ? null : <span className="timeline-end" data-end="end" />}
        </button>
      </td>
    </tr>
  );
});
