// Adds tasks in a column without a dialog: Enter adds and stays open; several pasted lines become several tasks after a
// confirmation.
import { type Column, limits } from '@app/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { TaskFilter } from '#features/tasks/filter/task-filter.ts';
import { announce } from '#lib/announce.ts';
import { useDraft } from '#lib/draft.ts';
import { shortcutPressed } from '#lib/hotkey.ts';
import { focusAtEnd } from '#lib/insert-text.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { titlesIn } from '#screens/workspace/create/task-lines.ts';
import { useQuickAdd } from '#screens/workspace/create/use-quick-add.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import '#screens/workspace/create/quick-add.css';

interface QuickAddProps {
  boardId: number;
  column: Column;
  filter: TaskFilter;
  /** A task was added that matches the filter. */
  onAdded: (taskId: number) => void;
  onClose: () => void;
  onOpenTask: (taskId: number) => void;
}

export function QuickAdd({ boardId, column, filter, onAdded, onClose, onOpenTask }: QuickAddProps) {
  const { tasks, workspaces } = useText('board');
  const names = useNames();
  const [text, setText, forget] = useDraft(`quick-add-${boardId}-${column.id}`, '');
  const [error, setError] = useState<string>();
  const { problem, add, tellIfHidden, departments } = useQuickAdd(boardId, column, filter);
  const box = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(text);
  const errorId = useId();
  const titles = titlesIn(text);
  // Lines beyond the limit stay in the field.
  const atOnce = titles.slice(0, limits.quickAddLines);

  useEffect(() => focusAtEnd(box.current), []);

  function type(next: string) {
    typed.current = next;
    if (next === '') forget();
    else setText(next);
  }

  async function create(wanted: readonly string[], open = false, rest: readonly string[] = []) {
    const wrong = wanted.map(problem).find((found) => found !== undefined);
    setError(wrong);
    if (wrong || wanted.length === 0) return;
    type(rest.join('\n'));
    box.current?.focus();
    for (const [index, title] of wanted.entries()) {
      try {
        const task = await add(title);
        announce(workspaces.quickAdded(title));
        if (!tellIfHidden(task)) onAdded(task.id);
        if (open) onOpenTask(task.id);
      } catch (error) {
        // Titles that failed return to the field, before the text typed since.
        type([...wanted.slice(index), typed.current].filter(Boolean).join('\n'));
        toast({ title: tasks.createFailed.title, text: reasonOf(error), kind: 'destructive' });
        return;
      }
    }
  }

  function press(event: KeyboardEvent) {
    const pressed = shortcutPressed('editor', event.nativeEvent);
    if (pressed === 'close') {
      event.stopPropagation();
      onClose();
    } else if (pressed === 'addLine' || pressed === 'submit') {
      event.preventDefault();
      if (titles.length < 2) void create(titles, pressed === 'submit');
    }
  }

  return (
    <div className="quick-add">
      <Textarea
        ref={box}
        rows={Math.min(6, Math.max(2, text.split('\n').length))}
        aria-label={workspaces.quickAdd(names.status(column.name))}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        placeholder={tasks.titlePlaceholder}
        value={text}
        onChange={(event) => {
          setError(undefined);
          type(event.target.value);
        }}
        onKeyDown={press}
      />
      {departments ? (
        <Select
          label={tasks.department}
          placeholder={tasks.department}
          value={departments.chosen}
          onChange={departments.choose}
          options={departments.all.map((name) => ({ value: name, label: names.department(name) }))}
        />
      ) : null}
      <p id={errorId} className={error ? 'text-12 text-danger-ink' : 'text-12 text-ink-3'}>
        {error ?? (titles.length > 1 ? workspaces.quickAddLines(titles.length) : workspaces.quickAddHint)}
      </p>
      <div className="flex flex-wrap gap-2">
        {titles.length > 1 ? (
          <>
            <Button variant="primary" onClick={() => void create(atOnce, false, titles.slice(atOnce.length))}>
              {workspaces.quickAddMany(atOnce.length)}
            </Button>
            <Button onClick={() => void create([titles.join(' ')])}>{workspaces.quickAddOne}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => void create(titles)}>
            {workspaces.quickAddSubmit}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {tasks.close}
        </Button>
      </div>
    </div>
  );
}
