// Above the deleted tasks: as many as one request takes can be selected, and the selected ones restored or deleted for good.
import { limits, type TrashedTask } from '@app/contract';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

interface TrashBarProps {
  tasks: readonly TrashedTask[];
  chosen: readonly TrashedTask[];
  busy: boolean;
  onAll: (selected: boolean) => void;
  onRestore: () => void;
  onPurge: () => void;
}

export function TrashBar({ tasks, chosen, busy, onAll, onRestore, onPurge }: TrashBarProps) {
  const { trash } = useText('overlays');
  const isAny = chosen.length > 0;
  return (
    <div className="unlisted-bar">
      <Checkbox
        checked={isAny && chosen.length === Math.min(tasks.length, limits.bulkTasks)}
        onChange={onAll}
        label={trash.selectAll}
      />
      <p role="status" className="text-12 text-ink-2">
        {isAny ? trash.selected(chosen.length) : trash.selectAll}
      </p>
      {isAny ? (
        <div className="unlisted-acts">
          <Button variant="primary" icon={<RotateCcw />} busy={busy} onClick={onRestore}>
            {trash.restore}
          </Button>
          {chosen.every(({ mayPurge }) => mayPurge) ? (
            <Button icon={<Trash2 />} aria-disabled={busy || undefined} onClick={() => busy || onPurge()}>
              {trash.purge}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
