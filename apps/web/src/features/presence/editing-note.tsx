// "Ana is editing the description", beside the field; read out once for each person and field.
import type { PresenceField } from '@app/contract/presence/presence.contract.ts';
import { useEffect } from 'react';
import { usePresentIds } from '#features/presence/present-people.ts';
import { useCards } from '#features/presence/use-cards.ts';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { useText } from '#lib/text.ts';

/** What was read out since the page was loaded. */
const announced = new Set<string>();

interface EditingNoteProps {
  taskId: number;
  field: PresenceField;
  className?: string;
}

export function EditingNote({ taskId, field, className }: EditingNoteProps) {
  const { presence } = useText();
  const ids = usePresentIds((person) => person.taskId === taskId && person.editing === field);
  const { cards, names } = useCards(ids);
  const text = cards.length === 0 ? '' : presence.editing[field](names, cards.length);
  useEffect(() => {
    if (text === '') return;
    const keys = ids.split(',').map((id) => `${taskId}/${field}/${id}`);
    if (keys.every((key) => announced.has(key))) return;
    for (const key of keys) announced.add(key);
    announce(text);
  }, [text, ids, taskId, field]);
  if (text === '') return null;
  return (
    <span className={cn('min-w-0 truncate text-12 font-normal text-ink-2', className)} title={text}>
      {text}
    </span>
  );
}
