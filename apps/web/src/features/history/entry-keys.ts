// The keys of the entries of a history, which have no id.
import type { ActivityEntry, HistoryEntry } from '@app/contract/history/history.contract.ts';

type Named = Pick<HistoryEntry, 'at' | 'kind'> & { task?: Pick<ActivityEntry['task'], 'id'> };

/** Returns a key for each entry that stays when newer and older entries come, so that a focused link keeps its focus. */
export function entryKeys(entries: readonly Named[]): string[] {
  const counts = new Map<string, number>();
  return entries.map(({ at, kind, task }) => {
    const name = `${at} ${kind} ${task?.id ?? ''}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name} ${count}`;
  });
}
