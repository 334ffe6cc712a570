// Makes the recurring tasks whose day has come, one in each transaction. Any number of processes may call it at any time.

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { dayThatCame } from '@app/contract/recurrences/next-task.rules.ts';
import type { Db } from '#db/connect.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { makeNextTask } from '#recurrences/make-next-task.ts';
import { claimDueTask, endSeries } from '#recurrences/recurrences.sql.ts';
import { usedTimezones } from '#users/timezones.sql.ts';

/**
 * Returns the number of tasks that were made; `failed` is called with a task whose next one could not be made, and the others
 * follow. After the signal it begins no other one.
 */
export async function makeDueTasks(db: Db, now: Date, failed: (error: unknown) => void, signal?: AbortSignal): Promise<number> {
  const days = (await usedTimezones(db)).map((timezone) => ({ timezone, day: calendarDate(now, zoneOf(timezone)) }));
  let count = 0;
  for (let after = 0; ; ) {
    let claimed: number | undefined;
    try {
      const id = await inTransaction(db, undefined, async (tx) => {
        const due = await claimDueTask(tx, days, after);
        claimed = due?.task.id;
        if (!due) return undefined;
        const { task, by, today } = due;
        const appearing = (series: Parameters<typeof dayThatCame>[0]) => dayThatCame(series, latestDay(task, today));
        const maker = { id: by?.id ?? 0, fullName: by?.fullName ?? '', via: 'system' as const };
        const next = await makeNextTask(tx, maker, task, { today, dayOf: appearing });
        if (next === undefined) await endSeries(tx, task.id, maker);
        return next;
      });
      if (claimed === undefined) return count;
      if (id !== undefined) count++;
    } catch (error) {
      failed(error);
      if (claimed === undefined) return count;
    }
    if (signal?.aborted) return count;
    after = claimed;
  }
}

/** A task with a start appears on it, before its due date. */
function latestDay({ startDate, dueDate }: { startDate: string | null; dueDate: string | null }, today: string): string {
  if (startDate === null || dueDate === null) return today;
  return new Date(Date.parse(today) + Date.parse(dueDate) - Date.parse(startDate)).toISOString().slice(0, 10);
}
