// A row of the list: one line of cells, or two lines on small screens.
import { doneStatus } from '@app/contract/limits.ts';
import type { Score } from '@app/contract/scores/scores.rules.ts';
import type { ListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName, withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { Ellipsis, Repeat } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { CardDue, TableDue } from '#features/tasks/card/due-chip.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TaskPeople } from '#features/tasks/card/task-people.tsx';
import { CardRelations } from '#features/tasks/relations/card-relations.tsx';
import { ScoreNumber } from '#features/tasks/scores/score-number.tsx';
import { cn } from '#lib/cn.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { RowTitleField } from '#screens/workspace/list/row-title-field.tsx';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';

type Rename = Omit<ComponentProps<typeof RowTitleField>, 'task'>;

interface RowProps {
  task: TaskCard;
  index: number;
  /** The number of the row in the table, from 0. */
  at: number;
  /** The columns behind the title. */
  columns: readonly ListColumn[];
  people: ReadonlyMap<number, UserCard>;
  today: string;
  scoreIn: (task: TaskCard) => Score;
  withView?: boolean | undefined;
  /** The title of this row is being edited. */
  rename?: Rename | undefined;
  onOpen: (taskId: number) => void;
  onMenu: (menu: OpenMenu) => void;
}

/** The element id of the button that opens a row's task. */
export const rowTitleId = (taskId: number) => `row-${taskId}`;

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
          <span className="truncate">{names.status(task.status)}</span>
          <PriorityDot priority={task.priority} />
          <CardDue task={task} today={today} />
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

interface FieldCellProps extends Pick<RowProps, 'task' | 'onMenu'> {
  only: TaskField;
  /** The name of the field, read before its value. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A value that a click changes. Keys change it from the title, so that each row is one Tab stop. */
export function FieldCell({ task, only, label, onMenu, className, children }: FieldCellProps) {
  return (
    <td className={className}>
      <button
        type="button"
        className="list-cell list-field"
        tabIndex={-1}
        aria-haspopup={only === 'dueDate' ? 'dialog' : 'menu'}
        onClick={(event) => {
          event.stopPropagation();
          onMenu({ card: task, at: event.currentTarget.getBoundingClientRect(), only });
        }}
      >
        <span className="sr-only">{label}</span>
        {children}
      </button>
    </td>
  );
}

export function RowScore({ task, today, scoreIn, onMenu }: Pick<RowProps, 'task' | 'today' | 'scoreIn' | 'onMenu'>) {
  if (task.status === doneStatus) return null;
  return (
    <ScoreNumber
      task={task}
      score={scoreIn(task)}
      today={today}
      onClick={(event) => {
        event.stopPropagation();
        onMenu({ card: task, at: event.currentTarget.getBoundingClientRect(), only: 'score' });
      }}
    />
  );
}

export function Repeats({ task }: Pick<RowProps, 'task'>) {
  const { repeats } = useText().tasks;
  return task.repeat ? <Repeat size={13} role="img" aria-label={repeats} className="flex-none text-ink-3" /> : null;
}

/** What blocks the task, and its sub-tasks. */
export function RowRelations({ task }: Pick<RowProps, 'task'>) {
  return (
    <span className="list-relations">
      <CardRelations task={task} />
    </span>
  );
}

export function Title({ task, onOpen }: Pick<RowProps, 'task' | 'onOpen'>) {
  return (
    <button
      id={rowTitleId(task.id)}
      type="button"
      className="list-title written"
      title={task.title}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(task.id);
      }}
    >
      {task.title}
    </button>
  );
}

/** The menu of the task for the pointer; keys open it from the title. */
export function RowMenu({ task, onMenu }: Pick<RowProps, 'task' | 'onMenu'>) {
  const { tasks } = useText();
  return (
    <button
      type="button"
      className="list-menu"
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={tasks.menu(task.title)}
      onClick={(event) => {
        event.stopPropagation();
        onMenu({ card: task, at: event.currentTarget.getBoundingClientRect() });
      }}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </button>
  );
}

/** A button that opens the task like its title, for people who look for a button. */
function View({ task, onOpen }: Pick<RowProps, 'task' | 'onOpen'>) {
  const { admin } = useText();
  return (
    <button
      type="button"
      className="list-view-button"
      aria-label={admin.viewTaskLabel(task.title)}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(task.id);
      }}
    >
      {admin.viewTask}
    </button>
  );
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
