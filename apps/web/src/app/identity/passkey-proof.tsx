// Shows who is there with a passkey, in place of what is typed.
import { passkeyProblem } from '#features/auth/passkeys/passkey-problem.ts';
import { reauthenticateWithPasskey } from '#features/auth/passkeys/passkey-sign-in.queries.ts';
import { usePasskeysText } from '#features/auth/passkeys/passkeys-text.ts';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { FormError } from '#ui/form-error.tsx';

export function PasskeyProof({ onDone }: { onDone: () => void }) {
  const { step } = useSecondFactorsText();
  const { signIn } = usePasskeysText();
  const { mutate, isPending, error } = useMutation(reauthenticateWithPasskey);
  return (
    <>
      <button type="button" className="auth-link" disabled={isPending} onClick={() => mutate(undefined, { onSuccess: onDone })}>
        {step.toPasskey}
      </button>
      <FormError text={error && !isPending ? passkeyProblem(error, signIn) : undefined} />
    </>
  );
}
