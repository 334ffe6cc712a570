// The inline form for one field of an open task: the field, Save and Cancel.
import { type ReactNode, useRef } from 'react';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useEscapeWithin } from '#lib/escape-key.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

interface InPlaceProps {
  editor: TaskEditor;
  /** Closes the form, after a confirmation if text was typed. */
  onEscape: () => void;
  children: ReactNode;
}

export function InlineForm({ editor, onEscape, children }: InPlaceProps) {
  const { tasks } = useText();
  const form = useRef<HTMLFormElement>(null);
  useEscapeWithin(form, onEscape);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      {children}
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={editor.cancel}>{tasks.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={editor.saving}
          busyLabel={tasks.saving}
          disabled={editor.gone !== undefined}
        >
          {tasks.save}
        </Button>
      </div>
    </form>
  );
}
