// A passkey as the second step of a sign-in.
import type { SecondStep as Step } from '@app/contract/second-factors/second-step.contract.ts';
import { Fingerprint } from 'lucide-react';
import { useId, useState } from 'react';
import { passkeyProblem } from '#features/auth/passkeys/passkey-problem.ts';
import { takePasskeyStep } from '#features/auth/passkeys/passkey-sign-in.queries.ts';
import { usePasskeysText } from '#features/auth/passkeys/passkeys-text.ts';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormError } from '#ui/form-error.tsx';

interface PasskeyStepProps {
  step: Step;
  onDone: () => void;
  onBack: () => void;
  onCode: () => void;
}

export function PasskeyStep({ step: { challenge }, onDone, onBack, onCode }: PasskeyStepProps) {
  const { step: words, signIn } = usePasskeysText();
  const { step } = useSecondFactorsText();
  const trustId = useId();
  const [trust, setTrust] = useState(false);
  const { mutate, isPending, error } = useMutation(takePasskeyStep);
  return (
    <>
      <h2 className="text-16 font-semibold">{words.title}</h2>
      <p className="mt-1 mb-4 text-13 text-pretty text-ink-2">{words.text}</p>
      <div className="mb-3 flex items-center gap-2.5">
        <Checkbox id={trustId} checked={trust} disabled={isPending} onChange={setTrust} />
        <label htmlFor={trustId} className="text-13">
          {step.trust}
        </label>
      </div>
      <FormError text={error && !isPending ? passkeyProblem(error, signIn) : undefined} />
      <Button
        variant="primary"
        size="lg"
        className="mt-2 w-full"
        // The person has just asked for it.
        autoFocus
        icon={<Fingerprint />}
        busy={isPending}
        busyLabel={signIn.busy}
        onClick={() => mutate({ challenge, trust }, { onSuccess: onDone })}
      >
        {words.use}
      </Button>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <button type="button" className="auth-link" onClick={onBack}>
          {step.back}
        </button>
        <button type="button" className="auth-link" onClick={onCode}>
          {step.toPhone}
        </button>
      </div>
    </>
  );
}
