// The dot of a priority: full for High, half for Medium, a ring for Low. Its name is the label and the tooltip.
import { priorityName, priorityRank } from '@app/contract/tasks/tasks.rules.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';

interface PriorityDotProps {
  priority: string;
  /** The name is written beside it. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

export function PriorityDot({ priority, decorative, className }: PriorityDotProps) {
  const text = useText();
  const label = text.tasks.priorityIs(priorityName(text, priority));
  const rank = priorityRank(priority);
  const look = cn('priority-dot size-2 shrink-0 rounded-full', className);
  if (decorative) return <span aria-hidden="true" data-rank={rank} className={look} />;
  return <span role="img" aria-label={label} title={label} data-rank={rank} className={look} />;
}
