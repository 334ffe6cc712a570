// The last actions of the person, each with its task and how long ago.

import { screens } from '@app/contract/screens.ts';
import type { ActivityKind, ActivityLine } from '@app/contract/users/activity.contract.ts';
import { ArrowRight, Check, MessageSquare, Plus } from 'lucide-react';
import { cn } from '#lib/cn.ts';
import { useDates, useRelativeTime } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';

const icons = { created: Plus, moved: ArrowRight, commented: MessageSquare, completed: Check };
const tones: Record<ActivityKind, string> = {
  created: 'bg-brand-subtle text-brand-text',
  moved: 'bg-info-tint text-info-ink',
  commented: 'bg-hover text-ink-2',
  completed: 'bg-success-tint text-success-ink',
};

export function ActivityLines({ lines }: { lines: ActivityLine[] }) {
  const { activity } = useText().users;
  if (lines.length === 0) return <p className="mt-2 text-13 text-ink-2">{activity.none}</p>;
  return (
    <ul className="mt-1 -mb-2">
      {lines.map((line) => (
        <Line key={`${line.kind} ${line.taskId} ${line.createdAt}`} {...line} />
      ))}
    </ul>
  );
}

function Line({ kind, taskId, title, createdAt }: ActivityLine) {
  const { activity } = useText().users;
  const ago = useRelativeTime(createdAt);
  const { formatInstant } = useDates();
  const says = {
    created: activity.created,
    moved: activity.moved,
    commented: activity.commented,
    completed: activity.completedTask,
  };
  const Icon = icons[kind];
  return (
    <li className="flex gap-3 py-2">
      <span aria-hidden="true" className={cn('flex size-7 flex-none items-center justify-center rounded-full', tones[kind])}>
        <Icon className="size-3.5" />
      </span>
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 pt-1 text-13">
        <span className="min-w-0 flex-1 basis-50 wrap-anywhere">
          <span className="text-ink-2">{`${says[kind]} `}</span>
          <Link to={screens.task.href(taskId)} className="rounded-sm font-medium hover:underline">
            {title}
          </Link>
        </span>
        <time dateTime={createdAt} title={formatInstant(createdAt)} className="flex-none text-12 text-ink-3">
          {ago}
        </time>
      </p>
    </li>
  );
}
