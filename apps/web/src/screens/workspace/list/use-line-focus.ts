// The focus in the lines of a list and a timeline: tasks, the headings of groups and their rests.
import { headingId, isHeading, isRest, isTask, type ListLine, restId } from '#screens/workspace/list/list-groups.tsx';
import { lineOf } from '#screens/workspace/list/list-lines.ts';
import type { useGroups } from '#screens/workspace/list/use-groups.ts';
import { type Stop, useKeptFocus } from '#screens/workspace/surface/use-kept-focus.ts';

interface Options {
  groups: ReturnType<typeof useGroups>;
  /** Scrolls to a line. */
  scrollTo: (line: number) => void;
  elementId: (taskId: number) => string;
}

export type LineFocus = ReturnType<typeof useLineFocus>;

export function useLineFocus({ groups, scrollTo, elementId }: Options) {
  const { lines, openFor } = groups;
  const keptFocus = useKeptFocus({
    stops: () => [lines.map(stopOf)],
    elementId,
    show(stop) {
      const line = lines.findIndex((one) => stopOf(one) === stop);
      if (line >= 0) scrollTo(line);
    },
  });
  function goTo(line: number): void {
    const to = lines[line];
    if (to) keptFocus.goTo(stopOf(to));
  }
  return {
    /** Focuses a line. */
    goTo,
    /** Focuses a task. Returns whether it has a line. */
    to(taskId: number, isAwaited = false): boolean {
      const line = lineOf(lines, taskId);
      if (line >= 0) goTo(line);
      // Who waits for a task tries again, and finds it in its open group.
      else if (isAwaited) openFor(taskId);
      return line >= 0;
    },
    nextAfter: keptFocus.nextAfter,
    neighbourOf: keptFocus.neighbourOf,
    /** Focuses the first task; with every group closed, the first heading. */
    first: (): unknown => lines.length > 0 && goTo(Math.max(0, lines.findIndex(isTask))),
    onFocus: keptFocus.onFocus,
  };
}

function stopOf(line: ListLine): Stop {
  if (isRest(line)) return restId(line);
  return isHeading(line) ? headingId(line) : line.id;
}
