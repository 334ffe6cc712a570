// The registration form.
import { RegistrationForm } from '@app/contract/users/users.contract.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { register } from '#features/auth/auth.queries.ts';
import { DepartmentField } from '#features/auth/department-field.tsx';
import { NewPasswordFields } from '#features/auth/new-password-fields.tsx';
import { serverMessage } from '#features/auth/server-message.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { UsernameField } from '#features/auth/username-field.tsx';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';

const empty = { username: '', password: '', confirmPassword: '', fullName: '', email: '', title: '', departmentId: '' };

interface RegisterFormProps {
  /** The typed values from before the person switched tabs. */
  typed: RegistrationForm | undefined;
  onLeave: (typed: RegistrationForm) => void;
  /** The account exists; its owner can sign in. */
  onRegistered: (username: string) => void;
}

export function RegisterForm({ typed, onLeave, onRegistered }: RegisterFormProps) {
  const { auth } = useText();
  const { mutate, isPending, error } = useMutation(register);
  const { form, problem, showFields } = useAuthForm<RegistrationForm>({
    resolver: zodResolver(RegistrationForm),
    values: typed ?? empty,
    first: 'username',
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const leave = useEffectEvent(() => onLeave(form.getValues()));
  useEffect(() => () => leave(), []);

  function submit(values: RegistrationForm): void {
    if (isPending) return;
    mutate(values, {
      onSuccess: () => {
        toast(auth.registered);
        form.reset(empty);
        onRegistered(values.username.trim());
      },
      onError: (failure) => {
        const text = serverMessage(failure) ?? auth.registrationFailed.text;
        toast({ title: auth.registrationFailed.title, text, kind: 'destructive' });
        showFields(failure);
      },
    });
  }

  const { data: departments } = useQuery(departmentsQuery);
  if (departments?.length === 0) {
    return (
      <div role="status" className="text-14 text-pretty">
        <p className="font-medium">{auth.registrationClosed}</p>
        <p className="mt-1 text-ink-2">{auth.registrationClosedText}</p>
      </div>
    );
  }
  const failed =
    error && !isPending ? auth.registrationFailedBox(serverMessage(error) ?? auth.registrationFailed.text) : undefined;
  return (
    <form noValidate method="post" className="@container" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className="grid gap-x-3 gap-y-1.5 @min-[360px]:grid-cols-2">
        <UsernameField register={() => form.register('username')} error={problem('username')} />
        <Field label={auth.email} error={problem('email')}>
          {(control) => <Input {...control} {...form.register('email')} size="lg" type="email" autoComplete="email" />}
        </Field>
        <Field label={auth.fullName} error={problem('fullName')}>
          {(control) => <Input {...control} {...form.register('fullName')} size="lg" autoComplete="name" />}
        </Field>
        <Field label={auth.jobTitle} optional={auth.optional} error={problem('title')}>
          {(control) => <Input {...control} {...form.register('title')} size="lg" autoComplete="organization-title" />}
        </Field>
        <DepartmentField register={() => form.register('departmentId')} error={problem('departmentId')} />
        <NewPasswordFields register={(name) => form.register(name)} password={password} problem={problem} />
      </div>
      <FormError text={failed} />
      <Button type="submit" variant="primary" size="lg" className="mt-3 w-full" busy={isPending} busyLabel={auth.creatingAccount}>
        {auth.createAccount}
      </Button>
    </form>
  );
}
