// A lane: a heading with face or colour, name and count, which collapses it, and its cells below the columns.
import type { UserCard } from '@app/contract';
import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';

interface LaneRowProps {
  lane: BoardLane;
  by: LaneKey;
  name: string;
  people: ReadonlyMap<number, UserCard>;
  collapsed: boolean;
  onCollapse: (on: boolean) => void;
  /** The cells. */
  children: ReactNode;
}

export function LaneRow({ lane, by, name, people, collapsed, onCollapse, children }: LaneRowProps) {
  const { workspaces } = useText('board');
  const Icon = collapsed ? ChevronRight : ChevronDown;
  const cellsId = `lane-cells-${lane.value}`;
  return (
    <section className="lane" aria-label={name}>
      <div className="lane-head">
        <h2>
          <button
            type="button"
            data-lane-toggle={lane.value}
            aria-expanded={!collapsed}
            aria-controls={collapsed ? undefined : cellsId}
            onClick={() => onCollapse(!collapsed)}
          >
            <Icon size={14} aria-hidden="true" className="flex-none text-ink-3" />
            <LaneMark by={by} value={lane.value} people={people} />
            <span className="truncate">{name}</span>
            <span className="lane-count">
              <span aria-hidden="true">{lane.tasks.length}</span>
              <span className="sr-only">{workspaces.listLabel(lane.tasks.length)}</span>
            </span>
          </button>
        </h2>
        <SelectionSlot part="lane" name={name} tasks={lane.tasks} />
      </div>
      {collapsed ? null : (
        <div id={cellsId} className="lane-cells" data-cells={lane.value}>
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
