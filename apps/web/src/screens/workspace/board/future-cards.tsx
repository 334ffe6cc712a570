// The cards of future tasks, below the board or behind its last column.
import type { TaskCard as Card } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type ReactNode, useState } from 'react';
import { TaskCard } from '#features/tasks/card/task-card.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

export interface FutureCardsProps {
  cards: readonly Card[];
  /** How many there are, and what loads those that have not come. */
  count: number;
  more: ReactNode;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  /** The key of the board's own department; undefined in the company view. */
  ownKey: string | undefined;
}

const step = 24;

/** The cards, a step at a time, or an empty state. */
export function FutureCards({ cards, count, more, people, today, ownKey }: FutureCardsProps) {
  'use no memo';
  const { workspaces } = useText();
  const [shown, setShown] = useState(step);
  if (count === 0) return <p className="text-13 text-ink-2">{workspaces.futureEmpty}</p>;
  return (
    <>
      <ul className="future-cards">
        {cards.slice(0, shown).map((card) => (
          <li key={card.id}>
            <TaskCard task={card} people={people} today={today} tabbable ownKey={ownKey} />
          </li>
        ))}
      </ul>
      {cards.length > shown ? (
        <Button variant="ghost" className="mt-2" onClick={() => setShown(shown + step)}>
          {workspaces.futureMore(Math.min(step, cards.length - shown))}
        </Button>
      ) : (
        more
      )}
    </>
  );
}
