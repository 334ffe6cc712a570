// A lane: a heading with face or colour, name and count, which collapses it and then takes cards, and its cells below the columns.

import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { avatarOf } from '#lib/avatar.ts';
import { formatCount } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { setUpDragging } from '#screens/workspace/board/drag/lazy-dnd.ts';
import type { CellActions } from '#screens/workspace/board/lanes/use-cell-actions.ts';
import { ownColumn } from '#screens/workspace/board/lanes/use-lane-drops.ts';
import { Avatar } from '#ui/avatar.tsx';

interface LaneRowProps {
  lane: BoardLane;
  by: LaneKey;
  name: string;
  people: ReadonlyMap<number, UserCard>;
  collapsed: boolean;
  onCollapse: (on: boolean) => void;
  refusalOf: CellActions['refusalOf'];
  /** The cells. */
  children: ReactNode;
}

export function LaneRow({ lane, by, name, people, collapsed, onCollapse, refusalOf, children }: LaneRowProps) {
  const { workspaces } = useText();
  const Icon = collapsed ? ChevronRight : ChevronDown;
  const { value } = lane;
  const cellsId = `lane-cells-${value}`;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = head.current;
    if (!collapsed || !section) return;
    const target = { value, refusal: (taskId: number) => refusalOf(taskId, ownColumn, value) };
    return setUpDragging(({ dropOnColumn }) =>
      dropOnColumn({ section, list: section, columnId: ownColumn, ordered: false, lane: target }),
    );
  }, [collapsed, value, refusalOf]);
  return (
    <section className="lane" aria-label={name}>
      <div ref={head} className="lane-head">
        <h2>
          <button
            type="button"
            data-lane-toggle={value}
            aria-expanded={!collapsed}
            aria-controls={collapsed ? undefined : cellsId}
            onClick={() => onCollapse(!collapsed)}
          >
            <Icon size={14} aria-hidden="true" className="flex-none text-ink-3" />
            <LaneMark by={by} value={value} people={people} />
            <span className="truncate">{name}</span>
            <span className="lane-count">
              <span aria-hidden="true">{formatCount(lane.tasks.length)}</span>
              <span className="sr-only">{workspaces.listLabel(lane.tasks.length)}</span>
            </span>
          </button>
        </h2>
        <SelectionSlot part="lane" name={name} tasks={lane.tasks} />
      </div>
      {collapsed ? null : (
        <div id={cellsId} className="lane-cells" data-cells={value}>
          {children}
        </div>
      )}
    </section>
  );
}

function LaneMark({ by, value, people }: { by: LaneKey; value: string; people: ReadonlyMap<number, UserCard> }) {
  if (by === 'priority') return <PriorityDot decorative priority={value} />;
  if (by === 'due') return <span aria-hidden="true" className="lane-due" data-due={value} />;
  const person = people.get(Number(value));
  return person ? <Avatar {...avatarOf(person)} size={22} decorative /> : <span aria-hidden="true" className="card-nobody" />;
}
