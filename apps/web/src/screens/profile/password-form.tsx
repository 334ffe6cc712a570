// Changes the password. Never stores what is typed here.
import { limits } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { PasswordStrength } from '#features/auth/password-strength.tsx';
import { changePassword } from '#features/users/own-account.queries.ts';
import { currentUserQuery, useCurrentUser } from '#features/users/users.queries.ts';
import { useText, useTextOf } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { formErrors } from '#screens/profile/form-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Panel } from '#ui/panel.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Values = typeof empty;

/** The form, or where the password is changed that this server does not have. */
export function PasswordPanel() {
  const { users, directories } = useText();
  const { data } = useQuery(currentUserQuery);
  if (data?.directory === undefined) return <PasswordForm />;
  return (
    <Panel title={users.profile.changePassword}>
      <p className="text-13 text-pretty text-ink-2">{directories.passwordThere}</p>
    </Panel>
  );
}

function PasswordForm() {
  const { auth, users } = useText();
  const textOf = useTextOf();
  const strings = users.profile;
  const { username } = useCurrentUser();
  const [capsLock, setCapsLock] = useState(false);
  const { mutate, isPending } = useMutation(changePassword);
  const form = useForm<Values>({ mode: 'onBlur', reValidateMode: 'onChange', defaultValues: empty });
  const { errors } = form.formState;
  const newPassword = form.watch('newPassword');
  const { currentMin, min, max } = limits.password;

  function problem(name: keyof Values): string | undefined {
    const message = errors[name]?.message;
    return message && textOf(message);
  }
  function submit({ currentPassword, newPassword }: Values): void {
    if (isPending) return;
    mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => form.reset(),
        onError: (failure) => {
          for (const [name, message] of formErrors(failure, ['currentPassword', 'newPassword'])) {
            form.setError(name, { message }, { shouldFocus: name !== 'root' });
          }
        },
      },
    );
  }

  const current = form.register('currentPassword', {
    required: auth.passwordRequired,
    minLength: { value: currentMin, message: strings.currentPasswordShort },
  });
  const next = form.register('newPassword', {
    required: auth.newPasswordShort,
    minLength: { value: min, message: auth.newPasswordShort },
    maxLength: { value: max, message: auth.passwordLong },
    deps: ['confirmPassword'],
  });
  const again = form.register('confirmPassword', {
    validate: (value, values) => value === values.newPassword || auth.passwordsDiffer,
  });
  return (
    <Panel title={strings.changePassword} text={strings.changePasswordText}>
      <form noValidate method="post" className="max-w-100" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field label={strings.currentPassword} hint={capsLock ? auth.capsLock : undefined} error={problem('currentPassword')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...current}
              autoComplete="current-password"
              readOnly={isPending}
              onCapsLock={setCapsLock}
            />
          )}
        </Field>
        <Field label={strings.newPassword} error={problem('newPassword')}>
          {(control) => <PasswordInput {...control} {...next} autoComplete="new-password" readOnly={isPending} />}
        </Field>
        <PasswordStrength password={newPassword} />
        <Field label={strings.confirmPassword} error={problem('confirmPassword')}>
          {(control) => <PasswordInput {...control} {...again} autoComplete="new-password" readOnly={isPending} />}
        </Field>
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" className="mt-2" busy={isPending}>
          {strings.updatePassword}
        </Button>
      </form>
    </Panel>
  );
}
