// Keys of an open task: E edits, R focuses the comment box, Ctrl or Cmd and Enter saves.

import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { focusAtEnd } from '#lib/insert-text.ts';
import { topOverlay } from '#lib/overlays.ts';

export function useTaskKeys(editor: TaskEditor): void {
  useShortcut('taskEdit', () => editor.edit(), editor.task !== undefined && !isFullForm(editor));
  useShortcut('taskComment', focusComment);
  useShortcut(
    'submit',
    () => {
      // A confirm dialog, a menu or a list box over the task has its own keys.
      const role = topOverlay()?.role;
      if (role && role !== 'dialog') return false;
      return void editor.save();
    },
    editor.draft !== null,
  );
}

/** Focuses the box for a new comment; returns whether there is one. */
export function focusComment(): boolean {
  const box = document.querySelector<HTMLTextAreaElement>('[data-comment-box]');
  focusAtEnd(box);
  box?.scrollIntoView({ block: 'nearest' });
  return box !== null;
}
