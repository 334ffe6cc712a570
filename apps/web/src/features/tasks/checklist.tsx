// The checklist of a task: ticked at once, put back with a message when the server does not take it.
import type { ChecklistItem, Task } from '@app/contract';
import { englishFirst } from '@app/contract/languages/english-first.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { tickItem } from '#features/tasks/task-writes.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useDates } from '#lib/dates.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

export function Checklist({ task }: { task: Task }) {
  const { tasks } = useText();
  const client = useQueryClient();
  const user = useCurrentUser();
  const { checklistItems: items } = task;
  if (items.length === 0) return <p className="text-13 text-ink-3">{tasks.checklistEmpty}</p>;

  async function tick({ id: itemId, completed }: ChecklistItem) {
    const by = { userId: user.id, userName: user.fullName, completedAt: new Date().toISOString() };
    try {
      await tickItem(client, task, { itemId, completed: !completed }, by);
    } catch {
      toast({ ...currentText().tasks.checklistFailed, kind: 'destructive' });
    }
  }

  return (
    <>
      <ChecklistProgress items={items} />
      <ul className="mt-2">
        {items.map((item) => (
          <Item key={item.id} item={item} onToggle={() => void tick(item)} />
        ))}
      </ul>
    </>
  );
}

function ChecklistProgress({ items }: { items: readonly ChecklistItem[] }) {
  const { tasks } = useText();
  const done = items.filter((item) => item.completed).length;
  return (
    <div className="flex items-center gap-3">
      <span className="text-12 text-ink-2 tabular-nums">{tasks.checklistDone(done, items.length)}</span>
      <div className="max-w-60 flex-1">
        <ProgressBar
          percent={(100 * done) / items.length}
          label={tasks.checklistLabel(done, items.length)}
          color={done === items.length ? 'var(--st-done)' : 'var(--accent)'}
        />
      </div>
    </div>
  );
}

/** What stands in the place of a deleted person's name is stored in English. */
function nameOf(stored: string): string {
  return stored === englishFirst.users.deleted ? currentText().users.deleted : stored;
}

function Item({ item, onToggle }: { item: ChecklistItem; onToggle: () => void }) {
  const { tasks } = useText();
  const { dayOfInstant, formatDate } = useDates();
  const id = useId();
  const { completedBy: by } = item;
  return (
    <li className="checklist-row">
      <span className="checklist-box">
        <Checkbox id={id} checked={item.completed} onChange={onToggle} />
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        <label htmlFor={id} className={item.completed ? 'written text-13 text-ink-2' : 'written text-13'}>
          {item.text}
        </label>
        {item.description ? <p className="written text-12 text-ink-3">{item.description}</p> : null}
        {item.completed && by ? (
          <p className="text-12 text-ink-3">{tasks.checklistBy(nameOf(by.userName), formatDate(dayOfInstant(by.completedAt)))}</p>
        ) : null}
      </div>
    </li>
  );
}
