// A new password, twice, with its strength.
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { PasswordStrength } from '#features/auth/password-strength.tsx';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';

type Name = 'password' | 'confirmPassword';

interface NewPasswordFieldsProps {
  register: (name: Name) => UseFormRegisterReturn;
  /** The text of the first field. */
  password: string;
  problem: (name: Name) => string | undefined;
  labels?: { password: string; confirmPassword: string } | undefined;
}

export function NewPasswordFields({ register, password, problem, labels }: NewPasswordFieldsProps) {
  const { auth } = useText();
  const [capsLock, setCapsLock] = useState(false);
  const strings = labels ?? auth;
  return (
    <>
      <div>
        <Field label={strings.password} hint={capsLock ? auth.capsLock : undefined} error={problem('password')}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="new-password" onCapsLock={setCapsLock} />
          )}
        </Field>
        <PasswordStrength password={password} />
      </div>
      <Field label={strings.confirmPassword} error={problem('confirmPassword')}>
        {(control) => <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
    </>
  );
}
