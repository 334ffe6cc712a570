// The field of a username, at the sign-in and where an account is made.
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface UsernameFieldProps {
  /** Called where the field stands, so that the first field with a problem is the first on the screen. */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
}

export function UsernameField({ register, error }: UsernameFieldProps) {
  const { auth } = useText();
  return (
    <Field label={auth.username} error={error}>
      {(control) => (
        <Input {...control} {...register()} size="lg" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  );
}
