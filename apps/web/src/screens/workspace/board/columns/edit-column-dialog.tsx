// Changes the name, the colour and the limit of a column.

import { type ColumnColor, limits } from '@app/contract/limits.ts';
import { isDefaultColumn } from '@app/contract/workspaces/columns.rules.ts';
import type { Column, ColumnChange } from '@app/contract/workspaces/workspaces.contract.ts';
import { useState } from 'react';
import { changeColumn } from '#features/workspaces/columns.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { useNames } from '#lib/names.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { ColorChoice } from '#screens/workspace/board/columns/color-choice.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';

interface EditColumnDialogProps {
  column: Column;
  /** Its index among the columns, from 0. */
  index: number;
  onClose: () => void;
}

export function EditColumnDialog({ column, index, onClose }: EditColumnDialogProps) {
  const { columns: words, tasks } = useText();
  const shownName = useNames().status(column.name);
  const isKept = isDefaultColumn(column.name);
  const [name, setName, forgetName] = useDraft(`column-name-${column.id}`, column.name, (typed) => typed !== column.name);
  const [color, setColor] = useState<ColumnColor | null>(column.color);
  const [limit, setLimit] = useState(column.limit === null ? '' : String(column.limit));
  const [refuses, setRefuses] = useState(column.limitRefuses);
  const [problem, setProblem] = useState<{ field: 'name' | 'limit' | 'form'; text: string }>();
  const { mutate, isPending } = useMutation(changeColumn);
  const wanted = limit.trim() === '' ? null : Number(limit);

  function close() {
    forgetName();
    onClose();
  }
  function submit() {
    if (name.trim() === '') return setProblem({ field: 'name', text: words.columnNameRequired });
    const { min, max } = limits.columnLimit;
    if (wanted !== null && !(Number.isInteger(wanted) && wanted >= min && wanted <= max))
      return setProblem({ field: 'limit', text: words.limitInvalid });
    const fields: ColumnChange = {};
    if (!isKept && name.trim() !== column.name) fields.name = name.trim();
    if (color !== column.color) fields.color = color;
    if (wanted !== column.limit) fields.limit = wanted;
    const refusesThen = wanted !== null && refuses;
    if (refusesThen !== column.limitRefuses) fields.limitRefuses = refusesThen;
    if (Object.keys(fields).length === 0) return close();
    // A limit that goes takes the refusal with it, and an undo brings both back.
    if (fields.limit !== undefined) fields.limitRefuses = refusesThen;
    mutate(
      { column, index, fields },
      {
        onSuccess: close,
        onError: (error) => setProblem({ field: fields.name === undefined ? 'form' : 'name', text: reasonOf(error) }),
      },
    );
  }
  const problemOf = (field: 'name' | 'limit' | 'form') => (problem?.field === field ? problem.text : undefined);
  const forget = () => setProblem(undefined);

  return (
    <FormDialog
      size="sm"
      title={words.editTitle}
      description={shownName}
      labels={{ cancel: tasks.cancel, submit: words.save, busy: words.saving }}
      busy={isPending}
      className="flex flex-col gap-1"
      onSubmit={submit}
      onClose={close}
    >
      <FormError text={problemOf('form')} />
      {isKept ? (
        <p className="mb-3 text-12 text-pretty text-ink-3">{words.nameIsKept}</p>
      ) : (
        <InputField
          label={words.columnName}
          error={problemOf('name')}
          value={name}
          maxLength={limits.columnName.max}
          onChange={(typed) => {
            setName(typed);
            forget();
          }}
        />
      )}
      <ColorChoice value={color} onChange={setColor} />
      <InputField
        label={words.limit}
        hint={words.limitHint}
        error={problemOf('limit')}
        value={limit}
        inputMode="numeric"
        maxLength={3}
        className="mt-3"
        onChange={(typed) => {
          setLimit(typed);
          forget();
        }}
      />
      <SettingRow title={words.refuses} text={words.refusesHint} dimmed={wanted === null}>
        {(control) => (
          <Switch {...control} checked={refuses && wanted !== null} disabled={wanted === null} onChange={setRefuses} />
        )}
      </SettingRow>
    </FormDialog>
  );
}
