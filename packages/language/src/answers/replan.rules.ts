// Plans overdue work anew: working days only, and no more tasks on a day than their person usually finishes.
import { isWorkingDay } from '@app/contract/dates/working-days.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';

export const replanBounds = {
  /** The usual load is counted over this many days, of which so many are working days. */
  loadDays: 28,
  loadWorkingDays: 20,
  /** The least and the most tasks on a day. */
  least: 1,
  most: 5,
  /** No date is later than this many days from today. */
  horizon: 84,
} as const;

export interface OverdueTask {
  id: number;
  /** Whose load the task counts to. */
  personId: number;
  startDate: string | null;
  /** It gets no later day. */
  until?: string;
}

export interface Load {
  /** Tasks that a person may have on one day. */
  perDay: (personId: number) => number;
  /** Open tasks of a person that are due on a date already. */
  due: (personId: number, date: string) => number;
}

/** Returns how many tasks of a person a day takes, by the number that were finished in the last `loadDays` days. */
export function usualLoad(finished: number): number {
  const { loadWorkingDays, least, most } = replanBounds;
  return Math.min(most, Math.max(least, Math.ceil(finished / loadWorkingDays)));
}

/** Returns the new due dates by task. The first tasks get the first days; a task for which no day is left has none. */
export function replanned(tasks: readonly OverdueTask[], load: Load, today: string): Map<number, string> {
  const planned = new Map<string, number>();
  const dates = new Map<number, string>();
  for (const { id, personId, startDate, until } of tasks) {
    for (let day = 0; day <= replanBounds.horizon; day++) {
      const date = addDays(today, day);
      if (until !== undefined && date > until) break;
      if (!isWorkingDay(date) || (startDate !== null && date < startDate)) continue;
      const key = `${personId} ${date}`;
      const here = planned.get(key) ?? 0;
      if (here + load.due(personId, date) >= load.perDay(personId)) continue;
      planned.set(key, here + 1);
      dates.set(id, date);
      break;
    }
  }
  return dates;
}
