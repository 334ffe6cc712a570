// The checklist in the edit form: add, reword, reorder and remove items.

import { limits } from '@app/contract/limits.ts';
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { pastedItems } from '#features/pickers/pasted-items.ts';
import { shiftItem } from '#features/tasks/edit/task-values.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';

interface ChecklistEditorProps {
  items: readonly ChecklistItem[];
  error: string | undefined;
  onChange: (items: ChecklistItem[]) => void;
  /** The text of a new item; saving the task adds it. */
  newItem: string;
  onNewItem: (text: string) => void;
  /** Adds the items of a text and clears the field. */
  onAdd: (items: ChecklistItem[]) => void;
}

export function ChecklistEditor({ items, error, onChange, newItem, onNewItem, onAdd }: ChecklistEditorProps) {
  const { tasks } = useText();
  const input = useRef<HTMLInputElement>(null);
  const full = items.length >= limits.checklist.items;
  const problem = full && newItem.trim() !== '' ? tasks.fromTemplateFull(limits.checklist.items) : error;

  function add() {
    const wanted = newItem.trim();
    if (!wanted || full) return;
    onAdd([...items, { id: newItemId(items, wanted), text: wanted, completed: false }]);
    input.current?.focus();
  }
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isOfComposition(event) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  }

  /** Several pasted lines are several items, as many as there is room for; the others stay in the field. */
  function paste(event: ClipboardEvent) {
    const lines = pastedItems(event.clipboardData);
    if (!lines || full) return;
    event.preventDefault();
    const room = limits.checklist.items - items.length;
    const added = [...items];
    for (const line of lines.slice(0, room)) added.push({ id: newItemId(added, line.text), ...line });
    onAdd(added);
    onNewItem([newItem, ...lines.slice(room).map(({ text }) => text)].filter(Boolean).join(' '));
  }

  return (
    <div className="flex flex-col gap-1.5">
      <ul className="flex flex-col gap-1.5">
        {items.map((item, index) => (
          <li key={item.id} className="flex items-center gap-1">
            <Input
              value={item.text}
              aria-label={tasks.checklistItem(index + 1)}
              maxLength={limits.checklist.text}
              onChange={(event) =>
                onChange(items.map((each) => (each.id === item.id ? { ...each, text: event.target.value } : each)))
              }
            />
            <IconButton
              small
              label={tasks.checklistUp(item.text)}
              icon={<ArrowUp />}
              disabled={index === 0}
              onClick={() => onChange(shiftItem(items, index, -1))}
            />
            <IconButton
              small
              label={tasks.checklistDown(item.text)}
              icon={<ArrowDown />}
              disabled={index === items.length - 1}
              onClick={() => onChange(shiftItem(items, index, 1))}
            />
            <IconButton
              small
              label={tasks.checklistRemove(item.text)}
              icon={<Trash2 />}
              onClick={() => onChange(items.filter((each) => each.id !== item.id))}
            />
          </li>
        ))}
      </ul>
      {problem ? (
        <p role="status" className="field-note text-danger-ink">
          {problem}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Input
          ref={input}
          value={newItem}
          aria-label={tasks.checklistNew}
          placeholder={tasks.checklistNew}
          maxLength={limits.checklist.text}
          onChange={(event) => onNewItem(event.target.value)}
          onKeyDown={enter}
          onPaste={paste}
        />
        <Button icon={<Plus />} onClick={add}>
          {tasks.checklistAdd}
        </Button>
      </div>
    </div>
  );
}
