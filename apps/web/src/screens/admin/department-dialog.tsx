// The dialog that makes a department.
import { limits } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { createDepartment } from '#features/departments/departments.queries.ts';
import { useLeaving } from '#features/tasks/use-leaving.tsx';
import { reasonOf, useText } from '#lib/text.ts';
import { useUnderWay } from '#lib/under-way.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

export function DepartmentDialog({ onClose }: { onClose: () => void }) {
  const { departments: words } = useText();
  const form = useId();
  const [, setSearch] = useSearchParams();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [problem, setProblem] = useState<string>();
  const create = useMutation(createDepartment);
  const underWay = useUnderWay(createDepartment.mutationKey);
  const { close, question } = useLeaving(name.trim() !== '' || description.trim() !== '', onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay()) return;
    if (name.trim() === '') return setProblem(words.nameRequired);
    create.mutate(
      { name, description },
      {
        onSuccess: ({ id }) => {
          setSearch({ tab: 'departments', department: String(id) }, { replace: true });
          onClose();
        },
        onError: (error) => setProblem(reasonOf(error)),
      },
    );
  }
  return (
    <Dialog
      open
      fixed={create.isPending}
      title={words.create}
      description={words.createText}
      onOpenChange={(open) => open || close()}
      footer={
        <>
          <Button disabled={create.isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={create.isPending} busyLabel={words.creating}>
            {words.createSubmit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-1">
        <Field label={words.name} error={problem}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              value={name}
              maxLength={limits.departmentName.max}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Field label={words.description} optional={words.optional} dense>
          {(control) => (
            <Textarea
              {...control}
              value={description}
              maxLength={limits.departmentDescription.max}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
      </form>
      {question}
    </Dialog>
  );
}
