// What can be changed of an open task for as long as it is there: its buttons and fields end with it.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';

interface WhileThereProps {
  editor: Pick<TaskEditor, 'gone'>;
  children: ReactNode;
}

export function WhileThere({ editor, children }: WhileThereProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const gone = editor.gone !== undefined;
  useLayoutEffect(() => {
    const at = document.activeElement;
    // Keys go on from the dialog or the page, and not from nowhere.
    if (gone && frame.current?.contains(at)) at?.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true });
  }, [gone]);
  return (
    <fieldset ref={frame} role="presentation" disabled={gone} className="contents">
      {children}
    </fieldset>
  );
}
