// One change that waits for the server or was refused: what it is, and what the person can do with it.
import { isSameValue, type TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { EditRefused } from '#app/offline/edit-refused.tsx';
import { discard, tryAgain } from '#app/offline/queue.ts';
import { textsOf, type WriteTexts } from '#app/offline/queue-rules.ts';
import { useFieldNames, useFieldValues } from '#features/tasks/data/field-labels.ts';
import { useReturnFocus } from '#features/tasks/details/use-return-focus.ts';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { useNames } from '#lib/names.ts';
import { currentText, reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import type { WaitingWrite } from '#lib/waiting-writes.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';

interface WaitingLineProps {
  write: WaitingWrite;
  /** It waits for what becomes of a refused change of its task. */
  isHeld: boolean;
  /** The line leaves the list, and the focus with it. */
  onGone: () => void;
}

export function WaitingLine({ write, isHeld, onGone }: WaitingLineProps) {
  const [isEdited, edit] = useState(false);
  const { tasks, offline } = useText();
  const { title, refused } = write;
  const kind = kinds[write.name];
  const texts = useTexts(write);
  const pencil = useReturnFocus(isEdited);

  function save(changed: WriteTexts) {
    run(tryAgain(write, changed), () => {
      edit(false);
      onGone();
    });
  }
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
      {isHeld ? <p className="text-13 text-ink-2">{offline.heldHere}</p> : null}
      {refused && isEdited ? (
        <EditRefused write={write} onEnd={() => edit(false)} onSave={save} />
      ) : refused ? (
        <Choices write={write} text={texts.mine || title} pencil={pencil} onEdit={() => edit(true)} onGone={onGone} />
      ) : (
        <DiscardWaiting write={write} onGone={onGone} />
      )}
    </li>
  );
}

const kinds = {
  'tasks.create': 'create',
  'tasks.move': 'move',
  'tasks.update': 'update',
  'comments.create': 'comment',
} as const;

interface ChoicesProps extends Omit<WaitingLineProps, 'isHeld'> {
  text: string;
  pencil: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

function Choices({ write, text, pencil, onEdit, onGone }: ChoicesProps) {
  const { offline } = useText();
  const isConflict = write.refused?.current !== undefined;
  const canEdit = Object.keys(textsOf(write)).length > 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => run(tryAgain(write), onGone)}>{isConflict ? offline.insist : offline.again}</Button>
      {canEdit ? (
        <Button ref={pencil} onClick={onEdit}>
          {offline.edit}
        </Button>
      ) : null}
      <Button onClick={() => void copy(text)}>{offline.copy}</Button>
      <Button variant="ghost" onClick={() => run(discard(write), onGone)}>
        {isConflict ? offline.keepTheirs : offline.discard}
      </Button>
    </div>
  );
}

function DiscardWaiting({ write, onGone }: Omit<WaitingLineProps, 'isHeld'>) {
  const { offline, tasks } = useText();
  const [isAsked, ask] = useState(false);
  const { title, text, task, sent } = offline.discardAsk;
  return (
    <div>
      <Button variant="ghost" className="-ms-3" onClick={() => ask(true)}>
        {offline.discard}
      </Button>
      <Confirm
        danger
        open={isAsked}
        onOpenChange={ask}
        title={title}
        text={[write.sentAt === undefined ? '' : sent, write.name === 'tasks.create' ? task : text].filter(Boolean).join(' ')}
        confirmLabel={offline.discard}
        cancelLabel={tasks.cancel}
        onConfirm={() => run(discard(write), onGone)}
      />
    </div>
  );
}

/** Does what was chosen; says so if the browser could not store it. */
function run(choice: Promise<void>, then: () => void): void {
  choice.then(then, (error: unknown) => toast({ title: reasonOf(error), kind: 'destructive' }));
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: currentText().offline.copied });
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
  const fields = changedOf(body).filter((field) => fieldNames(field) !== undefined);
  const textOf = (row: Partial<Task>) =>
    [
      ...new Set(
        fields.map(
          (field) =>
            `${fieldNames(field)}: ${values(field, { ...row, description: row.description ?? '', repeat: row.repeat ?? null, repeatWhen: row.repeatWhen ?? null })}`,
        ),
      ),
    ].join('\n');
  return { mine: textOf({ ...task, ...(body as Partial<Task>) }), theirs: refused?.current ? textOf(refused.current) : '' };
}

/** Returns the fields that a change sets to something else; a form sends its checklist along. */
function changedOf(body: TaskFields & { base?: TaskFields }): (keyof TaskValues)[] {
  const { base = {}, ...fields } = body;
  const named = Object.keys(fields) as (keyof TaskFields)[];
  return named.filter((field) => !(field in base && isSameValue(field, fields[field], base[field]))) as (keyof TaskValues)[];
}

const nobody: readonly UserCard[] = [];
