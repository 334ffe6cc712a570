// The order of the departments of the company view by their tasks.
import type { Board } from '#features/tasks/data/board-columns.ts';
import { compareTexts } from '#lib/collation.ts';

/** Returns the departments with the most tasks first, and those with as many by the name that is shown. */
export function byCount(departments: Board['departments'], shown: (name: string) => string): Board['departments'] {
  return departments.toSorted((a, b) => b.count - a.count || compareTexts(shown(a.name), shown(b.name)));
}
