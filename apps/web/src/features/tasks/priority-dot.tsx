// The dot of a priority: full for High, half for Medium, a ring for Low; its name is said and shown on hover.
import { priorityRank } from '@app/contract';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';

const looks = [
  'bg-[var(--p0)] shadow-[0_0_0_2px_color-mix(in_oklab,var(--p0)_28%,transparent)]',
  'bg-[var(--p1)]',
  'border-2 border-[var(--p2)] bg-[linear-gradient(90deg,transparent_50%,var(--p2)_50%)] bg-origin-border',
  'border-2 border-[var(--p3)]',
];

export function PriorityDot({ priority, className }: { priority: string; className?: string }) {
  const { tasks } = useText();
  const rank = priorityRank(priority);
  const label = tasks.priorityIs(tasks.priorityName[`P${rank}`]);
  return (
    <span role="img" aria-label={label} title={label} className={cn('size-2 shrink-0 rounded-full', looks[rank], className)} />
  );
}
