// The new password, twice, under the rules of registration.
import { PasswordResetForm as Form } from '@app/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '#features/auth/form-error.tsx';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { PasswordStrength } from '#features/auth/password-strength.tsx';
import { setNewPassword } from '#features/password-resets/password-resets.queries.ts';
import { RequestError } from '#lib/call.ts';
import { reasonOf, useText, useTextOf } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface NewPasswordFormProps {
  token: string;
  username: string;
  onSaved: (username: string) => void;
}

export function NewPasswordForm({ token, username, onSaved }: NewPasswordFormProps) {
  const { auth, passwordResets } = useText();
  const { page } = passwordResets;
  const textOf = useTextOf();
  const [capsLock, setCapsLock] = useState(false);
  const { mutate, isPending, error } = useMutation(setNewPassword);
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  const password = form.watch('password');
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) setFocus('password');
  }, [setFocus]);

  function submit(values: Form): void {
    if (isPending) return;
    mutate(
      { token, password: values.password },
      {
        onSuccess: (answer) => onSaved(answer.username),
        onError: (failure) => {
          const message = failure instanceof RequestError ? failure.body.fields?.['password'] : undefined;
          if (message) form.setError('password', { message }, { shouldFocus: true });
        },
      },
    );
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Field label={page.username}>
        {(control) => (
          <Input {...control} size="lg" readOnly autoComplete="username" value={username} className="bg-hover! text-ink-2" />
        )}
      </Field>
      <Field
        label={page.password}
        hint={capsLock ? auth.capsLock : undefined}
        error={errors.password?.message && textOf(errors.password.message)}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" onCapsLock={setCapsLock} />
        )}
      </Field>
      <PasswordStrength password={password} />
      <Field label={page.confirm} error={errors.confirmPassword?.message && textOf(errors.confirmPassword.message)}>
        {(control) => <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <FormError text={error && !isPending ? `${page.failed}: ${reasonOf(error)}` : undefined} />
      <Button type="submit" variant="primary" size="lg" className="mt-2 w-full" busy={isPending} busyLabel={page.saving}>
        {page.save}
      </Button>
    </form>
  );
}
