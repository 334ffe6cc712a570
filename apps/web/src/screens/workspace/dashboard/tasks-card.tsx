// A card of the dashboard that lists the first tasks of a kind and links to all of them.

import { thresholds } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { ReactNode } from 'react';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { Link } from '#lib/link.tsx';

interface TasksCardProps {
  title: string;
  /** The text if there are none. */
  none: string;
  /** The first of them at least. */
  tasks: readonly TaskCard[];
  count: number;
  /** The dates of a task. */
  line: (task: TaskCard) => ReactNode;
  all: { label: string; to: string };
  onOpen: (taskId: number) => void;
}

export function TasksCard({ title, none, tasks, count, line, all, onOpen }: TasksCardProps) {
  return (
    <section className="dashboard-card" aria-label={title}>
      <h2>{title}</h2>
      {count === 0 ? <p className="text-13 text-ink-2">{none}</p> : null}
      {tasks.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {tasks.slice(0, thresholds.cardsListed).map((task) => (
            <li key={task.id}>
              <button type="button" className="dashboard-task" onClick={() => onOpen(task.id)}>
                <PriorityDot priority={task.priority} className="mt-1.5" />
                <span className="min-w-0 flex-1">
                  <span className="written line-clamp-2 font-medium wrap-anywhere">{task.title}</span>
                  <span className="flex flex-wrap gap-x-3 text-12 text-ink-2">{line(task)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {count > thresholds.cardsListed ? (
        <Link to={all.to} className="dashboard-all">
          {all.label}
        </Link>
      ) : null}
    </section>
  );
}
