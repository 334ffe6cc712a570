// Moves a recurring task to its next day, with nothing done.

import { checklistOn } from '@app/contract/recurrences/next-task.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Db } from '#db/connect.ts';
import { assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { nextDates, seriesOf, todayOf } from '#recurrences/series.ts';
import { writeTask } from '#tasks/write-task.ts';

/** Returns the task on its next day; 400 if it does not recur or has no further day. */
export async function skipTask(db: Db, actor: Principal, taskId: number, version: number | undefined): Promise<Task> {
  return writeTask(db, actor, { taskId, version }, async (task) => {
    const series = seriesOf(task);
    assertValid(series !== undefined, 'repeat', 'recurrences.notRecurring');
    const dates = nextDates(task, series, todayOf(actor));
    assertValid(dates !== undefined, 'repeat', 'recurrences.ended');
    const { startDate: _start, dueDate: _due, ...rest } = task.repeatKept ?? {};
    const left = Object.keys(rest).length === 0 ? null : rest;
    return {
      patch: {
        ...dates,
        checklistItems: checklistOn(task.checklistItems, task, dates),
        ...(task.repeatKept && { repeatKept: left }),
      },
      triggers: [{ kind: 'due_changed', change: { from: task.dueDate, to: dates.dueDate } }],
    };
  });
}
