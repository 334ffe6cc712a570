// One act on many tasks is one entry of an activity, not as many as it has tasks. Pure.
import type { ActivityEntry, HistoryChange } from '@app/contract/history/history.contract.ts';

/** Fewer entries than this stay as they are. */
const least = 3;

/** A change of many tasks; without `from` the tasks had different values before. */
export type SharedChange = Omit<HistoryChange, 'from'> & Partial<Pick<HistoryChange, 'from'>>;

export interface FoldedEntry {
  /** The newest of the act; its changes are those of all. */
  entry: ActivityEntry;
  changes: readonly SharedChange[];
  /** All tasks of the act; one for an entry that stands alone. */
  tasks: readonly ActivityEntry['task'][];
}

/** Returns the entries, newest first, with those of one act in one. All changes of an act have its instant. */
export function foldedEntries(entries: readonly ActivityEntry[]): FoldedEntry[] {
  const folded: FoldedEntry[] = [];
  for (let from = 0; from < entries.length; ) {
    const act = actOf(entries[from]);
    let to = from + 1;
    while (to < entries.length && act !== undefined && actOf(entries[to]) === act) to += 1;
    const same = entries.slice(from, to);
    if (same.length < least) folded.push(...same.map(alone));
    else folded.push(together(same));
    from = to;
  }
  return folded;
}

function alone(entry: ActivityEntry): FoldedEntry {
  return { entry, changes: entry.changes, tasks: [entry.task] };
}

function together(entries: readonly ActivityEntry[]): FoldedEntry {
  const [entry] = entries as [ActivityEntry];
  const changes = entry.changes.map(({ from, ...change }, at) =>
    entries.every((other) => other.changes[at]?.from === from) ? { ...change, from } : change,
  );
  return { entry, changes, tasks: entries.map(({ task }) => task) };
}

/** Returns what the entries of one act have in common; undefined for one that always stands alone. */
function actOf(entry: ActivityEntry | undefined): string | undefined {
  if (!entry || entry.comment !== null) return undefined;
  const { at, kind, by, via, changes, more } = entry;
  // What was taken away is named by its value before.
  const what = changes.map(({ field, key, from, to }) => [field, key, to ?? from, to === null, from === null]);
  return JSON.stringify([at, kind, by?.id, via, what, more]);
}
