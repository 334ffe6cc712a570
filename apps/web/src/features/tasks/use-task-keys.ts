// Keys of an open task: E edits, Ctrl or Cmd and Enter saves.
import { useEffect, useEffectEvent } from 'react';
import type { TaskEditor } from '#features/tasks/use-task-editor.ts';

export function useTaskKeys(editor: TaskEditor): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[role="menu"], [role="alertdialog"], [role="listbox"]')) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && editor.draft) {
      event.preventDefault();
      void editor.save();
    }
    const typing = target?.closest('input, textarea, select, [contenteditable]');
    if (event.key === 'e' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !editor.draft) {
      event.preventDefault();
      editor.edit();
    }
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
