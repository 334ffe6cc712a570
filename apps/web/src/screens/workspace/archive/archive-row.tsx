// An archived task: when it was done, who archived it and when; it opens, and comes back to its board.
import type { ArchivedTask } from '@app/contract/archive/archive.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { ArchiveRestore } from 'lucide-react';
import { useDates, useRelativeTime } from '#lib/dates.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

interface ArchiveRowProps {
  task: ArchivedTask;
  /** Names the department, where tasks of several are shown. */
  withDepartment: boolean;
  isSelected: boolean;
  busy: boolean;
  onSelect: (selected: boolean) => void;
  onRestore: () => void;
}

export function ArchiveRow({ task, withDepartment, isSelected, busy, onSelect, onRestore }: ArchiveRowProps) {
  const { archive, trash } = useText();
  const names = useNames();
  const { formatInstant } = useDates();
  const ago = useRelativeTime(task.archivedAt);
  const doneAgo = useRelativeTime(task.doneAt ?? task.archivedAt);
  const { id, title, department, doneAt, archivedAt, archivedBy, isAutomatic } = task;
  const by = isAutomatic ? archive.archivedItself : archivedBy ? archive.archivedBy(archivedBy.fullName) : archive.isArchived;
  return (
    <li className="unlisted-row" data-selected={isSelected || undefined}>
      <Checkbox checked={isSelected} onChange={onSelect} label={trash.select(title)} />
      <div className="unlisted-about">
        <Link to={screens.task.href(id)} className="unlisted-title unlisted-link">
          {title}
        </Link>
        <p className="unlisted-facts">
          {withDepartment ? <span>{names.department(department)}</span> : null}
          {doneAt ? (
            <span>
              {archive.done}{' '}
              <time dateTime={doneAt} title={formatInstant(doneAt)}>
                {doneAgo}
              </time>
            </span>
          ) : null}
          <span>
            {by}{' '}
            <time dateTime={archivedAt} title={formatInstant(archivedAt)}>
              {ago}
            </time>
          </span>
        </p>
      </div>
      <div className="unlisted-acts">
        <Button
          icon={<ArchiveRestore />}
          aria-label={archive.restoreOne(title)}
          aria-disabled={busy || undefined}
          onClick={() => busy || onRestore()}
        >
          {archive.restore}
        </Button>
      </div>
    </li>
  );
}
