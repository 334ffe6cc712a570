// The parts of a task's row, which lists and My work share.
import { doneStatus } from '@app/contract/limits.ts';
import type { Score } from '@app/contract/scores/scores.rules.ts';
import type { ListColumn } from '@app/contract/tasks/list-columns.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { Ellipsis, Repeat } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { CardRelations } from '#features/tasks/relations/card-relations.tsx';
import { ScoreNumber } from '#features/tasks/scores/score-number.tsx';
import { useText } from '#lib/text.ts';
import type { OpenMenu } from '#screens/workspace/card-menu/card-anchor.tsx';
import type { RowTitleField } from '#screens/workspace/list/row-title-field.tsx';
import type { TaskField } from '#screens/workspace/surface/task-commands.ts';
import '#screens/workspace/list/list-view.css';

type Rename = Omit<ComponentProps<typeof RowTitleField>, 'task'>;

export interface RowProps {
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
export function View({ task, onOpen }: Pick<RowProps, 'task' | 'onOpen'>) {
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
