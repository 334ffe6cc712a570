// The buttons of an open task: Delete, Close, Edit; or Cancel and Save while editing.
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useOpenTaskHere } from '#features/tasks/keys/use-open-task-here.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';

interface TaskFooterProps {
  editor: TaskEditor;
  taskId: number;
  onClose: () => void;
  /** Leaves the task, which is about to be deleted, without a confirmation. */
  onDelete: () => void;
  /** Further buttons while the task is read. */
  more?: ReactNode;
}

export function TaskFooter({ editor, taskId, onClose, onDelete, more }: TaskFooterProps) {
  const { tasks } = useText();
  const { remove } = useTaskActions();
  const hint = useShortcutHint('taskEdit');
  const [asking, setAsking] = useState(false);
  const { saving, gone } = editor;
  const editing = isFullForm(editor);
  const wasEditing = useRef(editing);
  const edit = useRef<HTMLButtonElement>(null);
  useOpenTaskHere(editor, () => setAsking(true));
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  function confirmed() {
    onDelete();
    void remove(taskId, 'details');
  }

  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <Button
        variant="ghost"
        className="text-danger-ink! -ms-2"
        icon={<Trash2 />}
        disabled={gone !== undefined}
        onClick={() => setAsking(true)}
      >
        {tasks.remove}
      </Button>
      {editing || gone ? null : more}
      <div className="ms-auto flex flex-wrap justify-end gap-2">
        {editing ? (
          <>
            <Button onClick={editor.cancel}>{tasks.cancel}</Button>
            <Button
              variant="primary"
              busy={saving}
              busyLabel={tasks.saving}
              disabled={gone !== undefined}
              onClick={() => void editor.save()}
            >
              {tasks.save}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{tasks.close}</Button>
            <Button ref={edit} variant="primary" icon={<Pencil />} kbd={hint} disabled={gone !== undefined} onClick={editor.edit}>
              {tasks.edit}
            </Button>
          </>
        )}
      </div>
      <Confirm
        danger
        open={asking}
        onOpenChange={setAsking}
        title={tasks.deleteAsk}
        text={editor.task?.title}
        confirmLabel={tasks.remove}
        cancelLabel={tasks.cancel}
        onConfirm={confirmed}
      />
    </div>
  );
}
