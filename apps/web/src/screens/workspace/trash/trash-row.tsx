// A deleted task: who deleted it and when, how long it stays, and what can be done with it.
import type { TrashedTask } from '@app/contract/trash/trash.contract.ts';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useDates, useRelativeTime } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const day = 86_400_000;

interface TrashRowProps {
  task: TrashedTask;
  /** Names the department, where tasks of several are shown. */
  withDepartment: boolean;
  isSelected: boolean;
  busy: boolean;
  onSelect: (selected: boolean) => void;
  onRestore: () => void;
  onPurge: () => void;
}

export function TrashRow({ task, withDepartment, isSelected, busy, onSelect, onRestore, onPurge }: TrashRowProps) {
  const { trash } = useText();
  const names = useNames();
  const { formatInstant } = useDates();
  const ago = useRelativeTime(task.trashedAt);
  const { title, status, department, trashedAt, trashedBy, purgeAt, mayPurge } = task;
  const time = Date.parse(purgeAt) - Date.now();
  const left = time < day ? 0 : Math.ceil(time / day);
  const origin = withDepartment ? `${names.department(department)} · ${names.status(status)}` : names.status(status);
  return (
    <li className="unlisted-row" data-selected={isSelected || undefined}>
      <Checkbox checked={isSelected} onChange={onSelect} label={trash.select(title)} />
      <div className="unlisted-about">
        <p className="unlisted-title">{title}</p>
        <p className="unlisted-facts">
          <span>{origin}</span>
          <span>
            {trashedBy ? trash.deletedBy(trashedBy.fullName) : trash.deleted}{' '}
            <time dateTime={trashedAt} title={formatInstant(trashedAt)}>
              {ago}
            </time>
          </span>
          <span data-soon={left < 3 || undefined}>{trash.left(left)}</span>
        </p>
      </div>
      <div className="unlisted-acts">
        <Button
          icon={<RotateCcw />}
          aria-label={trash.restoreOne(title)}
          aria-disabled={busy || undefined}
          onClick={() => busy || onRestore()}
        >
          {trash.restore}
        </Button>
        {mayPurge ? (
          <IconButton
            small
            label={trash.purgeOne(title)}
            icon={<Trash2 />}
            aria-disabled={busy || undefined}
            onClick={() => busy || onPurge()}
          />
        ) : null}
      </div>
    </li>
  );
}
