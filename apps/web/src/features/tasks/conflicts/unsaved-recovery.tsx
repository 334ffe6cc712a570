// Recovers typed text when an open task is deleted: restores the task, creates a new one, or copies the text.
import { RotateCcw } from 'lucide-react';
import { hasTyped, typedText } from '#features/tasks/conflicts/typed-text.ts';
import { useUnsavedRecovery } from '#features/tasks/conflicts/use-unsaved-recovery.ts';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface UnsavedRecoveryProps {
  editor: TaskEditor;
  /** The heading above already says what happened to the task. */
  headed?: boolean;
}

export function UnsavedRecovery({ editor, headed = false }: UnsavedRecoveryProps) {
  const { tasks } = useText();
  const { busy, restore, make, copy } = useUnsavedRecovery(editor);
  const { draft, gone, taskId } = editor;
  const typed = hasTyped(taskId, draft);
  return (
    <div className="task-notice flex-col" role="alert">
      <div>
        {headed && typed ? null : <p className="font-medium">{gone === 'deleted' ? tasks.wasDeleted : tasks.lost}</p>}
        {typed ? <p>{tasks.typedKept}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {gone === 'deleted' ? (
          <Button variant="primary" icon={<RotateCcw />} busy={busy} onClick={() => void restore()}>
            {tasks.restore}
          </Button>
        ) : null}
        {typed && draft ? (
          <Button busy={busy} onClick={() => void make()}>
            {tasks.newFromText}
          </Button>
        ) : null}
        {typed ? <Button onClick={() => void copy()}>{tasks.copyText}</Button> : null}
      </div>
    </div>
  );
}

/** Replaces a task of which only the person's own text may be shown. */
export function TaskGone({ editor, onClose }: { editor: TaskEditor; onClose: () => void }) {
  const { tasks } = useText();
  const text = typedText(editor.taskId, editor.draft);
  return (
    <div className="flex flex-col gap-4">
      <UnsavedRecovery editor={editor} headed />
      {text ? <Textarea readOnly rows={8} value={text} aria-label={tasks.yourText} /> : null}
      <Button className="self-end" onClick={onClose}>
        {tasks.close}
      </Button>
    </div>
  );
}
