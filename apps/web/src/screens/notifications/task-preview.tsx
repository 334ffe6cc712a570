// The task of the selected notification beside the list: read it, tick items, comment. Editing is on its own page.
import { screens } from '@app/contract/screens.ts';
import { ArrowUpRight } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Comments } from '#features/comments/comments.tsx';
import { usePeople } from '#features/notifications/notification-group.tsx';
import { wantItem } from '#features/tasks/checklist/wanted-item.ts';
import { TaskChips } from '#features/tasks/chips/task-chips.tsx';
import { TaskGone } from '#features/tasks/conflicts/unsaved-recovery.tsx';
import { TaskBody } from '#features/tasks/details/task-body.tsx';
import { TaskBreadcrumb } from '#features/tasks/details/task-breadcrumb.tsx';
import { TaskMissing } from '#features/tasks/details/task-missing.tsx';
import { useTaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface TaskPreviewProps {
  taskId: number;
  /** The item of the checklist that the notification is about. */
  itemId: number | undefined;
  onClose: () => void;
}

export function TaskPreview({ taskId, itemId, onClose }: TaskPreviewProps) {
  const { notifications: words } = useText();
  const navigate = useNavigate();
  const editor = useTaskEditor(taskId);
  const people = usePeople();
  const today = useToday();
  const { task, state } = editor;
  useEffect(() => {
    // The keys stay in the list.
    if (itemId !== undefined) wantItem({ taskId, itemId, isQuiet: true });
  }, [taskId, itemId]);
  if (state === 'gone') return <TaskGone editor={editor} onClose={onClose} />;
  if (!task || state !== 'ready')
    return <TaskMissing state={state} error={editor.failure} onRetry={editor.retry} onClose={onClose} />;
  return (
    <article aria-labelledby="preview-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TaskBreadcrumb task={task} />
        <Button icon={<ArrowUpRight />} onClick={() => void navigate(screens.task.href(taskId, itemId))}>
          {words.openTask}
        </Button>
      </div>
      <h2 id="preview-title" className="written mt-3 text-20 font-semibold tracking-[-.017em] text-pretty wrap-anywhere">
        {task.title}
      </h2>
      <TaskChips task={task} people={people} today={today} />
      <div className="mt-6">
        <TaskBody editor={{ ...editor, draft: null }} task={task} people={people}>
          <Comments taskId={taskId} />
        </TaskBody>
      </div>
    </article>
  );
}
