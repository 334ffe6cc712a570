// Says of an open task which tasks block it. It is no lock: the task can be done all the same.
import { doneStatus } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { openBlockers, relationsQuery } from '#features/tasks/relations/relations.queries.ts';
import { useTaskAddress } from '#features/tasks/relations/use-task-address.ts';
import { Link } from '#lib/link.tsx';
import { useText } from '#lib/text.ts';
import '#features/tasks/relations/relations.css';

export function BlockedBanner({ taskId, status }: { taskId: number; status: string }) {
  const { relations: words } = useText();
  const { data = [] } = useQuery(relationsQuery(taskId));
  const addressOf = useTaskAddress();
  const blockers = openBlockers(data);
  if (blockers.length === 0) return null;
  const isDone = status === doneStatus;
  return (
    <div role="note" aria-label={isDone ? words.doneBlocked : words.blocked} className="relation-blocked">
      <Ban size={16} aria-hidden="true" />
      <p>
        <span>{`${isDone ? words.doneBlocked : words.kinds.blockedBy} `}</span>
        {blockers.map(({ id, title }, at) => (
          <span key={id}>
            {at > 0 ? ', ' : ''}
            <Link to={addressOf(id)} className="written">
              {title}
            </Link>
          </span>
        ))}
      </p>
    </div>
  );
}
