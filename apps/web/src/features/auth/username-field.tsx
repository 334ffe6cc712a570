// The username field of sign-in and registration.
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface UsernameFieldProps {
  /**
   * Called where the field renders, so that fields register in the order of the screen and the first invalid one gets the focus.
   */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
  /** Lets the browser offer passkeys there, too. */
  offersPasskeys?: boolean | undefined;
}

export function UsernameField({ register, error, offersPasskeys }: UsernameFieldProps) {
  const { auth } = useText();
  return (
    <Field label={auth.username} error={error}>
      {(control) => (
        <Input
          {...control}
          {...register()}
          size="lg"
          autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
