// Deletes a column, after asking where its tasks go.
import type { Column } from '@app/contract/workspaces/workspaces.contract.ts';
import { useState } from 'react';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { removeColumn } from '#features/workspaces/columns.queries.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Select } from '#ui/select.tsx';

interface DeleteColumnDialogProps {
  column: Column;
  /** All columns of the board in their order. */
  columns: readonly Column[];
  /** The number of tasks that stand in it. */
  total: number;
  onClose: () => void;
}

export function DeleteColumnDialog({ column, columns, total, onClose }: DeleteColumnDialogProps) {
  const { columns: words, tasks } = useText();
  const { status } = useNames();
  const { mutate, isPending } = useMutation(removeColumn);
  const [problem, setProblem] = useState<string>();
  const others = columns.filter(({ id }) => id !== column.id);
  const index = columns.findIndex(({ id }) => id === column.id);
  const [chosen, choose] = useState(() => (columns[index - 1] ?? others[0])?.id);
  // Undefined if somebody deletes the chosen column meanwhile: the person chooses another one.
  const target = others.find(({ id }) => id === chosen);

  function submit() {
    if (!target) return setProblem(words.targetUnknown);
    mutate({ column, target }, { onSuccess: onClose, onError: (error) => setProblem(reasonOf(error)) });
  }
  return (
    <FormDialog
      size="sm"
      danger
      title={words.removeTitle(status(column.name))}
      description={`${words.removeText(total)} ${words.removeFinal}`}
      labels={{ cancel: tasks.cancel, submit: words.removeSubmit, busy: words.removing }}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError text={problem} />
      <Field label={words.target}>
        {(control) => (
          <Select
            {...control}
            value={String(target?.id ?? '')}
            options={others.map(({ id, name }) => ({
              value: String(id),
              label: status(name),
              icon: <StatusGlyph status={name} />,
            }))}
            onChange={(id) => {
              choose(Number(id));
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
