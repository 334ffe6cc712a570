// Name and description of a department, edited in the place of its row. What was typed stays until it is saved or given up.
import type { Department } from '@app/contract/departments/departments.contract.ts';
import { limits } from '@app/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { changeDepartment } from '#features/departments/administration.queries.ts';
import { isOfComposition } from '#lib/composition.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/input-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

interface DepartmentEditProps {
  /** With the name as it is shown, which is translated for some. */
  department: Department;
  storedName: string;
  onClose: () => void;
}

export function DepartmentEdit({ department, storedName, onClose }: DepartmentEditProps) {
  const { departments: words, conversations: labels } = useText();
  const before = { name: department.name, description: department.description ?? '' };
  const [{ name, description }, keep, forget] = useDraft(`department ${department.id}`, before);
  const [problem, setProblem] = useState<string>();
  const change = useMutation(changeDepartment);

  function close() {
    forget();
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    if (name.trim() === '') return setProblem(words.nameRequired);
    const isRenamed = name.trim() !== department.name;
    const isDescribed = description.trim() !== before.description;
    if (!isRenamed && !isDescribed) return close();
    const undo = {
      ...(isRenamed && { name: storedName }),
      ...(isDescribed && { description: department.description ?? null }),
    };
    const after = { ...(isRenamed && { name }), ...(isDescribed && { description }) };
    change.mutate({ id: department.id, ...after, undo }, { onSuccess: close, onError: (error) => setProblem(reasonOf(error)) });
  }
  return (
    <form
      aria-label={labels.rename}
      className="flex flex-col gap-1 p-4"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isOfComposition(event)) return;
        event.stopPropagation();
        close();
      }}
    >
      <InputField
        autoFocus
        label={words.name}
        error={problem}
        value={name}
        maxLength={limits.departmentName.max}
        onChange={(typed) => {
          keep({ name: typed, description });
          setProblem(undefined);
        }}
      />
      <TextareaField
        label={words.description}
        optional={words.optional}
        dense
        value={description}
        maxLength={limits.departmentDescription.max}
        onChange={(typed) => keep({ name, description: typed })}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button disabled={change.isPending} onClick={close}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={labels.saving}>
          {labels.save}
        </Button>
      </div>
    </form>
  );
}
