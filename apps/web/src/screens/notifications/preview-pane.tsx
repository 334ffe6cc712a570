// The pane beside the list on wide screens: the task of the selected notification, or a hint to select one.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { Bell, MousePointerClick } from 'lucide-react';
import { Suspense } from 'react';
import { lazyComponent } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const TaskPreview = lazyComponent(() =>
  import('#screens/notifications/task-preview.tsx').then((m) => ({ default: m.TaskPreview })),
);

interface PreviewPaneProps {
  notification: Notification | undefined;
  onClose: () => void;
}

export function PreviewPane({ notification, onClose }: PreviewPaneProps) {
  const { notifications: words } = useText();
  const taskId = notification?.taskId ?? null;
  return (
    <section
      aria-label={words.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 overflow-y-auto rounded-xl bg-surface p-6 shadow-card"
    >
      {taskId !== null ? (
        <Suspense fallback={<PreviewWaiting />}>
          <TaskPreview key={taskId} taskId={taskId} itemId={notification?.itemId} onClose={onClose} />
        </Suspense>
      ) : (
        <div className="grid h-full place-items-center">
          {notification ? (
            <Empty icon={<Bell />} title={notification.message} text={words.previewNoTask} />
          ) : (
            <Empty icon={<MousePointerClick />} title={words.previewNone} />
          )}
        </div>
      )}
    </section>
  );
}

function PreviewWaiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
