// How a task repeats, with what happens to one task of a series: skip it, or stop.
import * as api from '@app/contract/api.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { updateTask, writeTask } from '#features/tasks/data/task-writes.ts';
import { call } from '#lib/call.ts';
import { useDates } from '#lib/dates.ts';
import { useRepeatText } from '#lib/repeat-text.ts';
import { RequestError } from '#lib/request-error.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { Button } from '#ui/button.tsx';

export function RepeatFact({ task }: { task: Task & { repeat: string } }) {
  const { recurrences, tasks, shell } = useText();
  const client = useQueryClient();
  const repeatText = useRepeatText();
  const { formatDate } = useDates();

  // A second click must not skip twice.
  const once = useSingleFlight();

  const skip = () => once(() => skipOnce(client, task, { recurrences, tasks, formatDate }));
  const stop = () => once(() => stopSeries(client, task, { recurrences, tasks, shell }));
  return (
    <>
      <p className="py-1">
        {repeatText(task.repeat)}
        <span className="block text-12 text-ink-3">
          {recurrences.whenLabel} {task.repeatWhen === 'day' ? recurrences.whenDay : recurrences.whenDone}
        </span>
      </p>
      <fieldset className="mb-2 flex flex-wrap gap-1.5" aria-label={recurrences.actions}>
        <Button onClick={skip}>{recurrences.skip}</Button>
        <Button onClick={stop}>{recurrences.stop}</Button>
      </fieldset>
    </>
  );
}

type Words = ReturnType<typeof useText>;

async function skipOnce(
  client: QueryClient,
  { id: taskId, version, title }: Task,
  { recurrences, tasks, formatDate }: Pick<Words, 'recurrences' | 'tasks'> & { formatDate: (date: string) => string },
): Promise<void> {
  const send = (key?: string) => call(api.recurrences.skip, { params: { taskId }, body: { version }, key });
  try {
    const saved = await writeTask(client, { taskId, card: {}, task: {}, send });
    const date = saved?.dueDate ?? saved?.startDate;
    const text = date ? recurrences.skipped(title, formatDate(date)) : recurrences.label;
    toast({ title: tasks.updated.title, text });
  } catch (error) {
    const isUnanswered = error instanceof RequestError && error.status === 0;
    const text = isUnanswered ? recurrences.skipNeedsServer : reasonOf(error);
    toast({ title: recurrences.notSkipped, text, kind: 'destructive' });
  }
}

/** Ends the series; the message offers to continue it. */
async function stopSeries(
  client: QueryClient,
  { id, title, repeat, repeatWhen }: Task,
  { recurrences, tasks, shell }: Pick<Words, 'recurrences' | 'tasks' | 'shell'>,
): Promise<void> {
  const none = { repeat: null, repeatWhen: null };
  const rule = { repeat, repeatWhen };
  const failed = (error: unknown) => toast({ title: tasks.updateFailed, text: reasonOf(error), kind: 'destructive' });
  const way = offerUndo(() => updateTask(client, id, { ...rule, base: none }, rule).catch(failed), id);
  try {
    const saved = await updateTask(client, id, { repeat: null, base: rule }, none);
    const action = { label: shell.undo, run: way.take };
    toast({ ...(saved ? { title: tasks.updated.title, text: recurrences.stopped } : tasks.kept), about: title, action });
  } catch (error) {
    way.forget();
    failed(error);
  }
}
