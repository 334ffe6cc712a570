// The buttons of a task that is being edited: Delete, Cancel, Save.
import { Trash2 } from 'lucide-react';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface TaskFooterProps {
  editor: TaskEditor;
  /** Asks whether the task is to be deleted. */
  onDelete: () => void;
}

export function TaskFooter({ editor, onDelete }: TaskFooterProps) {
  const { tasks } = useText();
  const gone = editor.gone !== undefined;
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <Button variant="ghost" className="text-danger-ink! -ms-2" icon={<Trash2 />} disabled={gone} onClick={onDelete}>
        {tasks.remove}
      </Button>
      <div className="ms-auto flex flex-wrap justify-end gap-2">
        <Button onClick={editor.cancel}>{tasks.cancel}</Button>
        <Button
          variant="primary"
          busy={editor.saving}
          busyLabel={tasks.saving}
          disabled={gone}
          onClick={() => void editor.save()}
        >
          {tasks.save}
        </Button>
      </div>
    </div>
  );
}
