// Changes the dates of a bar; where the task leaves the shown days, these follow it.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { DayRange } from '#features/tasks/company/company-lanes.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { shownTask } from '#features/tasks/data/task-writes.ts';
import { type BarPart, movedDates, timeOf, touches } from '#features/tasks/timeline/timeline-days.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { useTimeAddress } from '#screens/workspace/calendar/use-time-address.ts';
import { useWhen } from '#screens/workspace/timeline/use-time-words.ts';

type Dates = Pick<TaskCard, 'startDate' | 'dueDate'>;

export const noDates: Dates = { startDate: null, dueDate: null };

interface Options {
  today: string;
  /** The shown days. */
  range: DayRange;
  onRefused: (reason: string) => void;
}

export function useBarMoves({ today, range, onRefused }: Options) {
  const { timeline: words } = useText();
  const when = useWhen();
  const client = useQueryClient();
  const actions = useTaskActions();
  const go = useTimeAddress();

  function set(task: TaskCard, dates: Dates, from: Dates): void {
    const fields = {
      ...(dates.startDate !== from.startDate && { startDate: dates.startDate }),
      ...(dates.dueDate !== from.dueDate && { dueDate: dates.dueDate }),
    };
    if (Object.keys(fields).length === 0) return;
    void actions.set(task.id, fields);
    announce(words.moved(task.title, when(dates)));
    const time = timeOf(dates);
    if (time && !touches(dates, range)) go({ day: time.from });
  }
  function moveBar(task: TaskCard, part: BarPart, days: number): void {
    // A key that is held down counts from where the last press has moved it.
    const from = shownTask(client, task.id) ?? task;
    // A key at a task without dates gives it today's.
    const to = timeOf(from) ? movedDates(from, part, days) : { startDate: null, dueDate: today };
    if (to) set(task, to, from);
    // Not as a message: the one about the change before would replace it.
    else onRefused(words.refused(task.title));
  }
  return { set, moveBar };
}
