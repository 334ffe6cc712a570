// The changes that wait for the server, in their order, and those that it refused, with their texts.
import type { Task, UserCard } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { discard, tryAgain } from '#app/offline/queue.ts';
import { useFieldNames, useFieldValues } from '#features/tasks/data/field-labels.ts';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { useNames } from '#lib/names.ts';
import { useStore } from '#lib/store.ts';
import { currentText, reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { type WaitingWrite, waitingWrites } from '#lib/waiting-writes.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function WaitingList({ onClose }: { onClose: () => void }) {
  const { offline } = useText('overlays');
  const writes = useStore(waitingWrites);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={offline.list.title} description={offline.list.text}>
      {writes.length === 0 ? <p className="text-13 text-ink-2">{offline.list.none}</p> : null}
      <ol className="flex flex-col gap-3">
        {writes.map((write) => (
          <Line key={write.place} write={write} />
        ))}
      </ol>
    </Dialog>
  );
}

function Line({ write }: { write: WaitingWrite }) {
  const { tasks, offline } = useText('board', 'overlays');
  const { title, refused } = write;
  const kind = kinds[write.name];
  const texts = useTexts(write);
  return (
    <li className="flex flex-col gap-1.5 border-b border-line pb-3 last:border-0">
      <div className="flex flex-wrap items-baseline gap-2">
        <span className="min-w-0 flex-1 text-14 font-medium wrap-anywhere">{offline.kinds[kind](title)}</span>
        <Badge tone={refused ? 'danger' : 'neutral'}>{refused ? tasks.waits.refused : tasks.waits.waiting}</Badge>
      </div>
      {texts.mine ? (
        <p className="text-13 wrap-anywhere whitespace-pre-wrap text-ink-2">
          {texts.theirs ? <strong className="block">{offline.mine}</strong> : null}
          {texts.mine}
        </p>
      ) : null}
      {texts.theirs ? (
        <p className="text-13 wrap-anywhere whitespace-pre-wrap text-ink-2">
          <strong className="block">{offline.theirs}</strong>
          {texts.theirs}
        </p>
      ) : null}
      {refused ? <p className="text-13 text-danger-ink">{refused.reason}</p> : null}
      {refused ? <Choices write={write} text={texts.mine || title} /> : null}
    </li>
  );
}

const kinds = {
  'tasks.create': 'create',
  'tasks.move': 'move',
  'tasks.update': 'update',
  'comments.create': 'comment',
} as const;

function Choices({ write, text }: { write: WaitingWrite; text: string }) {
  const { offline } = useText('overlays');
  const isConflict = write.refused?.current !== undefined;
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void tryAgain(write).catch(showError)}>{isConflict ? offline.insist : offline.again}</Button>
      <Button onClick={() => void copy(text)}>{offline.copy}</Button>
      <Button variant="ghost" onClick={() => void discard(write).catch(showError)}>
        {isConflict ? offline.keepTheirs : offline.discard}
      </Button>
    </div>
  );
}

/** The browser could not store the choice. */
function showError(error: unknown): void {
  toast({ title: reasonOf(error), kind: 'destructive' });
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: currentText('overlays').offline.copied });
  } catch {
    toast({ title: text });
  }
}

/** Returns what the person wrote or chose, and what the server has in its place. */
function useTexts({ name, body, comment, task, refused }: WaitingWrite): { mine: string; theirs: string } {
  const users = useQuery(usersQuery).data ?? nobody;
  const fieldNames = useFieldNames();
  const values = useFieldValues(usersById(users));
  const names = useNames();
  if (name === 'comments.create') return { mine: comment?.content ?? '', theirs: '' };
  if (name === 'tasks.create') return { mine: task?.description ?? '', theirs: '' };
  if (name === 'tasks.move') return { mine: names.status(task?.status ?? ''), theirs: '' };
  const fields = (Object.keys(body) as (keyof TaskValues)[]).filter((field) => fieldNames(field) !== undefined);
  const textOf = (row: Partial<Task>) =>
    [
      ...new Set(fields.map((field) => `${fieldNames(field)}: ${values(field, { ...row, description: row.description ?? '' })}`)),
    ].join('\n');
  return { mine: textOf({ ...task, ...(body as Partial<Task>) }), theirs: refused?.current ? textOf(refused.current) : '' };
}

const nobody: readonly UserCard[] = [];
