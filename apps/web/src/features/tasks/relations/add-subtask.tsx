// The line for new sub-tasks: Enter adds one and keeps the line for the next, Escape closes it.
import { isLongTitle } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addSubtask } from '#features/tasks/relations/relations.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { useEscapeWithin } from '#lib/escape-key.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

export function AddSubtask({ taskId, onDone }: { taskId: number; onDone: () => void }) {
  const { relations: words } = useText();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle, forget] = useDraft(`subtask-${taskId}`, '', (text) => text.trim() !== '');
  const isLong = isLongTitle(title.trim());
  useEscapeWithin(form, onDone);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function add() {
    if (!isLong) return;
    setTitle('');
    forget();
    // What was refused stands in the line again, unless the next one is being typed there.
    if (!(await addSubtask(client, taskId, title.trim())) && form.current?.querySelector('input')?.value === '') setTitle(title);
  }
  return (
    <form
      ref={form}
      className="relation-new"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Input
        aria-label={words.subtaskTitle}
        placeholder={words.subtaskTitle}
        value={title}
        maxLength={limits.title.max}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" disabled={!isLong}>
        {words.addShort}
      </Button>
    </form>
  );
}
