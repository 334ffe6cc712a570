// The dialog that creates a service account; its first API token follows.
import { type AdminUser, NewServiceAccount } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { departmentsQuery, openDepartments } from '#features/departments/departments.queries.ts';
import { ChoiceField } from '#features/pickers/choice-field.tsx';
import { createServiceAccount } from '#features/users/manage-users.queries.ts';
import { useDraft } from '#lib/draft.ts';
import { type FormProblems, focusField, serverProblems } from '#lib/form-problems.ts';
import { useNames } from '#lib/names.ts';
import { textOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';

const fields = ['fullName', 'username', 'departmentId'] as const;
type Problems = FormProblems<(typeof fields)[number]>;

interface ServiceAccountDialogProps {
  onCreated: (account: AdminUser) => void;
  onClose: () => void;
}

export function ServiceAccountDialog({ onCreated, onClose }: ServiceAccountDialogProps) {
  const { tokens } = useText();
  const { service: words } = tokens;
  const names = useNames();
  const departments = openDepartments(useQuery(departmentsQuery).data ?? []);
  const [values, setValues, forget] = useDraft('service-account', { fullName: '', username: '', departmentId: '' });
  const [own, setOwn] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useMutation(createServiceAccount);
  const problems: Problems = isPending ? {} : { ...serverProblems(error, fields), ...own };

  function change(part: Partial<typeof values>): void {
    setValues({ ...values, ...part });
    setOwn((previous) => ({ ...previous, ...Object.fromEntries(Object.keys(part).map((name) => [name, ''])) }));
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    form.current = event.currentTarget;
    const { departmentId, ...rest } = values;
    const parsed = NewServiceAccount.safeParse({ ...rest, departmentId: departmentId === '' ? undefined : Number(departmentId) });
    const issues = parsed.success ? [] : parsed.error.issues;
    setOwn(Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), textOf(message)])));
    const done = (account: AdminUser) => {
      forget();
      onCreated(account);
    };
    if (parsed.success) mutate(parsed.data, { onSuccess: done });
    else focusField(form.current, String(issues[0]?.path[0]));
  }
  useEffect(() => {
    const [first] = Object.keys(serverProblems(error, fields));
    if (first) focusField(form.current, first);
  }, [error]);

  return (
    <FormDialog
      title={words.title}
      description={words.text}
      labels={{ cancel: tokens.cancel, submit: words.button, busy: words.busy }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <InputField
        label={words.name}
        placeholder={words.namePlaceholder}
        error={problems.fullName || undefined}
        size="lg"
        name="fullName"
        value={values.fullName}
        readOnly={isPending}
        onChange={(fullName) => change({ fullName })}
      />
      <InputField
        label={words.username}
        error={problems.username || undefined}
        size="lg"
        name="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        readOnly={isPending}
        onChange={(username) => change({ username })}
      />
      <Field label={words.department} error={problems.departmentId || undefined}>
        {(control) => (
          <ChoiceField
            {...control}
            name={words.department}
            size="lg"
            disabled={isPending}
            value={values.departmentId}
            placeholder={words.chooseDepartment}
            options={departments.map(({ id, name }) => ({ value: String(id), label: names.department(name) }))}
            onChange={(departmentId) => change({ departmentId })}
          />
        )}
      </Field>
      <FormError text={problems.form && `${words.failed} ${problems.form}`} />
    </FormDialog>
  );
}
