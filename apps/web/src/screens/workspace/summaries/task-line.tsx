// A task of a summary: a link with its priority and a note.
import type { AnswerTask } from '@app/contract/assistant/proposals.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { Link } from '#lib/link.tsx';

interface TaskLineProps {
  task: Pick<AnswerTask, 'id' | 'title' | 'priority'>;
  note?: string | undefined;
  onLeave?: (() => void) | undefined;
}

export function TaskLine({ task: { id, title, priority }, note, onLeave }: TaskLineProps) {
  return (
    <li>
      <Link
        to={screens.task.href(id)}
        onClick={onLeave}
        className="-mx-2 flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-13 hover:bg-hover pointer-coarse:min-h-11"
      >
        <PriorityDot priority={priority} />
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{title}</span>
        {note === undefined ? null : <span className="flex-none text-12 text-ink-3">{note}</span>}
      </Link>
    </li>
  );
}
