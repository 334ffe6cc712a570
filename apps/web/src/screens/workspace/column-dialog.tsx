// The dialog that asks for the name of a new column.
import { limits } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { addColumn } from '#features/workspaces/workspaces.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

export function ColumnDialog({ workspaceId, onClose }: { workspaceId: number; onClose: () => void }) {
  const { workspaces: words, tasks } = useText();
  const form = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = useMutation(addColumn);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending) return;
    if (name.trim() === '') return setProblem(words.columnNameRequired);
    add.mutate({ name: name.trim(), workspaceId }, { onSuccess: onClose, onError: (error) => setProblem(reasonOf(error)) });
  }
  return (
    <Dialog
      open
      size="sm"
      fixed={add.isPending}
      title={words.addColumnTitle}
      description={words.addColumnText}
      onOpenChange={(shown) => shown || onClose()}
      footer={
        <>
          <Button disabled={add.isPending} onClick={onClose}>
            {tasks.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={add.isPending} busyLabel={words.addingColumn}>
            {words.addColumnSubmit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label={words.columnName} error={problem}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={name}
              maxLength={limits.columnName.max}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
