// The field below a checklist: one item, or several pasted lines.
import { limits } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { pastedItems } from '#features/pickers/pasted-items.ts';
import { addItem, addItems, idOfNewItem, removeItems } from '#features/tasks/checklist/checklist-writes.ts';
import { outcomeOf } from '#features/tasks/checklist/item-outcome.ts';
import { newItemKey } from '#features/tasks/conflicts/typed-text.ts';
import { useDraft } from '#lib/draft.ts';
import { isFocusLost } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

/** The input for the next item; its text stays until it is saved. `onFull` runs if the input has gone with the focus. */
export function NewItem({ task, onFull }: { task: Task; onFull: () => void }) {
  const { shell, suggestions, tasks } = useText();
  const client = useQueryClient();
  const [typed, setTyped, forget] = useDraft(newItemKey(task.id), '', (text) => text.trim() !== '');
  const failed = useRef<{ text: string; id: number }>(undefined);
  const full = task.checklistItems.length >= limits.checklist.items;
  // A list that is full says so instead, unless somebody has typed meanwhile.
  const isClosed = full && typed === '';
  const wasClosed = useRef(isClosed);
  useLayoutEffect(() => {
    if (isClosed && !wasClosed.current && isFocusLost()) onFull();
    wasClosed.current = isClosed;
  });

  async function add() {
    const text = typed.trim();
    if (text === '' || full) return;
    // An item without a response may have been added.
    const id = failed.current?.text === text ? failed.current.id : idOfNewItem(client, task, text);
    failed.current = undefined;
    forget();
    if ((await outcomeOf(addItem(client, task, text, id))) !== 'refused') return;
    failed.current = { text, id };
    setTyped(text);
  }
  /** Several pasted lines are several items; what was typed before stays. */
  async function paste(event: ClipboardEvent) {
    const lines = pastedItems(event.clipboardData);
    if (!lines || full) return;
    event.preventDefault();
    const room = limits.checklist.items - task.checklistItems.length;
    const { write, added } = addItems(client, task, lines.slice(0, room));
    const way = offerUndo(() => void outcomeOf(removeItems(client, task, added)));
    if ((await outcomeOf(write)) === 'refused') {
      way.forget();
      setTyped([typed, ...lines.map(({ text }) => text)].filter(Boolean).join(' '));
      return;
    }
    const left = lines.slice(room).map(({ text }) => text);
    if (left.length > 0) setTyped([typed, ...left].filter(Boolean).join(' '));
    const text = left.length > 0 ? tasks.fromTemplateFull(limits.checklist.items) : undefined;
    const action = { label: shell.undo, run: way.take };
    toast({ title: suggestions.itemsAdded(added.length), about: task.title, text, action });
  }
  if (isClosed)
    return (
      <p role="status" className="mt-2 text-13 text-ink-2">
        {tasks.fromTemplateFull(limits.checklist.items)}
      </p>
    );
  return (
    <form
      className="mt-2 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Input
        value={typed}
        aria-label={tasks.checklistNew}
        placeholder={tasks.checklistNew}
        maxLength={limits.checklist.text}
        disabled={full}
        onChange={(event) => setTyped(event.target.value)}
        onPaste={(event) => void paste(event)}
      />
      <Button type="submit" icon={<Plus />} disabled={full}>
        {tasks.checklistAdd}
      </Button>
    </form>
  );
}
