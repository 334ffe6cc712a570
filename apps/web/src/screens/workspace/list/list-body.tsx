// The rendered lines of a list or a timeline: tasks, the headings of their groups, and the space of the lines out of sight.
import type { GroupKey, TaskCard, TaskGroup, UserCard } from '@app/contract';
import type { ReactNode } from 'react';
import { GroupHeading, isHeading, type ListLine } from '#screens/workspace/list/list-groups.tsx';

interface ListBodyProps {
  rows: readonly { line: ListLine; index: number }[];
  /** The height of the lines before and after them. */
  before: number;
  after: number;
  by: GroupKey | undefined;
  isOpen: (group: TaskGroup) => boolean;
  setOpen: (group: TaskGroup, open: boolean) => void;
  people: ReadonlyMap<number, UserCard>;
  /** Renders the row of a task. */
  children: (task: TaskCard, index: number) => ReactNode;
}

export function ListBody({ rows, before, after, by, isOpen, setOpen, people, children }: ListBodyProps) {
  'use no memo';
  return (
    <tbody>
      {before > 0 ? <Room height={before} /> : null}
      {rows.map(({ line, index }) => {
        if (!isHeading(line)) return children(line, index);
        return by ? (
          <GroupHeading
            key={`group-${line.value}`}
            group={line}
            by={by}
            line={index}
            isOpen={isOpen(line)}
            people={people}
            onToggle={() => setOpen(line, !isOpen(line))}
          />
        ) : null;
      })}
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
