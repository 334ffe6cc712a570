// Marks people who have much to do in a list of people to choose from.
import { useQuery } from '@tanstack/react-query';
import { loadQuery, useIsWanted } from '#features/hints/hints.queries.ts';
import type { PickRow } from '#features/pickers/pick-list.tsx';
import { useText } from '#lib/text.ts';

/** Returns the rows of people, with what those have to do who have too much. */
export function useLoadNotes(rows: readonly PickRow[]): PickRow[] {
  const { hints } = useText();
  const isWanted = useIsWanted('overloaded');
  const { data = [] } = useQuery({ ...loadQuery, enabled: isWanted });
  const loads = new Map(isWanted ? data.map((load) => [String(load.userId), load]) : []);
  return rows.map((row) => {
    const load = loads.get(row.value);
    return load ? { ...row, note: hints.load(load.open, load.dueThisWeek) } : row;
  });
}
