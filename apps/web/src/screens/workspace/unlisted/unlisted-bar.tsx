// Above the rows of the trash or the archive: as many as one request takes can be selected, and something done with them.
import { limits } from '@app/contract/limits.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/text.ts';
import { Checkbox } from '#ui/checkbox.tsx';

interface UnlistedBarProps {
  /** How many rows have loaded, and how many of them are selected. */
  loaded: number;
  chosen: number;
  onAll: (selected: boolean) => void;
  /** The buttons, once something is selected. */
  children: ReactNode;
}

export function UnlistedBar({ loaded, chosen, onAll, children }: UnlistedBarProps) {
  const { trash } = useText();
  const isAny = chosen > 0;
  return (
    <div className="unlisted-bar">
      <Checkbox checked={isAny && chosen === Math.min(loaded, limits.bulkTasks)} onChange={onAll} label={trash.selectAll} />
      <p role="status" className="text-12 text-ink-2">
        {isAny ? trash.selected(chosen) : trash.selectAll}
      </p>
      {isAny ? <div className="unlisted-acts">{children}</div> : null}
    </div>
  );
}
