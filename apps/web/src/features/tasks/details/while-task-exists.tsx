// Wraps the controls of an open task: removes them when the task no longer exists.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';

interface WhileThereProps {
  editor: Pick<TaskEditor, 'gone'>;
  children: ReactNode;
}

export function WhileTaskExists({ editor, children }: WhileThereProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const gone = editor.gone !== undefined;
  useLayoutEffect(() => {
    const at = document.activeElement;
    // Focuses the dialog or the page, so that keys keep working.
    if (gone && frame.current?.contains(at)) at?.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true });
  }, [gone]);
  return (
    <fieldset ref={frame} role="presentation" disabled={gone} className="contents">
      {children}
    </fieldset>
  );
}
