// The card of a task on a board. It only renders; the board handles clicks and keys for all cards.

import { pictureAddress } from '@app/contract/attachments/attachments.rules.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard as Card } from '@app/contract/tasks/tasks.contract.ts';
import { cardDescription } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { Ellipsis, ListChecks, MessageSquare, Paperclip, Repeat } from 'lucide-react';
import { memo } from 'react';
import { MarkSlot } from '#features/presence/presence-slot.tsx';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { CardDue } from '#features/tasks/card/due-chip.tsx';
import { otherDepartments } from '#features/tasks/card/other-departments.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { TaskPeople } from '#features/tasks/card/task-people.tsx';
import { CardScoreSlot } from '#features/tasks/scores/score-slot.tsx';
import { useText } from '#lib/text.ts';
import { useWaiting } from '#lib/waiting-writes.ts';
import { Badge } from '#ui/badge.tsx';
import '#features/tasks/card/task-card.css';

interface TaskCardProps {
  task: Card;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  /** Whether Tab stops at this card; the arrow keys reach the others. */
  tabbable: boolean;
  /** The key of the department in the heading above the card, which the card does not repeat. */
  ownKey: string | undefined;
}

/** The element ids by which the board finds a card and its title. */
export const cardElementId = (taskId: number) => `card-${taskId}`;
export const cardTitleId = (taskId: number) => `card-title-${taskId}`;

/** The picture of a card has one height, so that columns keep their place while it loads. Few cards have one, so it needs no rule. */
const cover = { gridColumn: '1 / -1', width: '100%', height: 96, objectFit: 'cover', borderRadius: 'var(--r-sm)' } as const;

export const TaskCard = memo(function TaskCard({ task, people, today, tabbable, ownKey }: TaskCardProps) {
  const { tasks } = useText();
  const text = cardDescription(task.description);
  const [department, ...further] = otherDepartments(task, ownKey);
  return (
    <article
      id={cardElementId(task.id)}
      className="card"
      data-task={task.id}
      data-done={task.status === doneStatus ? '' : undefined}
      aria-labelledby={cardTitleId(task.id)}
    >
      {task.coverId ? <img src={pictureAddress(task.coverId)} alt="" loading="lazy" style={cover} /> : null}
      <PriorityDot priority={task.priority} className="card-dot" />
      <div className="card-heading">
        <button type="button" id={cardTitleId(task.id)} className="card-title written" tabIndex={tabbable ? 0 : -1}>
          {task.title}
        </button>
        <button
          type="button"
          className="card-menu"
          data-card-menu=""
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={tasks.menu(task.title)}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </button>
      </div>
      {text ? <p className="card-text written">{text}</p> : null}
      <div className="card-meta">
        {department === undefined ? null : <DepartmentBadge department={department} departments={[department, ...further]} />}
        <CardDue task={task} today={today} />
        <Waits taskId={task.id} />
        <div className="card-right">
          <CardCounts task={task} />
          <CardScoreSlot task={task} today={today} />
          <TaskPeople task={task} people={people} />
        </div>
      </div>
      <MarkSlot taskId={task.id} />
      <SelectionSlot part="card" taskId={task.id} title={task.title} />
    </article>
  );
});

/** Whether changes of the task wait for the server. */
function Waits({ taskId }: { taskId: number }) {
  const { waits } = useText().tasks;
  const state = useWaiting(taskId);
  return state ? <Badge tone={state === 'refused' ? 'danger' : 'warning'}>{waits[state]}</Badge> : null;
}

function CardCounts({ task }: { task: Card }) {
  const { tasks } = useText();
  const { checklistDone: done, checklistTotal: of, commentCount, attachmentCount = 0 } = task;
  return (
    <>
      {task.repeat ? <Repeat size={13} role="img" aria-label={tasks.repeats} className="text-ink-3" /> : null}
      {of > 0 ? (
        <span className="card-count" data-all={done === of ? '' : undefined} title={tasks.checklistLabel(done, of)}>
          <ListChecks size={13} aria-hidden="true" />
          <span aria-hidden="true">{tasks.checklistShort(done, of)}</span>
          <span className="sr-only">{tasks.checklistLabel(done, of)}</span>
        </span>
      ) : null}
      {attachmentCount > 0 ? (
        <span className="card-count" title={tasks.filesLabel(attachmentCount)}>
          <Paperclip size={12} aria-hidden="true" />
          <span aria-hidden="true">{attachmentCount}</span>
          <span className="sr-only">{tasks.filesLabel(attachmentCount)}</span>
        </span>
      ) : null}
      {commentCount > 0 ? (
        <span className="card-count" title={tasks.commentsLabel(commentCount)}>
          <MessageSquare size={12} aria-hidden="true" />
          <span aria-hidden="true">{commentCount}</span>
          <span className="sr-only">{tasks.commentsLabel(commentCount)}</span>
        </span>
      ) : null}
    </>
  );
}
