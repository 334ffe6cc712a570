// The rendered lines of a list or a timeline: tasks, the headings of their groups, and the space of the lines out of sight.
import type { GroupKey } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { Fragment, type ReactNode } from 'react';
import { GroupRest } from '#screens/workspace/list/group-rest.tsx';
import { GroupHeading, isHeading, isRest, type ListLine } from '#screens/workspace/list/list-groups.tsx';
import { lineId } from '#screens/workspace/list/use-rows.ts';

interface ListBodyProps {
  /** The rendered lines, each with the height of those that are left out before it. */
  rows: readonly { line: ListLine; index: number; before: number }[];
  /** The height of the lines behind them. */
  after: number;
  by: GroupKey | undefined;
  /** The number of each line among the rows of the table, from 0. */
  places: { of: readonly number[] };
  isOpen: (group: string) => boolean;
  setOpen: (group: string, open: boolean) => void;
  people: ReadonlyMap<number, UserCard>;
  /** Loads more of a group. */
  onMore?: (group: string) => void;
  /** Renders the row of a task, the line of this index and the row of this place. */
  children: (task: TaskCard, index: number, at: number) => ReactNode;
}

export function ListBody({ rows, after, by, places, isOpen, setOpen, people, onMore, children }: ListBodyProps) {
  'use no memo';
  function row(line: ListLine, index: number): ReactNode {
    const at = places.of[index] ?? index;
    if (isRest(line)) return <GroupRest rest={line} line={index} at={at} onMore={() => onMore?.(line.rest)} />;
    if (!isHeading(line)) return children(line, index, at);
    return by ? (
      <GroupHeading
        group={line}
        by={by}
        line={index}
        at={at}
        isOpen={isOpen(line.value)}
        people={people}
        onToggle={() => setOpen(line.value, !isOpen(line.value))}
      />
    ) : null;
  }
  return (
    <tbody>
      {rows.map(({ line, index, before }) => (
        <Fragment key={lineId(line)}>
          {before > 0 ? <Room height={before} /> : null}
          {row(line, index)}
        </Fragment>
      ))}
      {after > 0 ? <Room height={after} /> : null}
    </tbody>
  );
}

/**
 * The space of the rows that are not rendered. It has a height of its own, because a CSS variable that rows inherit would restyle
 * all of them.
 */
function Room({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  return <tr aria-hidden="true" style={{ height }} />;
}
