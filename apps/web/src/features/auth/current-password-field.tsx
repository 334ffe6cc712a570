// Asks for the password again, for actions that an open session alone must not allow.
import { useState } from 'react';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';

interface PasswordAgainProps {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

export function CurrentPasswordField({ value, error, disabled, onChange }: PasswordAgainProps) {
  const { account, auth } = useText();
  const { username } = useCurrentUser();
  const [capsLock, setCapsLock] = useState(false);
  return (
    <>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label={account.password} hint={capsLock ? auth.capsLock : undefined} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={value}
            readOnly={disabled}
            onCapsLock={setCapsLock}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
