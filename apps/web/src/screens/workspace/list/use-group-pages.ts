// Loads the rest of the groups that come into view, and lets the focus go on to what has come.
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { GroupPages } from '#features/tasks/data/board-columns.ts';
import { isRest, isTask, type ListLine, restId } from '#screens/workspace/list/list-groups.tsx';
import { lineUnder } from '#screens/workspace/list/list-lines.ts';

interface GroupPagesOptions {
  lines: readonly ListLine[];
  /** The rendered lines, and the first one in sight. */
  rows: readonly { line: ListLine; index: number }[];
  first: number;
  pages: GroupPages | undefined;
  goTo: (index: number) => void;
}

export function useGroupPages({ lines, rows, first, pages, goTo }: GroupPagesOptions) {
  const rests = rows.flatMap(({ line, index }) => (isRest(line) ? [{ ...line, index }] : []));
  const load = pages?.load;
  useEffect(() => {
    // Rows that come above what is in sight, or above what has the focus, would move it away.
    const from = Math.max(first, lineUnder(document.activeElement));
    const due = rests.filter(({ index, busy, error }) => index >= from && !busy && error === undefined).map(({ rest }) => rest);
    if (due.length > 0) load?.(due);
  });
  const focused = useRef<{ line: number; rest: string }>(undefined);
  useLayoutEffect(() => {
    const was = focused.current;
    if (!was || !isTask(lines[was.line])) return;
    const at = document.activeElement;
    focused.current = undefined;
    if (!at || at === document.body || at.id === restId(was)) goTo(was.line);
  }, [lines, goTo]);
  return {
    /** Notes which rest has the focus. */
    onFocus(event: FocusEvent) {
      const index = lineUnder(event.target);
      const line = lines[index];
      focused.current = isRest(line) ? { line: index, rest: line.rest } : undefined;
    },
    /** Loads one rest, and those in sight that have failed with it. */
    onMore(rest: string) {
      const failed = rests.filter(({ error }) => error !== undefined).map((one) => one.rest);
      load?.(failed.includes(rest) ? failed : [rest]);
    },
  };
}
