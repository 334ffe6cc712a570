// One relation: the other task as a link, with its status, date and person, and the button that takes the relation away.
import { doneStatus } from '@app/contract/limits.ts';
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { CardDue } from '#features/tasks/card/due-chip.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { removeRelation } from '#features/tasks/relations/relations.queries.ts';
import { useTaskAddress } from '#features/tasks/relations/use-task-address.ts';
import { useToday } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function RelationRow({ taskId, relation }: { taskId: number; relation: Relation }) {
  const { relations: words } = useText();
  const client = useQueryClient();
  const names = useNames();
  const today = useToday();
  const addressOf = useTaskAddress();
  const { task } = relation;
  return (
    <li className="relation" data-done={task.status === doneStatus ? '' : undefined}>
      <Link to={addressOf(task.id)} className="relation-link">
        <StatusGlyph status={task.status} />
        <span className="sr-only">{names.status(task.status)}</span>
        <span className="relation-title written">{task.title}</span>
        <span className="relation-facts">
          <CardDue task={task} today={today} />
          {task.assignee ? <span className="truncate">{task.assignee.fullName}</span> : null}
        </span>
      </Link>
      <IconButton
        small
        label={words.remove(task.title)}
        icon={<X />}
        onClick={() => void removeRelation(client, taskId, relation)}
      />
    </li>
  );
}
