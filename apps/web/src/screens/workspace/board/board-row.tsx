// One row of a windowed column: a draggable card, or the header of a department group.
import type { TaskCard as Card } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { memo, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { TaskCard } from '#features/tasks/card/task-card.tsx';
import { formatCount } from '#lib/numbers.ts';
import { setUpDragging } from '#screens/workspace/board/drag/lazy-dnd.ts';

interface CardRowProps {
  task: Card;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  tabbable: boolean;
  ownKey: string | undefined;
  index: number;
  of: number;
  measure: Ref<HTMLLIElement>;
}

export const CardRow = memo(function CardRow({ task, people, today, tabbable, ownKey, index, of, measure }: CardRowProps) {
  const handle = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = handle.current?.firstElementChild;
    // Draggable as soon as it is visible.
    if (card instanceof HTMLElement) card.draggable = true;
  }, []);
  useEffect(() => {
    const card = handle.current?.firstElementChild;
    return card instanceof HTMLElement ? setUpDragging(({ dragCard }) => dragCard(card, task.id)) : undefined;
  }, [task.id]);
  return (
    <li ref={measure} data-index={index} className="board-row" aria-posinset={index + 1} aria-setsize={of}>
      <div ref={handle}>
        <TaskCard task={task} people={people} today={today} tabbable={tabbable} ownKey={ownKey} />
      </div>
    </li>
  );
});

interface GroupRowProps {
  name: string;
  count: number;
  index: number;
  measure: Ref<HTMLLIElement>;
}

export function GroupRow({ name, count, index, measure }: GroupRowProps) {
  return (
    <li ref={measure} data-index={index} className="board-row">
      <GroupHead name={name} count={count} />
    </li>
  );
}

export function GroupHead({ name, count }: { name: string; count: number }) {
  return (
    <div className="board-group">
      <DepartmentBadge department={name} />
      <span>{formatCount(count)}</span>
    </div>
  );
}
