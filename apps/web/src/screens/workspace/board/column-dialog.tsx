// Asks for the name of a new column.
import { limits } from '@app/contract/limits.ts';
import { useState } from 'react';
import { addColumn } from '#features/workspaces/columns.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { InputField } from '#ui/input-field.tsx';

export function ColumnDialog({ workspaceId, onClose }: { workspaceId: number; onClose: () => void }) {
  const { columns: words, tasks } = useText();
  const [name, setName, forget] = useDraft(`column-name-new-${workspaceId}`, '', (typed) => typed.trim() !== '');
  const [problem, setProblem] = useState<string>();
  const add = useMutation(addColumn);

  function close() {
    forget();
    onClose();
  }
  function submit() {
    if (name.trim() === '') return setProblem(words.columnNameRequired);
    add.mutate({ name: name.trim(), workspaceId }, { onSuccess: close, onError: (error) => setProblem(reasonOf(error)) });
  }
  return (
    <FormDialog
      size="sm"
      title={words.addColumnTitle}
      description={words.addColumnText}
      labels={{ cancel: tasks.cancel, submit: words.addColumnSubmit, busy: words.addingColumn }}
      busy={add.isPending}
      onSubmit={submit}
      onClose={close}
    >
      <InputField
        label={words.columnName}
        error={problem}
        value={name}
        maxLength={limits.columnName.max}
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
