// A task over the board: the details in a dialog.
import type { UserCard } from '@app/contract';
import { TemplateChoice } from '#features/checklist-templates/template-picker.tsx';
import { Comments } from '#features/comments/comments.tsx';
import { TaskBody } from '#features/tasks/task-body.tsx';
import { cardTitleId } from '#features/tasks/task-card.tsx';
import { TaskChips } from '#features/tasks/task-chips.tsx';
import { TaskFooter } from '#features/tasks/task-footer.tsx';
import { TaskMissing } from '#features/tasks/task-missing.tsx';
import { TaskGone } from '#features/tasks/task-rescue.tsx';
import { TaskTrail } from '#features/tasks/task-trail.tsx';
import { useLeaving } from '#features/tasks/use-leaving.tsx';
import { headingOf, useTaskEditor } from '#features/tasks/use-task-editor.ts';
import { useTaskKeys } from '#features/tasks/use-task-keys.ts';
import { useText } from '#lib/text.ts';
import { Dialog } from '#ui/dialog.tsx';

interface TaskDialogProps {
  taskId: number;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  onClose: () => void;
}

export function TaskDialog({ taskId, people, today, onClose }: TaskDialogProps) {
  const { shell } = useText();
  const editor = useTaskEditor(taskId);
  const { task, state } = editor;
  useTaskKeys(editor);

  function leave() {
    editor.forget();
    onClose();
  }
  const { close, question } = useLeaving(editor.dirty, leave, editor.forget);

  return (
    <Dialog
      open
      size="xl"
      title={headingOf(editor, shell.loading)}
      onOpenChange={(open) => !open && close()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        document.getElementById(cardTitleId(taskId))?.focus({ preventScroll: true });
      }}
      header={task && state === 'ready' ? <TaskTrail task={task} /> : undefined}
      footer={
        task && state === 'ready' ? <TaskFooter editor={editor} taskId={taskId} onClose={close} onDeleted={leave} /> : undefined
      }
    >
      {task && state === 'ready' ? (
        <>
          {editor.draft ? null : (
            <div className="mb-6">
              <p aria-hidden="true" className="text-20 font-semibold tracking-[-.017em] text-pretty wrap-anywhere">
                {task.title}
              </p>
              <TaskChips task={task} people={people} today={today} />
            </div>
          )}
          <TaskBody editor={editor} task={task} people={people} templates={TemplateChoice}>
            <Comments taskId={taskId} />
          </TaskBody>
        </>
      ) : state === 'gone' ? (
        <TaskGone editor={editor} onClose={close} />
      ) : (
        <TaskMissing state={state} onRetry={editor.retry} onClose={onClose} />
      )}
      {question}
    </Dialog>
  );
}
