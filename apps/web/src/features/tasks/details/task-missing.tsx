// Replaces a task that is not there: a skeleton while it loads, the error, or that it does not exist.
import { SearchX } from 'lucide-react';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { unloaded, useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface TaskMissingProps {
  state: Exclude<TaskEditor['state'], 'gone'>;
  /** Why it could not be loaded. */
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

export function TaskMissing({ state, error, onRetry, onClose }: TaskMissingProps) {
  const { tasks } = useText();
  if (state === 'notFound') {
    const close = <Button onClick={onClose}>{tasks.close}</Button>;
    return <Empty icon={<SearchX />} title={tasks.notFound} text={tasks.notFoundText} action={close} />;
  }
  if (state === 'failed') return <RegionError text={unloaded(error)} error={error} onRetry={onRetry} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-4 py-2">
      <Spinner size={20} />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
