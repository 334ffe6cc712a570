// The dialog that creates a department.
import { limits } from '@app/contract/limits.ts';
import { useState } from 'react';
import { createDepartment } from '#features/departments/administration.queries.ts';
import { useDiscardConfirm } from '#features/tasks/edit/use-discard-confirm.tsx';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { InputField } from '#ui/input-field.tsx';
import { SettingRow } from '#ui/setting-row.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

export function DepartmentDialog({ onClose }: { onClose: () => void }) {
  const { departments: words } = useText();
  const [, setSearch] = useSearch();
  const [values, setValues, clear] = useDraft('department', { name: '', description: '', isPublic: false, join: true });
  const { name, description, isPublic, join = true } = values;
  const [problem, setProblem] = useState<string>();
  const create = useMutation(createDepartment);
  function leave() {
    clear();
    onClose();
  }
  const { close, question } = useDiscardConfirm(name.trim() !== '' || description.trim() !== '', leave);

  function submit() {
    if (name.trim() === '') return setProblem(words.nameRequired);
    create.mutate(
      { name, description, isPublic, join },
      {
        onSuccess: ({ id }) => {
          setSearch({ tab: 'departments', department: String(id) }, { replace: true });
          leave();
        },
        onError: (error) => setProblem(reasonOf(error)),
      },
    );
  }
  return (
    <FormDialog
      title={words.create}
      description={words.createText}
      labels={{ cancel: words.cancel, submit: words.createSubmit, busy: words.creating }}
      busy={create.isPending}
      className="flex flex-col gap-1"
      onSubmit={submit}
      onClose={close}
      beside={question}
    >
      <InputField
        label={words.name}
        error={problem}
        value={name}
        maxLength={limits.departmentName.max}
        onChange={(typed) => {
          setValues({ ...values, name: typed });
          setProblem(undefined);
        }}
      />
      <TextareaField
        label={words.description}
        optional={words.optional}
        dense
        value={description}
        maxLength={limits.departmentDescription.max}
        onChange={(typed) => setValues({ ...values, description: typed })}
      />
      <SettingRow title={words.isPublic} text={words.isPublicText}>
        {(control) => <Switch {...control} checked={isPublic} onChange={(on) => setValues({ ...values, isPublic: on })} />}
      </SettingRow>
      <SettingRow title={words.join} text={words.joinText}>
        {(control) => <Switch {...control} checked={join} onChange={(on) => setValues({ ...values, join: on })} />}
      </SettingRow>
    </FormDialog>
  );
}
