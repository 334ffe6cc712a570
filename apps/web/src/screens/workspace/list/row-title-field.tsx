// The title of a row as a field: Enter and leaving it save, Escape does not.
import { limits } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useEffect, useRef } from 'react';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useDraft } from '#lib/draft.ts';
import { useText } from '#lib/text.ts';
import { useLatest } from '#lib/use-latest.ts';
import { Input } from '#ui/input.tsx';

interface RowTitleFieldProps {
  task: TaskCard;
  /** Ends editing; `byKey` returns the focus to the row. */
  onEnd: (byKey: boolean) => void;
  /** The server refused the title: the field opens again with what was typed (`refused`), and leaving it saves nothing then. */
  onRefused: () => void;
  refused: boolean;
}

const draftOf = (taskId: number) => `task-${taskId}-row-title`;

const isChanged = ({ title, seen }: { title: string; seen: string }) => title !== seen;

export function RowTitleField({ task, refused, onEnd, onRefused }: RowTitleFieldProps) {
  const { tasks } = useText();
  const { set } = useTaskActions();
  // With the title that was there before typing: somebody else may change it meanwhile.
  const [{ title, ...typed }, hold, clear] = useDraft(draftOf(task.id), { title: task.title, seen: task.title }, isChanged);
  // The message about the refusal has shown what is there now.
  const seen = refused ? task.title : typed.seen;
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.focus();
    input.current?.setSelectionRange(end, end);
  }, []);

  const now = useLatest({ title, cancel });
  const shown = useRef(task.title);
  useEffect(() => {
    if (shown.current === task.title) return;
    shown.current = task.title;
    // 'Use mine' of the message has done it.
    if (refused && task.title === now.current.title.trim()) now.current.cancel(false);
  }, [task.title, refused]);

  function save(byKey: boolean) {
    if (isOver.current) return;
    const next = title.trim();
    // An empty title says nothing that could be saved.
    if (next === '') return byKey ? undefined : cancel(false);
    isOver.current = true;
    onEnd(byKey);
    if (next === seen) return clear();
    void set(task.id, { title: next }, { title: seen }).then((saved) => (saved ? clear() : onRefused()));
  }
  function cancel(byKey: boolean) {
    isOver.current = true;
    clear();
    onEnd(byKey);
  }
  return (
    <Input
      ref={input}
      className="list-title-field"
      aria-label={tasks.titleLabel}
      aria-invalid={title.trim() === ''}
      required
      value={title}
      maxLength={limits.title.max}
      onChange={(event) => hold({ title: event.target.value, seen })}
      onClick={(event) => event.stopPropagation()}
      onBlur={() => refused || save(false)}
      onKeyDown={(event) => {
        // No key of the row works while its title is typed.
        event.stopPropagation();
        if (isOfComposition(event)) return;
        if (event.key === 'Enter') save(true);
        else if (event.key === 'Escape') cancel(true);
        else return;
        event.preventDefault();
      }}
    />
  );
}
