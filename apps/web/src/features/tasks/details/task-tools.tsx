// At the head of an open task: 'Edit Task', and '…' with what is needed now and then. The list loads when it is first near.
import { Ellipsis, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TaskMenuProps } from '#features/tasks/details/task-menu-list.tsx';
import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useOpenTaskHere } from '#features/tasks/keys/use-open-task-here.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { lazyModule } from '#lib/lazy-module.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyPanel } from '#ui/lazy-panel.tsx';

const list = lazyModule(() => import('#features/tasks/details/task-menu-list.tsx'));

interface TaskToolsProps extends TaskMenuProps {
  editor: TaskEditor;
  /** '…' takes the focus: its row for another task was pressed. */
  startsFocused?: boolean;
}

export function TaskTools({ editor, startsFocused = false, ...menu }: TaskToolsProps) {
  const { tasks } = useText();
  const hint = useShortcutHint('taskEdit');
  const edit = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const editing = isFullForm(editor);
  const wasEditing = useRef(editing);
  const gone = editor.gone !== undefined;
  useOpenTaskHere(editor, menu.onDelete);
  useAfterFirstPaint(() => void list.preload());
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  useEffect(() => {
    if (startsFocused) more.current?.focus();
  }, [startsFocused]);
  if (editing) return null;
  const trigger = <IconButton ref={more} label={tasks.more} icon={<Ellipsis />} disabled={gone} />;
  return (
    <div className="flex flex-none items-center gap-1">
      <Button ref={edit} icon={<Pencil />} kbd={hint} disabled={gone} onClick={editor.edit}>
        {tasks.edit}
      </Button>
      <LazyPanel kind="menu" part={list} trigger={trigger}>
        {({ TaskMenuList }, start) => <TaskMenuList {...menu} {...start} trigger={trigger} />}
      </LazyPanel>
    </div>
  );
}
