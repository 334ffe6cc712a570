// The suggested checklist items: each can be left out, reworded, moved and removed.
import { limits } from '@app/contract/limits.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { shiftItem } from '#features/tasks/edit/task-values.ts';
import { useText } from '#lib/text.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';

export interface SuggestedItem {
  id: string;
  text: string;
  chosen: boolean;
}

interface SuggestedItemsProps {
  items: readonly SuggestedItem[];
  onChange: (items: SuggestedItem[]) => void;
}

export function SuggestedItems({ items, onChange }: SuggestedItemsProps) {
  const { suggestions, tasks } = useText();
  const list = useRef<HTMLUListElement>(null);
  const change = (id: string, part: Partial<SuggestedItem>) =>
    onChange(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  /** The pressed button is gone: the list keeps the focus. */
  function remove(id: string) {
    list.current?.focus();
    onChange(items.filter((item) => item.id !== id));
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label={suggestions.items} className="flex flex-col gap-1.5 outline-none">
      {items.map(({ id, text, chosen }, index) => (
        <li key={id} className="flex items-center gap-1">
          <Checkbox label={suggestions.include(text)} checked={chosen} onChange={(next) => change(id, { chosen: next })} />
          <Input
            value={text}
            aria-label={tasks.checklistItem(index + 1)}
            maxLength={limits.checklist.text}
            className="ms-1 min-w-0"
            onChange={(event) => change(id, { text: event.target.value })}
          />
          <IconButton
            small
            label={tasks.checklistUp(text)}
            icon={<ArrowUp />}
            disabled={index === 0}
            onClick={() => onChange(shiftItem(items, index, -1))}
          />
          <IconButton
            small
            label={tasks.checklistDown(text)}
            icon={<ArrowDown />}
            disabled={index === items.length - 1}
            onClick={() => onChange(shiftItem(items, index, 1))}
          />
          <IconButton small label={tasks.checklistRemove(text)} icon={<Trash2 />} onClick={() => remove(id)} />
        </li>
      ))}
    </ul>
  );
}
