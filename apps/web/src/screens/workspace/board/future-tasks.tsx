// The tasks of To Do with a future start date, in a section that starts collapsed.
import type { TaskCard as Card, UserCard } from '@app/contract';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { TaskCard } from '#features/tasks/card/task-card.tsx';
import { cn } from '#lib/cn.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface FutureCardsProps {
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

export function FutureTasks({ workspaceId, ...list }: FutureCardsProps & { workspaceId: number }) {
  'use no memo';
  const { workspaces } = useText('board');
  const key = `future-tasks-${workspaceId}`;
  const [open, setOpen] = useState(() => readLocal(key, false));
  const panel = useId();
  function toggle() {
    setOpen(!open);
    writeLocal(key, !open);
  }
  return (
    <section className="flex-none border-t border-line bg-surface" aria-label={workspaces.future}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={toggle}
          className="flex h-10 w-full items-center gap-2 px-(--page-pad) text-13 hover:bg-hover"
        >
          <ChevronRight size={14} aria-hidden="true" className={cn('transition-transform', open && 'rotate-90')} />
          <span className="font-semibold whitespace-nowrap">{workspaces.future}</span>
          <span className="text-12 text-ink-3 tabular-nums">{list.count}</span>
          <span className="ml-auto truncate text-12 text-ink-3">{workspaces.futureToggle(open)}</span>
        </button>
      </h2>
      <div id={panel} hidden={!open} className="max-h-[38dvh] overflow-y-auto px-(--page-pad) pt-1 pb-3">
        {open ? <FutureCards {...list} /> : null}
      </div>
    </section>
  );
}

/** The cards, a step at a time, or an empty state. */
export function FutureCards({ cards, count, more, people, today, ownKey }: FutureCardsProps) {
  'use no memo';
  const { workspaces } = useText('board');
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
