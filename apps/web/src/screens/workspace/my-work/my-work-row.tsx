// A row of My work: a button that finishes the task, its title with what the person's own data says, and its fields.
import { doneStatus } from '@app/contract/limits.ts';
import type { MyFact } from '@app/contract/my-work/my-work.contract.ts';
import type { Score } from '@app/contract/scores/scores.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { AtSign, Circle, CircleCheck, Eye, Star } from 'lucide-react';
import { memo } from 'react';
import { chosenBefore, waitingFor } from '#features/my-work/my-sections.ts';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { CardDue, TableDue } from '#features/tasks/card/due-chip.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { TaskPeople } from '#features/tasks/card/task-people.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import { FieldCell, Repeats, RowMenu, RowRelations, RowScore, Title } from '#screens/workspace/list/row-parts.tsx';
import { spannedColumns } from '#screens/workspace/my-work/my-work-other.tsx';
import { noDate } from '#screens/workspace/use-date-drags.ts';

interface MyRowProps {
  task: TaskCard;
  fact: MyFact | undefined;
  index: number;
  narrow: boolean;
  /** The date of what is dropped on it. */
  drop: string | null | undefined;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  scoreIn: (task: TaskCard) => Score;
  onOpen: (taskId: number) => void;
  onMenu: (menu: OpenMenu) => void;
  onFinish: (task: TaskCard) => void;
}

// Memoized, so that scrolling renders only the rows that come into the window.
export const MyWorkRow = memo(function MyWorkRow({ index, drop, narrow, ...props }: MyRowProps) {
  const { task, onOpen } = props;
  const Cells = narrow ? NarrowCells : WideCells;
  return (
    <tr
      draggable
      data-row={index}
      data-task={task.id}
      data-drop={drop === undefined ? undefined : (drop ?? noDate)}
      aria-rowindex={index + 1}
      onClick={() => onOpen(task.id)}
    >
      <Cells {...props} />
    </tr>
  );
});

type CellsProps = Omit<MyRowProps, 'index' | 'narrow' | 'drop'>;

function WideCells({ task, fact, people, today, scoreIn, onOpen, onMenu, onFinish }: CellsProps) {
  const text = useText();
  const { tasks } = text;
  const names = useNames();
  return (
    <>
      <th scope="row">
        <span className="list-cell">
          <Finish task={task} onFinish={onFinish} />
          <Title task={task} onOpen={onOpen} />
          <RowRelations task={task} />
          <Notes task={task} fact={fact} today={today} hasStatus />
        </span>
      </th>
      <FieldCell task={task} only="move" label={tasks.status} onMenu={onMenu}>
        <StatusGlyph status={task.status} />
        <span className="truncate">{names.status(task.status)}</span>
      </FieldCell>
      <FieldCell task={task} only="priority" label={tasks.priority} onMenu={onMenu} className="list-col-priority">
        <PriorityDot decorative priority={task.priority} />
        <span className="list-word truncate">{priorityName(text, task.priority)}</span>
      </FieldCell>
      <FieldCell task={task} only="dueDate" label={tasks.dueDate} onMenu={onMenu} className="list-col-due">
        <TableDue task={task} today={today} />
        <Repeats task={task} />
      </FieldCell>
      <FieldCell task={task} only="assignee" label={tasks.assignee} onMenu={onMenu} className="list-col-assignee">
        <TaskPeople task={task} people={people} />
      </FieldCell>
      <td className="list-col-department">
        <DepartmentBadge department={task.department} departments={task.departments} />
      </td>
      <td className="list-col-score">
        <RowScore task={task} today={today} scoreIn={scoreIn} onMenu={onMenu} />
      </td>
      <td className="list-menu-cell">
        <RowMenu task={task} onMenu={onMenu} />
      </td>
    </>
  );
}

function NarrowCells({ task, fact, people, today, scoreIn, onOpen, onMenu, onFinish }: CellsProps) {
  const names = useNames();
  return (
    <th scope="row" colSpan={spannedColumns} className="my-work-narrow">
      <span className="list-name">
        <Finish task={task} onFinish={onFinish} />
        <Title task={task} onOpen={onOpen} />
        <RowMenu task={task} onMenu={onMenu} />
      </span>
      <span className="my-work-meta">
        <Notes task={task} fact={fact} today={today} />
        <StatusGlyph status={task.status} />
        <span className="sr-only">{names.status(task.status)}</span>
        <PriorityDot priority={task.priority} />
        <CardDue task={task} today={today} />
        <Repeats task={task} />
        <RowRelations task={task} />
        <DepartmentBadge department={task.department} departments={task.departments} />
        <span className="ml-auto flex items-center gap-2">
          <RowScore task={task} today={today} scoreIn={scoreIn} onMenu={onMenu} />
          <TaskPeople task={task} people={people} />
        </span>
      </span>
    </th>
  );
}

/** Finishes the task, or takes that back. Keys do it from the title, so that each row is one Tab stop. */
function Finish({ task, onFinish }: Pick<MyRowProps, 'task' | 'onFinish'>) {
  const { myWork } = useText();
  const isDone = task.status === doneStatus;
  return (
    <button
      type="button"
      className="my-work-finish"
      tabIndex={-1}
      data-done={isDone || undefined}
      aria-label={isDone ? myWork.reopen(task.title) : myWork.finish(task.title)}
      onClick={(event) => {
        event.stopPropagation();
        onFinish(task);
      }}
    >
      {isDone ? <CircleCheck size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
    </button>
  );
}

interface NotesProps extends Pick<MyRowProps, 'task' | 'fact' | 'today'> {
  /** The row names the status, so the review is not said again. */
  hasStatus?: boolean;
}

/** What only the person sees: that they chose the task, since when, and that somebody waits for them. */
function Notes({ task, fact, today, hasStatus }: NotesProps) {
  const { myWork } = useText();
  const { formatDate } = useDates();
  const { id: userId } = useCurrentUser();
  const isChosen = fact !== undefined && fact.chosenOn !== null && task.status !== doneStatus;
  const since = chosenBefore(task, fact, today);
  const waiting = waitingFor(task, fact, userId);
  const WaitingIcon = waiting === 'mentioned' ? AtSign : Eye;
  return (
    <>
      {isChosen ? (
        <span className="my-work-note" data-kind="chosen" title={myWork.chosen}>
          <Star size={13} role="img" aria-label={myWork.chosen} />
          {since === undefined ? null : <span className="truncate">{myWork.chosenSince(formatDate(since))}</span>}
        </span>
      ) : null}
      {waiting === null || (hasStatus && waiting === 'review') ? null : (
        <span className="my-work-note" data-kind="waiting" title={myWork.waiting[waiting]}>
          <WaitingIcon size={13} role="img" aria-label={myWork.waiting[waiting]} />
          <span className="my-work-reason truncate" aria-hidden="true">
            {myWork.waiting[waiting]}
          </span>
        </span>
      )}
    </>
  );
}
