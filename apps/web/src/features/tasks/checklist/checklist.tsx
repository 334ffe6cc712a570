// The checklist of a task: ticks, rewords, sorts, adds and removes optimistically; reverts with a message if the server refuses.
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Item, type ItemTarget } from '#features/tasks/checklist/checklist-item.tsx';
import {
  moveItem,
  putItemBack,
  removeItem,
  rewordItem,
  setItemFact,
  tickItem,
  withoutPerson,
} from '#features/tasks/checklist/checklist-writes.ts';
import type { ItemFact } from '#features/tasks/checklist/item-facts.tsx';
import { outcomeOf, titleOf } from '#features/tasks/checklist/item-outcome.ts';
import { NewItem } from '#features/tasks/checklist/new-item.tsx';
import { useWantedItem } from '#features/tasks/checklist/wanted-item.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { promoteItem } from '#features/tasks/relations/promote-item.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { announce } from '#lib/announce.ts';
import { useDates } from '#lib/dates.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useSortable } from '#ui/use-sortable.ts';

interface ChecklistProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
}

export function Checklist({ task, people }: ChecklistProps) {
  const { tasks, users, checklistTemplates } = useText();
  const { formatDate } = useDates();
  const client = useQueryClient();
  const user = useCurrentUser();
  const list = useRef<HTMLUListElement>(null);
  const { checklistItems: items } = task;
  useWantedItem(list, task.id);
  const line = useSortable(list, (from, to) => void move(items[from]?.id ?? -1, () => to));

  function tick({ id: itemId, completed }: ChecklistItem) {
    const by = { userId: user.id, userName: user.fullName, completedAt: new Date().toISOString() };
    return outcomeOf(tickItem(client, task, { itemId, completed: !completed }, by));
  }
  async function remove(item: ChecklistItem, index: number) {
    // Keeps the focus in the list instead of on a removed element.
    list.current?.querySelectorAll<HTMLElement>('input, button').forEach((each) => {
      if (each === document.activeElement) list.current?.focus();
    });
    const way = offerUndo(() => void outcomeOf(putItemBack(client, task, item, index)));
    const outcome = await outcomeOf(removeItem(client, task, item));
    if (outcome === 'refused') return way.forget();
    const { tasks: words, shell } = currentText();
    toast({ title: titleOf(outcome, words.checklistRemoved), text: item.text, action: { label: shell.undo, run: way.take } });
  }
  /** Sets whose an item is or when it is due; the message offers the way back. */
  async function set(item: ChecklistItem, fact: Pick<ChecklistItem, ItemFact>) {
    const { assigneeId, dueDate } = fact;
    const before = 'assigneeId' in fact ? { assigneeId: item.assigneeId ?? null } : { dueDate: item.dueDate ?? null };
    if (before.assigneeId === assigneeId && before.dueDate === dueDate) return;
    const isNew = assigneeId != null && !withPrimaryAssignee(task.assigneeId, task.assignees).includes(assigneeId);
    const after = { ...item, ...fact };
    const way = offerUndo(
      () => void outcomeOf(setItemFact(client, task, after, before, isNew ? withoutPerson(assigneeId) : undefined)),
    );
    const outcome = await outcomeOf(setItemFact(client, task, item, fact));
    if (outcome === 'refused') return way.forget();
    const name = assigneeId == null ? tasks.unassigned : (people.get(assigneeId)?.fullName ?? users.deleted);
    const date = dueDate == null ? tasks.noDate : formatDate(dueDate);
    const text = 'assigneeId' in fact ? `${tasks.assignee}: ${name}` : `${tasks.dueDate}: ${date}`;
    toast({
      title: titleOf(outcome, tasks.updated.title),
      about: item.text,
      text,
      action: { label: currentText().shell.undo, run: way.take },
    });
  }
  async function move(itemId: number, to: (from: number, last: number) => number) {
    // Keys are pressed faster than the list renders.
    const now = client.getQueryData(taskQuery(task.id).queryKey)?.checklistItems ?? items;
    const from = now.findIndex(({ id }) => id === itemId);
    const index = to(from, now.length - 1);
    const item = now[from];
    if (!item || from === index || !now[index]) return;
    const idsFrom = (list: readonly ChecklistItem[], at: number) => list.slice(at).map(({ id }) => id);
    const others = now.filter((each) => each !== item);
    announce(checklistTemplates.moved(index + 1, now.length));
    const way = offerUndo(() => void outcomeOf(moveItem(client, task, itemId, idsFrom(now, from + 1))));
    const outcome = await outcomeOf(moveItem(client, task, itemId, idsFrom(others, index)));
    if (outcome === 'refused') return way.forget();
    // One place is as quickly taken back by the opposite move.
    if (Math.abs(index - from) === 1) return;
    const { tasks: words, shell } = currentText();
    toast({ title: titleOf(outcome, words.checklistMoved), text: item.text, action: { label: shell.undo, run: way.take } });
  }
  return (
    <>
      {items.length === 0 ? null : <ChecklistProgress items={items} />}
      <ul ref={list} tabIndex={-1} aria-label={tasks.checklist} className="mt-2 outline-none empty:hidden">
        {items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            task={task}
            people={people}
            index={index}
            count={items.length}
            line={line?.index === index ? line.edge : undefined}
            onToggle={() => void tick(item)}
            onReword={async (text) => (await outcomeOf(rewordItem(client, task, item, text))) !== 'refused'}
            onRemove={() => void remove(item, index)}
            onSet={(fact) => void set(item, fact)}
            onMove={(where) => void move(item.id, places[where])}
            onPromote={isLocalId(task.id) ? undefined : () => void promoteItem(client, task, item, index)}
          />
        ))}
      </ul>
      <NewItem task={task} onFull={() => list.current?.focus()} />
    </>
  );
}

/** The new index of an item for each way to move it. */
const places: Record<ItemTarget, (from: number, last: number) => number> = {
  top: () => 0,
  up: (from) => from - 1,
  down: (from) => from + 1,
  bottom: (_, last) => last,
};

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
